package app.assay.ledger;

import static app.assay.ledger.LedgerSample.CLOCK;
import static app.assay.ledger.LedgerSample.decisions;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What is left after the program died at any byte of an append.
class LedgerCrashTest {

  @TempDir Path root;

  @Test
  void crashAtAnyByteBeforeTheCheckpointLosesNoAcknowledgedEntry() throws IOException {
    Ledger ledger = LedgerSample.of(root, 2);
    int acknowledged = (int) Files.size(LedgerSample.file(root));
    byte[] checkpoint = Files.readAllBytes(LedgerSample.checkpoint(root));
    LedgerSample.appended(
        ledger.append(
            List.of(LedgerSample.shortDecision("note 3"), LedgerSample.shortDecision("note 4"))));
    byte[] whole = Files.readAllBytes(LedgerSample.file(root));

    for (int cut = acknowledged; cut <= whole.length; cut++) {
      byte[] left = Arrays.copyOf(whole, cut);
      Files.write(LedgerSample.file(root), left);
      Files.write(LedgerSample.checkpoint(root), checkpoint);
      List<String> expected = notes(left);

      assertThat(ledger.verify().isSound()).as("verify, cut at %d", cut).isTrue();
      assertThat(ledger.head().entries()).as("head, cut at %d", cut).isEqualTo(expected.size());
      assertThat(ledger.head().state())
          .as("state, cut at %d", cut)
          .isEqualTo(cut == acknowledged ? LedgerHead.State.SOUND : LedgerHead.State.UNSEALED);
      LedgerSample.appended(ledger.append(decisions(9, 9)));
      expected.add("note 9");
      assertThat(LedgerSample.notes(ledger)).as("entries, cut at %d", cut).isEqualTo(expected);
      assertThat(ledger.verify().problems()).as("after mending, cut at %d", cut).isEmpty();
    }
  }

  @Test
  void anyCutOfAcknowledgedBytesIsNoticedAndLeftAlone() throws IOException {
    Ledger ledger = LedgerSample.of(root, 2);
    byte[] whole = Files.readAllBytes(LedgerSample.file(root));

    for (int cut = 0; cut < whole.length; cut++) {
      byte[] left = Arrays.copyOf(whole, cut);
      Files.write(LedgerSample.file(root), left);

      assertThat(ledger.verify().isSound()).as("verify, cut at %d", cut).isFalse();
      LedgerSample.reason(ledger.append(decisions(9, 9)));
      assertThat(Files.readAllBytes(LedgerSample.file(root))).isEqualTo(left);
    }
  }

  @Test
  void crashAtAnyByteOfTheFirstAppendCanBeMended() throws IOException {
    Ledger ledger = LedgerSample.of(root, 1);
    byte[] whole = Files.readAllBytes(LedgerSample.file(root));

    for (int cut = 0; cut <= whole.length; cut += 7) {
      Files.write(LedgerSample.file(root), Arrays.copyOf(whole, cut));
      Files.writeString(LedgerSample.checkpoint(root), Checkpoint.START.text());

      assertThat(ledger.verify().isSound()).as("verify, cut at %d", cut).isTrue();
      LedgerSample.appended(ledger.append(decisions(2, 2)));
      assertThat(ledger.verify().problems()).as("after mending, cut at %d", cut).isEmpty();
    }
  }

  @Test
  void halfLineIsNotedAndSetAside() throws IOException {
    Ledger ledger = LedgerSample.of(root, 1);
    Files.writeString(
        LedgerSample.file(root), Files.readString(LedgerSample.file(root)) + "{\"half");

    LedgerProblem note =
        LedgerSample.problem(
            LedgerProblem.Kind.UNFINISHED_LINE,
            2,
            "Line 2 was not finished; the next decision sets it aside.");
    assertThat(ledger.verify().problems()).containsExactly(note);
    assertThat(LedgerSample.appended(ledger.append(decisions(2, 2))).notes()).containsExactly(note);
    assertThat(Files.readString(new LedgerFolder(root).unfinished())).isEqualTo("{\"half\n");
  }

  @Test
  void wholeEntriesAfterTheCheckpointAreKept() throws IOException {
    Ledger ledger = LedgerSample.of(root, 1);
    byte[] checkpoint = Files.readAllBytes(LedgerSample.checkpoint(root));
    LedgerSample.appended(ledger.append(decisions(2, 3)));
    Files.write(LedgerSample.checkpoint(root), checkpoint);

    assertThat(ledger.head().message())
        .isEqualTo("Entries 2 to 3 are newer than the checkpoint; the next decision renews it.");
    LedgerSample.appended(ledger.append(decisions(4, 4)));
    assertThat(LedgerSample.notes(ledger)).containsExactly("note 1", "note 2", "note 3", "note 4");
  }

  @Test
  void killedProgramsLoseNoAcknowledgedEntry() throws Exception {
    int acknowledged = 0;
    for (int round = 0; round < 4; round++) {
      Process writer = LedgerWriter.start(root, 1000);
      try (var out = writer.inputReader(StandardCharsets.UTF_8)) {
        for (int i = 0; i < 3 + round * 5; i++) {
          acknowledged = Integer.parseInt(out.readLine());
        }
        writer.toHandle().destroyForcibly();
        String more = out.readLine();
        while (more != null && !more.isEmpty()) {
          acknowledged = Integer.parseInt(more);
          more = out.readLine();
        }
      }
      LedgerReport report = Ledger.open(root, CLOCK).verify();
      assertThat(report.problems()).allMatch(LedgerProblem::isNote);
      assertThat(report.entries()).isGreaterThanOrEqualTo(acknowledged);
    }
  }

  @Test
  void twoProgramsDoNotInterleave() throws Exception {
    List<Process> writers = List.of(LedgerWriter.start(root, 30), LedgerWriter.start(root, 30));
    for (Process writer : writers) {
      writer.inputReader(StandardCharsets.UTF_8).lines().forEach(_ -> {});
      assertThat(writer.waitFor()).isZero();
    }

    LedgerReport report = Ledger.open(root, CLOCK).verify();
    assertThat(report.problems()).isEmpty();
    assertThat(report.entries()).isEqualTo(60);
  }

  @Test
  void hundredThousandEntriesVerifyInLittleMemory() throws Exception {
    Ledger ledger = Ledger.open(root, CLOCK);
    for (int i = 0; i < 20; i++) {
      LedgerSample.appended(ledger.append(decisions(i * 5000 + 1, i * 5000 + 5000)));
    }

    Process verifier = LedgerWriter.java("-Xmx20m", "verify", root.toString());

    assertThat(verifier.inputReader(StandardCharsets.UTF_8).lines())
        .containsExactly("100000 " + ledger.head().hash() + " []");
  }

  private static List<String> notes(byte[] left) {
    long whole = new String(left, StandardCharsets.UTF_8).chars().filter(c -> c == '\n').count();
    return new ArrayList<>(
        IntStream.rangeClosed(1, (int) whole).mapToObj(i -> "note " + i).toList());
  }
}
