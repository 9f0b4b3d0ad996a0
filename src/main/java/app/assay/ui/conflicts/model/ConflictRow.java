package app.assay.ui.conflicts.model;

import app.assay.distillery.curation.Conflict;
import app.assay.ui.entry.model.EntrySide;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;

/// A conflict as the screen shows it.
///
/// @param newer the entry that raised it
/// @param existing the one it may contradict; empty where none was named or it is not there
public record ConflictRow(Conflict conflict, EntrySide newer, Optional<EntrySide> existing) {

  public String id() {
    return conflict.row().id();
  }

  /// What it is called in the list.
  public String title() {
    return newer.text().title().isBlank() ? newer.id() : newer.text().title();
  }

  /// The domains of both, each once, by name.
  public List<String> domains() {
    TreeSet<String> all = new TreeSet<>(newer.domains());
    existing.ifPresent(e -> all.addAll(e.domains()));
    return List.copyOf(all);
  }

  /// Ids of the entries it names.
  public List<String> entries() {
    return existing.map(e -> List.of(newer.id(), e.id())).orElse(List.of(newer.id()));
  }

  /// How many other pending rows name one of them.
  public int others() {
    return conflict.others().size();
  }

  /// How often readers of the vault complained of either: the more, the more pressing it is.
  public int signals() {
    return newer.signals().size() + existing.map(e -> e.signals().size()).orElse(0);
  }
}
