package app.assay.points.rules;

import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.points.check.Detector;
import app.assay.points.check.PointSink;
import app.assay.points.check.PointsContext;
import app.assay.points.check.Triggers;
import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.BlockReading;
import app.assay.points.reading.CueMatch;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Surroundings;
import app.assay.points.reading.Tokens;

/// "Currently", "today", "the latest" without the date on which it was so.
public final class P8UndatedNow implements Detector.OfBlock {

  private static final Rule RULE =
      new Rule(
          "P8-UNDATED-NOW",
          Severity.TEMPORAL,
          8,
          "The present is named without a date",
          "Clarity Gate procedures, point 8");

  /// Before what is the newest of its kind.
  private static final WordSet LATEST = WordLists.words("now-latest");

  /// They say of a whole clause that it is so now.
  private static final WordSet ADVERBS = WordLists.words("now-adverb");

  /// What comes out in a series.
  private static final WordSet ISSUES = WordLists.words("series-issue");

  /// Behind "now" they tell of a plan that changed.
  private static final WordSet FORESEEN = WordLists.words("now-foreseen");

  /// Tokens between the two.
  private static final int BESIDE = 4;

  private static final Triggers TRIGGERS = Triggers.of(Cue.NOW);

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public Triggers triggers() {
    return TRIGGERS;
  }

  /// "The newest firmware currently runs on most units": the adverb behind says it of all.
  private static boolean isSaidBeside(Sentence sentence, CueMatch match) {
    int to = Math.min(sentence.to(), match.to() + BESIDE + 1);
    for (int i = match.to(); sentence.tokens().isOneOf(match.from(), LATEST) && i < to; i++) {
      int adverb = i;
      if (sentence.tokens().isOneOf(i, ADVERBS)
          && sentence.all(Cue.NOW).stream().anyMatch(other -> other.from() == adverb)) {
        return true;
      }
    }
    return false;
  }

  /// "Since the last report": a day that the series of reports names.
  private static boolean isSinceIssue(Sentence sentence, CueMatch match) {
    Tokens tokens = sentence.tokens();
    return tokens.isWord(match.from(), "since")
        && (tokens.isOneOf(match.to() - 1, ISSUES)
            || tokens.isOneOf(match.to() - 1, Told.OCCASIONS));
  }

  /// "Not later today": within the day of whoever reads it.
  private static boolean isLaterToday(Sentence sentence, CueMatch match) {
    return sentence.tokens().isWord(match.from(), "today")
        && sentence.tokens().isWord(match.from() - 1, "later");
  }

  /// "At the time of writing it is in development; in the present build": the present is that of
  /// the writing, which the text's own date tells.
  private static boolean isOfWriting(Sentence sentence) {
    return sentence.all(Cue.RECENT_PERIOD).stream()
        .anyMatch(match -> sentence.tokens().isWord(match.to() - 1, "writing"));
  }

  /// "Delivery is now expected in May", "we now expect it in May": what changed is the plan.
  private static boolean isForeseen(Sentence sentence, CueMatch match) {
    return sentence.tokens().isWord(match.from(), "now")
        && match.to() - match.from() == 1
        && match.to() < sentence.to()
        && sentence.tokens().isOneOf(match.to(), FORESEEN);
  }

  /// "The share of late parcels": they are late.
  private static boolean isOfLateOnes(Sentence sentence, CueMatch match) {
    Tokens tokens = sentence.tokens();
    return tokens.isWord(match.from(), "of")
        && match.to() < sentence.to()
        && Subject.isPlural(tokens.lower(match.to()));
  }

  @Override
  public void inspect(
      BlockReading block, Surroundings around, PointsContext context, PointSink out) {
    TimeWords words = new TimeWords(block, around);
    for (Sentence sentence : block.sentences()) {
      words.all(sentence, Cue.NOW).stream()
          .filter(
              match ->
                  !isSaidBeside(sentence, match)
                      && !isOfWriting(sentence)
                      && !isSinceIssue(sentence, match)
                      && !isLaterToday(sentence, match)
                      && !isForeseen(sentence, match)
                      && !isOfLateOnes(sentence, match))
          .forEach(
              match ->
                  out.report(
                      sentence.span(match),
                      "“%s” is read later as if it were true then; say as of which date it is so."
                          .formatted(sentence.span(match).in(block.text())),
                      TimeWords.date(sentence, match, context.asOf())));
    }
  }
}
