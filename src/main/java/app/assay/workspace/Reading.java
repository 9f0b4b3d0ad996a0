package app.assay.workspace;

import app.assay.text.DocumentFile;
import app.assay.text.ReadResult;
import app.assay.text.SourceText;
import java.util.Optional;

/// The text of an input, for work other than checking it.
public sealed interface Reading {

  /// Read.
  ///
  /// @param sha256 of the bytes, to be handed back when saving
  record Text(SourceText source, String sha256) implements Reading {}

  /// Not read.
  ///
  /// @param trouble why, a full sentence
  record None(String trouble) implements Reading {}

  /// Reads an input.
  static Reading of(Input input, DocumentFile files) {
    return switch (input) {
      case Input.Unreadable(String _, String trouble) -> new None(trouble);
      case Input.Standard(byte[] bytes) -> of(bytes);
      case Input.OnDisk(var file, String _) ->
          switch (files.read(file)) {
            case ReadResult.Loaded loaded -> new Text(loaded.source(), loaded.sha256());
            case ReadResult.NotUtf8(int offset) -> new None(Troubles.notUtf8(offset));
            case ReadResult.TooLarge(long size, long limit) ->
                new None(Troubles.tooLarge(size, limit));
            case ReadResult.Unreadable(String message) -> new None(message);
          };
    };
  }

  /// The document beside this input from which it was made, where there is one (hash recipe L4).
  static Optional<byte[]> origin(Input input, DocumentFile files) {
    return input instanceof Input.OnDisk(var file, String _)
            && Documents.isDocument(file)
            && files.read(Documents.source(file)) instanceof ReadResult.Loaded loaded
        ? Optional.of(loaded.source().bytes())
        : Optional.empty();
  }

  private static Reading of(byte[] bytes) {
    if (bytes.length > DocumentFile.LIMIT) {
      return new None(Troubles.tooLarge(bytes.length, DocumentFile.LIMIT));
    }
    return switch (SourceText.decode(bytes)) {
      case SourceText.Decoded.Ok(SourceText source) -> new Text(source, SourceText.sha256(bytes));
      case SourceText.Decoded.NotUtf8(int offset) -> new None(Troubles.notUtf8(offset));
    };
  }
}
