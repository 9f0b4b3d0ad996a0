package app.assay.hitl.queue;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.hitl.PolicyChange;
import app.assay.hitl.Reviewer;
import app.assay.hitl.profile.ReviewPolicy;
import app.assay.hitl.profile.ReviewProfile;
import app.assay.text.DocumentFile;
import app.assay.text.DyingDisk;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Kills a run at every step on the disk in a vault that demands two reviewers.
class FourEyesCrashTest {

  @TempDir Path folder;

  private QueueSample vaultOfTwo(String name) throws IOException {
    QueueSample sample = QueueSample.in(folder.resolve(name));
    assertThat(
            new PolicyChange(new DocumentFile(), sample.ledger(), "0.1.0")
                .set(new ReviewPolicy(ReviewProfile.NONE, 2, 0), new Reviewer("Ida Berg")))
        .isEmpty();
    return sample.queued().answered();
  }

  private static boolean dies(QueueSample sample, int steps, String reviewer) throws IOException {
    try {
      sample.apply(DyingDisk.after(steps), QueueSample.by(reviewer));
      return false;
    } catch (DyingDisk.Death e) {
      return true;
    }
  }

  private static void apply(QueueSample sample, String reviewer) throws IOException {
    assertThat(sample.apply(new DocumentFile(), QueueSample.by(reviewer)).documents())
        .extracting(DocumentOutcome::kind)
        .containsAnyOf(DocumentOutcome.Kind.APPLIED, DocumentOutcome.Kind.APPLIED_BEFORE)
        .doesNotContain(DocumentOutcome.Kind.REFUSED, DocumentOutcome.Kind.FAILED);
  }

  private static Map<String, String> withoutRests(QueueSample sample) throws IOException {
    Map<String, String> files = sample.files();
    files.keySet().removeIf(name -> name.contains(".assay-"));
    return files;
  }

  private static boolean confirmsAnything(QueueSample sample) throws IOException {
    return (sample.document("docs/a.cgd.md")
            + sample.document("docs/b.cgd.md")
            + sample.document("prices.cgd.md"))
        .contains("confirmed-by");
  }

  @Test
  void firstReviewSurvivesEveryDeathAndConfirmsNothing() throws IOException {
    QueueSample whole = vaultOfTwo("whole");
    apply(whole, "Ann Reyes");
    Map<String, String> after = whole.files();
    int deaths = 0;
    for (int steps = 0; ; steps++) {
      QueueSample sample = vaultOfTwo("run" + steps);
      if (!dies(sample, steps, "Ann Reyes")) {
        break;
      }
      deaths++;
      assertThat(confirmsAnything(sample)).as("after %d steps", steps).isFalse();
      apply(sample, "Ann Reyes");
      assertThat(withoutRests(sample)).as("after %d steps", steps).isEqualTo(after);
    }
    assertThat(deaths).isGreaterThan(60);
  }

  @Test
  void secondReviewSurvivesEveryDeath() throws IOException {
    QueueSample whole = vaultOfTwo("whole");
    apply(whole, "Ann Reyes");
    apply(whole.queued().answered(), "Bob Ito");
    Map<String, String> after = whole.files();
    assertThat(after.get("docs/b.cgd.md")).contains("confirmed-by: Ann Reyes and Bob Ito");
    int deaths = 0;
    for (int steps = 0; ; steps += 3) {
      QueueSample sample = vaultOfTwo("run" + steps);
      apply(sample, "Ann Reyes");
      sample.queued().answered();
      if (!dies(sample, steps, "Bob Ito")) {
        break;
      }
      deaths++;
      apply(sample, "Bob Ito");
      assertThat(withoutRests(sample)).as("after %d steps", steps).isEqualTo(after);
      assertThat(sample.ledger().verify().isSound()).isTrue();
    }
    assertThat(deaths).isGreaterThan(20);
  }
}
