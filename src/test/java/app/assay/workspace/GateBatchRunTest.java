package app.assay.workspace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import app.assay.HandClock;
import app.assay.cgd.MachineNames;
import app.assay.distillery.candidate.Batch;
import app.assay.distillery.candidate.BatchReader;
import app.assay.distillery.gate.Layers;
import app.assay.distillery.layer2.Rubric;
import app.assay.distillery.verdict.CandidateVerdict;
import app.assay.distillery.verdict.Outcome;
import app.assay.hitl.opinion.PersonDecision;
import app.assay.hitl.opinion.PersonDecisions;
import app.assay.judge.CriterionVerdict;
import app.assay.judge.GateId;
import app.assay.judge.Question;
import app.assay.judge.Verdict;
import app.assay.judge.model.ModelDouble;
import app.assay.judge.model.ReplyText;
import app.assay.judge.panel.Acceptance;
import app.assay.judge.panel.GatePolicy;
import app.assay.judge.panel.PolicyFile;
import app.assay.judge.provider.KeySource;
import app.assay.judge.provider.Price;
import app.assay.judge.provider.ProfilesFile;
import app.assay.judge.provider.ProviderKind;
import app.assay.judge.provider.ProviderProfile;
import app.assay.judge.queue.QuestionState;
import app.assay.judge.queue.QueueResult;
import app.assay.ledger.Ledger;
import app.assay.text.DocumentFile;
import app.assay.vault.EntryText;
import app.assay.vault.EntryType;
import app.assay.vault.EvidenceRef;
import app.assay.vault.Intent;
import app.assay.vault.KeptCandidate;
import app.assay.vault.NewEntry;
import app.assay.vault.VaultException;
import app.assay.vault.VaultReader;
import app.assay.vault.VaultStore;
import app.assay.vault.sqlite.SqliteVaults;
import java.io.IOException;
import java.math.BigDecimal;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.CancellationException;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GateBatchRunTest {

  private static final Instant NOW = Instant.parse("2026-11-20T08:00:00Z");

  @TempDir private Path folder;
  private final HandClock clock = new HandClock(NOW);
  private final ModelDouble model = new ModelDouble();
  private final DocumentFile files = new DocumentFile();
  private VaultStore vault;

  @BeforeEach
  void makeVault() throws VaultException, IOException {
    Files.createDirectories(folder.resolve("vault"));
    vault = new SqliteVaults(clock).create(folder.resolve("vault/vault.db"));
    vault.write(
        new Intent("apply", "Dana Reviewer", "", "start"),
        writer -> {
          writer.addDomain("lamps", "Everything that shines.");
          writer.insert(
              new NewEntry(
                  "lamp-lit",
                  EntryType.FACT,
                  new EntryText(
                      "Lamps stay lit",
                      "MUST keep the lamp of the harbour lit at night.",
                      "## Background\n\n## Details",
                      Optional.empty(),
                      "Fuel was considered."),
                  List.of("lamps"),
                  List.of(new EvidenceRef("pr", "#1"))));
          return true;
        });
  }

  @AfterEach
  void closeVault() {
    vault.close();
  }

  private static String candidate(String id, String claim, String considerations) {
    return """
    {"id": "%s", "type": "fact", "title": "About %s", "claim": "%s",
     "body": "## Background\\nb\\n\\n## Details\\nd",
     "applies_to": {"domains": ["lamps"]},
     "evidence": [{"type": "linear", "ref": "LIN-4"}],
     "alternative": null, "conflict_check": null, "considerations": "%s"}\
    """
        .formatted(id, id, claim, considerations);
  }

  private static Batch batch(String... candidates) {
    return BatchReader.read("night.json", "[" + String.join(",", candidates) + "]");
  }

  private void use(Acceptance acceptance) throws IOException {
    new ProfilesFile(folder.resolve("settings"), files)
        .add(
            new ProviderProfile(
                "local",
                ProviderKind.OLLAMA,
                URI.create("http://localhost:1"),
                "small-1",
                new KeySource.None(),
                30,
                1,
                Price.FREE,
                BigDecimal.ZERO));
    new PolicyFile(folder.resolve("vault"), files)
        .change(p -> p.with(GateId.of("candidates"), new GatePolicy("local", acceptance, 1)));
  }

  private Judges judges() {
    return new Judges(
        folder.resolve("vault"),
        new ProfilesFile(folder.resolve("settings"), files),
        _ -> model,
        files,
        clock,
        new Random(3));
  }

  private GateBatchRun gate(Batch batch, Layers layers) {
    return new GateBatchRun(
        judges(),
        new GateBatch(
            batch, Optional.of(vault), Optional.empty(), layers, Optional.of("Dana Reviewer")));
  }

  private static GatedBatch run(GateBatchRun gate) {
    return gate.run(JudgeRunTest.untold(), _ -> {});
  }

  private void answer(GatedBatch gated, int index, Rubric rubric, Verdict... verdicts) {
    Question question =
        gated.candidates().get(index).asked().stream()
            .filter(q -> Rubric.of(q).orElseThrow() == rubric)
            .findFirst()
            .orElseThrow();
    List<CriterionVerdict> said =
        IntStream.range(0, verdicts.length)
            .mapToObj(
                i ->
                    new CriterionVerdict(
                        question.criteria().get(i).id(), verdicts[i], "I looked at it."))
            .toList();
    assertThat(
            new PersonDecisions(
                    judges().queue(),
                    Ledger.open(folder.resolve("vault"), clock),
                    MachineNames.load(),
                    clock,
                    "9.9")
                .decide(
                    new PersonDecision(
                        question, "Dana Reviewer", said, List.of(), Duration.ofSeconds(5))))
        .isInstanceOf(QueueResult.Kept.class);
  }

  private List<KeptCandidate> kept() throws VaultException {
    return vault.read(VaultReader::kept);
  }

  @Test
  void emptyBatchHasNoVerdicts() {
    assertThat(run(gate(batch(), Layers.BOTH)).verdicts()).isEmpty();
  }

  @Test
  void withoutModelAndPersonRulesFailAndTheRestIsDeferred() {
    GatedBatch gated =
        run(
            gate(
                batch(
                    candidate("same", "must keep the lamp of the harbour lit at night", "Fuel."),
                    candidate("none", "MUST polish the glass each week.", "none"),
                    candidate("open", "MUST trim the wick each noon.", "Fuel.")),
                Layers.BOTH));

    assertThat(gated.verdicts())
        .extracting(CandidateVerdict::outcome)
        .containsExactly(Outcome.FAIL, Outcome.FAIL, Outcome.DEFERRED);
    assertThat(gated.verdicts().get(0).codes()).containsExactly("R6_DUPLICATE");
    assertThat(gated.verdicts().get(0).notes())
        .contains("Semantically identical to vault: lamp-lit.");
    assertThat(gated.verdicts().get(1).codes()).containsExactly("R5_UNCONSIDERED");
    assertThat(gated.verdicts().get(2).undecided())
        .containsExactly("R1_EVIDENCE_INSUFFICIENT", "R6_DUPLICATE", "R7_DIRECTLY_DERIVABLE");
    assertThat(gated.verdicts().get(2).notes())
        .contains("linear LIN-4 was named and not opened")
        .contains("No checkout of a repository was chosen");
    assertThat(gated.notices()).isEmpty();
    assertThat(judges().queue().list().in(QuestionState.OPEN)).hasSize(8);
    assertThat(judges().queue().list().in(QuestionState.ANSWERED)).hasSize(1);
  }

  @Test
  void peoplesAnswersMakeItPassAndConflictsAreQueued() throws VaultException {
    GateBatchRun gate =
        gate(batch(candidate("dim", "MUST dim the lamp at midnight.", "Fuel.")), Layers.BOTH);
    GatedBatch before = run(gate);
    answer(before, 0, Rubric.EVIDENCE, Verdict.YES, Verdict.YES, Verdict.YES);
    answer(before, 0, Rubric.NOVELTY, Verdict.YES, Verdict.NO, Verdict.YES);
    answer(before, 0, Rubric.DERIVABILITY, Verdict.NO);

    GatedBatch asked = gate.refresh(List.of(0), JudgeRunTest.untold(), _ -> {});
    assertThat(asked.verdicts().getFirst().undecided()).containsExactly("R7_DIRECTLY_DERIVABLE");
    answer(asked, 0, Rubric.RESIDUAL, Verdict.YES);

    List<GatedCandidate> told = new ArrayList<>();
    CandidateVerdict after =
        gate.refresh(List.of(0), JudgeRunTest.untold(), told::add).verdicts().getFirst();
    assertThat(after.outcome()).isEqualTo(Outcome.PASS);
    assertThat(after.conflict())
        .contains(
            new CandidateVerdict.Conflict("lamp-lit", "Contradicts lamp-lit. I looked at it."));
    assertThat(told.getLast().verdict()).isEqualTo(after);
    assertThat(kept())
        .extracting(KeptCandidate::verdict)
        .containsExactly("pass", "deferred", "deferred");

    assertThat(
            run(gate(
                    batch(candidate("dim", "MUST dim the lamp at midnight.", "Fuel.")),
                    Layers.BOTH))
                .verdicts())
        .containsExactly(after);
    assertThat(kept()).hasSize(3);
  }

  @Test
  void aModelsYesAlonePassesNothing() throws IOException {
    use(Acceptance.RULES_AND_MODEL);
    model.says(
        item ->
            item.subject().contains("trim the wick")
                ? ReplyText.Say.of("yes", "MUST keep the lamp")
                : ReplyText.Say.of("no"));

    GatedBatch gated =
        run(gate(batch(candidate("open", "MUST trim the wick.", "Fuel.")), Layers.BOTH));

    assertThat(gated.verdicts().getFirst().outcome()).isEqualTo(Outcome.DEFERRED);
    assertThat(model.requests()).hasSize(1);
  }

  @Test
  void onlySurvivorsAreAskedWhereThatIsWanted() {
    GatedBatch gated =
        run(
            gate(
                batch(
                    candidate("none", "MUST polish the glass each week.", "none"),
                    candidate("open", "MUST trim the wick each noon.", "Fuel.")),
                Layers.SURVIVORS));

    assertThat(gated.candidates().get(0).asked()).isEmpty();
    assertThat(gated.verdicts().get(0).notes()).contains("Skipped, since layer 1 failed");
    assertThat(gated.candidates().get(1).asked()).hasSize(3);
  }

  @Test
  void laterCandidateIsHeldAgainstEarlierOnes() {
    GatedBatch gated =
        run(
            gate(
                batch(
                    candidate("a", "MUST trim the wick each noon.", "Fuel."),
                    candidate("b", "MUST trim the wick each noon", "Fuel.")),
                Layers.BOTH));

    assertThat(gated.verdicts().get(0).codes()).isEmpty();
    assertThat(gated.verdicts().get(1).codes()).containsExactly("R6_DUPLICATE");
    assertThat(gated.candidates().get(1).compared().orElseThrow().related().getFirst().source())
        .isEqualTo("batch: a");
  }

  @Test
  void failedCandidatesAreKeptOnceInOneTransaction() throws VaultException {
    Batch batch =
        batch(
            candidate("none", "MUST polish the glass each week.", "none"),
            candidate("none", "MUST polish the glass each week.", "none"),
            candidate("", "MUST trim the wick each noon.", "Fuel."));

    assertThat(run(gate(batch, Layers.BOTH)).kept()).isEqualTo(2);
    int changes = vault.read(VaultReader::changes).size();
    assertThat(run(gate(batch, Layers.BOTH)).kept()).isZero();

    assertThat(vault.read(VaultReader::changes)).hasSize(changes);
    assertThat(kept())
        .extracting(KeptCandidate::candidateId, KeptCandidate::verdict, KeptCandidate::at)
        .containsExactlyInAnyOrder(
            tuple("none", "fail", "2026-11-20 08:00:00"), tuple("", "fail", "2026-11-20 08:00:00"));
  }

  @Test
  void everyCandidateIsToldAfterLayer1AndWhenItIsComplete() {
    List<GatedCandidate> told = new ArrayList<>();
    String[] all =
        IntStream.range(0, 30)
            .mapToObj(i -> candidate("c" + i, "MUST do thing %d.".formatted(i), "none"))
            .toArray(String[]::new);

    gate(batch(all), Layers.SURVIVORS).run(JudgeRunTest.untold(), told::add);

    assertThat(told).hasSize(60);
    assertThat(told.subList(0, 30)).noneMatch(GatedCandidate::complete);
    assertThat(told.subList(30, 60)).allMatch(GatedCandidate::complete);
    assertThat(told.subList(30, 60))
        .extracting(GatedCandidate::index)
        .isEqualTo(IntStream.range(0, 30).boxed().collect(Collectors.toList()));
  }

  @Test
  void whoStopsGoesOnLaterAndCompleteVerdictsAreKept() throws VaultException {
    List<GatedCandidate> told = new ArrayList<>();
    Progress stopping =
        new Progress() {
          @Override
          public void update(long done, long total, String message) {}

          @Override
          public boolean isCancelled() {
            return told.stream().anyMatch(GatedCandidate::complete);
          }
        };
    String[] all =
        IntStream.range(0, 20)
            .mapToObj(i -> candidate("c" + i, "MUST do thing %d.".formatted(i), "Fuel."))
            .toArray(String[]::new);

    assertThatThrownBy(() -> gate(batch(all), Layers.BOTH).run(stopping, told::add))
        .isInstanceOf(CancellationException.class);
    int asked = judges().queue().list().questions().size();
    assertThat(asked).isBetween(1, 59);
    assertThat(kept()).hasSizeBetween(1, 19);

    assertThat(run(gate(batch(all), Layers.BOTH)).verdicts()).hasSize(20);
    assertThat(judges().queue().list().in(QuestionState.OPEN)).hasSize(60);
    assertThat(kept()).hasSize(20);
  }

  @Test
  void questionsOfWhatIsNoLongerInTheBatchAreWithdrawn() {
    run(
        gate(
            batch(
                candidate("a", "MUST trim the wick each noon.", "Fuel."),
                candidate("b", "MUST polish the glass.", "Fuel.")),
            Layers.BOTH));

    run(gate(batch(candidate("a", "MUST trim the wick each noon.", "Fuel.")), Layers.BOTH));

    assertThat(judges().queue().list().in(QuestionState.OPEN)).hasSize(3);
    assertThat(judges().queue().list().in(QuestionState.WITHDRAWN)).hasSize(3);
  }
}
