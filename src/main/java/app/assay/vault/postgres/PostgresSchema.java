package app.assay.vault.postgres;

/// The tables of a team's vault, version 1. In `public` stand the tables and columns of a
/// `vault.db` (rulebook §1.1) with their demands, and beside them a `version` that counts the
/// changes of a row and a `search` that holds its words; in `assay` stands what only this program
/// keeps.
///
/// Texts are ordered by their code points, as SQLite orders them.
final class PostgresSchema {

  static final int VERSION = 1;

  /// The lock in the server under which changes follow each other: the letters ASSAY.
  static final long LOCK = 0x4153534159L;

  private static final String TEXT = "text COLLATE \"C\" NOT NULL";
  private static final String NOW = "timestamp(0) NOT NULL DEFAULT (now() AT TIME ZONE 'utc')";

  /// Marks between words, as far as SQLite's index knows them, for a bracket of a pattern.
  private static final String MARKS =
      "\\u0001-\\u002f\\u003a-\\u0040\\u005b-\\u0060\\u007b-\\u00a9\\u00ab-\\u00b1\\u00b4"
          + "\\u00b6-\\u00b8\\u00bb\\u00bf\\u00d7\\u00f7\\u2000-\\u206f\\u20a0-\\u20cf"
          + "\\u2190-\\u245f\\u2500-\\u2775\\u2794-\\u2bff\\u2e00-\\u2e7f\\u3000-\\u3004"
          + "\\u3008-\\u3020\\u3030\\ufe10-\\ufe6f\\uff01-\\uff0f\\uff1a-\\uff20"
          + "\\uff3b-\\uff40\\uff5b-\\uff65\\U0001f000-\\U0001faff";

  private PostgresSchema() {}

  /// All statements that make an empty vault, in one text.
  static String statements() {
    return String.join("\n", words(), entries(), others(), versions(), record(), rules(), grants());
  }

  /// Takes accents and marks away, so that words are found as SQLite's index finds them.
  private static String words() {
    return """
    CREATE SCHEMA assay;
    CREATE TABLE assay.vault (version integer NOT NULL, made timestamp(0) NOT NULL);
    CREATE FUNCTION assay.words(text) RETURNS text
      LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS
      $f$ SELECT regexp_replace(normalize(regexp_replace(
        normalize($1, NFD), '[\\u0300-\\u036f]', '', 'g'), NFC), '[%s]+', ' ', 'g') $f$;
    """
        .formatted(MARKS);
  }

  private static String entries() {
    return """
    CREATE TABLE entries (
      id %1$s PRIMARY KEY,
      type %1$s CHECK (type IN ('fact', 'anti-pattern')),
      status %1$s DEFAULT 'active' CHECK (status IN ('active', 'archived')),
      title %1$s,
      claim %1$s,
      body %1$s,
      alternative text COLLATE "C",
      considerations %1$s,
      archived_at timestamp(0),
      archive_reason text COLLATE "C",
      created_at %2$s,
      updated_at %2$s,
      version bigint NOT NULL DEFAULT 1,
      search tsvector GENERATED ALWAYS AS (
        setweight(to_tsvector('simple', assay.words(title)), 'A')
        || setweight(to_tsvector('simple', assay.words(claim)), 'B')
        || setweight(to_tsvector('simple', assay.words(body)), 'C')) STORED,
      CHECK (type != 'anti-pattern' OR alternative IS NOT NULL),
      CHECK ((status = 'active' AND archived_at IS NULL AND archive_reason IS NULL)
        OR (status = 'archived' AND archived_at IS NOT NULL
          AND length(trim(coalesce(archive_reason, ''))) > 0)));
    CREATE INDEX entries_status_idx ON entries (status);
    CREATE INDEX entries_search_idx ON entries USING gin (search);
    """
        .formatted(TEXT, NOW);
  }

  private static String others() {
    return """
    CREATE TABLE domain_registry (
      domain %1$s PRIMARY KEY,
      description %1$s,
      status %1$s DEFAULT 'active' CHECK (status IN ('active', 'deprecated')),
      created_at %2$s);
    CREATE TABLE domain_paths (
      domain %1$s REFERENCES domain_registry (domain),
      pattern %1$s,
      PRIMARY KEY (domain, pattern));
    CREATE TABLE entry_domains (
      entry_id %1$s REFERENCES entries (id),
      domain %1$s REFERENCES domain_registry (domain),
      PRIMARY KEY (entry_id, domain));
    CREATE TABLE evidence (
      entry_id %1$s REFERENCES entries (id),
      type %1$s CHECK (type IN ('pr', 'linear', 'slack', 'greptile', 'memento', 'notion')),
      ref %1$s CHECK (length(trim(ref)) > 0),
      PRIMARY KEY (entry_id, type, ref));
    CREATE TABLE curation_queue (
      id %1$s PRIMARY KEY,
      type %1$s,
      entry_id %1$s REFERENCES entries (id) DEFERRABLE INITIALLY DEFERRED,
      related_id text COLLATE "C" REFERENCES entries (id) DEFERRABLE INITIALLY DEFERRED,
      reason %1$s,
      status %1$s DEFAULT 'pending' CHECK (status IN ('pending', 'resolved')),
      resolved_at timestamp(0),
      created_at %2$s,
      version bigint NOT NULL DEFAULT 1);
    CREATE INDEX entry_domains_domain_idx ON entry_domains (domain, entry_id);
    CREATE INDEX domain_paths_pattern_idx ON domain_paths (pattern);
    CREATE INDEX curation_queue_status_idx ON curation_queue (status, created_at);
    CREATE INDEX curation_queue_entry_idx ON curation_queue (entry_id);
    CREATE INDEX curation_queue_related_idx ON curation_queue (related_id);
    """
        .formatted(TEXT, NOW);
  }

  /// Counts the changes of a row, whoever makes them.
  private static String versions() {
    StringBuilder sql =
        new StringBuilder(
            """
            CREATE FUNCTION assay.count_version() RETURNS trigger LANGUAGE plpgsql AS $f$
              BEGIN NEW.version := OLD.version + 1; RETURN NEW; END $f$;
            CREATE TRIGGER entries_version BEFORE UPDATE ON entries
              FOR EACH ROW EXECUTE FUNCTION assay.count_version();
            CREATE TRIGGER curation_queue_version BEFORE UPDATE ON curation_queue
              FOR EACH ROW EXECUTE FUNCTION assay.count_version();
            CREATE FUNCTION assay.count_entry() RETURNS trigger LANGUAGE plpgsql AS $f$
              BEGIN
                UPDATE public.entries SET version = version
                  WHERE id IN (SELECT entry_id FROM changed);
                RETURN NULL;
              END $f$;
            """);
    for (String table : new String[] {"entry_domains", "evidence"}) {
      sql.append(
          """
          CREATE TRIGGER %1$s_added AFTER INSERT ON %1$s REFERENCING NEW TABLE AS changed
            FOR EACH STATEMENT EXECUTE FUNCTION assay.count_entry();
          CREATE TRIGGER %1$s_gone AFTER DELETE ON %1$s REFERENCING OLD TABLE AS changed
            FOR EACH STATEMENT EXECUTE FUNCTION assay.count_entry();
          """
              .formatted(table));
    }
    return sql.toString();
  }

  /// What was done, kept and said, and who holds which conflict. The record refers to nothing, so
  /// that nobody needs the right to change it.
  private static String record() {
    return """
    CREATE TABLE assay.change (
      number bigint PRIMARY KEY, at %1$s, kind %1$s, decided_by %1$s, reason %1$s, about %1$s,
      undoes bigint, previous %1$s UNIQUE, hash %1$s UNIQUE,
      login text NOT NULL DEFAULT session_user);
    CREATE TABLE assay.change_row (
      number bigint, position integer, kind %1$s, key %1$s, before_image %1$s,
      after_image %1$s, PRIMARY KEY (number, position));
    CREATE TABLE assay.change_entry (
      number bigint, entry_id %1$s, PRIMARY KEY (entry_id, number));
    CREATE TABLE assay.candidate (
      number bigint GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY, batch %1$s, candidate_id %1$s,
      candidate %1$s, verdict %1$s, verdict_json %1$s, decision %1$s, reason %1$s,
      decided_by %1$s, at %1$s);
    CREATE TABLE assay.feedback (
      number bigint GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY, id %1$s UNIQUE, entry_id %1$s,
      signal %1$s, note %1$s, source %1$s, at %1$s, done smallint NOT NULL);
    CREATE TABLE assay.lease (
      queue_id %1$s PRIMARY KEY, held_by %1$s, until timestamp(0) NOT NULL);
    """
        .formatted(TEXT);
  }

  /// The record only grows, each change continuing the one before it, and it says who was logged
  /// in.
  private static String rules() {
    StringBuilder sql =
        new StringBuilder(
            """
            CREATE FUNCTION assay.keep() RETURNS trigger LANGUAGE plpgsql AS $f$
              BEGIN
                RAISE EXCEPTION 'the record of the vault is kept for good' USING ERRCODE = '42501';
              END $f$;
            CREATE FUNCTION assay.continue_chain() RETURNS trigger LANGUAGE plpgsql AS $f$
              DECLARE last assay.change;
              BEGIN
                PERFORM pg_advisory_xact_lock(%d);
                SELECT * INTO last FROM assay.change ORDER BY number DESC LIMIT 1;
                IF NEW.number != coalesce(last.number, 0) + 1
                  OR NEW.previous != coalesce(last.hash, repeat('0', 64)) THEN
                  RAISE EXCEPTION 'the change does not continue the one before it'
                    USING ERRCODE = '40001';
                END IF;
                NEW.login := session_user;
                RETURN NEW;
              END $f$;
            CREATE TRIGGER change_chain BEFORE INSERT ON assay.change
              FOR EACH ROW EXECUTE FUNCTION assay.continue_chain();
            """
                .formatted(LOCK));
    for (String table : Grants.KEPT_FOR_GOOD) {
      sql.append(
          """
          CREATE TRIGGER %1$s_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON assay.%1$s
            FOR EACH STATEMENT EXECUTE FUNCTION assay.keep();
          """
              .formatted(table));
    }
    sql.append("INSERT INTO assay.vault VALUES (%d, now() AT TIME ZONE 'utc');".formatted(VERSION));
    return sql.toString();
  }

  private static String grants() {
    return Grants.statements();
  }
}
