package app.assay.points.reading;

import app.assay.text.LineIndex;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;

/// A whole text as the nine points read it. Belongs to one thread.
public final class DocumentReading {

  private final String text;
  private final LineIndex lines;
  private final List<PlacedBlock> blocks;
  private final Map<Class<?>, Object> derived = new HashMap<>();
  private final Map<Class<?>, Object> followed = new HashMap<>();
  private Map<Class<?>, Object> before = Map.of();
  private Runnable watching = () -> {};

  /// @param text its characters
  /// @param lines the lines of the text
  /// @param blocks its blocks in order
  public DocumentReading(String text, LineIndex lines, List<PlacedBlock> blocks) {
    this.text = text;
    this.lines = lines;
    this.blocks = List.copyOf(blocks);
  }

  /// The next version of the text, which knows what was made of this one to be followed.
  DocumentReading next(String now, LineIndex itsLines, List<PlacedBlock> itsBlocks) {
    DocumentReading next = new DocumentReading(now, itsLines, itsBlocks);
    next.before = followed;
    before = Map.of();
    return next;
  }

  public String text() {
    return text;
  }

  public List<PlacedBlock> blocks() {
    return blocks;
  }

  /// The last block that begins at or before an offset; the first one where none does.
  public PlacedBlock blockAt(int offset) {
    return blocks.get(indexAt(offset));
  }

  /// The number of that block among all.
  public int indexAt(int offset) {
    int low = 0;
    int high = blocks.size() - 1;
    while (low < high) {
      int middle = (low + high + 1) >>> 1;
      if (blocks.get(middle).start() <= offset) {
        low = middle;
      } else {
        high = middle - 1;
      }
    }
    return low;
  }

  /// The 1-based line of an offset.
  public int line(int offset) {
    return lines.lineAt(offset) + 1;
  }

  /// Has a task called again and again by what takes long over this text; it may end that by
  /// throwing.
  public void onStep(Runnable task) {
    watching = task;
  }

  /// Says that long work goes on; what made it is not kept when this throws.
  public void step() {
    watching.run();
  }

  /// What several detectors need of the whole text, made when the first of them asks.
  ///
  /// @param kind what it is, which is also the key it is kept by
  public <T> T derive(Class<T> kind, Function<DocumentReading, T> make) {
    Object known = derived.get(kind);
    if (known == null) {
      known = make.apply(this);
      derived.put(kind, known);
    }
    return kind.cast(known);
  }

  /// As [#derive(Class, Function)], of something that can be made faster with what was made of the
  /// version before. It must not hold on to the reading that it was made of.
  ///
  /// @param make of this text and of what was made of the version before, where there is one
  public <T> T follow(Class<T> kind, BiFunction<DocumentReading, Optional<T>, T> make) {
    Object known = followed.get(kind);
    if (known == null) {
      known = make.apply(this, Optional.ofNullable(kind.cast(before.get(kind))));
      followed.put(kind, known);
    }
    return kind.cast(known);
  }
}
