package app.assay.vault.sqlite;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// The schema of a vault, version 1 (rulebook §1.1): what upstream's tools rely on, down to the
/// text that the file keeps of it, so that a comparison of two files shows nothing.
final class VaultSchema {

  static final int VERSION = 1;

  private static final String INDENT = "  ";
  private static final String NOW = "TEXT NOT NULL DEFAULT (datetime('now'))";

  /// A column and what it demands, or a demand on the whole row; further lines stand under the
  /// first one.
  private record Part(String column, List<String> lines) {

    static Part column(String name, String... lines) {
      return new Part(name, List.of(lines));
    }

    static Part demand(String... lines) {
      return new Part("", List.of(lines));
    }

    String text(int width) {
      String name = column.isEmpty() ? "" : column + " ".repeat(width - column.length());
      String further = column.isEmpty() ? INDENT : INDENT + " ".repeat(width);
      return INDENT + name + String.join("\n" + further, lines);
    }
  }

  private VaultSchema() {}

  /// The tables and their columns, in order.
  static Map<String, List<String>> columns() {
    Map<String, List<String>> columns = new LinkedHashMap<>();
    tables()
        .forEach(
            (table, parts) ->
                columns.put(
                    table, parts.stream().map(Part::column).filter(c -> !c.isEmpty()).toList()));
    return columns;
  }

  /// All statements that make an empty vault, in order.
  static List<String> statements() {
    List<String> statements = new ArrayList<>();
    tables().forEach((table, parts) -> statements.add(create(table, parts)));
    statements.add(
        """
        CREATE VIRTUAL TABLE entries_fts USING fts5(
          title, claim, body,
          content='entries',
          content_rowid='rowid'
        )\
        """);
    statements.add(trigger("entries_ai", "INSERT", indexed("new")));
    statements.add(trigger("entries_ad", "DELETE", unindexed("old")));
    statements.add(trigger("entries_au", "UPDATE", unindexed("old"), indexed("new")));
    statements.add("CREATE INDEX entries_status_idx ON entries(status)");
    statements.add("CREATE INDEX entry_domains_domain_idx ON entry_domains(domain, entry_id)");
    statements.add("CREATE INDEX domain_paths_pattern_idx ON domain_paths(pattern)");
    statements.add("CREATE INDEX curation_queue_status_idx ON curation_queue(status, created_at)");
    return statements;
  }

  /// The statement that makes the table of evidence.
  static String evidenceTable() {
    return create("evidence", tables().getOrDefault("evidence", List.of()));
  }

  private static String create(String table, List<Part> parts) {
    int longest = parts.stream().mapToInt(part -> part.column().length()).max().orElse(0);
    int width = longest + (parts.size() > 7 ? 2 : 1);
    return "CREATE TABLE %s (\n%s\n)"
        .formatted(
            table, String.join(",\n", parts.stream().map(part -> part.text(width)).toList()));
  }

  private static Map<String, List<Part>> tables() {
    Map<String, List<Part>> tables = new LinkedHashMap<>();
    tables.put("entries", entries());
    tables.put(
        "domain_registry",
        List.of(
            Part.column("domain", "TEXT PRIMARY KEY"),
            Part.column("description", "TEXT NOT NULL"),
            Part.column(
                "status",
                "TEXT NOT NULL DEFAULT 'active'",
                "CHECK(status IN ('active', 'deprecated'))"),
            Part.column("created_at", NOW)));
    tables.put(
        "domain_paths",
        List.of(
            Part.column("domain", references("domain_registry(domain)")),
            Part.column("pattern", "TEXT NOT NULL"),
            Part.demand("PRIMARY KEY (domain, pattern)")));
    tables.put(
        "entry_domains",
        List.of(
            Part.column("entry_id", references("entries(id)")),
            Part.column("domain", references("domain_registry(domain)")),
            Part.demand("PRIMARY KEY (entry_id, domain)")));
    tables.put(
        "evidence",
        List.of(
            Part.column("entry_id", references("entries(id)")),
            Part.column(
                "type",
                "TEXT NOT NULL CHECK(type IN"
                    + " ('pr', 'linear', 'slack', 'greptile', 'memento', 'notion'))"),
            Part.column("ref", "TEXT NOT NULL CHECK(length(trim(ref)) > 0)"),
            Part.demand("PRIMARY KEY (entry_id, type, ref)")));
    tables.put("curation_queue", queue());
    return tables;
  }

  private static List<Part> entries() {
    return List.of(
        Part.column("id", "TEXT PRIMARY KEY"),
        Part.column("type", "TEXT NOT NULL CHECK(type IN ('fact', 'anti-pattern'))"),
        Part.column(
            "status", "TEXT NOT NULL DEFAULT 'active'", "CHECK(status IN ('active', 'archived'))"),
        Part.column("title", "TEXT NOT NULL"),
        Part.column("claim", "TEXT NOT NULL"),
        Part.column("body", "TEXT NOT NULL"),
        Part.column("alternative", "TEXT"),
        Part.column("considerations", "TEXT NOT NULL"),
        Part.column("archived_at", "TEXT"),
        Part.column("archive_reason", "TEXT"),
        Part.column("created_at", NOW),
        Part.column("updated_at", NOW),
        Part.demand("CHECK(type != 'anti-pattern' OR alternative IS NOT NULL)"),
        Part.demand(
            "CHECK(",
            INDENT + "(status = 'active' AND archived_at IS NULL AND archive_reason IS NULL) OR",
            INDENT
                + "(status = 'archived' AND archived_at IS NOT NULL"
                + " AND length(trim(COALESCE(archive_reason, ''))) > 0)",
            ")"));
  }

  private static List<Part> queue() {
    return List.of(
        Part.column("id", "TEXT PRIMARY KEY"),
        Part.column("type", "TEXT NOT NULL"),
        Part.column("entry_id", references("entries(id)")),
        Part.column("related_id", "TEXT REFERENCES entries(id)"),
        Part.column("reason", "TEXT NOT NULL"),
        Part.column(
            "status",
            "TEXT NOT NULL DEFAULT 'pending'",
            "CHECK(status IN ('pending', 'resolved'))"),
        Part.column("resolved_at", "TEXT"),
        Part.column("created_at", NOW));
  }

  private static String references(String what) {
    return "TEXT NOT NULL REFERENCES " + what;
  }

  private static String trigger(String name, String event, String... bodies) {
    return "CREATE TRIGGER %s AFTER %s ON entries BEGIN\n%s\nEND"
        .formatted(name, event, String.join("\n", bodies));
  }

  private static String indexed(String row) {
    return """
    INSERT INTO entries_fts(rowid, title, claim, body)
    VALUES (%1$s.rowid, %1$s.title, %1$s.claim, %1$s.body);\
    """
        .formatted(row)
        .indent(2)
        .stripTrailing();
  }

  private static String unindexed(String row) {
    return """
    INSERT INTO entries_fts(entries_fts, rowid, title, claim, body)
    VALUES ('delete', %1$s.rowid, %1$s.title, %1$s.claim, %1$s.body);\
    """
        .formatted(row)
        .indent(2)
        .stripTrailing();
  }
}
