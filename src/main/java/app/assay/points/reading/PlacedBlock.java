package app.assay.points.reading;

import app.assay.text.Span;
import java.util.function.Function;
import java.util.function.Predicate;

/// A block at its place in a text. While neither its characters nor what stands around it change,
/// it stays the same one from one version of the text to the next and only moves, so that what was
/// made of it may be kept. Two are the same only when they are one. Belongs to one thread at a
/// time.
public final class PlacedBlock {

  private int start;
  private final BlockReading reading;
  private final Surroundings around;
  private final Kept derived = new Kept();

  /// @param start the offset of the block in the text
  /// @param reading what it says
  /// @param around what stands around it
  public PlacedBlock(int start, BlockReading reading, Surroundings around) {
    this.start = start;
    this.reading = reading;
    this.around = around;
  }

  /// The offset of the block in the text as it was last read.
  public int start() {
    return start;
  }

  /// What it says.
  public BlockReading reading() {
    return reading;
  }

  /// What stands around it.
  public Surroundings around() {
    return around;
  }

  /// Puts the block where it stands in the next version of the text.
  PlacedBlock moveTo(int offset) {
    start = offset;
    return this;
  }

  /// A span of the block as a span of the text.
  public Span place(Span inBlock) {
    return inBlock.shift(start);
  }

  public Span span() {
    return new Span(start, start + reading.text().length());
  }

  /// What is made of this block alone, kept for the next version of the text; it counts from the
  /// block's start.
  ///
  /// @param what the key it is kept by
  /// @param fits whether what was kept may be used again
  public <T> T derive(Class<T> what, Predicate<T> fits, Function<PlacedBlock, T> make) {
    Object known = derived.get(what);
    if (known != null && fits.test(what.cast(known))) {
      return what.cast(known);
    }
    T made = make.apply(this);
    derived.put(what, made);
    return made;
  }
}
