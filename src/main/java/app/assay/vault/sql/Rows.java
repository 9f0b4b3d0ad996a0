package app.assay.vault.sql;

import app.assay.vault.DomainStatus;
import app.assay.vault.Entry;
import app.assay.vault.EntrySummary;
import app.assay.vault.EntryText;
import app.assay.vault.EntryType;
import app.assay.vault.Feedback;
import app.assay.vault.KeptCandidate;
import app.assay.vault.QueueRow;
import app.assay.vault.QueueStatus;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/// Reads rows of the tables. A file from elsewhere may hold NULL where the schema has a text; it is
/// read as an empty one.
final class Rows {

  private Rows() {}

  static EntrySummary summary(ResultSet row) throws SQLException {
    return new EntrySummary(
        string(row, "id"), type(row), string(row, "title"), string(row, "claim"));
  }

  /// An entry without domains and evidence.
  static Entry entry(ResultSet row) throws SQLException {
    boolean archived = "archived".equals(string(row, "status"));
    return new Entry(
        string(row, "id"),
        type(row),
        new EntryText(
            string(row, "title"),
            string(row, "claim"),
            string(row, "body"),
            Optional.ofNullable(row.getString("alternative")),
            string(row, "considerations")),
        archived
            ? Optional.of(
                new Entry.Archived(string(row, "archived_at"), string(row, "archive_reason")))
            : Optional.empty(),
        string(row, "created_at"),
        string(row, "updated_at"),
        List.of(),
        List.of(),
        string(row, "stamp"));
  }

  static QueueRow queueRow(ResultSet row) throws SQLException {
    QueueRow read =
        new QueueRow(
            string(row, "id"),
            string(row, "type"),
            string(row, "entry_id"),
            Optional.ofNullable(row.getString("related_id")),
            string(row, "reason"),
            "resolved".equals(string(row, "status")) ? QueueStatus.RESOLVED : QueueStatus.PENDING,
            Optional.ofNullable(row.getString("resolved_at")),
            string(row, "created_at"),
            string(row, "stamp"));
    return read.stamp().isEmpty() ? Images.stamped(read) : read;
  }

  static KeptCandidate kept(ResultSet row) throws SQLException {
    return new KeptCandidate(
        string(row, "batch"),
        string(row, "candidate_id"),
        string(row, "candidate"),
        string(row, "verdict"),
        string(row, "verdict_json"),
        string(row, "decision"),
        string(row, "reason"),
        string(row, "decided_by"),
        string(row, "at"));
  }

  static Feedback feedback(ResultSet row) throws SQLException {
    return new Feedback(
        string(row, "id"),
        string(row, "entry_id"),
        string(row, "signal"),
        string(row, "note"),
        string(row, "source"),
        string(row, "at"),
        row.getInt("done") != 0);
  }

  static DomainStatus domainStatus(ResultSet row) throws SQLException {
    String status = string(row, "status");
    return Arrays.stream(DomainStatus.values())
        .filter(value -> value.label().equals(status))
        .findFirst()
        .orElseThrow(() -> new UnreadableRow("a domain of the status " + status));
  }

  static String string(ResultSet row, String column) throws SQLException {
    return Objects.requireNonNullElse(row.getString(column), "");
  }

  private static EntryType type(ResultSet row) throws SQLException {
    String label = string(row, "type");
    return EntryType.ofLabel(label)
        .orElseThrow(() -> new UnreadableRow("an entry of the type " + label));
  }
}
