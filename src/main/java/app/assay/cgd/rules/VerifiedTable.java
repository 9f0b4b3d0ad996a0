package app.assay.cgd.rules;

import app.assay.cgd.Body;
import app.assay.cgd.CgdDocument;
import app.assay.cgd.Table;
import app.assay.text.Span;
import app.assay.text.WhiteSpace;
import java.util.List;
import java.util.Optional;

/// The table of `## Verified Claims` of a Source of Truth (FS §3).
final class VerifiedTable {

  /// The columns that must be there, in the order of the specification.
  static final List<String> REQUIRED = List.of("Claim", "Value", "Source", "Verified");

  private static final String DATE = "Verified";

  private VerifiedTable() {}

  /// The section of a Source of Truth; empty for other documents.
  static Optional<Body.Section> section(CgdDocument document) {
    return document.isSot() ? document.body().verifiedClaims() : Optional.empty();
  }

  /// The table of a Source of Truth; empty for other documents.
  static Optional<Table> of(CgdDocument document) {
    return section(document).flatMap(Body.Section::table);
  }

  /// A cell of the column Verified with its row.
  record Dated(Table.Row row, Span place, String written) {}

  /// The cells of the column Verified that are not empty.
  static List<Dated> dated(CgdDocument document) {
    return of(document).stream()
        .filter(table -> table.column(DATE) >= 0)
        .flatMap(
            table ->
                table.rows().stream()
                    .map(
                        row ->
                            new Dated(
                                row, row.place(table.column(DATE)), row.text(table.column(DATE)))))
        .filter(cell -> !isEmpty(cell.written()))
        .toList();
  }

  /// Nothing, white space or exactly one dash (FS §3.4).
  static boolean isEmpty(String cell) {
    return WhiteSpace.isBlank(cell) || cell.equals("-");
  }
}
