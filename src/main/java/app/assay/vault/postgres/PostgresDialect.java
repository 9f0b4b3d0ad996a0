package app.assay.vault.postgres;

import app.assay.vault.VaultError;
import app.assay.vault.sql.Dialect;
import java.sql.SQLException;
import java.util.List;
import org.jdbi.v3.core.Handle;

/// How PostgreSQL says it. Words are found as SQLite's index finds them: whole, without regard to
/// case, accents and marks, a phrase within one of title, claim and body. Found entries are ordered
/// by how often and how densely they have the words, rare words counting more.
final class PostgresDialect implements Dialect {

  private static final String SEARCHING =
      """
      WITH words AS (
        SELECT DISTINCT phraseto_tsquery('simple', assay.words(line)) AS q
        FROM unnest(string_to_array(CAST(:query AS text), chr(10))) AS line),
      hits AS MATERIALIZED (
        SELECT e.id, w.q, ts_rank('{1,1,1,1}', e.search, w.q, 1) AS rank
        FROM words w JOIN entries e ON e.search @@ w.q
        WHERE e.status = 'active' AND numnode(w.q) > 0
          AND (ts_filter(e.search, '{a}') @@ w.q OR ts_filter(e.search, '{b}') @@ w.q
            OR ts_filter(e.search, '{c}') @@ w.q)),
      weights AS (
        SELECT q, ln(1 + ((SELECT count(*) FROM entries WHERE status = 'active') - count(*) + 0.5)
          / (count(*) + 0.5)) AS weight
        FROM hits GROUP BY q),
      scores AS (
        SELECT h.id, sum(h.rank * w.weight) AS score
        FROM hits h JOIN weights w ON w.q = h.q GROUP BY h.id)
      SELECT e.id, e.type, e.title, e.claim FROM scores s JOIN entries e ON e.id = s.id
      ORDER BY s.score DESC, e.title, e.id LIMIT :most\
      """;

  @Override
  public String searching() {
    return SEARCHING;
  }

  @Override
  public String phrase(String text) {
    return line(text);
  }

  @Override
  public String anyOf(List<String> words) {
    return String.join("\n", words.stream().map(PostgresDialect::line).toList());
  }

  private static String line(String text) {
    return text.replace('\0', ' ').replace('\n', ' ');
  }

  @Override
  public String stamp() {
    return "CAST(version AS text)";
  }

  @Override
  public String forUpdate() {
    return " FOR UPDATE";
  }

  @Override
  public String skipLocked() {
    return " FOR UPDATE OF q SKIP LOCKED";
  }

  @Override
  public void lockHistory(Handle handle) {
    handle.execute("SELECT pg_advisory_xact_lock(" + PostgresSchema.LOCK + ")");
  }

  @Override
  public VaultError error(SQLException failure) {
    return Failures.of(failure);
  }
}
