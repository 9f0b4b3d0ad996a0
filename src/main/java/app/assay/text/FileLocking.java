package app.assay.text;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;

/// The outcome of asking for a file to oneself.
public sealed interface FileLocking {

  /// Nobody else has it until this is closed, or the program ends.
  final class Held implements FileLocking, AutoCloseable {

    private final FileChannel channel;

    Held(FileChannel channel) {
      this.channel = channel;
    }

    @Override
    public void close() {
      release(channel);
    }
  }

  /// Another program has it, or another part of this one.
  record Taken() implements FileLocking {}

  /// It cannot be asked for.
  ///
  /// @param reason why, a few words
  record Failed(String reason) implements FileLocking {}

  /// Closes a channel and with it the lock.
  ///
  /// @throws UncheckedIOException when the system cannot even close it
  static void release(FileChannel channel) {
    try {
      channel.close();
    } catch (IOException e) {
      throw new UncheckedIOException("a lock cannot be given back", e);
    }
  }
}
