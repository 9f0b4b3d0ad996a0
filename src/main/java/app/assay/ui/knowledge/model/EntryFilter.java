package app.assay.ui.knowledge.model;

import app.assay.vault.Entry;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/// Which entries of a store are shown.
final class EntryFilter {

  private List<String> words = List.of();
  private String domain = "";
  private boolean archived;

  /// Only entries in which every word occurs somewhere.
  void search(String query) {
    words =
        Arrays.stream(query.strip().toLowerCase(Locale.getDefault()).split("\\s+"))
            .filter(word -> !word.isEmpty())
            .toList();
  }

  String domain() {
    return domain;
  }

  /// @param name whose entries alone are shown; empty for all
  void setDomain(String name) {
    domain = name;
  }

  boolean isArchived() {
    return archived;
  }

  /// Whether archived entries are shown in the place of active ones.
  void setArchived(boolean wanted) {
    archived = wanted;
  }

  List<Entry> shown(List<Entry> all) {
    return all.stream()
        .filter(e -> archived == e.archived().isPresent())
        .filter(e -> domain.isEmpty() || e.domains().contains(domain))
        .filter(this::has)
        .toList();
  }

  private boolean has(Entry entry) {
    if (words.isEmpty()) {
      return true;
    }
    String all =
        String.join(
                "\n", entry.id(), entry.text().title(), entry.text().claim(), entry.text().body())
            .toLowerCase(Locale.getDefault());
    return words.stream().allMatch(all::contains);
  }
}
