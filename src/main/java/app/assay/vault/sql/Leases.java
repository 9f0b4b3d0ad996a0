package app.assay.vault.sql;

import app.assay.vault.Lease;
import app.assay.vault.QueueRow;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.jdbi.v3.core.Handle;

/// Rows of the queue that one curator holds for a while.
public final class Leases {

  private Leases() {}

  /// Takes the oldest pending rows that nobody else holds, those held already among them. Where
  /// another took one of them at the same time, it looks again.
  ///
  /// @param most how many
  public static List<QueueRow> take(
      Handle h, Dialect dialect, Clock clock, String by, int most, Duration time) {
    while (true) {
      List<QueueRow> free = free(h, dialect, clock, by, most);
      List<QueueRow> taken = new ArrayList<>();
      for (QueueRow row : free) {
        if (isTaken(h, clock, row.id(), by, time)) {
          taken.add(row);
        }
      }
      if (taken.size() == free.size()) {
        return taken;
      }
    }
  }

  /// Takes one row where it is pending and nobody else holds it.
  ///
  /// @return all leases that stand then
  public static List<Lease> hold(Handle h, Clock clock, String by, String row, Duration time) {
    boolean pending =
        h.createQuery("SELECT count(*) FROM curation_queue WHERE id = :id AND status = 'pending'")
                .bind("id", row)
                .mapTo(int.class)
                .one()
            > 0;
    if (pending) {
      isTaken(h, clock, row, by, time);
    }
    return h.createQuery(
            "SELECT queue_id, held_by, until FROM assay.lease WHERE until > :now ORDER BY queue_id")
        .bind("now", Timestamps.now(clock))
        .map(
            (found, _) ->
                new Lease(
                    found.getString("queue_id"),
                    found.getString("held_by"),
                    found.getString("until")))
        .list();
  }

  private static List<QueueRow> free(Handle h, Dialect dialect, Clock clock, String by, int most) {
    return h.createQuery(
            "SELECT q.id, q.type, q.entry_id, q.related_id, q.reason, q.status, q.resolved_at,"
                + " q.created_at, "
                + dialect.stamp()
                + " AS stamp FROM curation_queue q WHERE q.status = 'pending'"
                + " AND NOT EXISTS (SELECT 1 FROM assay.lease l WHERE l.queue_id = q.id"
                + " AND l.held_by <> :by AND l.until > :now)"
                + " ORDER BY q.created_at, q.id LIMIT :most"
                + dialect.skipLocked())
        .bind("by", by)
        .bind("now", Timestamps.now(clock))
        .bind("most", Math.max(0, most))
        .map((row, _) -> Rows.queueRow(row))
        .list();
  }

  /// Whether the row is held by this curator now; not where another has held it meanwhile.
  private static boolean isTaken(Handle h, Clock clock, String row, String by, Duration time) {
    return h.createUpdate(
                "INSERT INTO assay.lease AS l (queue_id, held_by, until) VALUES (:id, :by, :until)"
                    + " ON CONFLICT (queue_id) DO UPDATE SET held_by = excluded.held_by,"
                    + " until = excluded.until WHERE l.held_by = excluded.held_by"
                    + " OR l.until <= :now")
            .bind("id", row)
            .bind("by", by)
            .bind("until", Timestamps.of(clock.instant().plus(time)))
            .bind("now", Timestamps.now(clock))
            .execute()
        > 0;
  }

  /// Gives back all that one curator holds.
  ///
  /// @return how many rows
  public static int release(Handle h, String by) {
    return h.createUpdate("DELETE FROM assay.lease WHERE held_by = :by").bind("by", by).execute();
  }

  /// Gives one row back.
  ///
  /// @return how many rows
  public static int release(Handle h, String by, String queueId) {
    return h.createUpdate("DELETE FROM assay.lease WHERE held_by = :by AND queue_id = :id")
        .bind("by", by)
        .bind("id", queueId)
        .execute();
  }

  static void end(Handle h, String queueId) {
    h.createUpdate("DELETE FROM assay.lease WHERE queue_id = :id").bind("id", queueId).execute();
  }
}
