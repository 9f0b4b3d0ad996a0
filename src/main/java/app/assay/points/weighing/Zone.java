package app.assay.points.weighing;

/// Where around a table something is said.
public enum Zone {
  /// In the sentence itself, or in the heading.
  NONE(""),
  ABOVE("a:"),
  BELOW("b:"),
  HEADER("k:"),
  CELLS("v:");

  private final String prefix;

  Zone(String prefix) {
    this.prefix = prefix;
  }

  /// Before the names of its features.
  String prefix() {
    return prefix;
  }

  /// The zone of a name in the list.
  static Zone of(String name) {
    for (Zone zone : values()) {
      if (zone != NONE && name.startsWith(zone.prefix)) {
        return zone;
      }
    }
    return NONE;
  }
}
