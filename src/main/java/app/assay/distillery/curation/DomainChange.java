package app.assay.distillery.curation;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/// What somebody wants done to the registry of domains.
public sealed interface DomainChange {

  /// The domain it begins with.
  String domain();

  /// A new, active domain.
  record Add(String domain, String description) implements DomainChange {}

  /// Another description.
  record Describe(String domain, String description) implements DomainChange {}

  /// All entries and paths go to another domain; this one is retired.
  record Merge(String domain, String into) implements DomainChange {}

  /// The entries go to two new domains; this one is retired.
  record Split(String domain, Half first, Half second) implements DomainChange {}

  /// A new domain takes all entries and paths; the old name is retired, not forgotten.
  record Rename(String domain, String to, String description) implements DomainChange {}

  /// It is retired; only where no active entry is filed under it.
  record Deprecate(String domain) implements DomainChange {}

  /// One that was retired is in use again.
  record Restore(String domain) implements DomainChange {}

  /// These patterns in the place of all others.
  record Paths(String domain, List<String> patterns) implements DomainChange {
    public Paths {
      patterns = patterns.stream().distinct().toList();
    }
  }

  /// One pattern more.
  record AddPath(String domain, String pattern) implements DomainChange {}

  /// One pattern less.
  record RemovePath(String domain, String pattern) implements DomainChange {}

  /// One of the two domains that come of a split.
  ///
  /// @param entries ids of the entries it gets; empty for all, as upstream does
  /// @param patterns paths it gets
  record Half(
      String name, String description, Optional<Set<String>> entries, List<String> patterns) {
    public Half {
      entries = entries.map(Set::copyOf);
      patterns = patterns.stream().distinct().toList();
    }

    boolean takes(String id) {
      return entries.map(ids -> ids.contains(id)).orElse(true);
    }
  }
}
