package app.assay.points.reading;

import app.assay.points.lexicon.Lexicon;
import app.assay.text.LineIndex;
import app.assay.text.Span;
import app.assay.text.Unchanged;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Reads a text and remembers the blocks of the text before, so that after a keystroke only the
/// changed block is read anew. An instance belongs to one document and one thread at a time.
public final class DocumentReader {

  private final BlockReader reader;
  private String text = "";
  private List<Block> blocks = List.of();
  private DocumentReading last = new DocumentReading("", new LineIndex(""), List.of());

  public DocumentReader(Lexicon lexicon) {
    this.reader = new BlockReader(lexicon);
  }

  private record Key(BlockKind kind, int level, int content, String text) {

    static Key of(Block block, String text) {
      Span span = block.span();
      int content = block.content().start() - span.start();
      return new Key(block.kind(), block.level(), content, span.in(text));
    }
  }

  /// Reads a text. What an earlier call gave is of no use afterwards.
  ///
  /// @param silent spans that are not judged, such as exclusions and the HITL record
  public DocumentReading read(String now, LineIndex lines, List<Span> silent) {
    List<Block> scanned = BlockScan.of(now, lines, silent);
    List<BlockReading> readings = readings(now, scanned);
    List<PlacedBlock> placed =
        SurroundingsScan.place(
            scanned.stream().map(b -> b.span().start()).toList(), readings, last.blocks());
    text = now;
    blocks = scanned;
    last = last.next(now, lines, placed);
    return last;
  }

  /// Blocks before and after the change are known by their place, those within it by their words.
  private List<BlockReading> readings(String now, List<Block> scanned) {
    Unchanged same = Unchanged.between(text, now);
    int most = Math.min(scanned.size(), blocks.size());
    int head = 0;
    while (head < most
        && blocks.get(head).equals(scanned.get(head))
        && scanned.get(head).span().end() <= same.before()) {
      head++;
    }
    int tail = 0;
    while (tail < most - head
        && scanned.get(scanned.size() - 1 - tail).span().start() >= now.length() - same.after()
        && isMoved(
            blocks.get(blocks.size() - 1 - tail),
            scanned.get(scanned.size() - 1 - tail),
            same.growth())) {
      tail++;
    }
    List<BlockReading> readings = new ArrayList<>(scanned.size());
    for (int i = 0; i < head; i++) {
      readings.add(last.blocks().get(i).reading());
    }
    Map<Key, BlockReading> known = new HashMap<>();
    for (int i = head; i < blocks.size() - tail; i++) {
      known.put(Key.of(blocks.get(i), text), last.blocks().get(i).reading());
    }
    for (Block block : scanned.subList(head, scanned.size() - tail)) {
      Key key = Key.of(block, now);
      readings.add(known.computeIfAbsent(key, this::read));
    }
    for (int i = blocks.size() - tail; i < blocks.size(); i++) {
      readings.add(last.blocks().get(i).reading());
    }
    return readings;
  }

  /// Its values are read at once, while its words are near.
  private BlockReading read(Key key) {
    BlockReading reading = reader.read(key.kind(), key.level(), key.text(), key.content());
    if (key.kind().speaks()) {
      reading.holdsValue();
    }
    return reading;
  }

  private static boolean isMoved(Block before, Block now, int by) {
    return before.kind() == now.kind()
        && before.level() == now.level()
        && before.span().start() + by == now.span().start()
        && before.span().end() + by == now.span().end()
        && before.content().start() + by == now.content().start();
  }
}
