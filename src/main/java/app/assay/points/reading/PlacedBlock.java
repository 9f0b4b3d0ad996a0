package app.assay.points.reading;

import app.assay.text.Span;

/// A block at its place in a text.
///
/// @param start the offset of the block in the text
/// @param reading what it says
/// @param around what stands around it
public record PlacedBlock(int start, BlockReading reading, Surroundings around) {

  /// A span of the block as a span of the text.
  public Span place(Span inBlock) {
    return inBlock.shift(start);
  }

  public Span span() {
    return new Span(start, start + reading.text().length());
  }
}
