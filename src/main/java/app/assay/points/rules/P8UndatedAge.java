package app.assay.points.rules;

import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.points.check.Detector;
import app.assay.points.check.PointSink;
import app.assay.points.check.PointsContext;
import app.assay.points.check.Triggers;
import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.BlockReading;
import app.assay.points.reading.CueMatch;
import app.assay.points.reading.DateMention;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Surroundings;
import app.assay.points.reading.Tokens;
import java.util.List;

/// "For the last three years", "two years ago": a time counted back from a day that is not named.
public final class P8UndatedAge implements Detector.OfBlock {

  private static final Rule RULE =
      new Rule(
          "P8-UNDATED-AGE",
          Severity.TEMPORAL,
          8,
          "A time is counted back from no date",
          "Clarity Gate procedures, point 8");

  /// Tokens between two words of time that speak of one thing.
  private static final int BESIDE = 6;

  /// Before "of the last years": what is counted over them.
  private static final WordSet FIGURES = WordLists.words("age-figures");

  /// What it counts from is told before it.
  private static final WordSet ORIGIN = WordLists.words("age-origin");

  /// A note may stand between.
  private static final int ORIGIN_REACH = 9;

  private static final Triggers TRIGGERS = Triggers.of(Cue.AGO);

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public Triggers triggers() {
    return TRIGGERS;
  }

  /// The present is named near by, and reported, or was and has its date by now.
  private static boolean isNamedBeside(Sentence sentence, List<CueMatch> now, CueMatch age) {
    return now.stream().anyMatch(n -> isBeside(n, age))
        || (sentence.has(Cue.AS_OF)
            && sentence.all(Cue.NOW).stream().anyMatch(n -> isBeside(n, age)));
  }

  /// "The average of the last eight quarters", "accounts for the last three years", "orders of the
  /// last seven days": what is counted over a window that moves on, and not how old something is.
  private static boolean isOfFigures(Sentence sentence, CueMatch age) {
    Tokens tokens = sentence.tokens();
    return tokens.isWord(age.from() + 1, "the")
        && age.from() > sentence.from()
        && (tokens.isOneOf(age.from() - 1, FIGURES) || tokens.isWord(age.to() - 1, "days"));
  }

  /// "Described his pile in 1800, aged 55": how old somebody was in a year that is named.
  private static boolean isOfThen(Sentence sentence, CueMatch age) {
    Tokens tokens = sentence.tokens();
    int aged = tokens.is(age.from(), TokenClass.COMMA) ? age.from() + 1 : age.from();
    return tokens.isWord(aged, "aged")
        && OldYears.in(sentence).stream()
            .anyMatch(
                d ->
                    d.to() <= age.from() && age.from() - d.to() < BESIDE && !Birth.is(sentence, d));
  }

  /// "Was built in 1994 and is 32 years old": anybody can reckon it.
  private static boolean isReckoned(Sentence sentence, CueMatch age) {
    List<DateMention> dates = sentence.dates();
    return dates.size() == 1
        && dates.getFirst().to() <= age.from()
        && age.from() - dates.getFirst().to() <= ORIGIN_REACH
        && Wording.hasWithin(sentence, sentence.from(), dates.getFirst().from(), ORIGIN);
  }

  private static boolean isBeside(CueMatch now, CueMatch age) {
    return age.from() - now.to() < BESIDE && now.from() - age.to() < BESIDE;
  }

  @Override
  public void inspect(
      BlockReading block, Surroundings around, PointsContext context, PointSink out) {
    TimeWords words = new TimeWords(block, around);
    for (Sentence sentence : block.sentences()) {
      List<CueMatch> now = words.all(sentence, Cue.NOW);
      for (CueMatch match : words.all(sentence, Cue.AGO)) {
        if (!isNamedBeside(sentence, now, match)
            && !isOfFigures(sentence, match)
            && !isOfThen(sentence, match)
            && !isReckoned(sentence, match)) {
          out.report(
              sentence.span(match),
              "“%s” grows older with the text; name the year, or the date from which it is counted."
                  .formatted(sentence.span(match).in(block.text())),
              TimeWords.date(sentence, match, context.asOf()));
        }
      }
    }
  }
}
