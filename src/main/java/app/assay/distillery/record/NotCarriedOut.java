package app.assay.distillery.record;

import app.assay.ledger.DecisionRecord;
import app.assay.ledger.LedgerEntry;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/// Decisions of one change that the ledger knows and the vault never got.
///
/// @param told the entries of the ledger; never empty
public record NotCarriedOut(List<LedgerEntry> told) {

  /// The word of the ledger's record that names one of them.
  public static final String DECISION = "not-carried-out";

  static final String BY = "assay";

  private static final String NAMED = "named";
  private static final int LISTED = 5;
  private static final DateTimeFormatter TIME =
      DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm", Locale.ROOT).withZone(ZoneOffset.UTC);

  public NotCarriedOut {
    told = List.copyOf(told);
  }

  /// The hashes of those entries of a ledger of which it says that they were not carried out.
  public static Set<String> among(List<LedgerEntry> entries) {
    Set<String> named = new HashSet<>();
    for (LedgerEntry entry : entries) {
      if (entry.record().decision().equals(DECISION)) {
        named.add(entry.record().more().getOrDefault(NAMED, ""));
      }
    }
    return named;
  }

  /// What to append to the ledger: a record for each, which names it by its hash.
  List<DecisionRecord> records(String program) {
    return told.stream().map(entry -> record(entry, program)).toList();
  }

  private static DecisionRecord record(LedgerEntry entry, String program) {
    DecisionRecord old = entry.record();
    String note =
        "Number %d, %s by %s, is not in the vault: it was recorded, and the vault was not changed."
            .formatted(entry.sequence(), old.decision(), old.reviewer());
    return new DecisionRecord(
        BY,
        "",
        old.document(),
        old.claim(),
        DECISION,
        note,
        "",
        "",
        "",
        0,
        program,
        Map.of(NAMED, entry.hash()));
  }

  /// What a user should know of it.
  String message() {
    LedgerEntry first = told.getFirst();
    String what =
        told.stream()
            .limit(LISTED)
            .map(entry -> entry.record().decision() + " " + entry.record().claim())
            .collect(Collectors.joining(", "));
    String more = told.size() > LISTED ? " and %d more".formatted(told.size() - LISTED) : "";
    return "What %s decided at %s UTC was not carried out (%s%s): the vault was not changed after the ledger had it. The ledger says so now; decide it again if it still holds."
        .formatted(first.record().reviewer(), TIME.format(first.time()), what, more);
  }
}
