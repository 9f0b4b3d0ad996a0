package app.assay.harden;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A few rounds of what `mvn -Pharden` does at length.
class HardenTest {

  @TempDir Path work;

  @Test
  void killedConfirmationLeavesWholeFilesAndCanBeGivenAgain() throws Exception {
    assertThat(new KillRounds(KilledCommand.CONFIRM, work).strike(1, 3).faults()).isEmpty();
  }

  @Test
  void killedQueueLeavesWholeFilesAndGoesOn() throws Exception {
    assertThat(new KillRounds(KilledCommand.APPLY, work).strike(1, 3).faults()).isEmpty();
  }

  @Test
  void twoProgramsThatConfirmOneDocumentLoseNothing() throws IOException, InterruptedException {
    assertThat(new TwoConfirmations(work).run(2).faults()).isEmpty();
  }

  @Test
  void killedJudgingLosesNoQuestionAndGoesOn() throws Exception {
    KilledJudging killed = new KilledJudging(work, 3, 1).run(5);

    assertThat(killed.faults()).as(killed.figures()).isEmpty();
  }

  @Test
  void killedVaultHasWhatWasAcknowledgedAndNothingHalf() throws Exception {
    KilledVaultWork killed = new KilledVaultWork(work, 1).run(3);

    assertThat(killed.faults()).as(killed.figures()).isEmpty();
  }

  @Test
  void killedVaultCommandsAreWholeOrNotAtAllAndGoOn() throws Exception {
    KilledVaultCommands killed = new KilledVaultCommands(work, 1).run(3);

    assertThat(killed.faults()).as(killed.figures()).isEmpty();
  }
}
