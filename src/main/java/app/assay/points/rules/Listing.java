package app.assay.points.rules;

import java.util.List;
import java.util.Set;

/// Entries one after another: a changelog, a timeline, a table of releases.
///
/// @param entries those with a date or time, in the order in which they are listed
/// @param chronicle true when a heading or caption says that they follow time
record Listing(List<Entry> entries, boolean chronicle) {

  Listing {
    entries = List.copyOf(entries);
  }

  /// At least two entries have a version and a date, and no version is named twice.
  boolean isOfVersions() {
    List<List<Integer>> versions = entries.stream().flatMap(e -> e.version().stream()).toList();
    return versions.size() >= 2 && Set.copyOf(versions).size() == versions.size();
  }
}
