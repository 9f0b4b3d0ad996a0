package app.assay.ui.conflicts.model;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/// Which conflicts are shown, and in which order; those that were skipped come last.
final class ConflictFilter {

  private final Set<String> skipped = new LinkedHashSet<>();
  private ConflictOrder order = ConflictOrder.PRIORITY;
  private String domain = "";

  ConflictOrder order() {
    return order;
  }

  void setOrder(ConflictOrder wanted) {
    order = wanted;
  }

  String domain() {
    return domain;
  }

  void setDomain(String wanted) {
    domain = wanted;
  }

  List<ConflictRow> shown(List<ConflictRow> rows) {
    List<ConflictRow> shown =
        new ArrayList<>(
            order.sorted(rows).stream()
                .filter(c -> domain.isEmpty() || c.domains().contains(domain))
                .toList());
    List<ConflictRow> last = shown.stream().filter(c -> skipped.contains(c.id())).toList();
    shown.removeAll(last);
    shown.addAll(last);
    return shown;
  }

  boolean isSkipped(ConflictRow row) {
    return skipped.contains(row.id());
  }

  /// The latest skip comes last.
  void skip(Collection<String> rows) {
    skipped.removeAll(rows);
    skipped.addAll(rows);
  }

  void keep(Collection<String> there) {
    skipped.retainAll(there);
  }

  static List<String> domains(List<ConflictRow> rows) {
    TreeSet<String> all = new TreeSet<>();
    rows.forEach(c -> all.addAll(c.domains()));
    return List.copyOf(all);
  }
}
