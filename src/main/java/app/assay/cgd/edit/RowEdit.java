package app.assay.cgd.edit;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.Claim;
import app.assay.cgd.ClaimState;
import app.assay.cgd.NoClaims;
import app.assay.cgd.Table;
import app.assay.text.Span;
import app.assay.text.WhiteSpace;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/// Writes the cells Status, Verified By and Date of a row; no other cell moves.
record RowEdit(CgdDocument document, Table table, Table.Row row) {

  List<Change> set(Claim claim, RecordLine line) {
    Optional<String> status = line.status();
    Map<Integer, String> wanted = new TreeMap<>();
    boolean verified = claim.state() == ClaimState.VERIFIED;
    if (status.isPresent()) {
      want(RecordColumn.STATUS, claim, status.get(), wanted);
    } else if (verified && !RecordWords.meansConfirmed(text(RecordColumn.STATUS))) {
      want(RecordColumn.STATUS, claim, new RowText(document, table).confirmedWord(), wanted);
    }
    if (verified) {
      want(RecordColumn.VERIFIED_BY, claim, "", wanted);
      want(RecordColumn.DATE, claim, "", wanted);
    } else if (status.isPresent() && claim.state() == ClaimState.PENDING) {
      clear(RecordColumn.VERIFIED_BY, wanted);
      clear(RecordColumn.DATE, wanted);
    }
    String former = line.formerSource().map(BodyText::cell).orElse("");
    if (!former.isEmpty() && text(RecordColumn.SOURCE).equals(former)) {
      want(RecordColumn.SOURCE, claim, "", wanted);
    }
    return changes(wanted);
  }

  private void want(RecordColumn column, Claim claim, String status, Map<Integer, String> wanted) {
    String said = RowText.cell(column, claim, status, 0);
    int index = index(column);
    if (index >= 0 && !text(column).equals(said)) {
      wanted.put(index, said);
    }
  }

  /// Nobody's name may stay beside a claim that is no longer confirmed.
  private void clear(RecordColumn column, Map<Integer, String> wanted) {
    if (index(column) >= 0 && !NoClaims.isBare(text(column))) {
      wanted.put(index(column), "");
    }
  }

  private List<Change> changes(Map<Integer, String> wanted) {
    List<Change> changes = new ArrayList<>();
    List<String> missing = new ArrayList<>();
    int present = row.cells().size();
    wanted.forEach(
        (index, said) -> {
          if (index < present) {
            changes.add(replace(row.cells().get(index), said));
          } else {
            while (present + missing.size() < index) {
              missing.add("");
            }
            missing.add(said);
          }
        });
    if (!missing.isEmpty()) {
      changes.add(append(missing));
    }
    return changes;
  }

  /// Cells for a row that is shorter than its header.
  private Change append(List<String> cells) {
    String line = WhiteSpace.stripTrailing(row.line().in(document.text()));
    String joined = String.join(" | ", cells);
    String added = line.endsWith("|") ? " " + joined + " |" : " | " + joined;
    return new Change.ReplaceBody(Span.at(row.line().start() + line.length()), added);
  }

  private String text(RecordColumn column) {
    return row.text(index(column));
  }

  /// Blanks before a row's first pipe make a cell of their own, by the specification's algorithm.
  private int index(RecordColumn column) {
    int index = column.in(table);
    return index < 0 ? -1 : index + blankCells(row) - blankCells(table.header());
  }

  private int blankCells(Table.Row other) {
    String line = other.line().in(document.text());
    return WhiteSpace.indentation(line) > 0 && WhiteSpace.strip(line).startsWith("|") ? 1 : 0;
  }

  /// Keeps the cell's width where it was padded to one.
  private Change replace(Table.Cell cell, String said) {
    String text = document.text();
    int pipe = cell.span().end();
    int end = row.line().end();
    while (pipe < end && WhiteSpace.is(text.charAt(pipe))) {
      pipe++;
    }
    boolean closed = pipe < end && text.charAt(pipe) == '|';
    Span blanks = new Span(cell.span().end(), pipe);
    if (cell.span().isEmpty()) {
      int width = Math.max(blanks.length(), said.length() + 2);
      String padded = " " + said + " ".repeat(closed ? width - said.length() - 1 : 0);
      return new Change.ReplaceBody(closed ? blanks : cell.span(), padded);
    }
    if (!closed || blanks.length() < 2) {
      return new Change.ReplaceBody(cell.span(), said);
    }
    int padding = Math.max(1, blanks.length() + cell.span().length() - said.length());
    return new Change.ReplaceBody(new Span(cell.span().start(), pipe), said + " ".repeat(padding));
  }
}
