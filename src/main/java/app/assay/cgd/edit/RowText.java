package app.assay.cgd.edit;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.Claim;
import app.assay.cgd.ClaimState;
import app.assay.cgd.Table;
import app.assay.text.WhiteSpace;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Writes rows of a record's table.
record RowText(CgdDocument document, Table table) {

  /// What a column shall say about a claim.
  ///
  /// @param number the row's number
  static String cell(RecordColumn column, Claim claim, String status, int number) {
    boolean verified = claim.state() == ClaimState.VERIFIED;
    String said =
        switch (column) {
          case NUMBER -> Integer.toString(number);
          case ID -> claim.id();
          case CLAIM -> claim.text();
          case SOURCE -> claim.source();
          case STATUS -> status;
          case VERIFIED_BY -> verified ? claim.value("confirmed-by") : "";
          case DATE -> verified ? claim.value("confirmed-date") : "";
        };
    return BodyText.cell(said);
  }

  /// The word for a confirmed claim: that of another row, so that a table speaks with one voice.
  String confirmedWord() {
    int status = RecordColumn.STATUS.in(table);
    return table.rows().stream()
        .map(row -> row.text(status))
        .filter(RecordWords::meansConfirmed)
        .findFirst()
        .orElse(RecordWords.CONFIRMED);
  }

  /// A new row, with the pipes at its ends that the header has.
  String row(Claim claim, String status, int number) {
    List<String> cells = new ArrayList<>();
    for (Table.Cell header : table.header().cells()) {
      Optional<RecordColumn> column = RecordColumn.of(header);
      cells.add(column.map(c -> cell(c, claim, status, number)).orElse(""));
    }
    String line = table.header().line().in(document.text());
    String stripped = WhiteSpace.strip(line);
    String indentation = line.substring(0, line.indexOf(stripped));
    if (!indentation.isEmpty() && !cells.isEmpty()) {
      cells.removeFirst();
    }
    String joined = String.join(" | ", cells);
    return indentation
        + (stripped.startsWith("|") ? "| " : "")
        + joined
        + (stripped.endsWith("|") ? " |" : "");
  }

  /// The number of the first row to add: after the greatest that is there.
  int nextNumber() {
    int column = RecordColumn.NUMBER.in(table);
    int greatest = table.rows().size();
    for (Table.Row row : table.rows()) {
      String number = row.text(column);
      if (!number.isEmpty() && number.length() < 7 && number.chars().allMatch(Character::isDigit)) {
        greatest = Math.max(greatest, Integer.parseInt(number));
      }
    }
    return greatest + 1;
  }
}
