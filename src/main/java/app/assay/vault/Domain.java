package app.assay.vault;

import java.util.List;

/// A word of the registry under which entries are found.
///
/// @param createdAt `YYYY-MM-DD HH:MM:SS` in UTC
/// @param activeEntries how many active entries are filed under it
/// @param patterns `*`, a directory ending in `/`, or an exact path; in alphabetical order
public record Domain(
    String name,
    String description,
    DomainStatus status,
    String createdAt,
    int activeEntries,
    List<String> patterns) {

  public Domain {
    patterns = List.copyOf(patterns);
  }
}
