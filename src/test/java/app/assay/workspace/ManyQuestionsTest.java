package app.assay.workspace;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.HandClock;
import app.assay.judge.Answer;
import app.assay.judge.Criterion;
import app.assay.judge.Evidence;
import app.assay.judge.GateId;
import app.assay.judge.Instructions;
import app.assay.judge.Question;
import app.assay.judge.panel.Acceptance;
import app.assay.judge.panel.GatePolicy;
import app.assay.judge.panel.Opinion;
import app.assay.judge.panel.PolicyFile;
import app.assay.judge.provider.Key;
import app.assay.judge.provider.ProfilesFile;
import app.assay.judge.provider.ProviderProfile;
import app.assay.judge.provider.Providers;
import app.assay.judge.queue.QuestionListing;
import app.assay.text.DocumentFile;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Five hundred questions to a provider that fails three times in ten, through everything there is
/// between a question and the wire.
class ManyQuestionsTest {

  private static final int COUNT = 500;
  private static final GateId CLAIMS = GateId.of("claims");

  @TempDir private Path folder;
  private final HandClock clock = new HandClock(Instant.parse("2026-11-01T10:00:00Z"));
  private final DocumentFile files = new DocumentFile();

  private static List<Question> questions() {
    return IntStream.range(0, COUNT)
        .mapToObj(
            i ->
                new Question(
                    CLAIMS,
                    "docs/d%d.cgd.md claim-%d".formatted(i / 10, i),
                    FaultyProvider.KNOWN + i + " turns.",
                    List.of(new Criterion("supported", "Does the evidence state it?")),
                    List.of(
                        new Evidence(
                            "e1", "log.txt", "Seen: " + FaultyProvider.KNOWN + i + " turns.")),
                    new Instructions("claim-support", 1)))
        .toList();
  }

  private void use(FaultyProvider faulty) throws IOException {
    Files.createDirectories(folder.resolve("vault"));
    ProviderProfile usual = faulty.provider().profile("local");
    new ProfilesFile(folder.resolve("settings"), files)
        .add(
            new ProviderProfile(
                "local",
                usual.kind(),
                usual.address(),
                usual.model(),
                usual.key(),
                1,
                4,
                usual.price(),
                BigDecimal.ZERO));
    new PolicyFile(folder.resolve("vault"), files)
        .change(p -> p.with(CLAIMS, new GatePolicy("local", Acceptance.RULES_AND_MODEL, 1)));
  }

  /// One run of the program.
  private List<Opinion> run() {
    List<Opinion> opinions = new ArrayList<>();
    try (Providers providers =
        new Providers(_ -> new Key.NotNeeded(), clock, clock::pass, new Random(1))) {
      Judges judges =
          new Judges(
              folder.resolve("vault"),
              new ProfilesFile(folder.resolve("settings"), files),
              providers::client,
              files,
              clock,
              new Random(2));
      JudgeRun.Ended ended =
          new JudgeRun(judges).ask(questions(), _ -> false, JudgeRunTest.untold(), opinions::add);
      assertThat(ended.troubles()).isEmpty();
      assertThat(ended.withdrawn()).isEmpty();
    }
    return opinions;
  }

  private QuestionListing listing() {
    return new Judges(
            folder.resolve("vault"),
            new ProfilesFile(folder.resolve("settings"), files),
            _ -> {
              throw new IllegalStateException("nobody is asked");
            },
            files,
            clock,
            new Random(3))
        .queue()
        .list();
  }

  @Test
  void eachEndsDecidedOrDeferredAndNoneIsLostOrAskedTwice() throws IOException {
    try (FaultyProvider faulty = new FaultyProvider(11, 400, true)) {
      use(faulty);

      List<Opinion> first = run();

      assertThat(first).hasSize(COUNT);
      assertThat(new HashSet<>(first.stream().map(o -> o.question().id()).toList())).hasSize(COUNT);
      QuestionListing after = listing();
      assertThat(after.troubles()).isEmpty();
      assertThat(after.questions()).hasSize(COUNT);
      long decided = after.questions().stream().filter(q -> q.isDecidedBy("local")).count();
      long deferred =
          after.questions().stream()
              .filter(q -> !q.isDecidedBy("local") && q.deferral().isPresent())
              .count();
      assertThat(decided + deferred).isEqualTo(COUNT);
      assertThat(deferred).isPositive();
      assertThat(decided).isPositive();
      assertThat(first.stream().filter(Opinion::isDeferred).count()).isEqualTo(deferred);

      for (int i = 0; i < 40 && first.stream().anyMatch(Opinion::isDeferred); i++) {
        clock.pass(Duration.ofHours(7));
        first = run();
        assertThat(first).hasSize(COUNT);
      }

      assertThat(first).allMatch(opinion -> opinion.settlement().isAccepted());
      assertThat(listing().questions())
          .hasSize(COUNT)
          .allMatch(q -> q.isDecidedBy("local") && !q.isOpen());
      assertThat(faulty.answered()).hasSize(COUNT);
      assertThat(faulty.answered().values()).allMatch(times -> times == 1);
    }
  }

  @Test
  void everyFaultDefersAndNoneRefuses() throws IOException {
    try (FaultyProvider faulty = new FaultyProvider(12, 400, false)) {
      use(faulty);

      List<Opinion> opinions = run();

      assertThat(opinions).noneMatch(opinion -> opinion.settlement().isRefused());
      assertThat(opinions.stream().filter(Opinion::isDeferred).flatMap(o -> o.answers().stream()))
          .filteredOn(Answer.Deferred.class::isInstance)
          .allSatisfy(answer -> assertThat(((Answer.Deferred) answer).message()).endsWith("."));
    }
  }
}
