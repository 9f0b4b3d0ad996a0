package app.assay.vault.sql;

import app.assay.vault.Change;
import app.assay.vault.Change.RowChange;
import app.assay.vault.Intent;
import app.assay.vault.VaultError;
import app.assay.vault.VaultException;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.LongPredicate;
import org.jdbi.v3.core.Handle;

/// The record of all changes: each is sealed by the SHA-256 of all it says and of the seal before
/// it, so that none can be edited, taken out or put between afterwards without a trace.
public final class History {

  private static final String SELECT =
      "SELECT number, at, kind, decided_by, reason, about, undoes, previous, hash"
          + " FROM assay.change";
  private static final String ROWS =
      "SELECT number, kind, key, before_image, after_image FROM assay.change_row";

  /// One change as it is stored.
  private record Stored(
      long number, String at, Intent intent, OptionalLong undoes, String previous, String hash) {

    String id() {
      return number + "-" + hash;
    }
  }

  private History() {}

  /// Adds a change at the end.
  ///
  /// @param undoes the number of the change it takes back
  /// @return its id
  static String append(
      Handle h, Intent intent, String at, List<RowChange> rows, OptionalLong undoes) {
    Optional<Stored> last =
        h.createQuery(SELECT + " ORDER BY number DESC LIMIT 1")
            .map((row, _) -> stored(row))
            .findOne();
    long number = last.map(Stored::number).orElse(0L) + 1;
    String previous = last.map(Stored::hash).orElse(Sha256.NONE);
    Stored change = new Stored(number, at, intent, undoes, previous, "");
    String hash = seal(change, rows);
    h.createUpdate(
            "INSERT INTO assay.change"
                + " (number, at, kind, decided_by, reason, about, undoes, previous, hash) VALUES"
                + " (:number, :at, :kind, :by, :reason, :about, :undoes, :previous, :hash)")
        .bind("number", number)
        .bind("at", at)
        .bind("kind", intent.kind())
        .bind("by", intent.by())
        .bind("reason", intent.reason())
        .bind("about", intent.about())
        .bind("undoes", undoes.isPresent() ? undoes.getAsLong() : null)
        .bind("previous", previous)
        .bind("hash", hash)
        .execute();
    addRows(h, number, rows);
    return number + "-" + hash;
  }

  private static void addRows(Handle h, long number, List<RowChange> rows) {
    if (rows.isEmpty()) {
      return;
    }
    try (var batch =
        h.prepareBatch(
            "INSERT INTO assay.change_row (number, position, kind, key, before_image, after_image)"
                + " VALUES (:number, :position, :kind, :key, :before, :after)")) {
      for (int i = 0; i < rows.size(); i++) {
        batch
            .bind("number", number)
            .bind("position", i)
            .bind("kind", rows.get(i).kind())
            .bind("key", rows.get(i).key())
            .bind("before", rows.get(i).before())
            .bind("after", rows.get(i).after())
            .add();
      }
      batch.execute();
    }
    try (var batch =
        h.prepareBatch(
            "INSERT INTO assay.change_entry (number, entry_id) VALUES (:number, :entry)")) {
      entriesOf(rows).forEach(entry -> batch.bind("number", number).bind("entry", entry).add());
      batch.execute();
    }
  }

  /// The entries that a change is about: those it changed, and those that its conflicts name.
  private static Set<String> entriesOf(List<RowChange> rows) {
    Set<String> entries = new HashSet<>();
    for (RowChange row : rows) {
      if (row.kind().equals(Touched.ENTRY)) {
        entries.add(row.key());
      } else if (row.kind().equals(Touched.QUEUE)) {
        for (String image : List.of(row.before(), row.after())) {
          if (!image.isEmpty()) {
            entries.add(Images.queueRow(image).entryId());
            Images.queueRow(image).relatedId().ifPresent(entries::add);
          }
        }
      }
    }
    return entries;
  }

  /// The ids of the newest changes, newest first.
  static List<String> ids(Handle h, int most) {
    return h.createQuery(
            "SELECT number || '-' || hash FROM assay.change ORDER BY number DESC LIMIT :most")
        .bind("most", most)
        .mapTo(String.class)
        .list();
  }

  /// All changes, newest first.
  static List<Change> changes(Handle h) {
    List<Stored> all = h.createQuery(SELECT).map((row, _) -> stored(row)).list();
    return assembled(all, rows(h), undone(all), _ -> true);
  }

  /// The number that an id begins with; 0 where it has none.
  static long number(String id) {
    String number = id.replaceFirst("-.*", "");
    return number.matches("[0-9]{1,15}") ? Long.parseLong(number) : 0;
  }

  /// The change of that id, whole, its own seal checked.
  static Optional<Change> find(Handle h, String id) throws VaultException {
    List<Stored> all = h.createQuery(SELECT).map((row, _) -> stored(row)).list();
    Optional<Stored> found =
        all.stream()
            .filter(change -> change.number() == number(id))
            .filter(change -> change.id().startsWith(id))
            .findFirst();
    if (found.isEmpty()) {
      return Optional.empty();
    }
    List<RowChange> rows = rowsOf(h, found.get().number());
    if (!seal(found.get(), rows).equals(found.get().hash())) {
      throw new VaultException(
          VaultError.Kind.DAMAGED,
          "Change %d was edited after it was recorded. Nothing was changed."
              .formatted(found.get().number()));
    }
    return assembled(
            all, Map.of(found.get().number(), rows), undone(all), n -> n == found.get().number())
        .stream()
        .findFirst();
  }

  /// The changes about one entry, newest first.
  static List<Change> changesOf(Handle h, String entryId) {
    List<Stored> all = h.createQuery(SELECT).map((row, _) -> stored(row)).list();
    Set<Long> about =
        new HashSet<>(
            h.createQuery("SELECT number FROM assay.change_entry WHERE entry_id = :id")
                .bind("id", entryId)
                .mapTo(Long.class)
                .list());
    Map<Long, List<RowChange>> rows = new TreeMap<>();
    about.forEach(number -> rows.put(number, rowsOf(h, number)));
    return assembled(all, rows, undone(all), about::contains);
  }

  private static List<Change> assembled(
      List<Stored> all, Map<Long, List<RowChange>> rows, Set<Long> undone, LongPredicate wanted) {
    return all.stream()
        .filter(change -> wanted.test(change.number()))
        .sorted(Comparator.comparingLong(Stored::number).reversed())
        .map(
            change ->
                new Change(
                    change.id(),
                    change.intent(),
                    change.at(),
                    rows.getOrDefault(change.number(), List.of()),
                    undone.contains(change.number())))
        .toList();
  }

  /// The numbers of the changes that were taken back and not brought back since.
  private static Set<Long> undone(List<Stored> all) {
    Set<Long> undone = new HashSet<>();
    all.stream()
        .sorted(Comparator.comparingLong(Stored::number).reversed())
        .filter(change -> change.undoes().isPresent() && !undone.contains(change.number()))
        .forEach(change -> undone.add(change.undoes().getAsLong()));
    return undone;
  }

  /// Says where the chain is broken: a sentence each.
  public static List<String> verify(Handle h) {
    List<String> faults = new ArrayList<>();
    Map<Long, List<RowChange>> rows = rows(h);
    List<Stored> all =
        h.createQuery(SELECT + " ORDER BY number").map((row, _) -> stored(row)).list();
    String previous = Sha256.NONE;
    long number = 0;
    for (Stored change : all) {
      number++;
      if (change.number() != number) {
        faults.add("The record of changes has no change " + number + ".");
        number = change.number();
      } else if (!change.previous().equals(previous)) {
        faults.add("Change " + number + " does not continue the change before it.");
      }
      List<RowChange> its = rows.getOrDefault(change.number(), List.of());
      rows.remove(change.number());
      if (!seal(change, its).equals(change.hash())) {
        faults.add("Change " + number + " was edited after it was recorded.");
      }
      if (!Timestamps.isOne(change.at())) {
        faults.add("Change " + number + " has no time that can be read: " + change.at() + ".");
      }
      previous = change.hash();
    }
    rows.keySet().forEach(left -> faults.add("Change " + left + " has rows but is gone."));
    return faults;
  }

  private static String seal(Stored change, List<RowChange> rows) {
    ObjectNode all = Images.object();
    all.put("about", change.intent().about());
    all.put("at", change.at());
    all.put("by", change.intent().by());
    all.put("kind", change.intent().kind());
    all.put("number", change.number());
    all.put("previous", change.previous());
    all.put("reason", change.intent().reason());
    ArrayNode list = all.putArray("rows");
    for (RowChange row : rows) {
      list.addObject()
          .put("after", row.after())
          .put("before", row.before())
          .put("key", row.key())
          .put("kind", row.kind());
    }
    if (change.undoes().isPresent()) {
      all.put("undoes", change.undoes().getAsLong());
    }
    return Sha256.of(Images.text(all));
  }

  private static Map<Long, List<RowChange>> rows(Handle h) {
    Map<Long, List<RowChange>> rows = new TreeMap<>();
    h.createQuery(ROWS + " ORDER BY number, position")
        .map((row, _) -> Map.entry(row.getLong("number"), rowChange(row)))
        .forEach(
            row -> rows.computeIfAbsent(row.getKey(), _ -> new ArrayList<>()).add(row.getValue()));
    return rows;
  }

  private static List<RowChange> rowsOf(Handle h, long number) {
    return h.createQuery(ROWS + " WHERE number = :number ORDER BY position")
        .bind("number", number)
        .map((row, _) -> rowChange(row))
        .list();
  }

  private static RowChange rowChange(ResultSet row) throws SQLException {
    return new RowChange(
        Rows.string(row, "kind"),
        Rows.string(row, "key"),
        Rows.string(row, "before_image"),
        Rows.string(row, "after_image"));
  }

  private static Stored stored(ResultSet row) throws SQLException {
    long undoes = row.getLong("undoes");
    OptionalLong back = row.wasNull() ? OptionalLong.empty() : OptionalLong.of(undoes);
    String kind = Rows.string(row, "kind");
    String by = Rows.string(row, "decided_by");
    if (kind.isBlank() || by.isBlank()) {
      throw new UnreadableRow("a change that nobody wanted");
    }
    return new Stored(
        row.getLong("number"),
        Rows.string(row, "at"),
        new Intent(kind, by, Rows.string(row, "reason"), Rows.string(row, "about")),
        back,
        Rows.string(row, "previous"),
        Rows.string(row, "hash"));
  }
}
