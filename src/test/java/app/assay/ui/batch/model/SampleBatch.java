package app.assay.ui.batch.model;

import app.assay.distillery.candidate.Candidate;
import app.assay.distillery.candidate.CandidateReading;
import app.assay.distillery.verdict.CandidateVerdict;
import app.assay.distillery.verdict.Outcome;
import app.assay.ui.entry.model.DraftCheck.Flaw;
import app.assay.workspace.Progress;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/// A batch of a lighthouse, gated in memory: the first of five passes, the second conflicts, the
/// third fails, the fourth is open, the fifth breaks a rule of layer 1; more of the first.
public final class SampleBatch implements BatchDesk {

  public final List<String> accepted = new ArrayList<>();
  public final List<String> undone = new ArrayList<>();
  public final List<Path> exported = new ArrayList<>();
  public List<BatchRow> kept = List.of();
  public DomainSheet sheet = new DomainSheet(List.of(), List.of());
  public DomainAnswers answers = DomainAnswers.NONE;
  public String vault = "vault.db";
  private final int size;

  public SampleBatch(int size) {
    this.size = size;
  }

  static Candidate candidate(String id, String type, String title, String claim, String domain) {
    String json =
        """
        {"id": "%s", "type": "%s", "title": "%s", "claim": "%s",
         "body": "## Background\\nTwo gales in 2025 put the lamp out.\\n\\n## Details\\nThe relay keeps the last fault.",
         "applies_to": {"domains": ["%s"]},
         "evidence": [{"type": "pr", "ref": "#881"}, {"type": "linear", "ref": "LIN-456"}],
         "alternative": null, "conflict_check": null,
         "considerations": "None identified from current evidence. Re-evaluate if the relay changes.",
         "_note": "kept"}
        """
            .formatted(id, type, title, claim, domain);
    return ((CandidateReading.Read) Candidate.read(json)).candidate();
  }

  private static Candidate candidate(int index) {
    return switch (index) {
      case 1 ->
          candidate(
              "fog-signal-every-half-minute",
              "fact",
              "Sound the fog signal every half minute",
              "The fog signal MUST sound every 30 seconds in fog below 200 m.",
              "fog");
      case 2 ->
          candidate(
              "lamp-in-a-lantern",
              "fact",
              "The lamp stands in a lantern",
              "The lamp MUST stand in a lantern.",
              "lamp");
      case 3 ->
          candidate(
              "rotate-keys-monday",
              "fact",
              "Turn the signing keys on the first Monday",
              "Signing keys MUST be turned on the first Monday of a month.",
              "security");
      case 4 ->
          candidate(
              "no-single-keeper",
              "anti-pattern",
              "No keeper alone",
              "One keeper MUST NOT be alone at night.",
              "rota");
      default ->
          candidate(
              "lamp-fault-relay-id-" + index,
              "fact",
              "Log lamp faults with the relay id",
              "A lamp fault MUST be logged with the id of its relay.",
              "operations");
    };
  }

  /// A candidate of it.
  public static Candidate rowOf(int index) {
    return candidate(index);
  }

  @Override
  public Opened open() {
    List<BatchRow> rows = new ArrayList<>();
    for (int i = 0; i < size; i++) {
      Candidate candidate = candidate(i);
      rows.add(
          new BatchRow(
              "line " + (i + 1),
              candidate,
              false,
              check(candidate),
              Optional.empty(),
              List.of(),
              Decided.NOTHING,
              "",
              false));
    }
    return new Opened(
        "batch-2026-06-09.json",
        vault,
        "../lighthouse at 4f1c2aa",
        rows,
        size == 5 ? List.of("Line 40, [5]: it is text instead of an object.") : List.of());
  }

  @Override
  public Opened readAgain() {
    return open();
  }

  @Override
  public List<Flaw> check(Candidate candidate) {
    List<Flaw> flaws = new ArrayList<>();
    if (candidate.claim().codePointCount(0, candidate.claim().length()) > 200) {
      flaws.add(new Flaw("SCHEMA_INVALID", "The claim has more than 200 characters.", true));
    }
    if (candidate.id().equals("no-single-keeper") && candidate.alternative().isEmpty()) {
      flaws.add(new Flaw("R3_NO_ALTERNATIVE", "An anti-pattern says what to do instead.", true));
    }
    if (candidate.title().startsWith("The ")) {
      flaws.add(new Flaw("KD-W-TITLE", "A title needs no article.", false));
    }
    return flaws;
  }

  @Override
  public String gate(
      List<BatchRow> batch, List<Integer> wanted, Progress progress, Consumer<Gated> heard) {
    for (int index : wanted) {
      progress.stopIfCancelled();
      heard.accept(verdict(index, batch.get(index)));
      progress.update(index + 1, batch.size(), "gate");
    }
    return "The gate has looked at " + wanted.size() + ".";
  }

  private static Gated verdict(int index, BatchRow row) {
    String id = row.candidate().id();
    if (row.refuses()) {
      return new Gated(
          index,
          new CandidateVerdict(
              id,
              Outcome.FAIL,
              row.codes(),
              Optional.empty(),
              "R3: what to do instead is missing."),
          List.of());
    }
    return switch (index) {
      case 1 ->
          new Gated(
              index,
              new CandidateVerdict(
                  id,
                  Outcome.PASS,
                  List.of(),
                  Optional.of(
                      new CandidateVerdict.Conflict(
                          "fog-signal-every-minute", "Same scope, another interval.")),
                  "Passes, and conflicts with another entry. R1: agreed in the review of #881."),
              List.of(
                  new Likeness(
                      "vault: fog-signal-every-minute",
                      "Sound the fog signal every minute",
                      "The fog signal MUST sound every 60 seconds.",
                      0.71,
                      "same domain",
                      "conflict"),
                  new Likeness(
                      "batch: lamp-in-a-lantern",
                      "The lamp stands in a lantern",
                      "The lamp MUST stand in a lantern.",
                      0.38,
                      "like words",
                      "unrelated")));
      case 2 ->
          new Gated(
              index,
              new CandidateVerdict(
                  id,
                  Outcome.FAIL,
                  List.of("R7_DIRECTLY_DERIVABLE"),
                  Optional.empty(),
                  "R7_DIRECTLY_DERIVABLE: Q1=yes, visible in plans/tower.md:12. Q2=no."),
              List.of());
      case 3 ->
          new Gated(
              index,
              new CandidateVerdict(
                  id,
                  Outcome.DEFERRED,
                  List.of(),
                  Optional.empty(),
                  "Not decided: R1_EVIDENCE_INSUFFICIENT. Nobody has answered R1 yet.",
                  List.of("R1_EVIDENCE_INSUFFICIENT")),
              List.of());
      default ->
          new Gated(
              index,
              new CandidateVerdict(
                  id, Outcome.PASS, List.of(), Optional.empty(), "All checks passed."),
              List.of());
    };
  }

  @Override
  public void keep(List<BatchRow> rows, Optional<String> by) {
    kept = rows;
  }

  @Override
  public DomainSheet domains(List<BatchRow> rows) {
    return sheet;
  }

  @Override
  public Preview preview(List<BatchRow> rows, DomainAnswers domains) {
    answers = domains;
    List<String> lines = new ArrayList<>();
    rows.forEach(row -> lines.add("entries           " + row.candidate().id() + "  fact  active"));
    rows.forEach(row -> lines.add("entry_domains     " + row.candidate().id() + "  operations"));
    lines.add("curation_queue    cq-fog-signal-every-half-minute-1781514000-0  pending");
    return new Preview(lines, List.of(), rows.size());
  }

  @Override
  public Entered accept(List<BatchRow> rows, DomainAnswers domains, String by) {
    List<String> ids = rows.stream().map(row -> row.candidate().id()).toList();
    accepted.addAll(ids);
    return new Entered("Inserted " + ids.size() + " entries.", Optional.of("c1"), ids);
  }

  @Override
  public void undo(String change, String by) {
    undone.add(change);
  }

  @Override
  public void export(List<BatchRow> rows, Path target) {
    exported.add(target);
  }

  @Override
  public void write(String text, Path target) {
    exported.add(target);
  }

  @Override
  public String report(List<BatchRow> rows) {
    return "# Knowledge batch 2026-06-09\n\n| Accepted | 2 |\n";
  }
}
