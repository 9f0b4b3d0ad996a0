package app.assay.points.rules;

import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import java.util.Locale;
import java.util.Optional;

/// What makes a table's cell look measured, the weightiest first.
enum FigureKind {
  PERCENT,
  /// `9/10`, `★★★`, a grade, a number under "Score".
  SCORE,
  /// A number of something that somebody must have found out, such as a latency.
  MEASURE,
  /// A check mark or cross.
  MARK,
  /// An arrow up or down.
  TREND;

  /// A cell with more words is a sentence about figures and no figure.
  private static final int MOST_WORDS = 7;

  private static final WordSet OUT_OF = WordLists.words("marks-out-of");
  private static final WordSet EVERY = WordLists.words("every");
  private static final WordSet WEIGHED = WordLists.words("weighed");
  private static final WordSet GRADES = WordLists.words("grades");

  /// The kind of a cell of data, where it looks measured.
  static Optional<FigureKind> of(Sentence cell) {
    if (cell.words() > MOST_WORDS) {
      return Optional.empty();
    }
    if (cell.has(TokenClass.PERCENT) || (cell.has(TokenClass.NUM) && isPercent(cell))) {
      return isReduction(cell) || isTolerance(cell) ? Optional.empty() : Optional.of(PERCENT);
    }
    if (cell.has(TokenClass.STAR) || (cell.has(TokenClass.SLASH) && isOutOf(cell))) {
      return Optional.of(SCORE);
    }
    if (cell.has(TokenClass.CHECK)) {
      return Optional.of(MARK);
    }
    if (cell.has(TokenClass.ARROW) && cell.words() <= 1) {
      return Optional.of(TREND);
    }
    if (cell.has(TokenClass.NUM)) {
      return number(cell);
    }
    return isGrade(cell) ? Optional.of(SCORE) : Optional.empty();
  }

  private static Optional<FigureKind> number(Sentence cell) {
    if ((cell.has(TokenClass.MONEY) && !isReturn(cell))
        || cell.has(TokenClass.MONTH)
        || cell.has(TokenClass.DATE)) {
      return Optional.empty();
    }
    if (cell.has(TokenClass.FACTOR)) {
      return Optional.of(MEASURE);
    }
    if (isText(cell) || isWhen(cell)) {
      return Optional.empty();
    }
    Sentence header = cell.cell().orElseThrow().header().orElse(cell);
    if (header != cell && isShare(header)) {
      return Optional.of(PERCENT);
    }
    boolean measured =
        header.has(Cue.MEASURE)
            || (header != cell && isIncidence(header))
            || cell.cell().orElseThrow().label().filter(l -> l.has(Cue.MEASURE)).isPresent();
    return measured ? Optional.of(isScore(header) ? SCORE : MEASURE) : Optional.empty();
  }

  /// "Line 2 added": words with a number among them are no figure.
  private static boolean isText(Sentence cell) {
    return cell.words() > 2
        && cell.tokens().is(cell.from(), TokenClass.CAP)
        && cell.tokens().is(cell.from() + 1, TokenClass.NUM)
        && Told.hasPast(cell, cell.from() + 2);
  }

  /// "Every 30 min", "before Advent 2026": when something is done, whatever the header says.
  private static boolean isWhen(Sentence cell) {
    boolean number = false;
    for (int i = cell.from(); i < cell.to(); i++) {
      number |= cell.tokens().is(i, TokenClass.NUM) && !cell.tokens().is(i, TokenClass.YEAR);
    }
    return cell.tokens().isOneOf(cell.from(), EVERY)
        || (!number && cell.words() > 1 && cell.tokens().is(cell.from(), TokenClass.WORD));
  }

  /// "10 % off parts": what a price is lowered by.
  private static boolean isReduction(Sentence cell) {
    for (int i = cell.from() + 1; i < cell.to(); i++) {
      if (cell.tokens().isWord(i, "off") && cell.words() > 1) {
        return true;
      }
    }
    return false;
  }

  /// "Within 0.1 % of the last report": how far off a value may be.
  private static boolean isTolerance(Sentence cell) {
    return cell.tokens().isWord(cell.from(), "within");
  }

  /// Under "Annual saving" or "Mean spend" money has been found out or reckoned, and is no price.
  private static boolean isReturn(Sentence cell) {
    return cell.cell().flatMap(Sentence.Cell::header).filter(h -> h.has(Cue.MEASURE)).isPresent();
  }

  /// "92 percent".
  private static boolean isPercent(Sentence cell) {
    for (int i = cell.from() + 1; i < cell.to(); i++) {
      String word = cell.tokens().is(i, TokenClass.WORD) ? cell.tokens().lower(i) : "";
      if (word.equals("percent") || word.equals("pct") || word.equals("cent")) {
        return true;
      }
    }
    return false;
  }

  /// A header such as "Coverage (%)" or "Share in per cent".
  private static boolean isShare(Sentence header) {
    Tokens tokens = header.tokens();
    for (int i = header.from(); i < header.to(); i++) {
      if (tokens.is(i, '%')) {
        return true;
      }
    }
    return header.text().contains("percent") || header.text().contains("per cent");
  }

  /// "Falls per 1,000 days".
  private static boolean isIncidence(Sentence header) {
    Tokens tokens = header.tokens();
    for (int i = header.from(); i + 1 < header.to(); i++) {
      if (tokens.isWord(i, "per") && tokens.is(i + 1, TokenClass.NUM)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isScore(Sentence header) {
    return header.text().regionMatches(true, 0, "score", 0, 5);
  }

  /// `9/10`, `4.6 / 5`, `87/100`.
  private static boolean isOutOf(Sentence cell) {
    Tokens tokens = cell.tokens();
    for (int i = cell.from() + 1; i + 1 < cell.to(); i++) {
      if (tokens.is(i, TokenClass.SLASH)
          && tokens.is(i - 1, TokenClass.NUM)
          && tokens.is(i + 1, TokenClass.NUM)
          && isNoMore(tokens.text(i - 1), tokens.text(i + 1))
          && OUT_OF.contains(tokens.text(i + 1))) {
        return true;
      }
    }
    return false;
  }

  /// Compares by the digits before the point.
  private static boolean isNoMore(String score, String most) {
    int point = score.indexOf('.');
    return (point < 0 ? score.length() : point) <= most.length();
  }

  /// A header that speaks of grades; those of risks and plans are weighed, not found.
  private static boolean isGraded(Sentence header) {
    if (!header.has(Cue.MEASURE)) {
      return false;
    }
    for (int i = header.from(); i < header.to(); i++) {
      if (WEIGHED.contains(FigureOrigin.word(header, i))) {
        return false;
      }
    }
    return true;
  }

  /// A grade under a header that speaks of grades: `A+`, `High`.
  private static boolean isGrade(Sentence cell) {
    return cell.words() <= 2
        && cell.cell().orElseThrow().header().filter(FigureKind::isGraded).isPresent()
        && GRADES.contains(cell.text().toLowerCase(Locale.ROOT));
  }
}
