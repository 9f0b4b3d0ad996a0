package app.assay.bench;

import app.assay.distillery.candidate.Batch;
import app.assay.distillery.candidate.BatchFile;
import app.assay.distillery.candidate.BatchReading;
import app.assay.distillery.candidate.Candidate;
import app.assay.distillery.candidate.ProposedConflict;
import app.assay.distillery.changeset.ChangesetText;
import app.assay.distillery.changeset.DecidedCandidate;
import app.assay.distillery.intake.Intake;
import app.assay.distillery.intake.IntakeRequest;
import app.assay.distillery.intake.IntakeResult;
import app.assay.distillery.intake.IntakeTerms;
import app.assay.distillery.layer1.Layer1;
import app.assay.distillery.record.VaultLedger;
import app.assay.ledger.Ledger;
import app.assay.vault.VaultException;
import app.assay.vault.VaultStore;
import app.assay.vault.sqlite.SqliteVaults;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/// Batches of candidates, by the clock and in CPU time of the thread: read and gated by the first
/// layer, and a changeset of 60 entries and 180 kB applied to a new vault with its ledger, to the
/// disk.
final class VaultBench {

  private static final int ENTRIES = 60;
  private static final int CANDIDATES = 10_000;
  private static final int TIMES = 5;

  private final Path folder;

  VaultBench(Path folder) {
    this.folder = folder;
  }

  /// Prints the figures.
  void run() throws IOException, VaultException {
    Files.createDirectories(folder);
    Path many = folder.resolve("many.json");
    Files.writeString(many, array(CANDIDATES));
    for (String pass : new String[] {"first", "second"}) {
      Moment start = Moment.now();
      Batch batch = read(many);
      System.out.println(
          start.line(
              "%,d candidates read, %s time".formatted(CANDIDATES, pass),
              Files.size(many) / 1_000 + " kB"));
      Moment checking = Moment.now();
      long passed = batch.candidates().stream().filter(c -> Layer1.check(c).passes()).count();
      System.out.println(
          checking.line("the same by the first layer", "%,d pass".formatted(passed)));
    }
    Path changeset = folder.resolve("changeset.json");
    Files.writeString(changeset, changeset());
    String size = Files.size(changeset) / 1_000 + " kB";
    for (int i = 1; i <= TIMES; i++) {
      apply(changeset, i, size);
    }
  }

  private void apply(Path changeset, int number, String size) throws IOException, VaultException {
    Path root = Files.createDirectories(folder.resolve(number + "-" + System.nanoTime()));
    Clock clock = Clock.systemUTC();
    try (VaultStore vault = new SqliteVaults(clock).create(root.resolve("vault.db"))) {
      VaultLedger ledger = new VaultLedger(Ledger.open(root, clock), "vault.db", "bench");
      Moment start = Moment.now();
      IntakeRequest request =
          IntakeRequest.accepted(read(changeset), new IntakeTerms(Set.of("payments"), false, true));
      IntakeResult result = new Intake(vault, ledger, clock).apply(request, "bench", "");
      System.out.println(
          start.line("changeset of %d entries applied, run %d".formatted(ENTRIES, number), size));
      if (!(result instanceof IntakeResult.Applied)) {
        throw new IllegalStateException(result.plan().problems().toString());
      }
    }
  }

  private static Batch read(Path file) {
    return ((BatchReading.Loaded) BatchFile.read(file)).batch();
  }

  private static String changeset() {
    List<DecidedCandidate> entries = new ArrayList<>();
    for (int i = 0; i < ENTRIES; i++) {
      List<ProposedConflict> later =
          i % 20 == 0
              ? List.of(new ProposedConflict("candidate-" + (i + 1), "They overlap."))
              : List.of();
      entries.add(new DecidedCandidate(candidate(i), Optional.empty(), later));
    }
    return ChangesetText.of("2026-11-22", entries).text();
  }

  private static String array(int count) {
    StringBuilder array = new StringBuilder("[");
    for (int i = 0; i < count; i++) {
      array.append(i == 0 ? "\n" : ",\n").append(candidate(i).text());
    }
    return array.append("\n]\n").toString();
  }

  private static Candidate candidate(int i) {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    json.put("id", "candidate-" + i).put("type", "fact").put("title", "Candidate number " + i);
    json.put("claim", "MUST treat candidate %d as it is, whatever the others say.".formatted(i));
    json.put(
        "body",
        "## Background\n"
            + "Two outages and a long night led to this rule. ".repeat(24)
            + "\n\n## Details\n"
            + "Retries belong into a job that backs off by itself. ".repeat(26));
    json.putObject("applies_to").putArray("domains").add("payments");
    json.putArray("evidence").addObject().put("type", "pr").put("ref", "#" + i);
    json.putNull("alternative");
    json.put("considerations", "Re-evaluate once jobs can be cancelled.");
    return Candidate.of(json);
  }

  /// A moment by the clock and by the work of this thread, in nanoseconds.
  private record Moment(long clock, long cpu) {

    private static Moment now() {
      return new Moment(
          System.nanoTime(), ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime());
    }

    /// What passed since.
    private String line(String name, String more) {
      Moment end = now();
      return String.format(
          Locale.ROOT,
          "%-44s %8.1f ms, %.1f ms CPU, %s",
          name,
          (end.clock - clock) / 1e6,
          (end.cpu - cpu) / 1e6,
          more);
    }
  }
}
