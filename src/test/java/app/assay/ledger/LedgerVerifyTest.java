package app.assay.ledger;

import static app.assay.ledger.LedgerSample.CLOCK;
import static app.assay.ledger.LedgerSample.problem;
import static app.assay.ledger.LedgerSample.problems;
import static org.assertj.core.api.Assertions.assertThat;

import app.assay.ledger.LedgerProblem.Kind;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.time.Clock;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LedgerVerifyTest {

  @TempDir Path root;
  private List<String> lines = List.of();

  @BeforeEach
  void fillLedger() throws IOException {
    LedgerSample.of(root, 6);
    lines = new ArrayList<>(LedgerSample.lines(root));
  }

  @Test
  void untouchedLedgerIsSound() {
    LedgerReport report = Ledger.open(root, CLOCK).verify();
    assertThat(report.isSound()).isTrue();
    assertThat(report.entries()).isEqualTo(6);
    assertThat(report.problems()).isEmpty();
  }

  @Test
  void everyEditedByteIsNoticed(@TempDir Path small) throws IOException {
    LedgerSample.of(small, 2);
    byte[] good = Files.readAllBytes(LedgerSample.file(small));
    Random random = new Random(7);
    for (int i = 0; i < good.length; i++) {
      byte[] bad = good.clone();
      bad[i] ^= (byte) (1 + random.nextInt(255));
      Files.write(LedgerSample.file(small), bad);
      assertThat(Ledger.open(small, CLOCK).verify().isSound()).as("byte %d", i).isFalse();
    }
  }

  @Test
  void editedLineIsNamedOnce() throws IOException {
    lines.set(2, lines.get(2).replace("note 3", "note 9"));
    LedgerSample.write(root, lines);
    assertThat(problems(root))
        .containsExactly(problem(Kind.EDITED, 3, "Line 3 was changed after it was written."));
  }

  @Test
  void editedHashIsNamedOnce() throws IOException {
    String hash = Ledger.open(root, CLOCK).entries().get(2).hash();
    lines.set(2, lines.get(2).replace(hash, "0".repeat(64)));
    LedgerSample.write(root, lines);

    assertThat(problems(root))
        .containsExactly(problem(Kind.EDITED, 3, "Line 3 was changed after it was written."));
  }

  @Test
  void editedSequenceIsNamedOnce() throws IOException {
    lines.set(2, lines.get(2).replace("\"sequence\":3", "\"sequence\":8"));
    LedgerSample.write(root, lines);

    assertThat(problems(root))
        .containsExactly(problem(Kind.EDITED, 3, "Line 3 was changed after it was written."));
  }

  @Test
  void addedBlankIsAnEdit() throws IOException {
    lines.set(2, lines.get(2).replace("\"sequence\":3", "\"sequence\": 3"));
    LedgerSample.write(root, lines);

    assertThat(problems(root))
        .containsExactly(problem(Kind.EDITED, 3, "Line 3 was changed after it was written."));
  }

  @Test
  void resealedLineBreaksTheChain() throws IOException {
    LedgerEntry third = Ledger.open(root, CLOCK).entries().get(2);
    LedgerEntry forged =
        EntryJson.seal(3, third.previous(), third.time(), LedgerSample.decision("forged"));
    lines.set(2, EntryJson.line(forged) + "\n");
    LedgerSample.write(root, lines);

    assertThat(problems(root))
        .containsExactly(
            problem(
                Kind.CHAIN_BROKEN,
                4,
                "Line 4 does not continue the entry before it, which was replaced."));
  }

  @Test
  void wholeRewriteContradictsTheCheckpoint() throws IOException {
    rewrite();

    assertThat(problems(root))
        .containsExactly(
            problem(
                Kind.CHECKPOINT_MISMATCH, 6, "Entry 6 is not the one that the checkpoint names."));
  }

  @Test
  void wholeRewriteWithCheckpointContradictsTheWitness() throws IOException {
    String head = Ledger.open(root, CLOCK).verify().head();
    Files.delete(LedgerSample.checkpoint(root));
    Files.delete(LedgerSample.file(root));
    rewrite();

    assertThat(Ledger.open(root, CLOCK).verify().isSound()).isTrue();
    assertThat(Ledger.open(root, CLOCK).verify(new Witness(6, head)).problems())
        .containsExactly(
            problem(
                Kind.WITNESS_MISMATCH,
                6,
                "The head that was noted elsewhere is not part of this ledger."));
  }

  @Test
  void deletedLedgerContradictsTheWitness() throws IOException {
    String head = Ledger.open(root, CLOCK).verify().head();
    Files.delete(LedgerSample.checkpoint(root));
    Files.delete(LedgerSample.file(root));

    assertThat(Ledger.open(root, CLOCK).verify(new Witness(6, head)).problems())
        .containsExactly(
            problem(
                Kind.WITNESS_MISMATCH,
                0,
                "The head that was noted elsewhere is not part of this ledger."));
  }

  @Test
  void olderWitnessIsKept() {
    LedgerEntry fourth = Ledger.open(root, CLOCK).entries().get(3);

    assertThat(Ledger.open(root, CLOCK).verify(new Witness(4, fourth.hash())).problems()).isEmpty();
  }

  @Test
  void swappedLinesAreReordered() throws IOException {
    Collections.swap(lines, 2, 3);
    LedgerSample.write(root, lines);

    assertThat(problems(root))
        .containsExactly(
            problem(Kind.REORDERED, 4, "Line 4 holds entry 3, which belongs further up."));
  }

  @Test
  void removedMiddleIsNamed() throws IOException {
    lines.subList(2, 4).clear();
    LedgerSample.write(root, lines);

    assertThat(problems(root))
        .containsExactly(problem(Kind.REMOVED, 0, "Entries 3 to 4 are gone."));
  }

  @Test
  void removedBeginningIsNamed() throws IOException {
    lines.removeFirst();
    LedgerSample.write(root, lines);

    assertThat(problems(root)).containsExactly(problem(Kind.REMOVED, 0, "Entry 1 is gone."));
  }

  @Test
  void duplicatedLineIsNamed() throws IOException {
    lines.add(4, lines.get(1));
    LedgerSample.write(root, lines);

    assertThat(problems(root))
        .containsExactly(problem(Kind.DUPLICATED, 5, "Line 5 repeats entry 2."));
  }

  @Test
  void cutTailIsNoticedByTheCheckpoint() throws IOException {
    LedgerSample.write(root, lines.subList(0, 4));

    assertThat(problems(root))
        .containsExactly(
            problem(Kind.TAIL_CUT, 0, "Entries 5 to 6 are gone from the end of the ledger."));
  }

  @Test
  void tailCutInsideALineIsNoTaleOfACrash() throws IOException {
    Path file = LedgerSample.file(root);
    String text = Files.readString(file);
    Files.writeString(file, text.substring(0, text.length() - 1));

    assertThat(problems(root))
        .containsExactly(problem(Kind.TAIL_CUT, 0, "Entry 6 is gone from the end of the ledger."));
  }

  @Test
  void emptiedLedgerIsACutTail() throws IOException {
    Files.writeString(LedgerSample.file(root), "");

    assertThat(problems(root))
        .containsExactly(
            problem(Kind.TAIL_CUT, 0, "Entries 1 to 6 are gone from the end of the ledger."));
  }

  @Test
  void tailCutBelowAStaleCheckpointIsNoticed() throws IOException {
    String stale = Files.readString(LedgerSample.checkpoint(root));
    LedgerSample.appended(
        Ledger.open(root, CLOCK).append(List.of(LedgerSample.decision("note 7"))));
    Files.writeString(LedgerSample.checkpoint(root), stale);
    LedgerSample.write(root, lines.subList(0, 5));

    assertThat(problems(root))
        .containsExactly(problem(Kind.TAIL_CUT, 0, "Entry 6 is gone from the end of the ledger."));
  }

  @Test
  void ledgerAndCheckpointPutBackTogetherAreOnlySeenByTheWitness() throws IOException {
    byte[] oldLedger = Files.readAllBytes(LedgerSample.file(root));
    byte[] oldCheckpoint = Files.readAllBytes(LedgerSample.checkpoint(root));
    Ledger ledger = Ledger.open(root, CLOCK);
    LedgerSample.appended(ledger.append(List.of(LedgerSample.decision("note 7"))));
    Witness noted = new Witness(7, ledger.head().hash());
    Files.write(LedgerSample.file(root), oldLedger);
    Files.write(LedgerSample.checkpoint(root), oldCheckpoint);

    assertThat(ledger.verify().problems()).isEmpty();
    assertThat(ledger.verify(noted).problems())
        .extracting(LedgerProblem::kind)
        .containsExactly(Kind.WITNESS_MISMATCH);
  }

  @Test
  void missingCheckpointIsNoticed() throws IOException {
    Files.delete(LedgerSample.checkpoint(root));

    assertThat(problems(root))
        .containsExactly(
            problem(Kind.CHECKPOINT_MISSING, 0, "The checkpoint of the ledger is gone."));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "rubbish",
        "{\"bytes\":0,\"entries\":0}",
        "{\"bytes\":007,\"entries\":1,\"head\":\"%s\",\"schema\":1}\n"
      })
  void damagedCheckpointIsNoticed(String content) throws IOException {
    Files.writeString(LedgerSample.checkpoint(root), content.formatted("a".repeat(64)));

    assertThat(problems(root))
        .containsExactly(
            problem(Kind.CHECKPOINT_UNREADABLE, 0, "The checkpoint of the ledger is damaged."));
  }

  @Test
  void checkpointWithWrongLengthIsNoticed() throws IOException {
    long size = Files.size(LedgerSample.file(root));
    Path checkpoint = LedgerSample.checkpoint(root);
    Files.writeString(
        checkpoint,
        Files.readString(checkpoint).replace("\"bytes\":" + size, "\"bytes\":" + (size - 1)));

    assertThat(problems(root))
        .containsExactly(
            problem(
                Kind.CHECKPOINT_MISMATCH, 6, "Entry 6 is not the one that the checkpoint names."));
  }

  @Test
  void missingLedgerIsNoticed() throws IOException {
    Files.delete(LedgerSample.file(root));

    assertThat(problems(root))
        .containsExactly(
            problem(
                Kind.LEDGER_MISSING, 0, "The ledger is gone; its checkpoint counts 6 entries."));
  }

  @Test
  void clockSetBackIsANote() {
    Clock earlier = Clock.fixed(LedgerSample.NOON.minusSeconds(60), ZoneOffset.UTC);
    Ledger ledger = Ledger.open(root, earlier);
    LedgerSample.appended(ledger.append(List.of(LedgerSample.decision("note 7"))));

    assertThat(ledger.verify().isSound()).isTrue();
    assertThat(ledger.verify().problems())
        .containsExactly(
            problem(
                Kind.CLOCK_BACKWARDS,
                7,
                "Line 7 is older than the entry before it: the clock was set back."));
  }

  @Test
  void newerSchemaIsNamedAsSuch() throws IOException {
    lines.add("{\"colour\":\"blue\",\"schema\":2}\n");
    LedgerSample.write(root, lines);

    assertThat(problems(root))
        .containsExactly(
            problem(
                Kind.NEWER_SCHEMA,
                7,
                "Line 7 was written by a newer version of Assay (schema 2)."));
  }

  @Test
  void hostileLinesAreProblemsAndNoExceptions() throws IOException {
    Path file = LedgerSample.file(root);
    byte[] latin = "{\"note\":\"caf\u00e9\"}\n".getBytes(StandardCharsets.ISO_8859_1);
    Files.write(file, latin, StandardOpenOption.APPEND);
    Files.writeString(file, "x".repeat(1 << 20) + "\n", StandardOpenOption.APPEND);
    Files.writeString(file, "[".repeat(100_000) + "\n", StandardOpenOption.APPEND);
    Files.writeString(file, "{\"a\":".repeat(40_000) + "\n", StandardOpenOption.APPEND);
    Files.writeString(file, "\n{}\n[1]\nnull\n{\"schema\":1e400}\n", StandardOpenOption.APPEND);
    Files.writeString(
        file,
        "{\"schema\":" + "9".repeat(500) + "}\n{\"a\":\"\\ud800\"}\n",
        StandardOpenOption.APPEND);

    assertThat(problems(root))
        .extracting(LedgerProblem::message)
        .containsExactly(
            "Line 7 is not UTF-8.",
            "Line 8 is longer than any entry (1048576 bytes).",
            "Line 9 is not an entry of a ledger.",
            "Line 10 is not an entry of a ledger.",
            "Line 11 is empty.",
            "Line 12 is not an entry of a ledger.",
            "Line 13 is not an entry of a ledger.",
            "Line 14 is not an entry of a ledger.",
            "Line 15 is not an entry of a ledger.",
            "Line 16 is not JSON.",
            "Line 17 is not an entry of a ledger.");
  }

  @Test
  void damagedLineInTheMiddleIsNotAlsoMissing() throws IOException {
    lines.set(2, "rubbish\n");
    LedgerSample.write(root, lines);

    assertThat(problems(root)).containsExactly(problem(Kind.UNREADABLE, 3, "Line 3 is not JSON."));
  }

  @Test
  void onlyTheFirstProblemsAreListedButAllAreCounted() throws IOException {
    Files.writeString(LedgerSample.file(root), "rubbish\n".repeat(1000), StandardOpenOption.APPEND);

    LedgerReport report = Ledger.open(root, CLOCK).verify();

    assertThat(report.problems()).hasSize(LedgerReport.LISTED);
    assertThat(report.problemCount()).isEqualTo(1000);
    assertThat(report.errorCount()).isEqualTo(1000);
  }

  @Test
  void unreadableFolderIsAProblem(@TempDir Path other) throws IOException {
    Files.writeString(other.resolve(".assay"), "a file where the folder should be");

    assertThat(problems(other))
        .containsExactly(
            problem(
                Kind.NO_ACCESS,
                0,
                "The ledger cannot be read: a file stands where a folder should be."));
  }

  private void rewrite() throws IOException {
    boolean keep = Files.exists(LedgerSample.checkpoint(root));
    Path other = Files.createDirectory(root.resolve("other"));
    Ledger forged = Ledger.open(other, CLOCK);
    LedgerSample.appended(forged.append(LedgerSample.decisions(11, 16)));
    Files.copy(
        LedgerSample.file(other), LedgerSample.file(root), StandardCopyOption.REPLACE_EXISTING);
    if (!keep) {
      Files.copy(LedgerSample.checkpoint(other), LedgerSample.checkpoint(root));
    }
  }
}
