package app.assay.cgd.edit;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.Claim;
import app.assay.cgd.HitlRecord;
import app.assay.cgd.NoClaims;
import app.assay.cgd.Round;
import app.assay.cgd.Table;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiPredicate;

/// Finds the line of the record that stands for each claim: by its text, by its id, and where a
/// round has as many lines as claims, by its place. A line in the right place must still share a
/// word with the claim: real records say "No claims required confirmation" where a claim's line
/// could stand.
final class RecordMatch {

  private final CgdDocument document;
  private final Map<Integer, RecordEntry> found = new HashMap<>();
  private final Set<RecordEntry> taken = Collections.newSetFromMap(new IdentityHashMap<>());
  private final Map<Integer, String> normalTexts = new HashMap<>();
  private final IdentityHashMap<RecordEntry, List<String>> texts = new IdentityHashMap<>();

  RecordMatch(CgdDocument document, HitlRecord record) {
    this.document = document;
    List<RecordEntry> a = entries(record.roundA());
    List<RecordEntry> b = entries(record.roundB());
    List<Claim> ofA = claimsOf(Round.A);
    List<Claim> ofB = claimsOf(Round.B);
    match(ofA, a, this::saysText);
    match(ofB, b, this::saysText);
    match(ofA, a, this::saysId);
    match(ofB, b, this::saysId);
    // Real records list claims of one round under the other.
    match(ofA, b, this::saysText);
    match(ofB, a, this::saysText);
    match(ofA, b, this::saysId);
    match(ofB, a, this::saysId);
    matchByPlace(ofA, a);
    matchByPlace(ofB, b);
  }

  Optional<RecordEntry> entryOf(Claim claim) {
    return Optional.ofNullable(found.get(claim.index()));
  }

  /// A claim without a round counts as one of Round B: when unsure, B (rulebook §7).
  static Round roundOf(Claim claim) {
    return claim.round().orElse(Round.B);
  }

  private List<Claim> claimsOf(Round round) {
    return document.claims().stream().filter(claim -> roundOf(claim) == round).toList();
  }

  private List<RecordEntry> entries(Optional<HitlRecord.RoundSection> section) {
    List<RecordEntry> entries = new ArrayList<>();
    if (section.isPresent()) {
      for (HitlRecord.Bullet bullet : section.get().bullets()) {
        if (!NoClaims.isBare(bullet.content().in(document.text()))) {
          entries.add(new RecordEntry.BulletEntry(bullet));
        }
      }
      section
          .get()
          .table()
          .ifPresent(
              table ->
                  table.rows().forEach(row -> entries.add(new RecordEntry.RowEntry(table, row))));
    }
    return entries;
  }

  private void match(
      List<Claim> claims, List<RecordEntry> entries, BiPredicate<Claim, RecordEntry> says) {
    for (Claim claim : claims) {
      if (!found.containsKey(claim.index())) {
        entries.stream()
            .filter(entry -> !taken.contains(entry) && says.test(claim, entry))
            .findFirst()
            .ifPresent(entry -> take(claim, entry));
      }
    }
  }

  private void matchByPlace(List<Claim> claims, List<RecordEntry> entries) {
    if (claims.size() != entries.size()) {
      return;
    }
    for (int i = 0; i < claims.size(); i++) {
      RecordEntry entry = entries.get(i);
      Claim claim = claims.get(i);
      if (!found.containsKey(claim.index())
          && !taken.contains(entry)
          && RecordWords.shareWord(entry.line().in(document.text()), claim.text())
          && !isOfAnotherConfirmation(entry, claim)) {
        take(claim, entry);
      }
    }
  }

  private void take(Claim claim, RecordEntry entry) {
    found.put(claim.index(), entry);
    taken.add(entry);
  }

  /// A row in which somebody confirmed something at another time is not this claim's.
  private static boolean isOfAnotherConfirmation(RecordEntry entry, Claim claim) {
    return entry instanceof RecordEntry.RowEntry(Table table, Table.Row row)
        && (differs(row.text(RecordColumn.VERIFIED_BY.in(table)), claim.value("confirmed-by"))
            || differs(row.text(RecordColumn.DATE.in(table)), claim.value("confirmed-date")));
  }

  private static boolean differs(String cell, String value) {
    return !NoClaims.isBare(cell) && !RecordWords.normal(cell).equals(RecordWords.normal(value));
  }

  private boolean saysText(Claim claim, RecordEntry entry) {
    String text = normalTexts.computeIfAbsent(claim.index(), i -> RecordWords.normal(claim.text()));
    return !text.isEmpty()
        && texts.computeIfAbsent(entry, this::textsOf).stream().anyMatch(w -> same(w, text));
  }

  /// What a line says, ready to be compared: each cell of a row, a bullet with and without source.
  private List<String> textsOf(RecordEntry entry) {
    return switch (entry) {
      case RecordEntry.BulletEntry(HitlRecord.Bullet bullet) ->
          bulletTexts(bullet.content().in(document.text()));
      case RecordEntry.RowEntry(Table table, Table.Row row) ->
          row.cells().stream().map(cell -> RecordWords.normal(cell.text())).toList();
    };
  }

  private boolean saysId(Claim claim, RecordEntry entry) {
    return RecordWords.mentions(entry.line().in(document.text()), claim.id());
  }

  /// A bullet is `claim (source) ✓`, where source and check mark may be missing.
  private static List<String> bulletTexts(String bullet) {
    StringBuilder unchecked = new StringBuilder();
    bullet
        .codePoints()
        .filter(c -> !RecordWords.hasCheck(Character.toString(c)))
        .forEach(unchecked::appendCodePoint);
    String normal = RecordWords.normal(unchecked.toString());
    int source = normal.endsWith(")") ? normal.lastIndexOf('(') : -1;
    return source > 0
        ? List.of(normal, RecordWords.normal(normal.substring(0, source)))
        : List.of(normal);
  }

  /// Equal, or cut short with dots.
  private static boolean same(String written, String text) {
    String cut =
        written.endsWith("…")
            ? written.substring(0, written.length() - 1)
            : written.endsWith("...") ? written.substring(0, written.length() - 3) : "";
    return written.equals(text) || (cut.length() >= 12 && text.startsWith(cut.strip()));
  }
}
