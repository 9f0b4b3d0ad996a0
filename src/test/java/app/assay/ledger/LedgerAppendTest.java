package app.assay.ledger;

import static app.assay.ledger.LedgerSample.CLOCK;
import static app.assay.ledger.LedgerSample.decision;
import static app.assay.ledger.LedgerSample.decisions;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LedgerAppendTest {

  @TempDir Path root;

  @Test
  void firstEntryHasThisLine() throws IOException {
    LedgerSample.of(root, 1);

    assertThat(Files.readString(LedgerSample.file(root)))
        .isEqualTo(
            "{\"claim\":\"claim-75fb137a\",\"claimTextHash\":\""
                + "a".repeat(64)
                + "\",\"decision\":\"TRUE\",\"document\":\"docs/lamp.cgd.md\",\"documentAfter\":\""
                + "c".repeat(64)
                + "\",\"documentBefore\":\""
                + "b".repeat(64)
                + "\",\"hash\":\"5d34b95504f9c346db1b40bc98f009565b66c77f5e3f91ea14d6e0f248793220\",\"more\":{},\"note\":\"note"
                + " 1\",\"previous\":\""
                + "0".repeat(64)
                + "\",\"program\":\"0.1.0\",\"reviewer\":\"Ada"
                + " Keeper\",\"round\":\"B\",\"schema\":1,\"seconds\":12,\"sequence\":1,\"time\":\"2026-03-01T12:00:00Z\"}\n");
  }

  @Test
  void entryComesBackAsItWasHandedIn() {
    DecisionRecord record =
        new DecisionRecord(
            "Zoë \"Z\" O'Hara",
            "",
            "docs/über/日本.cgd.md",
            "",
            "FALSE",
            "line one\nline two\t\u0001\u2028 \ud83d\ude00 \\",
            "",
            "",
            "",
            0,
            "0.1.0",
            Map.of("rule", "CG-P2", "model", "none"));

    LedgerSample.appended(Ledger.open(root, CLOCK).append(List.of(record)));

    assertThat(Ledger.open(root, CLOCK).entries())
        .extracting(LedgerEntry::record)
        .containsExactly(record);
  }

  @Test
  void entriesOfOneAppendAreChained() {
    List<LedgerEntry> entries =
        LedgerSample.appended(Ledger.open(root, CLOCK).append(decisions(1, 3))).entries();

    assertThat(entries).extracting(LedgerEntry::sequence).containsExactly(1L, 2L, 3L);
    assertThat(entries)
        .extracting(LedgerEntry::previous)
        .containsExactly("0".repeat(64), entries.get(0).hash(), entries.get(1).hash());
    assertThat(Ledger.open(root, CLOCK).entries()).isEqualTo(entries);
  }

  @Test
  void nothingToAppendTouchesNothing() {
    LedgerSample.appended(Ledger.open(root, CLOCK).append(List.of()));

    assertThat(root.resolve(".assay")).doesNotExist();
  }

  @Test
  void headOfAFreshVaultIsEmpty() {
    assertThat(Ledger.open(root, CLOCK).head())
        .isEqualTo(new LedgerHead(0, "0".repeat(64), LedgerHead.State.EMPTY, ""));
    assertThat(Ledger.open(root, CLOCK).verify())
        .isEqualTo(new LedgerReport(0, "0".repeat(64), List.of(), 0, 0));
  }

  @Test
  void headNamesTheLastEntry() {
    Ledger ledger = LedgerSample.of(root, 3);

    assertThat(ledger.head())
        .isEqualTo(
            new LedgerHead(3, ledger.entries().getLast().hash(), LedgerHead.State.SOUND, ""));
  }

  @Test
  void linesAreOnlyWrittenWhereTheLedgerWasFoundToEnd() {
    LedgerSample.of(root, 1);
    DiskStore store = new DiskStore(new LedgerFolder(root));

    assertThatThrownBy(() -> store.append(5, new byte[] {'x'}))
        .isInstanceOf(IOException.class)
        .hasMessage("another program writes to the ledger");
  }

  @Test
  void readOnlyFolderRefusesWithAClearMessage() {
    LedgerStore store =
        new FailingStore(root) {
          @Override
          public void prepare() throws IOException {
            throw new AccessDeniedException(root.toString());
          }
        };

    assertThat(LedgerSample.reason(LedgerSample.failing(root, store).append(decisions(1, 1))))
        .isEqualTo(
            "The decision was not recorded: the ledger in .assay cannot be written (no"
                + " permission). All earlier decisions are kept. Make the folder writable or free"
                + " some space, and decide again.");
  }

  @Test
  void fileInPlaceOfTheFolderIsRefused() throws IOException {
    Files.writeString(root.resolve(".assay"), "");

    assertThat(LedgerSample.reason(Ledger.open(root, CLOCK).append(decisions(1, 1))))
        .startsWith(
            "The decision was not recorded: the ledger in .assay cannot be written (a file stands"
                + " where a folder should be).");
  }

  @Test
  void fullDiskTakesBackTheHalfLine() throws IOException {
    Ledger ledger = LedgerSample.of(root, 2);
    byte[] before = Files.readAllBytes(LedgerSample.file(root));
    LedgerStore store =
        new FailingStore(root) {
          @Override
          public void append(long end, byte[] lines) throws IOException {
            super.append(end, Arrays.copyOf(lines, 100));
            throw new IOException("No space left on device");
          }
        };

    assertThat(LedgerSample.reason(LedgerSample.failing(root, store).append(decisions(3, 3))))
        .contains("was not recorded", "No space left on device");
    assertThat(Files.readAllBytes(LedgerSample.file(root))).isEqualTo(before);
    assertThat(ledger.verify().problems()).isEmpty();
  }

  @Test
  void decisionWithoutCheckpointIsRecordedWithANote() {
    LedgerSample.of(root, 2);
    LedgerStore store =
        new FailingStore(root) {
          @Override
          public void seal(Checkpoint checkpoint) throws IOException {
            throw new IOException("No space left on device");
          }
        };

    AppendResult.Appended result =
        LedgerSample.appended(LedgerSample.failing(root, store).append(decisions(3, 3)));

    assertThat(result.notes())
        .containsExactly(
            LedgerSample.problem(
                LedgerProblem.Kind.UNSEALED,
                0,
                "The decision is recorded, but its checkpoint could not be written (No space left"
                    + " on device); the next decision renews it."));
    assertThat(Ledger.open(root, CLOCK).verify().isSound()).isTrue();
    assertThat(LedgerSample.notes(Ledger.open(root, CLOCK)))
        .containsExactly("note 1", "note 2", "note 3");
  }

  @Test
  void failedFirstCheckpointRecordsNothing() {
    LedgerStore store =
        new FailingStore(root) {
          @Override
          public void seal(Checkpoint checkpoint) throws IOException {
            throw new IOException("No space left on device");
          }
        };

    assertThat(LedgerSample.reason(LedgerSample.failing(root, store).append(decisions(1, 1))))
        .contains("was not recorded");
    assertThat(LedgerSample.file(root)).doesNotExist();
  }

  @ParameterizedTest
  @ValueSource(strings = {"/etc/a.md", "..", "a/../b.md", "a\\b.md", "", "a//b.md"})
  void documentOutsideTheVaultIsRefused(String document) {
    DecisionRecord good = decision("note");
    DecisionRecord bad =
        new DecisionRecord(
            good.reviewer(), "A", document, "", "TRUE", "", "", "", "", 0, "0.1.0", Map.of());

    assertThat(LedgerSample.reason(Ledger.open(root, CLOCK).append(List.of(good, bad))))
        .isEqualTo(
            "The decision was not recorded: its document is not named by a path inside the vault.");
    assertThat(root.resolve(".assay")).doesNotExist();
  }

  @Test
  void halfACharacterIsRefused() {
    assertThat(LedgerSample.reason(Ledger.open(root, CLOCK).append(List.of(decision("\ud83d")))))
        .isEqualTo(
            "The decision was not recorded: it contains half a character, which cannot be saved.");
  }

  @Test
  void endlessNoteIsRefused() {
    assertThat(
            LedgerSample.reason(
                Ledger.open(root, CLOCK).append(List.of(decision("n".repeat(300_000))))))
        .isEqualTo("The decision was not recorded: it is longer than 256 kB. Shorten the note.");
  }

  @Test
  void longestNoteCanBeReadBack() {
    Ledger ledger = Ledger.open(root, CLOCK);
    String note = "\u0001".repeat(43_000);

    LedgerSample.appended(ledger.append(List.of(decision(note))));
    LedgerSample.appended(ledger.append(decisions(2, 2)));

    assertThat(LedgerSample.notes(ledger)).containsExactly(note, "note 2");
    assertThat(ledger.verify().problems()).isEmpty();
  }

  @Test
  void heldLockIsRefusedAfterAWhile() throws IOException {
    LedgerFolder folder = new LedgerFolder(root);
    Files.createDirectories(folder.path());
    try (LedgerLock _ = LedgerLock.acquire(folder, Duration.ZERO).orElseThrow()) {
      assertThat(
              LedgerSample.reason(
                  LedgerSample.failing(root, new FailingStore(root)).append(decisions(1, 1))))
          .isEqualTo(
              "The decision was not recorded: another program is writing to the ledger. Try"
                  + " again.");
    }
  }

  @Test
  void twoLedgersOnManyThreadsDoNotInterleave() throws Exception {
    List<Ledger> ledgers = List.of(Ledger.open(root, CLOCK), Ledger.open(root, CLOCK));
    List<Thread> threads =
        IntStream.range(0, 4)
            .mapToObj(
                i ->
                    Thread.ofVirtual()
                        .start(
                            () -> {
                              for (int n = 0; n < 10; n++) {
                                LedgerSample.appended(
                                    ledgers
                                        .get(i % 2)
                                        .append(List.of(decision(i + "a"), decision(i + "b"))));
                              }
                            }))
            .toList();
    for (Thread thread : threads) {
      thread.join();
    }

    LedgerReport report = ledgers.getFirst().verify();
    assertThat(report.problems()).isEmpty();
    assertThat(report.entries()).isEqualTo(80);
    List<String> notes = LedgerSample.notes(ledgers.getFirst());
    for (int i = 0; i < 80; i += 2) {
      assertThat(notes.get(i + 1)).isEqualTo(notes.get(i).charAt(0) + "b");
    }
  }

  /// The real store, to be overridden where it shall fail.
  static class FailingStore implements LedgerStore {

    private final DiskStore disk;

    FailingStore(Path root) {
      this.disk = new DiskStore(new LedgerFolder(root));
    }

    @Override
    public void prepare() throws IOException {
      disk.prepare();
    }

    @Override
    public void append(long end, byte[] lines) throws IOException {
      disk.append(end, lines);
    }

    @Override
    public void cutBack(long end) throws IOException {
      disk.cutBack(end);
    }

    @Override
    public void setAside(long end) throws IOException {
      disk.setAside(end);
    }

    @Override
    public void seal(Checkpoint checkpoint) throws IOException {
      disk.seal(checkpoint);
    }
  }
}
