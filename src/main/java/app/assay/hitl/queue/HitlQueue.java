package app.assay.hitl.queue;

import app.assay.text.SourceText;
import app.assay.text.Span;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;

/// A queue as it was read (FS §12.1).
///
/// @param text the characters of the file, to which all spans belong
/// @param generated when it was written
/// @param generatedPlace where that stands
/// @param expires when it stops being valid
/// @param expiresPlace where that stands
/// @param sourceFilesHash see [#sourceFilesHash(Stream)]
public record HitlQueue(
    String text,
    Instant generated,
    Span generatedPlace,
    Instant expires,
    Span expiresPlace,
    Field sourceFilesHash,
    List<QueuedDocument> documents) {

  /// The one version of the schema there is.
  public static final String SCHEMA_VERSION = "1.0";

  public HitlQueue {
    documents = List.copyOf(documents);
  }

  /// What `source-files-hash` must be: SHA-256 of the lines that `sha256sum` prints for the
  /// documents in the order of the queue.
  String expectedHash() {
    return sourceFilesHash(
        documents.stream().map(d -> sourceLine(d.fileHash().value(), d.file().value())));
  }

  /// SHA-256 of lines made by [#sourceLine(String, String)].
  static String sourceFilesHash(Stream<String> lines) {
    StringBuilder all = new StringBuilder();
    lines.forEach(all::append);
    return SourceText.sha256(all.toString().getBytes(StandardCharsets.UTF_8));
  }

  /// A file's line as `sha256sum` prints it.
  static String sourceLine(String sha256, String file) {
    return sha256 + "  " + file + "\n";
  }
}
