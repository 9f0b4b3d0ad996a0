package app.assay.distillery.candidate;

import app.assay.text.FileReason;
import app.assay.text.SourceText;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/// A batch in a file: UTF-8, or UTF-16 with its mark, as some shells write it.
public final class BatchFile {

  /// The size in bytes above which a file is not read.
  public static final int LIMIT = 200_000_000;

  private BatchFile() {}

  /// Reads a batch.
  public static BatchReading read(Path path) {
    String name = Optional.ofNullable(path.getFileName()).orElse(path).toString();
    byte[] bytes;
    try (InputStream in = Files.newInputStream(path)) {
      bytes = in.readNBytes(LIMIT + 1);
    } catch (IOException e) {
      String reason = Files.isDirectory(path) ? "it is a folder" : FileReason.of(e);
      return new BatchReading.Unreadable("%s cannot be read: %s.".formatted(name, reason));
    }
    if (bytes.length > LIMIT) {
      return new BatchReading.Unreadable(
          "%s is larger than %d MB. Split the batch.".formatted(name, LIMIT / 1_000_000));
    }
    return text(bytes)
        .<BatchReading>map(
            text -> new BatchReading.Loaded(BatchReader.read(name, text), SourceText.sha256(bytes)))
        .orElseGet(
            () ->
                new BatchReading.Unreadable(
                    "%s is neither UTF-8 nor UTF-16 with its mark. Save it as UTF-8."
                        .formatted(name)));
  }

  private static Optional<String> text(byte[] bytes) {
    if (bytes.length >= 2 && bytes.length % 2 == 0 && (bytes[0] & bytes[1] & 0xFE) == 0xFE) {
      try {
        return Optional.of(
            StandardCharsets.UTF_16.newDecoder().decode(ByteBuffer.wrap(bytes)).toString());
      } catch (CharacterCodingException e) {
        return Optional.empty();
      }
    }
    return SourceText.decode(bytes) instanceof SourceText.Decoded.Ok(SourceText source)
        ? Optional.of(source.text())
        : Optional.empty();
  }
}
