package app.assay.points.rules;

import app.assay.points.check.PointsContext;
import app.assay.points.check.Tense;
import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.BlockKind;
import app.assay.points.reading.DocumentReading;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.LongConsumer;

/// Sentences in the present tense about things of which another place of the document says that
/// they are not there yet. The two are known to be one by a name, a label or the section.
final class PlanMatches {

  /// A word in more sentences is too common in the document to tell one thing by.
  private static final int RARE = 4;

  /// A head noun may be repeated more often than other words.
  private static final int RARE_HEAD = 10;

  /// A subject is named within so many tokens.
  private static final int SUBJECT = 12;

  /// More than one word.
  private static final long MANY = -1;

  private static final WordSet DEFINITE = WordSet.of("the", "our", "this", "its", "their", "your");

  private static final WordSet BY_WAY =
      WordSet.of("with", "in", "through", "via", "from", "into", "to", "by", "on");

  private final PointsContext context;
  private final Unbuilt unbuilt;
  private final NamedWords words;

  private PlanMatches(Unbuilt unbuilt, PointsContext context) {
    this.context = context;
    this.unbuilt = unbuilt;
    this.words = unbuilt.words();
  }

  /// @param verb the token of its verb in the present tense
  record Match(PlacedBlock block, Sentence sentence, int verb) {}

  /// The matches of one block, by the plans and words that they were found with.
  private record OfBlock(PlanMatches by, List<Match> matches) {}

  /// What was found in a version of a text.
  ///
  /// @param by those who found it
  /// @param blocks of which the words are counted
  private record Found(PlanMatches by, List<PlacedBlock> blocks, List<Match> matches) {}

  /// All such sentences, found once for all detectors of a document.
  static List<Match> of(DocumentReading document, PointsContext context) {
    return document.follow(Found.class, (d, before) -> find(d, context, before)).matches;
  }

  private static Found find(
      DocumentReading document, PointsContext context, Optional<Found> before) {
    Optional<PlanMatches> last = before.map(Found::by).filter(by -> by.context.equals(context));
    Unbuilt unbuilt = Unbuilt.of(document, context.asOf(), last.map(by -> by.unbuilt));
    PlanMatches by =
        last.filter(l -> l.unbuilt == unbuilt).orElseGet(() -> new PlanMatches(unbuilt, context));
    if (unbuilt.isEmpty()) {
      return new Found(by, List.of(), List.of());
    }
    boolean known = last.isPresent() && last.get() == by;
    if (by.count(known ? before.orElseThrow().blocks : List.of(), document.blocks()) && known) {
      by = new PlanMatches(unbuilt, context);
    }
    List<Match> matches = new ArrayList<>();
    for (PlacedBlock block : document.blocks()) {
      if (block.reading().kind().speaks() && block.reading().kind() != BlockKind.HEADING) {
        matches.addAll(by.in(block));
      }
    }
    return new Found(by, document.blocks(), matches);
  }

  private List<Match> in(PlacedBlock block) {
    return block.derive(
            OfBlock.class, known -> known.by == this, b -> new OfBlock(this, inspect(b)))
        .matches;
  }

  /// Counts the words of blocks that came instead of others.
  ///
  /// @return whether a word that names a plan stands more or less often
  private boolean count(List<PlacedBlock> before, List<PlacedBlock> now) {
    int most = Math.min(before.size(), now.size());
    int head = 0;
    while (head < most && before.get(head) == now.get(head)) {
      head++;
    }
    int tail = 0;
    while (tail < most - head
        && before.get(before.size() - 1 - tail) == now.get(now.size() - 1 - tail)) {
      tail++;
    }
    if (before.isEmpty()) {
      now.forEach(block -> each(block, word -> words.use(word, 1)));
      return true;
    }
    Map<Long, Integer> change = new HashMap<>();
    for (PlacedBlock block : before.subList(head, before.size() - tail)) {
      each(block, word -> change.merge(word, -1, Integer::sum));
    }
    for (PlacedBlock block : now.subList(head, now.size() - tail)) {
      each(block, word -> change.merge(word, 1, Integer::sum));
    }
    change.values().removeIf(by -> by == 0);
    change.forEach(words::use);
    return !change.isEmpty();
  }

  private void each(PlacedBlock block, LongConsumer named) {
    Tokens tokens = block.reading().tokens();
    for (int i = 0; i < tokens.count(); i++) {
      long word = tokens.name(i);
      if (words.has(word)) {
        named.accept(word);
      }
    }
  }

  private List<Match> inspect(PlacedBlock block) {
    List<Match> matches = new ArrayList<>(0);
    boolean all = isUnbuilt(block);
    boolean design =
        all && (Headings.areOfDesign(block.around()) || Headings.areOfOutcome(block.around()));
    boolean here = unbuilt.isUnbuiltHere(block) || unbuilt.isLabelled(block);
    for (Sentence sentence : block.reading().sentences()) {
      if (sentence.hasAny(Cue.NOT_YET, Cue.ALL_UNBUILT, Cue.UNBUILT_HERE)) {
        continue;
      }
      boolean within = here || (all && (design || isOfThing(sentence)));
      if (within || mayName(sentence)) {
        int verb = verb(block, sentence, within);
        if (verb >= 0 && (within || isNamed(sentence, verb, false))) {
          matches.add(new Match(block, sentence, verb));
        } else if (verb < 0 && !within) {
          int near = verb(block, sentence, true);
          if (near >= 0 && isNamed(sentence, near, true)) {
            matches.add(new Match(block, sentence, near));
          }
        }
      }
    }
    return matches;
  }

  /// "We are certified" tells of a certificate.
  private int verb(PlacedBlock block, Sentence sentence, boolean within) {
    int verb = Capability.claim(sentence, block.around(), context, within);
    if (verb >= 0 || sentence.hasAny(Cue.NOW, Cue.WILL, Cue.SOURCE)) {
      return verb;
    }
    Tokens tokens = sentence.tokens();
    boolean we =
        sentence.to() - sentence.from() > 2
            && tokens.isWord(sentence.from(), "we")
            && tokens.isWord(sentence.from() + 1, "are");
    return we ? Capability.verb(sentence, block.around()) : -1;
  }

  private boolean isUnbuilt(PlacedBlock block) {
    if (unbuilt.isUnbuilt(block)) {
      return !Headings.areOfPresent(block.around());
    }
    return context.isThorough() && unbuilt.isProposed() && Headings.areOfOutcome(block.around());
  }

  /// In a proposal "the store" and "it" are what is proposed; "some shops" and "Fowler" are not.
  private static boolean isOfThing(Sentence sentence) {
    Tokens tokens = sentence.tokens();
    int at = sentence.from();
    while (at < sentence.to()
        && (!tokens.is(at, TokenClass.WORD) || tokens.is(at, TokenClass.CODE))) {
      at++;
    }
    String first = at == sentence.to() ? "" : Wording.lower(tokens, at);
    boolean have = first.equals("we") && at + 1 < sentence.to() && tokens.isWord(at + 1, "have");
    return have
        || first.equals("the")
        || first.equals("it")
        || first.equals("its")
        || first.equals("our")
        || first.equals("a")
        || first.equals("an");
  }

  /// False where the words that name plans are none, or a single one that stands too often.
  private boolean mayName(Sentence sentence) {
    long one = named(sentence, 0);
    if (one == MANY) {
      return true;
    }
    Optional<Sentence> label = sentence.cell().flatMap(Sentence.Cell::label);
    long both = label.isPresent() ? named(label.get(), one) : one;
    return both == MANY || (both != 0 && words.uses(both) <= RARE_HEAD);
  }

  /// The one word that names plans, 0 where there is none.
  ///
  /// @param before a word that was found elsewhere, or 0
  private long named(Sentence sentence, long before) {
    Tokens tokens = sentence.tokens();
    long one = before;
    for (int i = sentence.from(); i < sentence.to(); i++) {
      long word = tokens.name(i);
      if (word != one && words.has(word)) {
        if (one != 0) {
          return MANY;
        }
        one = word;
      }
    }
    return one;
  }

  /// @param whole true where the whole name of two words must be there, after an article
  private boolean isNamed(Sentence sentence, int verb, boolean whole) {
    Map<Unbuilt.Plan, Set<Long>> shared = new HashMap<>();
    Set<Unbuilt.Plan> subjects = new HashSet<>();
    Set<Unbuilt.Plan> definite = new HashSet<>();
    collect(sentence, sentence.from(), verb, shared, subjects, definite);
    sentence
        .cell()
        .flatMap(Sentence.Cell::label)
        .ifPresent(l -> collect(l, l.from(), l.to(), shared, subjects, definite));
    for (Map.Entry<Unbuilt.Plan, Set<Long>> entry : shared.entrySet()) {
      Unbuilt.Plan plan = entry.getKey();
      boolean all =
          entry.getValue().size() > 1 && entry.getValue().size() == plan.name().words().size();
      if (plan.sentence() != sentence
          && (!plan.name().further() || isOfFurther(sentence))
          && (!whole || (all && !plan.brief() && definite.contains(plan)))
          && (all || !Tense.isPerfect(sentence, verb))
          && isSame(
              plan,
              sentence,
              entry.getValue(),
              subjects.contains(plan) || plan.sentence().tokens() == sentence.tokens(),
              definite.contains(plan))) {
        return true;
      }
    }
    return false;
  }

  /// The words stand next to each other, in any order.
  private static boolean isTogether(Sentence sentence, Set<Long> words) {
    int run = 0;
    for (int i = sentence.from(); i < sentence.to() && run < words.size(); i++) {
      run = words.contains(sentence.tokens().name(i)) ? run + 1 : 0;
    }
    return run == words.size();
  }

  /// "GraphQL", "SSO": such a name needs no article.
  private static boolean isMixed(String word) {
    return word.chars().skip(1).anyMatch(Character::isUpperCase);
  }

  /// "The second dryer"; "the dryer" is the one that is there.
  private static boolean isOfFurther(Sentence sentence) {
    for (int i = sentence.from(); i < sentence.to(); i++) {
      if (PlanName.isFurther(Wording.lower(sentence.tokens(), i))) {
        return true;
      }
    }
    return false;
  }

  private boolean isSame(
      Unbuilt.Plan plan, Sentence sentence, Set<Long> words, boolean subject, boolean definite) {
    PlanName name = plan.name();
    boolean head = words.contains(name.head());
    int common = this.words.uses(name.head());
    if (name.words().size() == 1) {
      return subject && head && definite && common <= RARE_HEAD;
    }
    if (words.size() >= 2) {
      return (subject && words.size() * 2 >= name.words().size())
          || (words.size() == name.words().size() && isTogether(sentence, words));
    }
    if (head) {
      return context.isThorough()
          && definite
          && common <= RARE
          && !isOtherwiseNamed(sentence, name);
    }
    return context.isThorough()
        && subject
        && definite
        && words.stream().allMatch(w -> this.words.uses(w) <= RARE);
  }

  /// "The import module" is not the export module.
  private static boolean isOtherwiseNamed(Sentence sentence, PlanName name) {
    Tokens tokens = sentence.tokens();
    for (int i = sentence.from() + 2; i < sentence.to(); i++) {
      if (tokens.name(i) == name.head()) {
        long other = tokens.name(i - 1);
        return other != 0
            && !name.words().contains(other)
            && ContentWords.counts(tokens, i - 1)
            && tokens.isOneOf(i - 2, DEFINITE);
      }
    }
    return false;
  }

  /// Collects what plans are named before the verb, and after a "with the" or "in our".
  private void collect(
      Sentence sentence,
      int from,
      int verb,
      Map<Unbuilt.Plan, Set<Long>> shared,
      Set<Unbuilt.Plan> subjects,
      Set<Unbuilt.Plan> definite) {
    Tokens tokens = sentence.tokens();
    boolean article = false;
    boolean way = false;
    for (int i = from; i < sentence.to(); i++) {
      String letters = Wording.lower(tokens, i);
      if (DEFINITE.contains(letters)) {
        article = true;
        way = i > from && BY_WAY.contains(Wording.before(sentence, i));
      } else if (!tokens.is(i, TokenClass.WORD) || BY_WAY.contains(letters)) {
        article = false;
        way = false;
      }
      long word = tokens.name(i);
      if (word == 0) {
        continue;
      }
      for (Unbuilt.Plan plan : this.words.plans(word)) {
        shared.computeIfAbsent(plan, p -> new HashSet<>()).add(word);
        boolean before = i <= verb && i - from <= SUBJECT;
        boolean proper = i > from && tokens.is(i, TokenClass.CAP);
        if (before || way || proper) {
          subjects.add(plan);
        }
        if ((proper && isMixed(tokens.text(i))) || (article && (before || way))) {
          definite.add(plan);
        }
      }
    }
  }
}
