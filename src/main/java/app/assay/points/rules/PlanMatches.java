package app.assay.points.rules;

import app.assay.points.check.PointsContext;
import app.assay.points.check.Tense;
import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.BlockKind;
import app.assay.points.reading.DocumentReading;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import app.assay.points.weighing.Scores;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;

/// Sentences in the present tense about things of which another place of the document says that
/// they are not there yet. The two are known to be one by a name, a label or the section.
final class PlanMatches {

  /// A word in more sentences is too common in the document to tell one thing by.
  private static final int RARE = 4;

  /// A head noun may be repeated more often than other words.
  private static final int RARE_HEAD = 10;

  private static final WordSet CALLED = WordLists.words("called");

  private static final WordSet TICKS = WordLists.words("ticks");

  private final PointsContext context;
  private final Unbuilt unbuilt;
  private final NamedWords words;
  private final Deeds deeds;
  private final PlanMentions mentions;

  /// The words of the sentence in hand that name plans.
  private long[] names = new long[16];

  private int found;

  private PlanMatches(Unbuilt unbuilt, PointsContext context) {
    this.context = context;
    this.unbuilt = unbuilt;
    this.words = unbuilt.words();
    this.deeds = unbuilt.deeds();
    this.mentions = new PlanMentions(words, unbuilt.plans());
  }

  /// @param verb the token of its verb in the present tense
  record Match(PlacedBlock block, Sentence sentence, int verb) {

    /// What will come of the thing (point 2), not what it does (point 7): by its verb, unless the
    /// sentence as a whole reads otherwise, as in "the app shows free seats".
    boolean isOutcome() {
      return Capability.isOutcome(sentence, verb)
          && !Scores.isRather(7, 2, sentence, block.reading(), block.around());
    }
  }

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
    boolean told = false;
    Sentence last = null;
    for (Sentence sentence : block.reading().sentences()) {
      if (sentence.hasAny(Cue.NOT_YET, Cue.ALL_UNBUILT, Cue.UNBUILT_HERE)) {
        told = false;
        last = null;
        continue;
      }
      int before = matches.size();
      boolean goesOn = PlanSentences.isOfSame(sentence) && (told || leadsOn(last));
      boolean within = here || goesOn || (all && (design || PlanSentences.isOfThing(sentence)));
      if (isTicked(sentence)) {
        matches.add(new Match(block, sentence, sentence.from()));
        continue;
      }
      boolean deed = !within && sentence.cell().isEmpty() && deeds.mayBeTold(sentence);
      boolean named = !within && mayName(sentence);
      if (within || deed || named) {
        int verb = verb(block, sentence, within);
        if (verb < 0 && goesOn) {
          verb = verb(block, sentence, false);
        }
        if (verb >= 0
            && !PlanSentences.isGerund(sentence, verb)
            && (within
                || (deed && deeds.isTold(sentence, verb))
                || ((named || deed) && isNamed(sentence, verb, false)))) {
          matches.add(new Match(block, sentence, verb));
        } else if (verb < 0 && !within) {
          int near = verb(block, sentence, true);
          if (near >= 0 && isNamed(sentence, near, true)) {
            matches.add(new Match(block, sentence, near));
          }
        }
      }
      told = matches.size() > before;
      last = sentence;
    }
    return matches;
  }

  /// The next sentence may tell of what this one names.
  private boolean leadsOn(@Nullable Sentence sentence) {
    return sentence != null && (isIntroduced(sentence) || isForetold(sentence));
  }

  /// "We are certified" tells of a certificate.
  private int verb(PlacedBlock block, Sentence sentence, boolean within) {
    int verb = Capability.claim(sentence, block.around(), context, within);
    if (verb >= 0 || sentence.hasAny(Cue.NOW, Cue.RECENT_PERIOD, Cue.WILL, Cue.SOURCE)) {
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

  /// "Our pilot is called Sommerhus": the next sentence may tell of it.
  private boolean isIntroduced(Sentence sentence) {
    Tokens tokens = sentence.tokens();
    for (int i = sentence.from() + 1; i + 1 < sentence.to(); i++) {
      if (tokens.isOneOf(i, CALLED) && words.has(tokens.name(i + 1))) {
        return isNamed(sentence, sentence.to(), true);
      }
    }
    return false;
  }

  /// "The new plant will end the closures": the next sentence may tell of it as well.
  private boolean isForetold(Sentence sentence) {
    return sentence.has(Cue.WILL)
        && mayName(sentence)
        && isNamed(sentence, sentence.first(Cue.WILL).orElseThrow().from(), false);
  }

  /// A tick beside the name of what is not there: "Lab import ✓".
  private boolean isTicked(Sentence sentence) {
    return sentence.has(TokenClass.CHECK)
        && sentence.to() - sentence.from() == 1
        && !sentence.has(Cue.MARKER)
        && TICKS.contains(sentence.tokens().text(sentence.from()))
        && sentence.cell().filter(c -> c.column() == 1 && !c.isHeader()).isPresent()
        && isWholeLabel(sentence);
  }

  private boolean isWholeLabel(Sentence sentence) {
    Sentence label = sentence.cell().flatMap(Sentence.Cell::label).orElse(null);
    if (label == null || !holdsName(label)) {
      return false;
    }
    mentions.clear();
    mentions.collect(label, label.from(), label.to());
    for (int i = 0; i < mentions.count(); i++) {
      PlanMentions.Mention mention = mentions.get(i);
      if (mention.isWhole() && mention.plan().sentence() != label) {
        return true;
      }
    }
    return false;
  }

  /// False where no word of a sentence, nor of its row's label, names a plan by itself, and no two
  /// name one together.
  private boolean mayName(Sentence sentence) {
    find(sentence, true);
    Sentence label = sentence.cell().flatMap(Sentence.Cell::label).orElse(null);
    if (label != null) {
      find(label, false);
    }
    boolean version = found > 1 && sentence.has(TokenClass.VERSION);
    for (int i = 0; i < found; i++) {
      if (version || words.uses(names[i]) <= RARE_HEAD) {
        return true;
      }
      for (int k = 0; k < i; k++) {
        if (words.mayBeOfOne(names[i], names[k])) {
          return true;
        }
      }
    }
    return false;
  }

  /// False where the words that name plans are none, or a single one that stands too often.
  private boolean holdsName(Sentence label) {
    find(label, true);
    return found > 1 || (found == 1 && words.uses(names[0]) <= RARE_HEAD);
  }

  /// Finds the words that name plans, each once.
  private void find(Sentence sentence, boolean anew) {
    found = anew ? 0 : found;
    Tokens tokens = sentence.tokens();
    for (int i = sentence.from(); i < sentence.to(); i++) {
      long word = tokens.name(i);
      if (words.has(word) && !isFound(word)) {
        names = found == names.length ? Arrays.copyOf(names, found * 2) : names;
        names[found++] = word;
      }
    }
  }

  private boolean isFound(long word) {
    for (int i = 0; i < found; i++) {
      if (names[i] == word) {
        return true;
      }
    }
    return false;
  }

  /// What is named before the verb, and in the label of the row.
  private void collect(Sentence sentence, int verb) {
    mentions.clear();
    mentions.collect(sentence, sentence.from(), verb);
    Sentence label = sentence.cell().flatMap(Sentence.Cell::label).orElse(null);
    if (label != null) {
      mentions.collect(label, label.from(), label.to());
    }
  }

  /// @param whole true where the whole name of two words must be there, after an article
  private boolean isNamed(Sentence sentence, int verb, boolean whole) {
    collect(sentence, verb);
    for (int i = 0; i < mentions.count(); i++) {
      if (isTooCommon(i, sentence)) {
        continue;
      }
      PlanMentions.Mention mention = mentions.get(i);
      Unbuilt.Plan plan = mention.plan();
      boolean all = mention.words() > 1 && mention.isWhole();
      if (plan.sentence() != sentence
          && (!plan.wide() || Capability.isAction(sentence, verb))
          && (!plan.name().further() || PlanSentences.isOfFurther(sentence))
          && (!whole
              || (all && !plan.brief() && mention.definite())
              || (mention.isWhole() && mention.proper() && mention.subject()))
          && (all || !Tense.isPerfect(sentence, verb))
          && isSame(mention, sentence)) {
        return true;
      }
    }
    return false;
  }

  /// One word that stands so often names nothing, unless it is a version.
  private boolean isTooCommon(int mention, Sentence sentence) {
    long word = mentions.onlyWord(mention);
    return word != 0 && words.uses(word) > RARE_HEAD && !sentence.has(TokenClass.VERSION);
  }

  private boolean isSame(PlanMentions.Mention mention, Sentence sentence) {
    Unbuilt.Plan plan = mention.plan();
    PlanName name = plan.name();
    boolean subject = mention.subject() || plan.sentence().tokens() == sentence.tokens();
    int common = words.uses(name.head());
    if (name.words().size() == 1) {
      return subject && mention.head() && mention.definite() && common <= RARE_HEAD;
    }
    if (plan.wide()) {
      return mention.words() >= 2 && mention.words() * 2 > name.words().size();
    }
    if (mention.words() == 1 && subject && PlanSentences.isVersion(sentence, mention.word())) {
      return true;
    }
    if (mention.words() >= 2) {
      return (subject && mention.words() * 2 >= name.words().size())
          || (mention.isWhole() && PlanSentences.isTogether(sentence, name.words()));
    }
    if (mention.head()) {
      return context.isThorough()
          && mention.definite()
          && common <= RARE
          && !PlanSentences.isOtherwiseNamed(sentence, name);
    }
    return context.isThorough()
        && subject
        && mention.definite()
        && words.uses(mention.word()) <= RARE;
  }
}
