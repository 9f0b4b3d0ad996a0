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

  /// Before "plan" in a title.
  private static final WordSet AGAINST = WordLists.words("held-against");

  private FigureTitle() {}

  /// A header that answers for the figures under it.
  static boolean isAnsweredBy(Sentence title) {
    return isSourced(title) || (isSet(title) && !isHeldAgainst(title));
  }

  /// "Output against plan": what was planned is what the figures were held against.
  private static boolean isHeldAgainst(Sentence title) {
    return title.all(Cue.ESTIMATED).stream()
        .anyMatch(m -> title.tokens().isOneOf(m.from() - 1, AGAINST));
  }

  /// It says what is wanted, planned, reckoned or agreed: "Rate limit", "Price", "Target".
  static boolean isSet(Sentence title) {
    return title.hasAny(Cue.DEMANDED, Cue.PLAN)
        || (title.has(Cue.ESTIMATED) && !isOfForecasts(title))
        || (isSetpoint(title) && !title.has(Cue.MEASURE));
  }

  /// It names a source, a day or a doubt.
  static boolean isSourced(Sentence title) {
    return title.hasAny(Cue.MARKER, Cue.PROVENANCE)
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
