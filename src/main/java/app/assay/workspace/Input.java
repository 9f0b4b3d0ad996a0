package app.assay.workspace;

import java.nio.file.Path;

/// One thing to check.
public sealed interface Input {

  /// How reports name it: relative to the working folder inside it, absolute outside, with `/`.
  String shown();

  /// A file.
  record OnDisk(Path file, String shown) implements Input {}

  /// Text from standard input, which has no file.
  // Two readings of standard input are never compared.
  @SuppressWarnings("ArrayRecordComponent")
  record Standard(byte[] bytes) implements Input {

    @Override
    public String shown() {
      return "-";
    }
  }

  /// Something that was asked for and cannot be read.
  ///
  /// @param trouble why, a full sentence
  record Unreadable(String shown, String trouble) implements Input {}
}
