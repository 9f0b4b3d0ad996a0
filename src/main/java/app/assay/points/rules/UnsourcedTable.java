package app.assay.points.rules;

import app.assay.points.check.PointSink;
import app.assay.points.check.Tense;
import app.assay.points.lexicon.TokenClass;
import app.assay.points.reading.BlockKind;
import app.assay.points.reading.BlockReading;
import app.assay.points.reading.DocumentReading;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Sentence;
import app.assay.text.Span;
import java.util.ArrayList;
import java.util.List;

/// Figures without a source at their place in a text. Where the whole table is at fault its own
/// caption is part of the place: the caption is where a source would stand, and readers who look
/// for the fault point at it.
///
/// @param table the table
/// @param figures those at fault
/// @param span from the caption or the first character at fault to the last, counted from the
///   text's start
record UnsourcedTable(PlacedBlock table, UnsourcedFigures figures, Span span) {

  /// A caption has no more tokens.
  private static final int LONGEST = 30;

  /// A plain title has no more words.
  private static final int TITLE = 9;

  /// All of a text, found when the first rule asks.
  private record All(List<UnsourcedTable> tables) {}

  static List<UnsourcedTable> in(DocumentReading document) {
    return document.derive(All.class, UnsourcedTable::read).tables;
  }

  private static All read(DocumentReading document) {
    List<UnsourcedTable> tables = new ArrayList<>();
    List<PlacedBlock> blocks = document.blocks();
    for (int i = 0; i < blocks.size(); i++) {
      PlacedBlock table = blocks.get(i);
      if (table.reading().kind() == BlockKind.TABLE) {
        for (UnsourcedFigures figures : UnsourcedFigures.in(table.reading(), table.around())) {
          Span span = table.place(figures.span());
          boolean captioned =
              figures.whole()
                  && i > 0
                  && table.around().captionAbove().isPresent()
                  && isCaption(blocks.get(i - 1).reading());
          int start = captioned ? blocks.get(i - 1).start() : span.start();
          tables.add(new UnsourcedTable(table, figures, new Span(start, span.end())));
        }
      }
    }
    return new All(List.copyOf(tables));
  }

  /// Reports the place, or says that it is outweighed.
  void report(DocumentReading document, PointSink out, String message) {
    if (figures.outweighed()) {
      out.outweigh(span, message);
    } else {
      out.report(span, message, TableFixes.of(document, this));
    }
  }

  /// "Table 2. …", or one line in bold or italics, or of a few words, that leads nowhere else.
  private static boolean isCaption(BlockReading above) {
    if (above.kind() != BlockKind.PARAGRAPH
        || above.tokens().count() > LONGEST
        || above.isPicture()) {
      return false;
    }
    String text = above.text().strip();
    boolean marked = text.startsWith("*") || text.startsWith("_");
    return above.isNamed()
        || (text.indexOf('\n') < 0 && (marked ? isClosed(text) : isTitle(above)));
  }

  /// "Feature matrix": a few words alone on their line, without a stop.
  private static boolean isTitle(BlockReading above) {
    if (above.sentences().size() != 1 || above.sentences().getFirst().words() > TITLE) {
      return false;
    }
    Sentence line = above.sentences().getFirst();
    int last = line.to() - 1;
    return !line.tokens().is(last, TokenClass.STOP)
        && !line.tokens().is(last, TokenClass.COLON)
        && line.tokens().is(line.from(), TokenClass.CAP)
        && !Tense.hasVerb(line, line.from(), line.to());
  }

  private static boolean isClosed(String text) {
    char last = text.charAt(text.length() - 1);
    return last == '*' || last == '_';
  }
}
