package app.assay.ledger;

import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.SeekableByteChannel;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/// Reads a ledger line by line from an offset, holding one line at a time.
final class LedgerLines implements Closeable {

  /// The longest line in bytes; one entry is some 700.
  static final int LONGEST = 256 * 1024;

  private final InputStream in;
  private final byte[] buffer = new byte[1 << 16];
  private int at;
  private int filled;
  private long offset;

  private LedgerLines(InputStream in, long offset) {
    this.in = in;
    this.offset = offset;
  }

  /// Opens a file at a byte offset that begins a line.
  static LedgerLines from(Path file, long offset) throws IOException {
    SeekableByteChannel channel = Files.newByteChannel(file);
    channel.position(offset);
    return new LedgerLines(Channels.newInputStream(channel), offset);
  }

  /// The next line, or empty at the end of the file.
  Optional<Raw> next() throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream(1024);
    long length = 0;
    boolean finished = false;
    while (!finished && fill()) {
      int from = at;
      while (at < filled && buffer[at] != '\n') {
        at++;
      }
      bytes.write(buffer, from, Math.clamp(LONGEST - length, 0, at - from));
      length += at - from;
      finished = at < filled;
    }
    if (finished) {
      at++;
    } else if (length == 0) {
      return Optional.empty();
    }
    offset += length + (finished ? 1 : 0);
    return Optional.of(new Raw(line(bytes.toByteArray(), length), offset, finished));
  }

  private boolean fill() throws IOException {
    if (at == filled) {
      at = 0;
      filled = Math.max(0, in.read(buffer));
    }
    return at < filled;
  }

  @Override
  public void close() throws IOException {
    in.close();
  }

  private static Line line(byte[] bytes, long length) {
    if (length > LONGEST) {
      return new Line.Broken(
          LedgerProblem.Kind.UNREADABLE, "is longer than any entry (" + length + " bytes)");
    }
    if (length == 0) {
      return new Line.Broken(LedgerProblem.Kind.UNREADABLE, "is empty");
    }
    try {
      return EntryJson.read(
          StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString());
    } catch (CharacterCodingException e) {
      return new Line.Broken(LedgerProblem.Kind.UNREADABLE, "is not UTF-8");
    }
  }

  /// A line as it stands in the file.
  ///
  /// @param end offset after it and its line feed
  /// @param finished whether it ended in a line feed
  record Raw(Line line, long end, boolean finished) {}
}
