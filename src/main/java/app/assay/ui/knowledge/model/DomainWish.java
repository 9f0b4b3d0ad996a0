package app.assay.ui.knowledge.model;

import app.assay.distillery.curation.DomainChange;
import app.assay.distillery.curation.DomainChange.Half;
import app.assay.vault.Domain;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/// What was typed and chosen for a change of a domain.
///
/// @param name of the domain that comes of it, or into which it is merged
/// @param paths one to a line
/// @param secondName of the other half of a split
/// @param moved ids of the entries that the other half gets
public record DomainWish(
    String name,
    String description,
    String paths,
    String secondName,
    String secondDescription,
    String secondPaths,
    Set<String> moved) {

  public DomainWish {
    moved = Set.copyOf(moved);
  }

  /// What the form of an action begins with.
  static DomainWish of(Domain domain, DomainAction action) {
    String paths = String.join("\n", domain.patterns());
    boolean halves = action == DomainAction.SPLIT;
    String name = halves || action == DomainAction.MERGE ? "" : domain.name();
    return new DomainWish(name, halves ? "" : domain.description(), paths, "", "", "", Set.of());
  }

  /// The same with an entry in the other half.
  public DomainWish moving(String id, boolean wanted) {
    Set<String> ids = new TreeSet<>(moved);
    if (wanted) {
      ids.add(id);
    } else {
      ids.remove(id);
    }
    return new DomainWish(
        name, description, paths, secondName, secondDescription, secondPaths, ids);
  }

  /// The change that is wanted.
  ///
  /// @param entries ids of all entries of the domain
  DomainChange change(Domain domain, DomainAction action, List<String> entries) {
    String old = domain.name();
    return switch (action) {
      case MERGE -> new DomainChange.Merge(old, name.strip());
      case SPLIT -> split(old, entries);
      case RENAME -> new DomainChange.Rename(old, name.strip(), description.strip());
      case DESCRIBE -> new DomainChange.Describe(old, description.strip());
      case PATHS -> new DomainChange.Paths(old, lines(paths));
      case DEPRECATE -> new DomainChange.Deprecate(old);
      case RESTORE -> new DomainChange.Restore(old);
    };
  }

  private DomainChange split(String old, List<String> entries) {
    Set<String> kept = new LinkedHashSet<>(entries);
    kept.removeAll(moved);
    return new DomainChange.Split(
        old,
        new Half(name.strip(), description.strip(), Optional.of(kept), lines(paths)),
        new Half(
            secondName.strip(), secondDescription.strip(), Optional.of(moved), lines(secondPaths)));
  }

  /// The patterns of both fields.
  List<String> patterns() {
    return lines(paths + "\n" + secondPaths);
  }

  private static List<String> lines(String text) {
    return text.lines().map(String::strip).filter(line -> !line.isEmpty()).toList();
  }
}
