package app.assay.text;

/// The outcome of reading a document.
public sealed interface ReadResult {

  /// Read and decoded.
  ///
  /// @param sha256 of the file's bytes, to be handed back when saving
  /// @param size in bytes
  record Loaded(SourceText source, String sha256, long size) implements ReadResult {}

  /// Read, but not UTF-8.
  ///
  /// @param byteOffset the first byte that cannot be decoded
  record NotUtf8(int byteOffset) implements ReadResult {}

  /// Not read, since it is larger than any document may be.
  ///
  /// @param size in bytes
  /// @param limit in bytes
  record TooLarge(long size, long limit) implements ReadResult {}

  /// Not read.
  ///
  /// @param message what is the matter, in one sentence
  record Unreadable(String message) implements ReadResult {}
}
