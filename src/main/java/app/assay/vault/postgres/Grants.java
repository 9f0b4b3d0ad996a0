package app.assay.vault.postgres;

import java.util.List;

/// Who may do what in a team's vault. Logins are given the role `assay_curator`, or `assay_reader`,
/// by whoever looks after the server. Nobody, not even the owner, has the right to change or delete
/// what the record holds; who may give rights can take them, but a trigger refuses all the same.
final class Grants {

  static final String CURATOR = "assay_curator";
  static final String READER = "assay_reader";

  /// Tables of the schema `assay` that only grow.
  static final List<String> KEPT_FOR_GOOD =
      List.of("change", "change_row", "change_entry", "candidate");

  private Grants() {}

  static String statements() {
    return """
    REVOKE ALL ON SCHEMA assay FROM PUBLIC;
    REVOKE ALL ON ALL TABLES IN SCHEMA assay FROM PUBLIC;
    REVOKE UPDATE, DELETE, TRUNCATE ON %1$s FROM CURRENT_USER;
    """
            .formatted(kept())
        + role(READER)
        + role(CURATOR)
        + granted(
            READER,
            """
            GRANT USAGE ON SCHEMA public, assay TO %1$s;
            GRANT SELECT ON entries, domain_registry, domain_paths, entry_domains, evidence,
              curation_queue TO %1$s;
            GRANT SELECT ON ALL TABLES IN SCHEMA assay TO %1$s;
            """)
        + granted(
            CURATOR,
            """
            GRANT USAGE ON SCHEMA public, assay TO %1$s;
            GRANT SELECT, INSERT, UPDATE, DELETE ON entries, domain_registry, domain_paths,
              entry_domains, evidence, curation_queue, assay.lease TO %1$s;
            GRANT SELECT ON ALL TABLES IN SCHEMA assay TO %1$s;
            GRANT INSERT, UPDATE ON assay.feedback TO %1$s;
            GRANT INSERT ON\
            """
                + " "
                + kept()
                + " TO %1$s;\n");
  }

  private static String kept() {
    return String.join(", ", KEPT_FOR_GOOD.stream().map(table -> "assay." + table).toList());
  }

  /// Makes a role where the server has none and this user may.
  private static String role(String role) {
    return """
    DO $d$ BEGIN
      IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = '%1$s') THEN
        CREATE ROLE %1$s NOLOGIN;
      END IF;
    EXCEPTION WHEN insufficient_privilege OR duplicate_object OR unique_violation THEN NULL;
    END $d$;
    """
        .formatted(role);
  }

  /// Gives rights to a role where the server has it.
  private static String granted(String role, String statements) {
    return """
    DO $d$ BEGIN
      IF EXISTS (SELECT FROM pg_roles WHERE rolname = '%1$s') THEN
    %2$s  END IF;
    END $d$;
    """
        .formatted(role, statements.formatted(role));
  }
}
