package app.assay.cgd.edit;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.Claim;
import app.assay.cgd.ClaimState;
import app.assay.cgd.Round;
import java.util.ArrayList;
import java.util.List;

/// Writes the lines of a record as the specification shows them (FS §1.2.1).
///
/// @param document whose claims they are
record RecordText(CgdDocument document) {

  static final String HEADING = "## HITL Verification Record";
  private static final String HEADER = "| # | Claim | Status | Verified By | Date |";
  private static final String DELIMITER = "|---|-------|--------|-------------|------|";

  private static final List<RecordColumn> COLUMNS =
      List.of(
          RecordColumn.NUMBER,
          RecordColumn.CLAIM,
          RecordColumn.STATUS,
          RecordColumn.VERIFIED_BY,
          RecordColumn.DATE);

  static String heading(Round round) {
    return switch (round) {
      case A -> "### Round A: Derived Data Confirmation";
      case B -> "### Round B: True HITL Verification";
    };
  }

  /// `claim (source) ✓`, without a bullet.
  static String bullet(Claim claim) {
    String source = BodyText.oneLine(claim.source());
    return BodyText.oneLine(claim.text())
        + (source.isEmpty() ? "" : " (" + source + ")")
        + (claim.state() == ClaimState.VERIFIED ? " " + RecordWords.CHECK : "");
  }

  List<String> bullets(List<RecordLine> lines) {
    return lines.stream().map(line -> "- " + bullet(claim(line))).toList();
  }

  List<String> table(List<RecordLine> lines) {
    List<String> rows = new ArrayList<>(List.of(HEADER, DELIMITER));
    for (RecordLine line : lines) {
      Claim claim = claim(line);
      String status = status(line, claim, RecordWords.CONFIRMED);
      List<String> cells = new ArrayList<>();
      for (RecordColumn column : COLUMNS) {
        cells.add(RowText.cell(column, claim, status, rows.size() - 1));
      }
      rows.add("| " + String.join(" | ", cells) + " |");
    }
    return rows;
  }

  List<String> section(Round round, List<RecordLine> lines) {
    return round == Round.A ? bullets(lines) : table(lines);
  }

  Claim claim(RecordLine line) {
    return document.claims().get(line.claim());
  }

  static String status(RecordLine line, Claim claim, String confirmed) {
    String state = claim.state() == ClaimState.VERIFIED ? confirmed : RecordWords.PENDING;
    return line.status().orElse(state);
  }
}
