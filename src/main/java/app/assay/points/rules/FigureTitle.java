package app.assay.points.rules;

import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.CueMatch;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;

/// Tells of a table's header or row label whether it answers for the figures under or behind it.
final class FigureTitle {

  private static final WordSet FORECASTS = WordLists.words("forecast-titles");

  private static final WordSet OF = WordLists.words("title-of");

  private FigureTitle() {}

  /// A header or row label that answers for its figures.
  static boolean isAnsweredBy(Sentence title) {
    return title.hasAny(Cue.MARKER, Cue.DEMANDED, Cue.PLAN, Cue.PROVENANCE)
        || (title.has(Cue.ESTIMATED) && !isOfForecasts(title))
        || (isSetpoint(title) && !title.has(Cue.MEASURE))
        || title.has(TokenClass.REFERENCE)
        || title.text().indexOf('†') >= 0
        || title.text().indexOf('‡') >= 0
        || FigureOrigin.isDated(title)
        || (title.has(Cue.RECORD)
            && (hasRecordInBracket(title)
                || title.has(TokenClass.DATE)
                || title.has(TokenClass.YEAR)));
  }

  /// "Selwick (annual report)", but not "Assay (mg)" or "Corvid (trial)".
  private static boolean hasRecordInBracket(Sentence title) {
    int open = title.from();
    while (open < title.to() && !title.tokens().is(open, TokenClass.OPEN)) {
      open++;
    }
    boolean record = false;
    int close = open + 1;
    for (; close < title.to() && !title.tokens().is(close, TokenClass.CLOSE); close++) {
      int at = close;
      record |= title.all(Cue.RECORD).stream().anyMatch(m -> m.from() == at);
    }
    return record && close - open > 2;
  }

  /// "Forecast hit rate": how good forecasts were has been measured.
  private static boolean isOfForecasts(Sentence title) {
    return title.tokens().isOneOf(title.from(), FORECASTS)
        && title.all(Cue.MEASURE).stream().anyMatch(measure -> measure.from() > title.from());
  }

  /// What is set stands at the end of the title, before "of" or a bracket, or is most of it: "Rate
  /// limit", not "School, floor heating".
  static boolean isSetpoint(Sentence title) {
    for (CueMatch match : title.all(Cue.SETPOINT)) {
      Tokens tokens = title.tokens();
      boolean ends =
          match.to() >= title.to()
              || !tokens.is(match.to(), TokenClass.WORD)
              || tokens.isOneOf(match.to(), OF);
      if (ends || title.words() <= 2) {
        return true;
      }
    }
    return false;
  }
}
