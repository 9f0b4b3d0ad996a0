package app.assay.points.rules;

import app.assay.points.check.Tense;
import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import app.assay.points.rules.Unbuilt.Plan;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Plans whose name is made of a verb: "icing prediction from weather data" is there when something
/// "predicts icing", a "GeoParquet writer" when it "writes to GeoParquet", a "mirror in Galway"
/// when it "is mirrored to Galway".
final class Deeds {

  /// How nouns are made of verbs, each ending with what the verb has in its place.
  private static final String[][] ENDINGS = {
    {"isation", "ise"},
    {"ization", "ize"},
    {"ication", "y"},
    {"ation", "ate"},
    {"ation", ""},
    {"ation", "e"},
    {"ition", "e"},
    {"ution", "e"},
    {"sion", "d"},
    {"sion", "de"},
    {"ption", "be"},
    {"ion", ""},
    {"ion", "e"},
    {"ing", ""},
    {"ing", "e"},
    {"ment", ""},
    {"ance", ""},
    {"ance", "e"},
    {"ence", ""},
    {"al", ""},
    {"al", "e"},
    {"er", ""},
    {"er", "e"},
    {"or", ""},
    {"or", "e"},
    {"age", ""},
    {"age", "e"},
    {"ery", "er"},
    {"ysis", "yse"},
    {"", ""}
  };

  /// Verbs of which one tells what another does.
  private static final List<Set<String>> SAME =
      List.of(
          WordLists.words("deed-warn"),
          WordLists.words("deed-rebuild"),
          WordLists.words("deed-send"),
          WordLists.words("deed-show"),
          WordLists.words("deed-predict"),
          WordLists.words("deed-find"),
          WordLists.words("deed-fetch"),
          WordLists.words("deed-keep"));

  /// Verbs of so many things that they tell none.
  private static final WordSet VAGUE = WordLists.words("deed-vague");

  /// What joins two things: a duct, an interface.
  private static final WordSet CONNECTIONS = WordLists.words("connections");

  /// What passes through it.
  private static final WordSet TRANSFERS = WordLists.words("transfers");

  private static final WordSet WAY = WordLists.words("ends-of-way");

  /// About so many forms tell deeds in a long document, of about so many things each.
  private static final int FORMS = 1 << 10;

  private static final int OBJECTS = 1 << 4;

  private final Map<String, Told> deeds = new HashMap<>();
  private final Told links = new Told();

  /// The letters of all forms that tell a deed.
  private final WordFilter forms;

  /// @param plans how many will be added; of none nothing is told
  Deeds(int plans) {
    this.forms = new WordFilter(plans == 0 ? 0 : FORMS);
  }

  /// A deed that nothing does yet.
  ///
  /// @param plan what would do so
  /// @param objects the other words of its name, and those behind it
  private record Deed(Plan plan, Set<Long> objects) {}

  /// What one verb tells.
  ///
  /// @param objects of all its deeds, by which most sentences are seen to name none
  private record Told(List<Deed> deeds, WordFilter objects) {

    Told() {
      this(new ArrayList<>(1), new WordFilter(OBJECTS));
    }

    void add(Deed deed) {
      deeds.add(deed);
      deed.objects.forEach(objects::add);
    }

    boolean mayBeNamed(Sentence sentence) {
      for (int i = sentence.from(); i < sentence.to(); i++) {
        if (objects.mayHave(sentence.tokens().name(i))) {
          return true;
        }
      }
      return false;
    }
  }

  void add(Plan plan) {
    Sentence sentence = plan.sentence();
    Tokens tokens = sentence.tokens();
    int head = sentence.from();
    while (head < sentence.to() && tokens.name(head) != plan.name().head()) {
      head++;
    }
    if (head == sentence.to() || plan.name().further()) {
      return;
    }
    if (tokens.isOneOf(head, CONNECTIONS)) {
      Deed link = new Deed(plan, objects(plan, head));
      if (!link.objects.isEmpty()) {
        links.add(link);
        TRANSFERS.forEach(this::addForm);
      }
    }
    String verb = verb(tokens.lower(head));
    if (verb.isEmpty() || VAGUE.contains(verb)) {
      return;
    }
    Deed deed = new Deed(plan, objects(plan, head));
    if (!deed.objects.isEmpty()) {
      add(verb, deed);
      for (Set<String> same : SAME) {
        if (same.contains(verb)) {
          same.forEach(v -> add(v, deed));
        }
      }
    }
  }

  private void add(String verb, Deed deed) {
    deeds.computeIfAbsent(verb, v -> new Told()).add(deed);
    for (String form : Tense.forms(verb)) {
      addForm(form);
      addForm(form + "ed");
      if (form.endsWith("e")) {
        addForm(form + "d");
      }
    }
  }

  private void addForm(String form) {
    forms.add(WordSet.hash(form));
  }

  boolean isEmpty() {
    return deeds.isEmpty() && links.deeds.isEmpty();
  }

  private static Set<Long> objects(Plan plan, int head) {
    Sentence sentence = plan.sentence();
    Set<Long> objects = new HashSet<>(plan.name().words());
    objects.remove(plan.name().head());
    for (int i = head + 1; i < sentence.to() && !isEnd(sentence.tokens(), i); i++) {
      if (ContentWords.counts(sentence.tokens(), i)) {
        objects.add(sentence.tokens().name(i));
      }
    }
    return objects;
  }

  private static boolean isEnd(Tokens tokens, int i) {
    return tokens.is(i, TokenClass.COMMA)
        || tokens.is(i, TokenClass.COLON)
        || tokens.is(i, TokenClass.DASH)
        || tokens.is(i, TokenClass.OPEN)
        || tokens.is(i, TokenClass.STOP)
        || tokens.is(i, ';');
  }

  /// "Predict" for "prediction", "plan" for "planning", or nothing.
  private static String verb(String noun) {
    for (String[] ending : ENDINGS) {
      if (noun.endsWith(ending[0])) {
        String verb = noun.substring(0, noun.length() - ending[0].length()) + ending[1];
        int last = verb.length() - 1;
        boolean twice = last > 1 && verb.charAt(last) == verb.charAt(last - 1);
        if (isVerb(verb)) {
          return verb;
        }
        if (twice && ending[1].isEmpty() && isVerb(verb.substring(0, last))) {
          return verb.substring(0, last);
        }
      }
    }
    return "";
  }

  private static boolean isVerb(String word) {
    return Tense.base(word).filter(word::equals).isPresent();
  }

  /// False where no word of a sentence, as its verb, would tell such a deed; asked before the verb
  /// is looked for. A version may name a thing whatever the sentence tells.
  boolean mayBeTold(Sentence sentence) {
    if (isEmpty() || sentence.has(TokenClass.VERSION)) {
      return !isEmpty();
    }
    Tokens tokens = sentence.tokens();
    for (int i = sentence.from(); i < sentence.to(); i++) {
      if (forms.mayHave(tokens.hash(i))) {
        String form = Wording.lower(tokens, i);
        if (mayTell(form, sentence)
            || mayTell(participle(form), sentence)
            || (TRANSFERS.contains(form) && links.mayBeNamed(sentence))) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean mayTell(String form, Sentence sentence) {
    Told told = told(form);
    return told != null && told.mayBeNamed(sentence);
  }

  private @Nullable Told told(String form) {
    return form.isEmpty() ? null : deeds.get(Tense.base(form).orElse(""));
  }

  /// True when the verb of a sentence tells such a deed, and the sentence names what it is done to.
  boolean isTold(Sentence sentence, int verb) {
    return isTold(sentence, Wording.lower(sentence.tokens(), verb), verb)
        || (verb + 1 < sentence.to()
            && isTold(sentence, participle(Wording.lower(sentence.tokens(), verb + 1)), verb))
        || (links.mayBeNamed(sentence) && isPassing(sentence, verb));
  }

  /// "Heat taken from kiln K2", where the duct from K2 is not there.
  private boolean isPassing(Sentence sentence, int verb) {
    for (int i = verb; i + 1 < sentence.to(); i++) {
      if (sentence.tokens().isOneOf(i, TRANSFERS)) {
        for (Deed link : links.deeds) {
          if (link.plan.sentence() != sentence && isWay(sentence, link, i + 1)) {
            return true;
          }
        }
      }
    }
    return false;
  }

  /// Behind "from", "to" or "into" stands what the link joins, or before the verb.
  private static boolean isWay(Sentence sentence, Deed link, int from) {
    int named = 0;
    boolean way = false;
    for (int i = sentence.from(); i < sentence.to(); i++) {
      way |= i >= from && sentence.tokens().isOneOf(i, WAY);
      named += link.objects.contains(sentence.tokens().name(i)) ? 1 : 0;
    }
    return way && named >= Math.min(2, link.objects.size());
  }

  private boolean isTold(Sentence sentence, String form, int verb) {
    Told told = told(form);
    if (told == null || !told.mayBeNamed(sentence)) {
      return false;
    }
    for (Deed deed : told.deeds) {
      if (deed.plan.sentence() != sentence && names(sentence, deed, verb)) {
        return true;
      }
    }
    return false;
  }

  private static boolean names(Sentence sentence, Deed deed, int verb) {
    for (int i = sentence.from(); i < sentence.to(); i++) {
      if (i != verb && deed.objects.contains(sentence.tokens().name(i))) {
        return true;
      }
    }
    return false;
  }

  /// "Mirror" for "mirrored".
  private static String participle(String word) {
    if (!word.endsWith("ed")) {
      return "";
    }
    String base = word.substring(0, word.length() - 2);
    return Tense.base(base).isPresent() ? base : base + "e";
  }
}
