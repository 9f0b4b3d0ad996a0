package app.assay.points.check;

import app.assay.finding.Finding;
import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.BlockReading;
import app.assay.points.reading.DocumentReading;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Tokens;
import app.assay.text.Span;
import java.util.ArrayList;
import java.util.List;

/// A bracket that says what its author has still to fill in: `[source: …]`, `[assuming TBD]`. A
/// statement with one is marked as open, and fixes insert such brackets; so this is no finding,
/// which a fix would bring up, but keeps the document waiting.
public final class XGap {

  public static final Rule RULE =
      Rule.ofFormat("X-GAP", Severity.INFO, "A gap waits to be filled in", "Assay");

  private static final WordSet LABELS = WordLists.words("gap-label");

  private static final WordSet FILLERS = WordLists.words("gap-filler");

  /// "As of".
  private static final int LONGEST_LABEL = 2;

  private XGap() {}

  /// The gaps of a text, by place.
  static List<Finding> in(DocumentReading document) {
    List<Finding> gaps = new ArrayList<>(0);
    for (PlacedBlock block : document.blocks()) {
      BlockReading reading = block.reading();
      if (reading.kind().speaks() && (reading.classes() & TokenClass.OPEN.bit()) != 0) {
        for (Span span : block.derive(InBlock.class, known -> true, InBlock::of).spans) {
          String message = "“%s” waits to be filled in.".formatted(span.in(reading.text()));
          gaps.add(new Finding(RULE, block.place(span), message));
        }
      }
    }
    return gaps;
  }

  /// The gaps of a block, looked for once.
  ///
  /// @param spans count from the block's start
  private record InBlock(List<Span> spans) {

    static InBlock of(PlacedBlock block) {
      Tokens tokens = block.reading().tokens();
      List<Span> spans = new ArrayList<>(0);
      for (int open = 0; open < tokens.count(); open++) {
        int close = tokens.is(open, TokenClass.OPEN) ? end(tokens, open) : -1;
        if (close >= 0) {
          spans.add(tokens.span(open, close + 1));
        }
      }
      return new InBlock(spans);
    }
  }

  /// The bracket that closes a gap, or -1.
  private static int end(Tokens tokens, int open) {
    int at = label(tokens, open + 1);
    if (at < 0) {
      return -1;
    }
    int close = at;
    while (close < tokens.count()
        && (tokens.isOneOf(close, FILLERS) || (close == at && tokens.is(at, TokenClass.COLON)))) {
      close++;
    }
    boolean closed = close > at && close < tokens.count() && tokens.is(close, TokenClass.CLOSE);
    return closed && !isLink(tokens, close + 1) ? close : -1;
  }

  /// After the words that say what is missing, or -1.
  private static int label(Tokens tokens, int from) {
    String words = "";
    for (int i = from; i < Math.min(tokens.count(), from + LONGEST_LABEL); i++) {
      words = words.isEmpty() ? tokens.lower(i) : words + " " + tokens.lower(i);
      if (LABELS.contains(words)) {
        return i + 1;
      }
    }
    return -1;
  }

  private static boolean isLink(Tokens tokens, int token) {
    return token < tokens.count() && tokens.is(token, TokenClass.LINK);
  }
}
