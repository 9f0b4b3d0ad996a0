package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.CalendarDate;
import app.assay.points.reading.DateMention;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import java.util.Optional;

/// Literature that a text cites by its authors and year, and that is of a later year than the text
/// itself: "agrees with Okoye et al. (2026)", "(Berg & Lund, 2026)".
final class Cited {

  private static final WordSet TO_COME = WordLists.words("cited-to-come");

  /// From this month on an issue of the next year may be out already.
  private static final int LATE = 10;

  /// Marks between the authors and the year.
  private static final int MARKS = 3;

  private Cited() {}

  /// True for the year of such a citation.
  ///
  /// @param own the day of the text
  static boolean is(Sentence sentence, DateMention mention, Optional<CalendarDate> own) {
    if (own.isEmpty() || mention.sound().filter(d -> isLater(d, own.get())).isEmpty()) {
      return false;
    }
    return isBehindAuthors(sentence, mention.from() - 1)
        && !Wording.hasWithin(sentence, sentence.from(), sentence.to(), TO_COME);
  }

  private static boolean isLater(CalendarDate year, CalendarDate own) {
    int years = year.earliest().getYear() - own.latest().getYear();
    return year.precision() == CalendarDate.Precision.YEAR
        && (years > 1 || (years == 1 && own.latest().getMonthValue() < LATE));
  }

  /// "Okoye et al. (", "Berg & Lund, ".
  private static boolean isBehindAuthors(Sentence sentence, int last) {
    Tokens tokens = sentence.tokens();
    int at = last;
    while (at > sentence.from()
        && last - at < MARKS
        && (tokens.is(at, TokenClass.OPEN)
            || tokens.is(at, TokenClass.COMMA)
            || tokens.is(at, TokenClass.STOP))) {
      at--;
    }
    if (at == last || at == sentence.from()) {
      return false;
    }
    String between = tokens.text().substring(tokens.end(at - 1), tokens.start(at));
    boolean three = at - 2 >= sentence.from();
    return (three
            && tokens.isWord(at, "al")
            && tokens.isWord(at - 1, "et")
            && isName(tokens, at - 2))
        || (between.indexOf('&') >= 0 && isName(tokens, at) && isName(tokens, at - 1));
  }

  private static boolean isName(Tokens tokens, int token) {
    return tokens.is(token, TokenClass.CAP);
  }
}
