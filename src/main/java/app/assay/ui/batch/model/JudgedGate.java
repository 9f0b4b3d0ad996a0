package app.assay.ui.batch.model;

import app.assay.distillery.candidate.Batch;
import app.assay.distillery.gate.Layers;
import app.assay.distillery.layer2.Related;
import app.assay.distillery.layer2.Shortlist;
import app.assay.distillery.verdict.CandidateVerdict;
import app.assay.distillery.verdict.Outcome;
import app.assay.judge.Question;
import app.assay.ui.batch.model.BatchDesk.Gated;
import app.assay.ui.theme.Texts;
import app.assay.vault.VaultStore;
import app.assay.workspace.GateBatch;
import app.assay.workspace.GateBatchRun;
import app.assay.workspace.GatedBatch;
import app.assay.workspace.GatedCandidate;
import app.assay.workspace.Judges;
import app.assay.workspace.Progress;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.function.Supplier;

/// Both layers: rules, the judges of the vault, and what people answered.
public final class JudgedGate implements BatchGate {

  /// The checkout for R1 and R7.
  public interface Checkout {

    /// Its name, for people; empty where none is chosen.
    String name();

    /// The folder; read in the background.
    ///
    /// @throws IOException with a sentence where what was chosen is no checkout any more
    Optional<Path> folder() throws IOException;
  }

  private final Texts texts = new Texts("batch");
  private final Supplier<Judges> judges;
  private final Optional<VaultStore> vault;
  private final Checkout checkout;
  private final Supplier<Optional<String>> keptBy;
  private final Map<Integer, List<String>> questions = new ConcurrentHashMap<>();

  /// @param judges makes those of one run, with its own limit of money
  /// @param checkout for R1 and R7, looked at anew in each run
  /// @param keptBy who has it gated, so that verdicts are kept in the vault
  public JudgedGate(
      Supplier<Judges> judges,
      Optional<VaultStore> vault,
      Checkout checkout,
      Supplier<Optional<String>> keptBy) {
    this.judges = judges;
    this.vault = vault;
    this.checkout = checkout;
    this.keptBy = keptBy;
  }

  @Override
  public String repository() {
    return checkout.name();
  }

  /// The questions that were asked of a candidate, by their ids; safe on any thread.
  public List<String> questions(int index) {
    return questions.getOrDefault(index, List.of());
  }

  /// Forgets the questions, because other candidates have those indices now.
  public void forget() {
    questions.clear();
  }

  /// All of the batch goes through, so that candidates are held against each other; answers that
  /// are there are not asked for again.
  @Override
  public String run(Batch batch, Progress progress, Consumer<Gated> heard) throws IOException {
    GatedBatch done =
        new GateBatchRun(
                judges.get(),
                new GateBatch(
                    batch,
                    vault,
                    checkout.folder(),
                    Layers.BOTH,
                    vault.filter(store -> !store.isReadOnly()).flatMap(_ -> keptBy.get())))
            .run(
                progress,
                one -> {
                  questions.put(one.index(), one.asked().stream().map(Question::id).toList());
                  heard.accept(gated(one));
                });
    long open = done.verdicts().stream().filter(v -> v.outcome() == Outcome.DEFERRED).count();
    List<String> said = new ArrayList<>();
    said.add(texts.get("gate.done", done.candidates().size(), open));
    said.addAll(done.notices());
    return String.join(" ", said);
  }

  private static Gated gated(GatedCandidate one) {
    List<Likeness> alike =
        one.compared().map(Shortlist::related).orElse(List.of()).stream()
            .map(related -> likeness(related, one.verdict()))
            .toList();
    return new Gated(one.index(), one.verdict(), alike);
  }

  private static Likeness likeness(Related related, CandidateVerdict verdict) {
    boolean conflict =
        verdict.conflict().filter(c -> c.relatedId().equals(related.id())).isPresent();
    boolean duplicate =
        verdict.codes().contains("R6_DUPLICATE") && verdict.notes().contains(related.id());
    return new Likeness(
        related.source(),
        related.title(),
        related.claim(),
        related.score(),
        String.join(", ", related.reasons()),
        conflict ? "conflict" : duplicate ? "duplicate" : "");
  }
}
