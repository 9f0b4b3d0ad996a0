package app.assay.ui.batch.model;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// What is carried over when a batch is read anew.
final class BatchRows {

  private BatchRows() {}

  /// The fresh rows, but what was edited here before, and what was said and decided of a candidate
  /// whose text is the same. An id that stands twice carries nothing.
  static List<BatchRow> carried(List<BatchRow> before, List<BatchRow> fresh) {
    Map<String, BatchRow> old = new HashMap<>();
    Set<String> twice = new HashSet<>();
    for (BatchRow row : before) {
      if (old.put(row.candidate().id(), row) != null) {
        twice.add(row.candidate().id());
      }
    }
    List<BatchRow> rows = new ArrayList<>();
    for (BatchRow row : fresh) {
      rows.add(
          Optional.ofNullable(old.get(row.candidate().id()))
              .filter(was -> !twice.contains(was.candidate().id()))
              .filter(was -> was.edited() || was.candidate().json().equals(row.candidate().json()))
              .map(was -> was.at(row.place(), row.inVault()))
              .orElse(row));
    }
    return rows;
  }
}
