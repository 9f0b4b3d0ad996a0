package app.assay.points.rules;

import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.Cues;
import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.StemSet;
import app.assay.points.reading.Tokens;
import app.assay.text.Span;
import java.util.List;

/// Reads from a sentence how far a thing has come: "the grant is in place", "the pump has not been
/// fitted", "approval of the plan is outstanding".
final class StageReader {

  private static final WordSet APPROVED = WordLists.words("stage-approved");
  private static final WordSet SIGNED = WordLists.words("stage-signed");
  private static final WordSet BEGUN = WordLists.words("stage-begun");
  private static final WordSet BUILT = WordLists.words("stage-built");
  private static final WordSet DONE = WordLists.words("stage-done");
  private static final WordSet LIVE = WordLists.words("stage-live");

  /// Any of the above.
  private static final WordSet ALL = WordLists.words("stage-any");

  private static final WordSet OPEN = WordLists.words("stage-open");
  private static final WordSet LEADS = WordLists.words("stage-lead");
  private static final WordSet BE = WordLists.words("stage-be");
  private static final WordSet NOT = WordLists.words("stage-not");
  private static final WordSet PRESENT = WordLists.words("stage-present");
  private static final WordSet BOUNDS = WordLists.words("stage-bound");
  private static final WordSet UNCERTAIN = WordLists.words("stage-uncertain");
  private static final WordSet OPENERS = WordLists.words("stage-opener");
  private static final WordSet NONE = WordLists.words("stage-none");
  private static final WordSet IN = WordLists.words("stage-in-force");
  private static final WordSet RUNS = WordLists.words("stage-in-use");
  private static final WordSet UNDER = WordLists.words("stage-under");
  private static final WordSet PLANNED = WordLists.words("stage-planned");
  private static final WordSet AWAITS = WordLists.words("stage-awaits");
  private static final WordSet TALKS = WordLists.words("stage-talks");
  private static final WordSet NAMES = WordLists.words("stage-noun");
  private static final WordSet OBJECTS = WordLists.words("stage-object");
  private static final WordSet OTHERS = WordLists.words("stage-other");
  private static final WordSet ENDS = WordLists.words("stage-object-end");

  /// Not told as a fact.
  private static final Cues NOT_TOLD = Cues.of(Cue.HYPOTHETICAL, Cue.DISCREPANCY);

  /// A longer sentence says many things.
  private static final int LONGEST = 120;

  /// The words of a thing before the verb.
  private static final int REACH = 7;

  private final PlacedBlock block;
  private final Sentence sentence;
  private final Tokens tokens;
  private final List<StageClaim> out;

  private StageReader(PlacedBlock block, Sentence sentence, List<StageClaim> out) {
    this.block = block;
    this.sentence = sentence;
    this.tokens = sentence.tokens();
    this.out = out;
  }

  static void read(PlacedBlock block, Sentence whole, List<StageClaim> out) {
    for (Sentence clause : whole.cell().isPresent() ? List.<Sentence>of() : whole.clauses()) {
      if (mayTell(clause)
          && !clause.isQuestion()
          && !clause.cues().meets(NOT_TOLD)
          && !clause.tokens().isOneOf(clause.from(), OPENERS)) {
        new StageReader(block, clause, out).run();
      }
    }
  }

  private static boolean mayTell(Sentence clause) {
    boolean tells =
        clause.mayHold(ALL)
            || clause.mayHold(OPEN)
            || clause.mayHold(PLANNED)
            || clause.mayHold(AWAITS)
            || clause.mayHold(UNDER)
            || clause.mayHold(IN)
            || clause.mayHold(RUNS)
            || clause.mayHold(OTHERS);
    return tells && clause.to() - clause.from() <= LONGEST;
  }

  private void run() {
    for (int i = sentence.from() + 1; i < sentence.to(); i++) {
      if (!tokens.isQuoted(i) && (!tokens.isLight(i) || tokens.isOneOf(i, ENDS))) {
        read(i);
      }
    }
  }

  private void read(int word) {
    int next = word + 1;
    if (tokens.isOneOf(word, ALL)) {
      happens(word);
    } else if (tokens.isOneOf(word, OPEN)) {
      waits(word, StageClaim.Stage.ANY);
    } else if (tokens.isOneOf(word, PLANNED)) {
      waits(word, StageClaim.Stage.PLANNED);
    } else if (tokens.isWord(word, "applied") && tokens.isWord(next, "for")) {
      add(lead(word), word, -1, StageClaim.Stage.APPROVED, false);
      add(lead(word), word, next + 1, StageClaim.Stage.APPROVED, false);
    } else if (tokens.isOneOf(word, AWAITS)) {
      add(lead(word), word, next, StageClaim.Stage.ANY, false);
    } else if (tokens.isWord(word, "with") && tokens.isWord(word - 1, "still")) {
      waits(word, StageClaim.Stage.ANY);
    } else if (tokens.isWord(word - 1, "under") && tokens.isOneOf(word, UNDER)) {
      waits(word - 1, StageClaim.Stage.ANY);
    } else if (tokens.isWord(word, "in") && tokens.isOneOf(next, IN)) {
      is(word, StageClaim.Stage.APPROVED);
    } else if (tokens.isWord(word, "in") && tokens.isOneOf(next, RUNS)) {
      is(word, StageClaim.Stage.LIVE);
    }
  }

  private int lead(int word) {
    int lead = word;
    while (lead > sentence.from() && tokens.isOneOf(lead - 1, LEADS)) {
      lead--;
    }
    return lead;
  }

  /// "Has been approved", "is still to be signed", "the council has approved the plan".
  private void happens(int verb) {
    int lead = lead(verb);
    boolean object = tokens.isOneOf(verb + 1, OBJECTS);
    if (Wording.hasWithin(sentence, lead, verb, PRESENT)) {
      boolean not = Wording.hasWithin(sentence, lead, verb, NOT);
      boolean passive = tokens.isWord(verb - 1, "be");
      boolean to = passive && tokens.isWord(verb - 2, "to");
      boolean active = !passive && !Wording.hasWithin(sentence, lead, verb, BE);
      boolean told = !not && !to;
      if (active && object) {
        add(lead, verb, verb + 1, stage(verb), told);
      } else {
        int which = active ? which(lead) : -1;
        add(which < 0 ? lead : which, verb, -1, stage(verb), told);
        if (!active && told && tokens.isWord(verb + 1, "by")) {
          add(lead, verb, verb + 2, stage(verb), true);
        }
      }
    } else if (object && lead == verb && tokens.is(verb - 1, TokenClass.WORD)) {
      add(verb, verb, verb + 1, stage(verb), true);
    }
  }

  /// The "which" of "the pilot, which the council has approved", or -1.
  private int which(int lead) {
    for (int i = lead - 1; i > sentence.from() && lead - i < REACH; i--) {
      if (tokens.isWord(i, "which") || tokens.isWord(i, "that")) {
        return tokens.is(i - 1, TokenClass.COMMA) ? i - 1 : i;
      }
    }
    return -1;
  }

  /// "Approval of the pilot is outstanding", "the price is still open".
  private void waits(int word, StageClaim.Stage stage) {
    int lead = lead(word);
    if (Wording.hasWithin(sentence, lead, word, PRESENT)
        && !Wording.hasWithin(sentence, lead, word, NOT)) {
      add(lead, word, -1, stage, false);
    }
  }

  /// "The rule is in force", "the line is not yet in operation".
  private void is(int word, StageClaim.Stage stage) {
    int lead = lead(word);
    if (Wording.hasWithin(sentence, lead, word, PRESENT)) {
      add(lead, word + 1, -1, stage, !Wording.hasWithin(sentence, lead, word, NOT));
    }
  }

  /// @param object where the words of what is done begin, or -1
  private void add(int lead, int verb, int object, StageClaim.Stage stage, boolean reached) {
    int from = lead;
    StemSet subject = StemSet.EMPTY;
    while (object < 0 && from > sentence.from() && lead - from < REACH && !isBound(from - 1)) {
      from--;
      subject = subject.plus(named(from));
    }
    int to = verb + 1;
    if (object >= 0) {
      to = object;
      while (to < sentence.to()
          && to - object < REACH
          && !isBound(to)
          && !tokens.isOneOf(to, ENDS)) {
        subject = subject.plus(named(to));
        to++;
      }
    }
    boolean settles = !reached && object < 0 && Wording.hasWithin(sentence, from, lead, TALKS);
    if (!subject.isEmpty() && !isUncertain(from, to) && !isOfSome(from, to)) {
      while (from < verb && !tokens.is(from, TokenClass.WORD)) {
        from++;
      }
      Span place = block.place(tokens.span(from, to));
      StemSet around = sentence.stems().map(Synonyms::of);
      out.add(
          new StageClaim(
              block,
              sentence,
              settles ? StageClaim.Stage.APPROVED : stage,
              sentence.stem(verb),
              reached,
              place,
              subject,
              around));
    }
  }

  /// Between commas stands a word that makes it one of some, or of another time.
  private boolean isUncertain(int from, int to) {
    int start = from;
    while (start > sentence.from() && !tokens.is(start - 1, TokenClass.COMMA)) {
      start--;
    }
    int end = to;
    while (end < sentence.to() && !tokens.is(end, TokenClass.COMMA)) {
      end++;
    }
    for (int i = start; i < end; i++) {
      if (tokens.isOneOf(i, UNCERTAIN) && !(i > sentence.from() && tokens.is(i, TokenClass.CAP))) {
        return true;
      }
    }
    return false;
  }

  /// "Two of the three reports", "no new posts": not the thing itself.
  private boolean isOfSome(int from, int to) {
    for (int i = from; i < to; i++) {
      if (tokens.isOneOf(i, NONE) && !tokens.isOneOf(i, LEADS)) {
        return true;
      }
    }
    return sentence.quantities().stream()
        .anyMatch(
            q -> q.isCount() && q.low() == Math.rint(q.low()) && q.from() >= from && q.from() < to);
  }

  private StemSet named(int token) {
    boolean names =
        tokens.is(token, TokenClass.WORD)
            && !tokens.isLight(token)
            && !tokens.isOneOf(token, NAMES);
    return names ? StemSet.of(Synonyms.of(sentence.stem(token))) : StemSet.EMPTY;
  }

  private boolean isBound(int token) {
    return tokens.is(token, TokenClass.COMMA)
        || tokens.is(token, TokenClass.COLON)
        || tokens.is(token, TokenClass.OPEN)
        || tokens.is(token, TokenClass.CLOSE)
        || tokens.is(token, TokenClass.DASH)
        || tokens.is(token, TokenClass.STOP)
        || tokens.isOneOf(token, BOUNDS);
  }

  private StageClaim.Stage stage(int token) {
    if (tokens.isOneOf(token, APPROVED)) {
      return StageClaim.Stage.APPROVED;
    }
    if (tokens.isOneOf(token, SIGNED)) {
      return StageClaim.Stage.SIGNED;
    }
    if (tokens.isOneOf(token, BEGUN)) {
      return StageClaim.Stage.BEGUN;
    }
    if (tokens.isOneOf(token, BUILT)) {
      return StageClaim.Stage.BUILT;
    }
    return tokens.isOneOf(token, DONE) ? StageClaim.Stage.DONE : StageClaim.Stage.LIVE;
  }
}
