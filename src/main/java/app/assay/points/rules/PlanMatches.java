package app.assay.points.rules;

import app.assay.points.check.PointsContext;
import app.assay.points.check.Tense;
import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.TokenClass;
import app.assay.points.reading.BlockKind;
import app.assay.points.reading.DocumentReading;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import java.util.ArrayList;
import java.util.HashMap;
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

  /// More than one word.
  private static final long MANY = -1;

  private final PointsContext context;
  private final Unbuilt unbuilt;
  private final NamedWords words;
  private final PlanMentions mentions;

  private PlanMatches(Unbuilt unbuilt, PointsContext context) {
    this.context = context;
    this.unbuilt = unbuilt;
    this.words = unbuilt.words();
    this.mentions = new PlanMentions(words, unbuilt.plans());
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
    mentions.clear();
    mentions.collect(sentence, sentence.from(), verb);
    Sentence label = sentence.cell().flatMap(Sentence.Cell::label).orElse(null);
    if (label != null) {
      mentions.collect(label, label.from(), label.to());
    }
    for (int i = 0; i < mentions.count(); i++) {
      PlanMentions.Mention mention = mentions.get(i);
      Unbuilt.Plan plan = mention.plan();
      boolean all = mention.words() > 1 && mention.isWhole();
      if (plan.sentence() != sentence
          && (!plan.name().further() || isOfFurther(sentence))
          && (!plan.wide() || Capability.isAction(sentence, verb))
          && (!whole || (all && !plan.brief() && mention.definite()))
          && (all || !Tense.isPerfect(sentence, verb))
          && isSame(mention, sentence)) {
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

  /// "The second dryer"; "the dryer" is the one that is there.
  private static boolean isOfFurther(Sentence sentence) {
    for (int i = sentence.from(); i < sentence.to(); i++) {
      if (PlanName.isFurther(Wording.lower(sentence.tokens(), i))) {
        return true;
      }
    }
    return false;
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
    if (mention.words() >= 2) {
      return (subject && mention.words() * 2 >= name.words().size())
          || (mention.isWhole() && isTogether(sentence, name.words()));
    }
    if (mention.head()) {
      return context.isThorough()
          && mention.definite()
          && common <= RARE
          && !isOtherwiseNamed(sentence, name);
    }
    return context.isThorough()
        && subject
        && mention.definite()
        && words.uses(mention.word()) <= RARE;
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
            && tokens.isOneOf(i - 2, PlanMentions.DEFINITE);
      }
    }
    return false;
  }
}
