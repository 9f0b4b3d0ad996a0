package app.assay.points.reading;

import app.assay.points.lexicon.Lexicon;
import app.assay.text.LineIndex;
import app.assay.text.Span;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Reads a text and remembers the blocks of the text before, so that after a keystroke only the
/// changed block is read anew. An instance belongs to one document and one thread at a time.
public final class DocumentReader {

  private final BlockReader reader;
  private Map<Key, BlockReading> known = new HashMap<>();

  public DocumentReader(Lexicon lexicon) {
    this.reader = new BlockReader(lexicon);
  }

  private record Key(BlockKind kind, int level, int content, String text) {}

  /// Reads a text.
  ///
  /// @param silent spans that are not judged, such as exclusions and the HITL record
  public DocumentReading read(String text, LineIndex lines, List<Span> silent) {
    Map<Key, BlockReading> now = new HashMap<>();
    List<Integer> starts = new ArrayList<>();
    List<BlockReading> readings = new ArrayList<>();
    for (Block block : BlockScan.of(text, lines, silent)) {
      Span span = block.span();
      int content = block.content().start() - span.start();
      Key key = new Key(block.kind(), block.level(), content, span.in(text));
      BlockReading before = known.get(key);
      BlockReading reading =
          now.computeIfAbsent(
              key,
              k -> before != null ? before : reader.read(k.kind(), k.level(), k.text(), content));
      starts.add(span.start());
      readings.add(reading);
    }
    known = now;
    return new DocumentReading(text, lines, SurroundingsScan.place(starts, readings));
  }
}
