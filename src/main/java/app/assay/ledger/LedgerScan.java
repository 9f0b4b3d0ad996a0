package app.assay.ledger;

import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.Channels;
import java.nio.channels.SeekableByteChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// One reading of ledger and checkpoint, of all lines or only of those after the checkpoint.
///
/// The checkpoint is read first: an append that runs meanwhile can then only make the ledger longer
/// than it says, which is no error.
final class LedgerScan {

  private static final long LONGEST_CHECKPOINT = 1024;

  private final LedgerFolder folder;
  private final Problems problems = new Problems();
  private Checkpoint checkpoint = Checkpoint.START;
  private boolean hasCheckpoint;
  private long size = -1;
  private long entries;
  private long end;
  private boolean unfinished;
  private @Nullable String head = Sha256.NONE;

  private LedgerScan(LedgerFolder folder) {
    this.folder = folder;
  }

  /// Reads every line.
  ///
  /// @param each is given each entry whose bytes give its hash
  static LedgerScan whole(
      LedgerFolder folder, Optional<Witness> witness, Consumer<LedgerEntry> each) {
    LedgerScan scan = new LedgerScan(folder);
    try {
      if (scan.begin()) {
        scan.lines(Checkpoint.START, new Marks(scan.hasCheckpoint, scan.checkpoint, witness), each);
      } else {
        witness.ifPresent(
            w -> new Marks(false, scan.checkpoint, witness).finish(0, 0, scan.problems));
      }
    } catch (IOException e) {
      scan.noAccess(e);
    }
    return scan;
  }

  /// Reads the last acknowledged line and what follows it; cheap however long the ledger is.
  static LedgerScan tail(LedgerFolder folder) {
    LedgerScan scan = new LedgerScan(folder);
    try {
      if (scan.begin() && !scan.problems.hasErrors()) {
        if (scan.size < scan.checkpoint.bytes()) {
          scan.problems.add(
              LedgerProblem.Kind.TAIL_CUT, 0, "The ledger is shorter than its checkpoint says.");
        } else if (scan.lastAcknowledged()) {
          scan.lines(scan.checkpoint, new Marks(true, scan.checkpoint, Optional.empty()), _ -> {});
        }
      }
    } catch (IOException e) {
      scan.noAccess(e);
    }
    return scan;
  }

  Problems problems() {
    return problems;
  }

  /// The number of the last entry.
  long entries() {
    return entries;
  }

  /// The hash of the last entry.
  String head() {
    return head == null ? Sha256.NONE : head;
  }

  /// The offset after the last whole line.
  long end() {
    return end;
  }

  /// Whether half a line follows.
  boolean unfinished() {
    return unfinished;
  }

  /// Whether there is a checkpoint.
  boolean hasCheckpoint() {
    return hasCheckpoint;
  }

  /// Reads the checkpoint and the ledger's size; true when there are lines to read.
  private boolean begin() throws IOException {
    readCheckpoint();
    try {
      size = Files.size(folder.ledger());
    } catch (NoSuchFileException e) {
      if (Files.exists(folder.path()) && !Files.isDirectory(folder.path())) {
        throw new NotDirectoryException(folder.path().toString());
      }
      if (checkpoint.entries() > 0) {
        problems.add(
            LedgerProblem.Kind.LEDGER_MISSING,
            0,
            "The ledger is gone; its checkpoint counts " + checkpoint.entries() + " entries.");
      }
      return false;
    }
    if (size > 0 && !hasCheckpoint && !problems.hasErrors()) {
      problems.add(
          LedgerProblem.Kind.CHECKPOINT_MISSING, 0, "The checkpoint of the ledger is gone.");
    }
    return true;
  }

  private void readCheckpoint() throws IOException {
    Path file = folder.checkpoint();
    byte[] bytes;
    try {
      bytes = Files.size(file) > LONGEST_CHECKPOINT ? new byte[0] : Files.readAllBytes(file);
    } catch (NoSuchFileException e) {
      return;
    }
    Optional<Checkpoint> read = Checkpoint.read(new String(bytes, StandardCharsets.ISO_8859_1));
    checkpoint = read.orElse(Checkpoint.START);
    hasCheckpoint = read.isPresent();
    if (read.isEmpty()) {
      problems.add(
          LedgerProblem.Kind.CHECKPOINT_UNREADABLE, 0, "The checkpoint of the ledger is damaged.");
    }
  }

  private boolean lastAcknowledged() throws IOException {
    if (checkpoint.entries() == 0) {
      return true;
    }
    long from = Math.max(0, checkpoint.bytes() - LedgerLines.LONGEST - 2);
    String text;
    try (SeekableByteChannel channel = Files.newByteChannel(folder.ledger())) {
      InputStream in = Channels.newInputStream(channel.position(from));
      text = new String(in.readNBytes((int) (checkpoint.bytes() - from)), StandardCharsets.UTF_8);
    }
    int last = text.lastIndexOf('\n', text.length() - 2);
    boolean agrees =
        text.endsWith("\n")
            && EntryJson.read(text.substring(last + 1, text.length() - 1))
                instanceof Line.Sealed(LedgerEntry entry)
            && entry.hash().equals(checkpoint.head())
            && entry.sequence() == checkpoint.entries();
    if (!agrees) {
      problems.add(
          LedgerProblem.Kind.CHECKPOINT_MISMATCH,
          checkpoint.entries(),
          Marks.notTheOne(checkpoint.entries()));
    }
    return agrees;
  }

  private void lines(Checkpoint known, Marks marks, Consumer<LedgerEntry> each) throws IOException {
    Chain chain = new Chain(known, problems);
    long number = known.entries();
    end = known.bytes();
    try (LedgerLines lines = LedgerLines.from(folder.ledger(), known.bytes())) {
      Optional<LedgerLines.Raw> next = lines.next();
      while (next.isPresent()) {
        LedgerLines.Raw raw = next.get();
        number++;
        if (raw.finished()) {
          chain.accept(number, raw.line());
          end = raw.end();
          if (raw.line() instanceof Line.Sealed(LedgerEntry entry)) {
            boolean intact = chain.isGapless() && !problems.hasErrors();
            marks.pass(entry, raw.end(), number, intact, problems);
            each.accept(entry);
          }
        } else {
          unfinished = true;
        }
        next = lines.next();
      }
    }
    chain.finish();
    entries = chain.top();
    head = chain.head();
    if (marks.finish(entries, chain.reach(), problems) && unfinished) {
      problems.add(
          LedgerProblem.Kind.UNFINISHED_LINE,
          number,
          "Line " + number + " was not finished; the next decision sets it aside.");
    }
  }

  private void noAccess(IOException failure) {
    problems.add(
        LedgerProblem.Kind.NO_ACCESS, 0, "The ledger cannot be read: " + Reason.of(failure) + ".");
  }
}
