package app.assay.ledger;

import java.io.Closeable;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The right to append: held by one thread of one program at a time.
final class LedgerLock implements Closeable {

  private static final long PAUSE_MILLIS = 5;

  private final FileChannel channel;

  private LedgerLock(FileChannel channel) {
    this.channel = channel;
  }

  /// Waits for the lock; empty when somebody else keeps it for longer than `patience`.
  static Optional<LedgerLock> acquire(LedgerFolder folder, Duration patience) throws IOException {
    FileChannel channel =
        FileChannel.open(folder.lock(), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    long deadline = System.nanoTime() + patience.toNanos();
    boolean held = false;
    try {
      held = tryLock(channel) != null;
      while (!held && System.nanoTime() < deadline && pause()) {
        held = tryLock(channel) != null;
      }
    } finally {
      if (!held) {
        channel.close();
      }
    }
    return held ? Optional.of(new LedgerLock(channel)) : Optional.empty();
  }

  /// Closing the file gives the lock back.
  @Override
  public void close() throws IOException {
    channel.close();
  }

  private static @Nullable FileLock tryLock(FileChannel channel) throws IOException {
    try {
      return channel.tryLock();
    } catch (OverlappingFileLockException e) {
      return null;
    }
  }

  /// The lock is asked for again and again: a blocking `lock()` knows no time after which it gives
  /// up, and another thread of this program makes it fail at once instead of wait.
  private static boolean pause() {
    try {
      Thread.sleep(PAUSE_MILLIS);
      return true;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }
}
