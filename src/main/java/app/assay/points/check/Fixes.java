package app.assay.points.check;

import app.assay.finding.Fix;
import app.assay.points.lexicon.TokenClass;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import app.assay.text.Span;
import app.assay.text.TextEdit;

/// The edits that several detectors propose.
public final class Fixes {

  private static final String CLOSERS = ".!?…:;,";
  private static final String STOPS = ".!?…";

  private Fixes() {}

  /// Puts a marker behind the last word of a sentence, before its full stop.
  ///
  /// @param marker without the blank before it, such as `*(estimated)*`
  public static Fix append(String title, Sentence sentence, String marker) {
    return new Fix(title, TextEdit.insert(lastWordEnd(sentence), " " + marker));
  }

  /// Puts a word such as `PROJECTED:` before a sentence.
  public static Fix prepend(String title, Sentence sentence, String word) {
    return new Fix(title, TextEdit.insert(sentence.span().start(), word + " "));
  }

  /// Puts other words in place of some.
  public static Fix replace(String title, Span span, String words) {
    return new Fix(title, new TextEdit(span, words));
  }

  /// Puts words, with a blank before them, at an offset.
  public static Fix insert(String title, int offset, String words) {
    return new Fix(title, TextEdit.insert(offset, " " + words));
  }

  /// Says behind a value that another line has another one.
  public static Fix differing(int offset, String other, int line) {
    return insert(
        "State the discrepancy", offset, "[differs from “%s” in line %d]".formatted(other, line));
  }

  private static int lastWordEnd(Sentence sentence) {
    Span span = sentence.span();
    String text = sentence.tokens().text();
    int end = endOfItsOwn(sentence);
    if (isClosedStop(text, end) && isWithinBrackets(text, span)) {
      end--;
    }
    while (end > span.start() && CLOSERS.indexOf(text.charAt(end - 1)) >= 0) {
      end--;
    }
    return end;
  }

  /// The bracket that closes behind the sentence opens right before it or before another sentence.
  private static boolean isWithinBrackets(String text, Span sentence) {
    int first = text.indexOf('(', sentence.start());
    return first == sentence.start() || first < 0 || first >= sentence.end();
  }

  /// A sentence may end within a quotation that goes on; what stands in there is somebody else's.
  private static int endOfItsOwn(Sentence sentence) {
    Tokens tokens = sentence.tokens();
    int last = sentence.to() - 1;
    if (sentence.to() == tokens.count() || !tokens.isQuoted(last) || !tokens.isQuoted(last + 1)) {
      return endBeforeReferences(sentence);
    }
    while (last > sentence.from() && !tokens.is(last, TokenClass.WORD)) {
      last--;
    }
    return tokens.end(last);
  }

  /// "It stops.[^1]": the reference stands behind the full stop.
  private static int endBeforeReferences(Sentence sentence) {
    Tokens tokens = sentence.tokens();
    int last = sentence.to() - 1;
    while (last > sentence.from()
        && tokens.is(last, TokenClass.REFERENCE)
        && tokens.start(last) == tokens.end(last - 1)) {
      last--;
    }
    int stop = tokens.is(last, ']') ? stopBeforeBracket(sentence, last) : last;
    return tokens.is(stop, TokenClass.STOP) ? tokens.end(stop) : sentence.span().end();
  }

  /// "It stops. [Typical value.]": what is put behind such a bracket would be a sentence of its
  /// own.
  private static int stopBeforeBracket(Sentence sentence, int close) {
    int open = close;
    while (open > sentence.from() && !sentence.tokens().is(open, '[')) {
      open--;
    }
    return open > sentence.from() ? open - 1 : close;
  }

  /// "(It stops.)": the bracket that closes after the full stop opened with the sentence.
  private static boolean isClosedStop(String text, int end) {
    return text.charAt(end - 1) == ')' && STOPS.indexOf(text.charAt(end - 2)) >= 0;
  }
}
