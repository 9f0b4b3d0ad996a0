package app.assay.points.check;

import java.time.LocalDate;

/// What a detector may know besides the text.
///
/// @param asOf the date that counts as today (`--as-of`)
/// @param sensitivity how readily detectors speak
public record PointsContext(LocalDate asOf, Sensitivity sensitivity) {

  public boolean isThorough() {
    return sensitivity == Sensitivity.THOROUGH;
  }
}
