package app.assay.cgd.migration;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.Claim;
import app.assay.cgd.ClarityStatus;
import app.assay.cgd.HitlStatus;
import app.assay.cgd.MachineNames;
import app.assay.cgd.edit.Change;
import app.assay.cgd.edit.Value;
import app.assay.cgd.rules.PointsPassed;
import app.assay.cgd.yaml.YamlEntry;
import app.assay.cgd.yaml.YamlScalar;
import app.assay.cgd.yaml.YamlSequence;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/// The statuses, the points and the pending count that an old document has in format 2.1. A status
/// is never raised: claims that nobody signed are pending, whatever the old document says.
final class OldStates {

  private static final int POINTS = 9;

  private final CgdDocument document;
  private final List<Change> changes = new ArrayList<>();
  private final List<String> steps = new ArrayList<>();
  private final List<String> notes = new ArrayList<>();
  private String objection = "";

  OldStates(CgdDocument document) {
    this.document = document;
    points();
    statuses();
  }

  List<Change> changes() {
    return changes;
  }

  List<String> steps() {
    return steps;
  }

  List<String> notes() {
    return notes;
  }

  /// Why the old states have no counterpart, a sentence; empty where they have.
  Optional<String> objection() {
    return Optional.of(objection).filter(it -> !it.isEmpty());
  }

  private void statuses() {
    String old = document.header().value("hitl-status");
    Optional<HitlStatus> known =
        switch (old) {
          case "CONFIRMED" -> Optional.of(HitlStatus.REVIEWED);
          case "PARTIAL" -> Optional.of(HitlStatus.PENDING);
          default -> HitlStatus.of(old);
        };
    if (known.isEmpty()) {
      objection =
          old.isEmpty()
              ? "There is no hitl-status, so nobody can tell what was reviewed."
              : "hitl-status says '%s', which no version of the format knows.".formatted(old);
      return;
    }
    HitlStatus hitl = known.get();
    if (old.equals("CONFIRMED")) {
      confirmed();
    }
    int pending = document.computed().pendingCount();
    if (pending > 0 && hitl != HitlStatus.PENDING) {
      notes.add(
          pending == 1
              ? "1 claim has no confirmed-by, so it is pending in 2.1 and the document with it."
              : "%d claims have no confirmed-by, so they are pending in 2.1 and the document with them."
                  .formatted(pending));
      hitl = HitlStatus.PENDING;
    }
    ClarityStatus clarity = clarity(hitl);
    set("hitl-status", hitl.name());
    set("clarity-status", clarity.name());
    count(pending, hitl);
    changes.add(new Change.SetStatusLine(clarity, hitl));
  }

  /// What a person confirmed under format 1.0 counts as reviewed; a tool confirms nothing.
  private void confirmed() {
    String by = document.header().value("processed-by");
    if (by.isEmpty() || MachineNames.load().judge(by) == MachineNames.Verdict.MACHINE) {
      objection =
          "hitl-status is CONFIRMED, but %s is no person, so nothing shows a review."
              .formatted(by.isEmpty() ? "nobody" : "'" + by + "'");
    } else {
      notes.add(
          "CONFIRMED is taken over as the word of %s; format 1.0 kept no hash, so nothing shows that this is the text that was confirmed."
              .formatted(by));
    }
  }

  /// Format 1.0 has no clarity-status: all nine points passed is what makes a document CLEAR.
  private ClarityStatus clarity(HitlStatus hitl) {
    Optional<ClarityStatus> said = document.header().clarityStatus();
    if (said.isPresent()) {
      return said.get();
    }
    boolean all = passed().filter(points -> points.cardinality() == POINTS).isPresent();
    if (!all && hitl != HitlStatus.PENDING && objection.isEmpty()) {
      objection = "Not all nine points passed, so the document is UNCLEAR and cannot be REVIEWED.";
    }
    return all ? ClarityStatus.CLEAR : ClarityStatus.UNCLEAR;
  }

  /// A count without any claim says that claims were there: no tool may set it to 0.
  private void count(int pending, HitlStatus hitl) {
    boolean lost = document.claims().isEmpty() && document.header().pendingCount().orElse(0) > 0;
    if (objection.isEmpty() && hitl == HitlStatus.PENDING && pending == 0) {
      objection =
          lost
              ? "The document says that claims are pending, but lists none."
              : "The document is pending, but no claim says what for; 2.1 wants each one listed.";
    }
    if (document.header().pendingCount().orElse(-1) != pending && !lost) {
      changes.add(new Change.SetField("hitl-pending-count", Value.number(pending)));
      steps.add("hitl-pending-count is " + pending);
    }
  }

  private void set(String key, String word) {
    String old = document.header().value(key);
    if (!old.equals(word)) {
      changes.add(new Change.SetField(key, Value.word(word)));
      steps.add(
          old.isEmpty()
              ? "%s %s added".formatted(key, word)
              : "%s %s -> %s".formatted(key, old, word));
    }
  }

  /// A list of points that are all in a row becomes `1-9`, the form of 2.1.
  private void points() {
    Optional<BitSet> passed = passed();
    if (passed.isEmpty() || passed.get().isEmpty()) {
      return;
    }
    BitSet points = passed.get();
    int first = points.nextSetBit(0);
    int last = points.length() - 1;
    boolean row = points.cardinality() == last - first + 1;
    String written = row ? first == last ? "" + first : first + "-" + last : listed(points);
    String old = document.header().value("points-passed");
    if (!written.equals(old) && (row || old.isEmpty())) {
      changes.add(
          new Change.SetField("points-passed", row ? Value.word(written) : Value.text(written)));
      steps.add("points-passed is " + written);
    }
  }

  private Optional<BitSet> passed() {
    Optional<YamlEntry> entry = document.header().entry("points-passed");
    if (entry.isPresent() && entry.get().value() instanceof YamlSequence list) {
      boolean plain = list.items().stream().allMatch(YamlScalar.class::isInstance);
      return plain
          ? PointsPassed.of(
              list.items().stream()
                  .map(item -> ((YamlScalar) item).value())
                  .collect(Collectors.joining(",")))
          : Optional.empty();
    }
    String value = document.header().value("points-passed");
    return value.isEmpty() ? Optional.empty() : PointsPassed.of(value);
  }

  private static String listed(BitSet points) {
    return points.stream().mapToObj(String::valueOf).collect(Collectors.joining(","));
  }

  /// Names claims for the user.
  static String names(List<Claim> claims) {
    return claims.stream()
        .map(claim -> claim.id().isEmpty() ? "claim " + (claim.index() + 1) : claim.id())
        .collect(Collectors.joining(", "));
  }
}
