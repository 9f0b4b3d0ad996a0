package app.assay.hitl.queue;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.hitl.queue.DocumentOutcome.Kind;
import app.assay.text.DyingDisk;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What is left when the program dies while it applies a queue, and what the next run makes of it.
class QueueCrashTest {

  @TempDir Path folder;

  @Test
  void resumedRunLeavesTheBytesOfAnUninterruptedOneWhereverTheFirstDied() throws IOException {
    QueueSample whole = QueueSample.in(folder.resolve("whole")).queued().answered();
    Map<String, String> before = whole.files();
    whole.apply();
    Map<String, String> after = whole.files();
    assertThat(after).doesNotContainKey("queue.yaml.checkpoint");

    int deaths = 0;
    boolean died = true;
    for (int steps = 0; died; steps++) {
      QueueSample sample = QueueSample.in(folder.resolve("run" + steps)).queued().answered();
      died = dies(sample, steps);
      deaths += died ? 1 : 0;
      assertWholeDocuments(sample, before, after, steps);
      if (died) {
        assertThat(sample.apply().documents())
            .as("resumed after %d steps", steps)
            .allMatch(d -> d.kind() == Kind.APPLIED || d.kind() == Kind.APPLIED_BEFORE);
      }
      assertThat(withoutRests(sample)).as("after %d steps", steps).isEqualTo(after);
      assertThat(sample.ledger().verify().problems()).as("after %d steps", steps).isEmpty();
    }
    assertThat(deaths).isGreaterThan(60);
  }

  @Test
  void secondDeathWhileResumingLosesNothing() throws IOException {
    QueueSample whole = QueueSample.in(folder.resolve("whole")).queued().answered();
    whole.apply();
    Map<String, String> after = whole.files();

    for (int steps = 5; steps < 60; steps += 9) {
      QueueSample sample = QueueSample.in(folder.resolve("run" + steps)).queued().answered();
      assertThat(dies(sample, steps)).isTrue();
      for (int again = 1; dies(sample, again); again += 4) {
        assertThat(sample.ledger().verify().isSound()).isTrue();
      }
      sample.apply();
      assertThat(withoutRests(sample)).as("after %d steps", steps).isEqualTo(after);
    }
  }

  @Test
  void ledgerIsToldWhatItMissedWhenADocumentWasSavedLast() throws IOException {
    QueueSample sample = QueueSample.in(folder).queued().answered();
    int steps = 0;
    String pending = sample.document("docs/a.cgd.md");
    while (sample.document("docs/a.cgd.md").equals(pending)) {
      assertThat(dies(sample, steps++)).isTrue();
    }
    assertThat(sample.ledger().entries()).isEmpty();
    assertThat(Files.readString(sample.checkpoint())).contains("recorded: false");

    sample.apply();
    assertThat(sample.ledger().entries()).hasSize(4);
    assertThat(sample.ledger().entries().getFirst().record().document()).isEqualTo("docs/a.cgd.md");
  }

  private static boolean dies(QueueSample sample, int steps) throws IOException {
    try {
      sample.apply(DyingDisk.after(steps), QueueSample.terms());
      return false;
    } catch (DyingDisk.Death e) {
      return true;
    }
  }

  /// Never half a document: each has its old bytes or its new ones.
  private static void assertWholeDocuments(
      QueueSample sample, Map<String, String> before, Map<String, String> after, int steps)
      throws IOException {
    Map<String, String> now = sample.files();
    for (String file : new String[] {"docs/a.cgd.md", "docs/b.cgd.md", "prices.cgd.md"}) {
      assertThat(now.get(file))
          .as("%s after %d steps", file, steps)
          .isIn(before.get(file), after.get(file));
    }
  }

  /// Temporary files of a program that died stay behind, hidden.
  private static Map<String, String> withoutRests(QueueSample sample) throws IOException {
    Map<String, String> files = sample.files();
    files.keySet().removeIf(name -> name.contains(".assay-"));
    return files;
  }
}
