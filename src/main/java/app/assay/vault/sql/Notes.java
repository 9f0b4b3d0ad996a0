package app.assay.vault.sql;

import app.assay.vault.Feedback;
import app.assay.vault.KeptCandidate;
import org.jdbi.v3.core.Handle;

/// Keeps candidates and what readers said.
final class Notes {

  private Notes() {}

  static void keep(Handle h, KeptCandidate candidate, String now) {
    h.createUpdate(
            "INSERT INTO assay.candidate (batch, candidate_id, candidate, verdict, verdict_json,"
                + " decision, reason, decided_by, at) VALUES (:batch, :id, :candidate, :verdict,"
                + " :json, :decision, :reason, :by, :at)")
        .bind("batch", candidate.batch())
        .bind("id", candidate.candidateId())
        .bind("candidate", candidate.candidate())
        .bind("verdict", candidate.verdict())
        .bind("json", candidate.verdictJson())
        .bind("decision", candidate.decision())
        .bind("reason", candidate.reason())
        .bind("by", candidate.by())
        .bind("at", candidate.at().isBlank() ? now : candidate.at())
        .execute();
  }

  /// The id is made of all that makes two signals the same.
  static void addFeedback(Handle h, Feedback feedback, String now) {
    String id = idOf(feedback);
    if (Tables.count(h, "assay.feedback", "id", id) > 0) {
      return;
    }
    h.createUpdate(
            "INSERT INTO assay.feedback (id, entry_id, signal, note, source, at, done)"
                + " VALUES (:id, :entry, :signal, :note, :source, :at, :done)")
        .bind("id", id)
        .bind("entry", feedback.entryId())
        .bind("signal", feedback.signal())
        .bind("note", feedback.note())
        .bind("source", feedback.source())
        .bind("at", feedback.at().isBlank() ? now : feedback.at())
        .bind("done", feedback.done() ? 1 : 0)
        .execute();
  }

  private static String idOf(Feedback feedback) {
    var all = Images.object();
    all.put("entry_id", feedback.entryId());
    all.put("note", feedback.note());
    all.put("signal", feedback.signal());
    all.put("source", feedback.source());
    return "fb-" + Sha256.of(Images.text(all)).substring(0, 16);
  }

  static void setDone(Handle h, String id, boolean done) {
    h.createUpdate("UPDATE assay.feedback SET done = :done WHERE id = :id")
        .bind("done", done ? 1 : 0)
        .bind("id", id)
        .execute();
  }
}
