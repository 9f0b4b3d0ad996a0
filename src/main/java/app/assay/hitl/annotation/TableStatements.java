package app.assay.hitl.annotation;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.Table;
import app.assay.finding.Finding;
import app.assay.hitl.WhereToVerify;
import app.assay.text.Span;
import app.assay.text.WhiteSpace;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/// Rows of tables as statements. A row is repeated cell by cell, so that the words stand in the
/// body as the claim has them.
final class TableStatements {

  private static final Set<String> SOURCE_COLUMNS =
      Set.of("source", "sources", "reference", "references", "evidence", "origin", "citation");

  private final CgdDocument document;

  TableStatements(CgdDocument document) {
    this.document = document;
  }

  /// The rows that name their source in a column of that name.
  List<Statement> sourced() {
    List<Statement> found = new ArrayList<>();
    for (Table table : document.body().tables()) {
      int column = sourceColumn(table);
      if (column > 0 && !document.body().exclusions().cover(table.span().start())) {
        table.rows().stream()
            .filter(row -> isSaid(row.text(column)) && isSaid(row.text(0)))
            .forEach(row -> found.add(sourced(row, column)));
      }
    }
    return found;
  }

  /// The row in which a finding lies.
  Optional<Table.Row> row(Span finding) {
    return document.body().tables().stream()
        .filter(table -> table.span().overlaps(finding))
        .flatMap(table -> table.rows().stream())
        .filter(row -> row.line().overlaps(finding))
        .findFirst();
  }

  /// A row at which a finding asks for a person; its value is the cell that was found.
  Statement statement(Table.Row row, Finding finding) {
    Optional<String> cell =
        row.cells().stream()
            .filter(c -> c.span().overlaps(finding.span()))
            .map(Table.Cell::text)
            .filter(Figures::hasOne)
            .findFirst();
    return new Statement(
        row.line(),
        words(row, row.cells().size()),
        cell,
        Optional.empty(),
        WhereToVerify.of(finding));
  }

  private static Statement sourced(Table.Row row, int column) {
    boolean last = column == row.cells().size() - 1;
    Optional<String> value =
        row.cells().stream()
            .skip(1)
            .limit(column - 1L)
            .map(Table.Cell::text)
            .filter(Figures::hasOne)
            .findFirst();
    return new Statement(
        row.line(),
        words(row, last ? column : row.cells().size()),
        value,
        Optional.of(WhiteSpace.collapse(row.text(column))),
        "");
  }

  private static String words(Table.Row row, int cells) {
    return WhiteSpace.collapse(
        String.join(" | ", row.cells().stream().limit(cells).map(Table.Cell::text).toList()));
  }

  private static int sourceColumn(Table table) {
    for (int i = 0; i < table.header().cells().size(); i++) {
      if (SOURCE_COLUMNS.contains(table.header().text(i).toLowerCase(Locale.ROOT))) {
        return i;
      }
    }
    return -1;
  }

  private static boolean isSaid(String cell) {
    return cell.chars().anyMatch(Character::isLetterOrDigit);
  }
}
