package app.assay.vault.sql;

import app.assay.vault.Change;
import app.assay.vault.Domain;
import app.assay.vault.DomainMatch;
import app.assay.vault.DomainStatus;
import app.assay.vault.Entry;
import app.assay.vault.EntrySummary;
import app.assay.vault.EvidenceRef;
import app.assay.vault.Feedback;
import app.assay.vault.KeptCandidate;
import app.assay.vault.QueueRow;
import app.assay.vault.VaultException;
import app.assay.vault.VaultReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.mapper.RowMapper;

/// Reads a vault inside one transaction.
public class SqlReader implements VaultReader {

  private static final String ENTRY =
      "SELECT id, type, status, title, claim, body, alternative, considerations, archived_at,"
          + " archive_reason, created_at, updated_at, %s AS stamp FROM entries";
  private static final String QUEUE =
      "SELECT id, type, entry_id, related_id, reason, status, resolved_at, created_at,"
          + " %s AS stamp FROM curation_queue";
  private static final String SUMMARIES = "SELECT e.id, e.type, e.title, e.claim FROM entries e";
  private static final String BY_TITLE = " ORDER BY e.title, e.id";
  private static final int ALL = Integer.MAX_VALUE;

  private final Handle handle;
  private final Dialect dialect;
  private final boolean recorded;

  /// @param recorded false where our own tables are not there yet
  public SqlReader(Handle handle, Dialect dialect, boolean recorded) {
    this.handle = handle;
    this.dialect = dialect;
    this.recorded = recorded;
  }

  final Dialect dialect() {
    return dialect;
  }

  /// Asks the database.
  <T> T ask(SqlFailure.Asking<T> asking) throws VaultException {
    return SqlFailure.caught(dialect, handle, asking);
  }

  @Override
  public List<EntrySummary> list() throws VaultException {
    return ask(
        h ->
            h.createQuery(SUMMARIES + " WHERE e.status = 'active'" + BY_TITLE)
                .map((row, _) -> Rows.summary(row))
                .list());
  }

  @Override
  public List<EntrySummary> queryDomain(String domain) throws VaultException {
    return ask(
        h ->
            h.createQuery(
                    SUMMARIES
                        + " JOIN entry_domains d ON d.entry_id = e.id"
                        + " WHERE d.domain = :domain AND e.status = 'active'"
                        + BY_TITLE)
                .bind("domain", domain)
                .map((row, _) -> Rows.summary(row))
                .list());
  }

  @Override
  public List<EntrySummary> queryPaths(String path) throws VaultException {
    return ask(
        h ->
            h.createQuery(
                    SUMMARIES
                        + " WHERE e.status = 'active' AND e.id IN (SELECT d.entry_id"
                        + " FROM entry_domains d JOIN domain_paths p ON p.domain = d.domain"
                        + " WHERE p.pattern IN (<patterns>))"
                        + BY_TITLE)
                .bindList("patterns", PathPatterns.matching(path))
                .map((row, _) -> Rows.summary(row))
                .list());
  }

  @Override
  public List<EntrySummary> search(String phrase) throws VaultException {
    return search(dialect.phrase(phrase), ALL);
  }

  @Override
  public List<EntrySummary> searchAny(List<String> words, int most) throws VaultException {
    return words.isEmpty() || most <= 0 ? List.of() : search(dialect.anyOf(words), most);
  }

  private List<EntrySummary> search(String query, int most) throws VaultException {
    return ask(
        h ->
            h.createQuery(dialect.searching())
                .bind("query", query)
                .bind("most", most)
                .map((row, _) -> Rows.summary(row))
                .list());
  }

  @Override
  public Optional<Entry> entry(String id) throws VaultException {
    return entry(id, "");
  }

  /// @param suffix of the SELECT
  final Optional<Entry> entry(String id, String suffix) throws VaultException {
    return ask(
        h ->
            h.createQuery(ENTRY.formatted(dialect.stamp()) + " WHERE id = :id" + suffix)
                .bind("id", id)
                .map((row, _) -> Rows.entry(row))
                .findOne()
                .map(entry -> whole(entry, domainsOf(h, id), evidenceOf(h, id))));
  }

  private static List<String> domainsOf(Handle h, String id) {
    return h.createQuery("SELECT domain FROM entry_domains WHERE entry_id = :id ORDER BY domain")
        .bind("id", id)
        .mapTo(String.class)
        .list();
  }

  private static List<EvidenceRef> evidenceOf(Handle h, String id) {
    return h.createQuery("SELECT type, ref FROM evidence WHERE entry_id = :id ORDER BY type, ref")
        .bind("id", id)
        .map((row, _) -> new EvidenceRef(Rows.string(row, "type"), Rows.string(row, "ref")))
        .list();
  }

  private static Entry whole(Entry entry, List<String> domains, List<EvidenceRef> evidence) {
    Entry whole =
        new Entry(
            entry.id(),
            entry.type(),
            entry.text(),
            entry.archived(),
            entry.createdAt(),
            entry.updatedAt(),
            domains,
            evidence,
            entry.stamp());
    return whole.stamp().isEmpty() ? Images.stamped(whole) : whole;
  }

  @Override
  public List<Entry> entries() throws VaultException {
    return ask(
        h -> {
          Map<String, List<String>> domains =
              grouped(
                  h,
                  "SELECT entry_id, domain FROM entry_domains ORDER BY entry_id, domain",
                  (row, _) -> Rows.string(row, "domain"));
          Map<String, List<EvidenceRef>> evidence =
              grouped(
                  h,
                  "SELECT entry_id, type, ref FROM evidence ORDER BY entry_id, type, ref",
                  (row, _) -> new EvidenceRef(Rows.string(row, "type"), Rows.string(row, "ref")));
          return h
              .createQuery(ENTRY.formatted(dialect.stamp()) + " ORDER BY id")
              .map((row, _) -> Rows.entry(row))
              .stream()
              .map(
                  entry ->
                      whole(
                          entry,
                          domains.getOrDefault(entry.id(), List.of()),
                          evidence.getOrDefault(entry.id(), List.of())))
              .toList();
        });
  }

  /// Rows by the text in `entry_id`, or whatever stands first.
  private static <T> Map<String, List<T>> grouped(Handle h, String sql, RowMapper<T> mapper) {
    Map<String, List<T>> groups = new TreeMap<>();
    h.createQuery(sql)
        .map((row, context) -> Map.entry(first(row.getString(1)), mapper.map(row, context)))
        .forEach(
            found ->
                groups
                    .computeIfAbsent(found.getKey(), _ -> new ArrayList<>())
                    .add(found.getValue()));
    return groups;
  }

  private static String first(String text) {
    return text == null ? "" : text;
  }

  @Override
  public List<Domain> domains() throws VaultException {
    return ask(h -> domains(h, Optional.empty(), ""));
  }

  @Override
  public Optional<Domain> domain(String name) throws VaultException {
    return domain(name, "");
  }

  /// @param suffix of the SELECT
  final Optional<Domain> domain(String name, String suffix) throws VaultException {
    return ask(h -> domains(h, Optional.of(name), suffix).stream().findFirst());
  }

  private static List<Domain> domains(Handle h, Optional<String> only, String suffix) {
    Map<String, List<String>> patterns =
        grouped(
            h,
            "SELECT domain, pattern FROM domain_paths ORDER BY domain, pattern",
            (row, _) -> Rows.string(row, "pattern"));
    String where = only.isPresent() ? " WHERE r.domain = :only" : "";
    return h.createQuery(
            "SELECT r.domain, r.description, r.status, r.created_at, (SELECT count(*)"
                + " FROM entry_domains d JOIN entries e ON e.id = d.entry_id"
                + " WHERE d.domain = r.domain AND e.status = 'active') AS active_entries"
                + " FROM domain_registry r"
                + where
                + " ORDER BY r.domain"
                + suffix)
        .bindMap(only.map(name -> Map.of("only", name)).orElse(Map.of()))
        .map(
            (row, _) -> {
              String name = Rows.string(row, "domain");
              return new Domain(
                  name,
                  Rows.string(row, "description"),
                  Rows.domainStatus(row),
                  Rows.string(row, "created_at"),
                  row.getInt("active_entries"),
                  patterns.getOrDefault(name, List.of()));
            })
        .list();
  }

  @Override
  public List<DomainMatch> resolvePath(String path) throws VaultException {
    return ask(
        h ->
            h.createQuery(
                    "SELECT r.domain, r.description, p.pattern FROM domain_registry r"
                        + " JOIN domain_paths p ON p.domain = r.domain"
                        + " WHERE r.status = :active AND p.pattern IN (<patterns>)"
                        + " ORDER BY r.domain, p.pattern")
                .bind("active", DomainStatus.ACTIVE.label())
                .bindList("patterns", PathPatterns.matching(path))
                .map(
                    (row, _) ->
                        new DomainMatch(
                            Rows.string(row, "domain"),
                            Rows.string(row, "description"),
                            Rows.string(row, "pattern")))
                .list());
  }

  @Override
  public List<QueueRow> queue() throws VaultException {
    return ask(
        h ->
            h.createQuery(QUEUE.formatted(dialect.stamp()) + " ORDER BY created_at, id")
                .map((row, _) -> Rows.queueRow(row))
                .list());
  }

  @Override
  public Optional<QueueRow> queueRow(String id) throws VaultException {
    return queueRow(id, "");
  }

  /// @param suffix of the SELECT
  final Optional<QueueRow> queueRow(String id, String suffix) throws VaultException {
    return ask(
        h ->
            h.createQuery(QUEUE.formatted(dialect.stamp()) + " WHERE id = :id" + suffix)
                .bind("id", id)
                .map((row, _) -> Rows.queueRow(row))
                .findOne());
  }

  @Override
  public List<Change> changes() throws VaultException {
    return recorded ? ask(History::changes) : List.of();
  }

  @Override
  public List<String> changeIds(int most) throws VaultException {
    return recorded ? ask(h -> History.ids(h, most)) : List.of();
  }

  @Override
  public List<Change> changesOf(String entryId) throws VaultException {
    return recorded ? ask(h -> History.changesOf(h, entryId)) : List.of();
  }

  @Override
  public List<KeptCandidate> kept() throws VaultException {
    return recorded
        ? ask(
            h ->
                h.createQuery("SELECT * FROM assay.candidate ORDER BY number DESC")
                    .map((row, _) -> Rows.kept(row))
                    .list())
        : List.of();
  }

  @Override
  public List<Feedback> feedback() throws VaultException {
    return recorded
        ? ask(
            h ->
                h.createQuery("SELECT * FROM assay.feedback ORDER BY at DESC, number DESC")
                    .map((row, _) -> Rows.feedback(row))
                    .list())
        : List.of();
  }
}
