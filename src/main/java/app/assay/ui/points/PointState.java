package app.assay.ui.points;

/// How a point stands.
public enum PointState {
  /// No document is in front, or it is being checked.
  UNKNOWN,
  /// Nobody looked: the file could not be read, or no rule of the point was asked.
  NOT_ASKED,
  /// Something was found.
  FOUND,
  /// Nothing was found but what the document allows.
  ALLOWED,
  /// Nothing was found but in places that read harmless as a whole.
  OUTWEIGHED,
  /// Nothing was found, not even something that is allowed or outweighed.
  PASSED
}
