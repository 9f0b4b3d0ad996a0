package app.assay.points.reading;

import java.util.List;

/// A whole text as the nine points read it.
///
/// @param text its characters
/// @param blocks its blocks in order
public record DocumentReading(String text, List<PlacedBlock> blocks) {

  public DocumentReading {
    blocks = List.copyOf(blocks);
  }
}
