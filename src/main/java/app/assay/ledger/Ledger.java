package app.assay.ledger;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;

/// The ledger of one vault. Any number of threads and programs may append to it and read it.
public final class Ledger {

  private static final Duration PATIENCE = Duration.ofSeconds(10);
  private static final String ADVICE =
      " Nothing was recorded. Look at the ledger with `assay ledger verify`, then bring the folder"
          + " .assay back from a backup, or move it away to begin a new ledger.";

  private final LedgerFolder folder;
  private final LedgerStore store;
  private final Clock clock;
  private final Duration patience;
  private final ReentrantLock appending = new ReentrantLock(true);

  Ledger(LedgerFolder folder, LedgerStore store, Clock clock, Duration patience) {
    this.folder = folder;
    this.store = store;
    this.clock = clock;
    this.patience = patience;
  }

  /// The ledger of the vault at `root`; nothing is read or made until it is asked for.
  public static Ledger open(Path root, Clock clock) {
    LedgerFolder folder = new LedgerFolder(root);
    return new Ledger(folder, new DiskStore(folder), clock, PATIENCE);
  }

  /// The folder of the vault whose decisions these are.
  public Path root() {
    return folder.root();
  }

  /// The ledger of another vault, by the same clock.
  public Ledger at(Path root) {
    return root.equals(folder.root()) ? this : open(root, clock);
  }

  /// Records decisions, all or none, and returns once the disk has them.
  ///
  /// Refuses when the end of the ledger was tampered with, cannot be written or is held by another
  /// program for longer than ten seconds.
  public AppendResult append(List<DecisionRecord> records) {
    Optional<String> objection =
        records.stream().map(Objection::to).flatMap(Optional::stream).findFirst();
    if (objection.isPresent()) {
      return new AppendResult.Refused("The decision was not recorded: " + objection.get() + ".");
    }
    if (records.isEmpty()) {
      return new AppendResult.Appended(List.of(), List.of());
    }
    appending.lock();
    try {
      store.prepare();
      Optional<LedgerLock> lock = LedgerLock.acquire(folder, patience);
      if (lock.isEmpty()) {
        return new AppendResult.Refused(
            "The decision was not recorded: another program is writing to the ledger. Try again.");
      }
      try (LedgerLock _ = lock.get()) {
        return appendLocked(records);
      }
    } catch (IOException e) {
      return notWritten(e);
    } finally {
      appending.unlock();
    }
  }

  /// Reads the whole ledger in one pass and says everything that is wrong with it.
  public LedgerReport verify() {
    return read(_ -> {});
  }

  /// As [#verify()], and checks that a head noted elsewhere is still part of the ledger.
  public LedgerReport verify(Witness witness) {
    return report(LedgerScan.whole(folder, Optional.of(witness), _ -> {}));
  }

  /// As [#verify()], and gives each entry whose bytes give its hash to `each` in passing.
  public LedgerReport read(Consumer<LedgerEntry> each) {
    return report(LedgerScan.whole(folder, Optional.empty(), each));
  }

  /// All entries whose bytes give their hash, in the order of the file.
  public List<LedgerEntry> entries() {
    List<LedgerEntry> entries = new ArrayList<>();
    read(entries::add);
    return List.copyOf(entries);
  }

  /// Where the ledger stands, from its end and checkpoint alone; cheap however long it is.
  public LedgerHead head() {
    LedgerScan tail = LedgerScan.tail(folder);
    Problems problems = tail.problems();
    if (problems.hasErrors()) {
      return new LedgerHead(0, Sha256.NONE, LedgerHead.State.DAMAGED, problems.firstError());
    }
    boolean unsealed =
        problems.listed().stream().anyMatch(p -> p.kind() != LedgerProblem.Kind.CLOCK_BACKWARDS);
    if (unsealed) {
      return new LedgerHead(
          tail.entries(),
          tail.head(),
          LedgerHead.State.UNSEALED,
          problems.listed().getFirst().message());
    }
    LedgerHead.State state = tail.entries() == 0 ? LedgerHead.State.EMPTY : LedgerHead.State.SOUND;
    return new LedgerHead(tail.entries(), tail.head(), state, "");
  }

  private AppendResult appendLocked(List<DecisionRecord> records) throws IOException {
    LedgerScan tail = LedgerScan.tail(folder);
    if (tail.problems().hasErrors()) {
      return new AppendResult.Refused(tail.problems().firstError() + ADVICE);
    }
    List<LedgerEntry> entries = seal(tail, records);
    StringBuilder lines = new StringBuilder();
    for (LedgerEntry entry : entries) {
      String line = EntryJson.line(entry);
      if (line.getBytes(StandardCharsets.UTF_8).length > LedgerLines.LONGEST) {
        return new AppendResult.Refused(
            "The decision was not recorded: it is longer than "
                + LedgerLines.LONGEST / 1024
                + " kB. Shorten the note.");
      }
      lines.append(line).append('\n');
    }
    if (!tail.hasCheckpoint()) {
      store.seal(Checkpoint.START);
    }
    if (tail.unfinished()) {
      store.setAside(tail.end());
    }
    byte[] bytes = lines.toString().getBytes(StandardCharsets.UTF_8);
    try {
      store.append(tail.end(), bytes);
    } catch (IOException e) {
      return takeBack(tail.end(), e);
    }
    LedgerEntry last = entries.getLast();
    List<LedgerProblem> notes = new ArrayList<>(tail.problems().listed());
    try {
      store.seal(new Checkpoint(last.sequence(), tail.end() + bytes.length, last.hash()));
    } catch (IOException e) {
      notes.add(unsealed(e));
    }
    return new AppendResult.Appended(entries, notes);
  }

  private List<LedgerEntry> seal(LedgerScan tail, List<DecisionRecord> records) {
    Instant now = clock.instant().truncatedTo(ChronoUnit.MILLIS);
    List<LedgerEntry> entries = new ArrayList<>();
    String previous = tail.head();
    for (DecisionRecord record : records) {
      LedgerEntry entry =
          EntryJson.seal(tail.entries() + entries.size() + 1, previous, now, record);
      previous = entry.hash();
      entries.add(entry);
    }
    return entries;
  }

  private AppendResult takeBack(long end, IOException failure) {
    try {
      store.cutBack(end);
    } catch (IOException e) {
      return new AppendResult.Refused(
          "The decision may not have been recorded: "
              + Reason.of(failure)
              + ". All earlier decisions are kept. See what is there with `assay ledger verify`.");
    }
    return notWritten(failure);
  }

  private static AppendResult notWritten(IOException failure) {
    return new AppendResult.Refused(
        "The decision was not recorded: the ledger in .assay cannot be written ("
            + Reason.of(failure)
            + "). All earlier decisions are kept. Make the folder writable or free some space, and"
            + " decide again.");
  }

  private static LedgerProblem unsealed(IOException failure) {
    return new LedgerProblem(
        LedgerProblem.Kind.UNSEALED,
        0,
        "The decision is recorded, but its checkpoint could not be written ("
            + Reason.of(failure)
            + "); the next decision renews it.");
  }

  private static LedgerReport report(LedgerScan scan) {
    return scan.problems().report(scan.entries(), scan.head());
  }
}
