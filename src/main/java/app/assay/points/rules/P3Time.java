package app.assay.points.rules;

import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.points.check.Detector;
import app.assay.points.check.PointSink;
import app.assay.points.check.PointsContext;
import app.assay.points.check.Tense;
import app.assay.points.check.Triggers;
import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.BlockReading;
import app.assay.points.reading.CueMatch;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Surroundings;
import app.assay.points.reading.Tokens;

/// Takes 50 ms, lasts five years, is ready in nine seconds: without load, size or hardware.
public final class P3Time implements Detector.OfBlock {

  private static final Rule RULE =
      new Rule(
          "P3-TIME",
          Severity.WARNING,
          3,
          "A duration is said without conditions (advisory)",
          "Clarity Gate procedures, point 3");

  private static final WordSet IN = WordLists.words("time-in");

  /// Units in which nothing but a performance is told, whatever the verb.
  private static final WordSet TINY = WordLists.words("tiny-units");

  /// Units in which only a performance is told.
  private static final WordSet SHORT = WordLists.words("short-units");

  /// After "a second" as a time.
  private static final WordSet AFTER_SECOND = WordLists.words("after-second");

  private static final WordSet OLDER = WordLists.words("older");

  private static final WordSet DONE_IN = WordLists.words("done-in");

  private static final WordSet BE = WordLists.words("is-done");

  /// Participles that end otherwise.
  private static final WordSet DONE = WordLists.words("done-participles");

  private static final WordSet US = WordLists.words("we-will");

  private static final WordSet PROMISED = WordLists.words("reply-verbs");

  private static final int REACH = 3;

  private static final Triggers TRIGGERS = Triggers.of(Cue.SPAN_OF_TIME);

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public Triggers triggers() {
    return TRIGGERS;
  }

  @Override
  public void inspect(
      BlockReading block, Surroundings around, PointsContext context, PointSink out) {
    boolean thorough = context.isThorough();
    HiddenCondition.report(
        block, around, Cue.SPAN_OF_TIME, (s, m) -> isDuration(s, m, thorough), out);
  }

  private static boolean isDuration(Sentence sentence, CueMatch match, boolean thorough) {
    String unit = Wording.lower(sentence.tokens(), match.to() - 1);
    if (sentence.cell().isPresent() ? Tense.present(sentence) < 0 : TINY.contains(unit)) {
      return sentence.cell().isEmpty();
    }
    String before = Wording.before(sentence, match.from());
    boolean within = IN.contains(before) || sentence.tokens().isOneOf(match.from(), IN);
    boolean quick = SHORT.contains(unit);
    if ((!within && isContent(sentence, match))
        || isSoFar(sentence, before)
        || isOrdinal(sentence, match)
        || isThreshold(sentence, match)
        || isPromise(sentence)
        || isListed(sentence)) {
      return false;
    }
    return sentence.has(Cue.PAYBACK)
        || (performs(sentence) && (quick || thorough))
        || (thorough && isDoneWithin(sentence, match))
        || (within && quick && !sentence.has(Cue.FUTURE));
  }

  /// "Takes ten days"; in "fourteen days, free of charge" nothing does.
  private static boolean performs(Sentence sentence) {
    if (!sentence.has(Cue.PERFORMANCE)) {
      return false;
    }
    for (CueMatch verb : sentence.matches()) {
      if (verb.cue() == Cue.PERFORMANCE && !Wording.before(sentence, verb.from()).equals("of")) {
        return true;
      }
    }
    return false;
  }

  /// "Is issued within three days", "sells within 38 days".
  private static boolean isDoneWithin(Sentence sentence, CueMatch match) {
    Tokens tokens = sentence.tokens();
    int in = tokens.isOneOf(match.from(), DONE_IN) ? match.from() : match.from() - 1;
    if (in <= sentence.from() + 1 || !tokens.isOneOf(in, DONE_IN) || sentence.has(Cue.AVERAGE)) {
      return false;
    }
    String word = tokens.lower(in - 1);
    boolean passive =
        (word.endsWith("ed") || word.endsWith("en") || tokens.isOneOf(in - 1, DONE))
            && tokens.isOneOf(in - 2, BE);
    return passive || Tense.presentWithin(sentence, in - 1, in) >= 0;
  }

  /// "We answer within a week": a promise.
  private static boolean isPromise(Sentence sentence) {
    Tokens tokens = sentence.tokens();
    for (int i = sentence.from() + 1; i < sentence.to(); i++) {
      if (tokens.isOneOf(i, PROMISED) && tokens.isOneOf(i - 1, US)) {
        return true;
      }
    }
    return false;
  }

  /// "Load time: Trillby 1.9 s, Quorum 1.4 s": values that somebody found, side by side.
  private static boolean isListed(Sentence sentence) {
    return sentence.cell().isEmpty()
        && sentence.has(TokenClass.COLON)
        && sentence.has(TokenClass.COMMA)
        && sentence.all(Cue.SPAN_OF_TIME).size() > 2
        && Tense.present(sentence) < 0;
  }

  /// "A second pair of eyes".
  private static boolean isOrdinal(Sentence sentence, CueMatch match) {
    Tokens tokens = sentence.tokens();
    return match.to() < sentence.to()
        && tokens.isWord(match.to() - 1, "second")
        && tokens.is(match.to(), TokenClass.WORD)
        && !tokens.isOneOf(match.to(), AFTER_SECOND);
  }

  /// "A wait of more than ten minutes", "a map that takes over three seconds": a bound for
  /// something else, unless the verb of the sentence tells it.
  private static boolean isThreshold(Sentence sentence, CueMatch match) {
    String before = Wording.before(sentence, match.from());
    int more = before.equals("than") ? match.from() - 2 : match.from() - 1;
    if (!before.equals("than") && !before.equals("over")) {
      return false;
    }
    if (before.equals("than") && OLDER.contains(Wording.before(sentence, match.from() - 1))) {
      return true;
    }
    int verb = Tense.present(sentence);
    return verb < 0 || more - verb > REACH || verb > match.from() || isOfClause(sentence, verb);
  }

  /// "That takes", "which lasts".
  private static boolean isOfClause(Sentence sentence, int verb) {
    String before = Wording.before(sentence, verb);
    return before.equals("that") || before.equals("which");
  }

  /// "Two hours of tape".
  private static boolean isContent(Sentence sentence, CueMatch match) {
    return match.to() < sentence.to() && sentence.tokens().isWord(match.to(), "of");
  }

  /// "Has run for twelve years".
  private static boolean isSoFar(Sentence sentence, String before) {
    if (!before.equals("for")) {
      return false;
    }
    int verb = Tense.present(sentence);
    return verb >= 0 && Wording.lower(sentence.tokens(), verb).startsWith("ha");
  }
}
