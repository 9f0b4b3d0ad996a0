package app.assay.ledger;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/// The ledger's files on a disk.
///
/// Lines are written through a [RandomAccessFile], since an interrupt closes a channel in the
/// middle of a write.
final class DiskStore implements LedgerStore {

  private final LedgerFolder folder;

  DiskStore(LedgerFolder folder) {
    this.folder = folder;
  }

  @Override
  public void prepare() throws IOException {
    Files.createDirectories(folder.path());
  }

  @Override
  public void append(long end, byte[] lines) throws IOException {
    try (RandomAccessFile ledger = new RandomAccessFile(folder.ledger().toFile(), "rw")) {
      if (ledger.length() != end) {
        throw new IOException("another program writes to the ledger");
      }
      ledger.seek(end);
      ledger.write(lines);
      ledger.getFD().sync();
    }
    if (end == 0) {
      forceFolder();
    }
  }

  @Override
  public void cutBack(long end) throws IOException {
    try (RandomAccessFile ledger = new RandomAccessFile(folder.ledger().toFile(), "rw")) {
      if (ledger.length() > end) {
        ledger.setLength(end);
        ledger.getFD().sync();
      }
    }
  }

  @Override
  public void setAside(long end) throws IOException {
    try (FileChannel ledger = FileChannel.open(folder.ledger(), StandardOpenOption.READ);
        FileChannel aside =
            FileChannel.open(
                folder.unfinished(), StandardOpenOption.CREATE, StandardOpenOption.APPEND)) {
      long at = end;
      while (at < ledger.size()) {
        at += ledger.transferTo(at, ledger.size() - at, aside);
      }
      writeAll(aside, new byte[] {'\n'});
      aside.force(true);
    }
    cutBack(end);
  }

  @Override
  public void seal(Checkpoint checkpoint) throws IOException {
    Path next = Files.createTempFile(folder.path(), ".checkpoint-", ".tmp");
    try {
      try (FileChannel channel = FileChannel.open(next, StandardOpenOption.WRITE)) {
        writeAll(channel, checkpoint.text().getBytes(StandardCharsets.UTF_8));
        channel.force(true);
      }
      Files.move(
          next,
          folder.checkpoint(),
          StandardCopyOption.ATOMIC_MOVE,
          StandardCopyOption.REPLACE_EXISTING);
    } finally {
      Files.deleteIfExists(next);
    }
    forceFolder();
  }

  private static void writeAll(FileChannel channel, byte[] bytes) throws IOException {
    ByteBuffer buffer = ByteBuffer.wrap(bytes);
    while (buffer.hasRemaining()) {
      channel.write(buffer);
    }
  }

  /// Makes new names last; some systems cannot open a folder, and theirs last without it.
  private void forceFolder() {
    try (FileChannel channel = FileChannel.open(folder.path(), StandardOpenOption.READ)) {
      channel.force(true);
    } catch (IOException e) {
      return;
    }
  }
}
