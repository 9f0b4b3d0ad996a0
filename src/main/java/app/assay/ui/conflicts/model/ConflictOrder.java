package app.assay.ui.conflicts.model;

import java.util.Comparator;
import java.util.List;

/// In which order conflicts are decided.
public enum ConflictOrder {
  /// First what readers complained of, then what other rows wait for, then the oldest.
  PRIORITY,
  /// The oldest first.
  AGE;

  List<ConflictRow> sorted(List<ConflictRow> rows) {
    Comparator<ConflictRow> age =
        Comparator.<ConflictRow, String>comparing(row -> row.conflict().row().createdAt())
            .thenComparing(ConflictRow::id);
    Comparator<ConflictRow> pressing =
        Comparator.comparingInt(ConflictRow::signals)
            .thenComparingInt(ConflictRow::others)
            .reversed()
            .thenComparing(age);
    return rows.stream().sorted(this == AGE ? age : pressing).toList();
  }
}
