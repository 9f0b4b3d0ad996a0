package app.assay.points.reading;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.text.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// Cuts the tokens of a block of prose into sentences.
final class SentenceScan {

  private static final WordSet ABBREVIATIONS = WordLists.words("abbreviations");

  /// What goes on for so many tokens is no sentence that anybody wrote, and is cut: detectors look
  /// at a sentence again for each thing that they suspect in it.
  private static final int LONGEST = 500;

  /// A bracket in which a stop ends no sentence closes within so many tokens.
  private static final int LONGEST_BRACKET = 30;

  /// What a stop in a bracket follows is taken for an abbreviation up to this length.
  private static final int LONGEST_ABBREVIATION = 4;

  /// Abbreviations that are units after a number: "within 80 ms. The".
  private static final WordSet UNITS = WordLists.words("unit-abbreviations");

  /// An answer, unless a number follows: "No. It is free.", "No. 4", "no. 2/2026".
  private static final WordSet NUMBERS = WordLists.words("no-or-number");

  private final Tokens tokens;

  SentenceScan(Tokens tokens) {
    this.tokens = tokens;
  }

  /// Pairs of first token and token after the last, covering all tokens.
  List<int[]> run() {
    List<int[]> ranges = new ArrayList<>();
    int from = 0;
    for (int i = 0; i < tokens.count(); i++) {
      if (i - from >= LONGEST || (ends(i) && !isInBracket(from, i))) {
        int to = afterClosers(i + 1);
        ranges.add(new int[] {from, to});
        from = to;
        i = to - 1;
      }
    }
    if (from < tokens.count()) {
      ranges.add(new int[] {from, tokens.count()});
    }
    return ranges;
  }

  Span span(int from, int to) {
    return tokens.span(from, to);
  }

  private boolean ends(int token) {
    if (!tokens.is(token, TokenClass.STOP) && !tokens.isQuoted(token)) {
      return false;
    }
    String text = tokens.text();
    char c = text.charAt(tokens.start(token));
    if (c != '.' && c != '!' && c != '?' && c != '…') {
      return false;
    }
    int next = token + 1;
    if (next == tokens.count()) {
      return true;
    }
    boolean apart = tokens.start(next) > tokens.end(token);
    if (!apart) {
      return tokens.is(next, '"')
          || tokens.is(next, '”')
          || tokens.is(next, ')')
          || tokens.is(next, TokenClass.REFERENCE);
    }
    if (c == '.' && isAbbreviation(token - 1)) {
      return false;
    }
    char first = text.charAt(tokens.start(next));
    return !Character.isLowerCase(first) || c == '!' || c == '?';
  }

  /// "(price list no. 4, page 2)", "(data sheet rev. C)": a stop after a short word inside a round
  /// bracket that closes soon; but not at the end of a sentence in brackets: "(Updated in 2025.)".
  private boolean isInBracket(int from, int stop) {
    if (stop == 0 || tokens.end(stop - 1) - tokens.start(stop - 1) > LONGEST_ABBREVIATION) {
      return false;
    }
    int open = 0;
    for (int i = from; i < stop; i++) {
      open += tokens.is(i, '(') ? 1 : tokens.is(i, ')') ? -1 : 0;
    }
    boolean whole = tokens.is(from, '(') && stop + 1 < tokens.count() && tokens.is(stop + 1, ')');
    if (open <= 0 || whole) {
      return false;
    }
    for (int i = stop + 1; i < Math.min(tokens.count(), stop + LONGEST_BRACKET); i++) {
      if (tokens.is(i, ')')) {
        return true;
      }
    }
    return false;
  }

  /// "Stored at −70 °C. A freezer", "fed with 5 V. The fuse", "0.03 mg/L. Mean": no initial of a
  /// name.
  private boolean isUnit(int letter) {
    int start = tokens.start(letter);
    char before = start > 0 ? tokens.text().charAt(start - 1) : ' ';
    return before == '°' || before == '/' || (letter > 0 && tokens.is(letter - 1, TokenClass.NUM));
  }

  private boolean isAbbreviation(int token) {
    if (token < 0 || tokens.end(token) != tokens.start(token + 1)) {
      return false;
    }
    String word = tokens.text(token);
    if (UNITS.contains(word) && token > 0 && tokens.is(token - 1, TokenClass.NUM)) {
      return false;
    }
    boolean page = word.equals("s") || word.equals("str") || word.equals("S");
    if (page && token + 2 < tokens.count() && tokens.is(token + 2, TokenClass.NUM)) {
      return true;
    }
    if (NUMBERS.contains(word)) {
      return token + 2 < tokens.count()
          && (tokens.is(token + 2, TokenClass.NUM) || tokens.is(token + 2, TokenClass.DATE));
    }
    return ABBREVIATIONS.contains(word.toLowerCase(Locale.ROOT))
        || (word.length() == 1 && Character.isUpperCase(word.charAt(0)) && !isUnit(token));
  }

  /// Closing marks, references and one bracket such as `[source: survey]` belong to the sentence
  /// before them, and behind a quotation one such as `(estimated)`; a link `[[page]]` begins the
  /// next.
  private int afterClosers(int token) {
    int i = token;
    while (i < tokens.count()) {
      if (tokens.is(i, '"') || tokens.is(i, '”') || tokens.is(i, ')') || tokens.is(i, '»')) {
        if (tokens.start(i) > tokens.end(i - 1)) {
          return i;
        }
        i++;
      } else if (tokens.is(i, TokenClass.REFERENCE) || tokens.is(i, TokenClass.LINK)) {
        if (tokens.is(i, TokenClass.LINK) && tokens.start(i) > tokens.end(i - 1)) {
          return i;
        }
        i++;
      } else if (tokens.is(i, '[')) {
        return i + 1 < tokens.count() && tokens.is(i + 1, '[') ? i : bracketEnd(i, ']');
      } else if (tokens.is(i, '(') && isNote(i)) {
        return bracketEnd(i, ')');
      } else {
        return i;
      }
    }
    return i;
  }

  /// "“… this week.” (hypothesis, not validated)": a bracket behind a quotation that ends a
  /// sentence, and is none of its own.
  private boolean isNote(int open) {
    boolean quoted = tokens.is(open - 1, '"') || tokens.is(open - 1, '”');
    return quoted
        && open + 1 < tokens.count()
        && Character.isLowerCase(tokens.text().charAt(tokens.start(open + 1)));
  }

  /// After the bracket when it closes within the next forty tokens and is no link, else `open`.
  private int bracketEnd(int open, char close) {
    for (int i = open + 1; i < Math.min(tokens.count(), open + 40); i++) {
      if (tokens.is(i, close)) {
        boolean link = i + 1 < tokens.count() && tokens.is(i + 1, TokenClass.LINK);
        boolean last =
            i + 1 == tokens.count()
                || !tokens.is(i + 1, TokenClass.WORD)
                || Character.isUpperCase(tokens.text().charAt(tokens.start(i + 1)));
        return link || !last ? open : i + 1;
      }
    }
    return open;
  }
}
