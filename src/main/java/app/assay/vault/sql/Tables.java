package app.assay.vault.sql;

import app.assay.vault.Domain;
import app.assay.vault.Entry;
import app.assay.vault.EvidenceRef;
import app.assay.vault.QueueRow;
import java.util.List;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.SqlStatement;

/// Writes whole things into upstream's tables, and takes them out.
final class Tables {

  private Tables() {}

  static void insert(Handle h, Entry entry) {
    bound(
            h.createUpdate(
                "INSERT INTO entries (id, type, status, title, claim, body, alternative,"
                    + " considerations, archived_at, archive_reason, created_at, updated_at)"
                    + " VALUES (:id, :type, :status, :title, :claim, :body, :alternative,"
                    + " :considerations, :archived_at, :archive_reason, :created_at, :updated_at)"),
            entry)
        .execute();
    insertDomains(h, entry.id(), entry.domains());
    insertEvidence(h, entry.id(), entry.evidence());
  }

  static void update(Handle h, Entry entry) {
    bound(
            h.createUpdate(
                "UPDATE entries SET type = :type, status = :status, title = :title,"
                    + " claim = :claim, body = :body, alternative = :alternative,"
                    + " considerations = :considerations, archived_at = :archived_at,"
                    + " archive_reason = :archive_reason, created_at = :created_at,"
                    + " updated_at = :updated_at WHERE id = :id"),
            entry)
        .execute();
  }

  private static <S extends SqlStatement<S>> S bound(S statement, Entry entry) {
    return statement
        .bind("id", entry.id())
        .bind("type", entry.type().label())
        .bind("status", entry.status().label())
        .bind("title", entry.text().title())
        .bind("claim", entry.text().claim())
        .bind("body", entry.text().body())
        .bind("alternative", entry.text().alternative())
        .bind("considerations", entry.text().considerations())
        .bind("archived_at", entry.archived().map(Entry.Archived::at))
        .bind("archive_reason", entry.archived().map(Entry.Archived::reason))
        .bind("created_at", entry.createdAt())
        .bind("updated_at", entry.updatedAt());
  }

  static void setDomains(Handle h, String entryId, List<String> domains) {
    delete(h, "entry_domains", "entry_id", entryId);
    insertDomains(h, entryId, domains);
  }

  static void setEvidence(Handle h, String entryId, List<EvidenceRef> evidence) {
    delete(h, "evidence", "entry_id", entryId);
    insertEvidence(h, entryId, evidence);
  }

  private static void insertDomains(Handle h, String entryId, List<String> domains) {
    for (String domain : domains) {
      h.createUpdate("INSERT INTO entry_domains (entry_id, domain) VALUES (:id, :domain)")
          .bind("id", entryId)
          .bind("domain", domain)
          .execute();
    }
  }

  private static void insertEvidence(Handle h, String entryId, List<EvidenceRef> evidence) {
    for (EvidenceRef one : evidence) {
      h.createUpdate("INSERT INTO evidence (entry_id, type, ref) VALUES (:id, :type, :ref)")
          .bind("id", entryId)
          .bind("type", one.type())
          .bind("ref", one.ref())
          .execute();
    }
  }

  static void deleteEntry(Handle h, String id) {
    delete(h, "entry_domains", "entry_id", id);
    delete(h, "evidence", "entry_id", id);
    delete(h, "entries", "id", id);
  }

  static void insert(Handle h, QueueRow row) {
    bound(
            h.createUpdate(
                "INSERT INTO curation_queue (id, type, entry_id, related_id, reason, status,"
                    + " resolved_at, created_at) VALUES (:id, :type, :entry_id, :related_id,"
                    + " :reason, :status, :resolved_at, :created_at)"),
            row)
        .execute();
  }

  static void update(Handle h, QueueRow row) {
    bound(
            h.createUpdate(
                "UPDATE curation_queue SET type = :type, entry_id = :entry_id,"
                    + " related_id = :related_id, reason = :reason, status = :status,"
                    + " resolved_at = :resolved_at, created_at = :created_at WHERE id = :id"),
            row)
        .execute();
  }

  private static <S extends SqlStatement<S>> S bound(S statement, QueueRow row) {
    return statement
        .bind("id", row.id())
        .bind("type", row.type())
        .bind("entry_id", row.entryId())
        .bind("related_id", row.relatedId())
        .bind("reason", row.reason())
        .bind("status", row.status().label())
        .bind("resolved_at", row.resolvedAt())
        .bind("created_at", row.createdAt());
  }

  static void deleteQueueRow(Handle h, String id) {
    delete(h, "curation_queue", "id", id);
  }

  static void insert(Handle h, Domain domain) {
    bound(
            h.createUpdate(
                "INSERT INTO domain_registry (domain, description, status, created_at)"
                    + " VALUES (:domain, :description, :status, :created_at)"),
            domain)
        .execute();
    insertPatterns(h, domain);
  }

  /// Writes all of a domain, its patterns too.
  static void update(Handle h, Domain domain) {
    bound(
            h.createUpdate(
                "UPDATE domain_registry SET description = :description, status = :status,"
                    + " created_at = :created_at WHERE domain = :domain"),
            domain)
        .execute();
    delete(h, "domain_paths", "domain", domain.name());
    insertPatterns(h, domain);
  }

  private static <S extends SqlStatement<S>> S bound(S statement, Domain domain) {
    return statement
        .bind("domain", domain.name())
        .bind("description", domain.description())
        .bind("status", domain.status().label())
        .bind("created_at", domain.createdAt());
  }

  private static void insertPatterns(Handle h, Domain domain) {
    for (String pattern : domain.patterns()) {
      h.createUpdate("INSERT INTO domain_paths (domain, pattern) VALUES (:domain, :pattern)")
          .bind("domain", domain.name())
          .bind("pattern", pattern)
          .execute();
    }
  }

  static void deleteDomain(Handle h, String name) {
    delete(h, "domain_paths", "domain", name);
    delete(h, "domain_registry", "domain", name);
  }

  private static void delete(Handle h, String table, String column, String key) {
    h.createUpdate("DELETE FROM " + table + " WHERE " + column + " = :key")
        .bind("key", key)
        .execute();
  }

  /// How many rows name it.
  static int count(Handle h, String table, String column, String key) {
    return h.createQuery("SELECT count(*) FROM " + table + " WHERE " + column + " = :key")
        .bind("key", key)
        .mapTo(Integer.class)
        .one();
  }
}
