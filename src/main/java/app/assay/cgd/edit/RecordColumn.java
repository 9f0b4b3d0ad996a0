package app.assay.cgd.edit;

import app.assay.cgd.Table;
import java.util.Arrays;
import java.util.Optional;

/// What a column of a record's table holds, by the words real tables put above it.
enum RecordColumn {
  NUMBER("#", "no", "nr", "n", "n°", "№", "number"),
  ID("claim id", "id", "claim-id"),
  CLAIM("claim", "claim text", "text", "statement", "testo", "affermazione", "descrizione"),
  SOURCE("source", "fonte", "quelle"),
  STATUS("status", "state", "stato", "esito", "result", "outcome", "risoluzione", "resolution"),
  VERIFIED_BY(
      "verified by",
      "confirmed by",
      "reviewed by",
      "verifier",
      "reviewer",
      "by",
      "verificato da",
      "confermato da",
      "revisore"),
  DATE(
      "date",
      "data",
      "verified on",
      "confirmed on",
      "verified date",
      "confirmed date",
      "verification date",
      "datum",
      "fecha");

  /// Joined by line breaks, which no header cell holds.
  private final String names;

  RecordColumn(String... names) {
    this.names = "\n" + String.join("\n", names) + "\n";
  }

  /// What a header cell announces.
  static Optional<RecordColumn> of(Table.Cell header) {
    String name = RecordWords.normal(header.text());
    return Arrays.stream(values())
        .filter(column -> column.names.contains("\n" + name + "\n"))
        .findFirst();
  }

  /// The 0-based index of this column in a table, or -1.
  int in(Table table) {
    for (int i = 0; i < table.header().cells().size(); i++) {
      if (of(table.header().cells().get(i)).filter(column -> column == this).isPresent()) {
        return i;
      }
    }
    return -1;
  }
}
