package app.assay.vault.sql;

import app.assay.vault.QueueRow;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import org.jdbi.v3.core.Handle;

/// Rows of the queue that one curator holds for a while.
public final class Leases {

  private Leases() {}

  /// Takes the oldest pending rows that nobody else holds, those held already among them.
  ///
  /// @param most how many
  public static List<QueueRow> take(
      Handle h, Dialect dialect, Clock clock, String by, int most, Duration time) {
    String now = Timestamps.now(clock);
    h.createUpdate("DELETE FROM assay.lease WHERE until <= :now").bind("now", now).execute();
    List<QueueRow> rows =
        h.createQuery(
                "SELECT q.id, q.type, q.entry_id, q.related_id, q.reason, q.status, q.resolved_at,"
                    + " q.created_at FROM curation_queue q WHERE q.status = 'pending'"
                    + " AND NOT EXISTS (SELECT 1 FROM assay.lease l WHERE l.queue_id = q.id"
                    + " AND l.held_by <> :by) ORDER BY q.created_at, q.id LIMIT :most"
                    + dialect.skipLocked())
            .bind("by", by)
            .bind("most", Math.max(0, most))
            .map((row, _) -> Rows.queueRow(row))
            .list();
    String until = Timestamps.of(clock.instant().plus(time));
    for (QueueRow row : rows) {
      h.createUpdate(
              "INSERT INTO assay.lease (queue_id, held_by, until) VALUES (:id, :by, :until)"
                  + " ON CONFLICT (queue_id) DO UPDATE SET until = excluded.until")
          .bind("id", row.id())
          .bind("by", by)
          .bind("until", until)
          .execute();
    }
    return rows;
  }

  /// Gives back all that one curator holds.
  ///
  /// @return how many rows
  public static int release(Handle h, String by) {
    return h.createUpdate("DELETE FROM assay.lease WHERE held_by = :by").bind("by", by).execute();
  }

  static void end(Handle h, String queueId) {
    h.createUpdate("DELETE FROM assay.lease WHERE queue_id = :id").bind("id", queueId).execute();
  }
}
