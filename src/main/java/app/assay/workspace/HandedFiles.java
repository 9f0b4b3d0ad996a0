package app.assay.workspace;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// What one start of the program says to another: a line with the version of this speech, then each
/// path, ended by a zero byte.
final class HandedFiles {

  /// The most bytes that are listened to.
  static final int LIMIT = 65_536;

  private static final int MOST = 100;
  private static final String FIRST = "assay-open 1";
  private static final String TAKEN = "taken";

  private HandedFiles() {}

  static byte[] written(List<Path> paths) {
    return Stream.concat(Stream.of(FIRST), paths.stream().limit(MOST).map(Path::toString))
        .map(part -> part + "\0")
        .collect(Collectors.joining())
        .getBytes(StandardCharsets.UTF_8);
  }

  /// The paths that are there; nothing when it is no such speech, or too long.
  static Optional<List<Path>> read(byte[] said) {
    if (said.length == 0 || said.length > LIMIT || said[said.length - 1] != 0) {
      return Optional.empty();
    }
    String words;
    try {
      words = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(said)).toString();
    } catch (CharacterCodingException e) {
      return Optional.empty();
    }
    List<String> parts = List.of(words.substring(0, words.length() - 1).split("\0", -1));
    if (!parts.getFirst().equals(FIRST) || parts.size() > MOST + 1) {
      return Optional.empty();
    }
    List<Path> paths = new ArrayList<>();
    parts.stream().skip(1).forEach(part -> path(part).ifPresent(paths::add));
    return Optional.of(List.copyOf(paths));
  }

  private static Optional<Path> path(String name) {
    try {
      return Optional.of(Path.of(name)).filter(Path::isAbsolute).filter(Files::exists);
    } catch (InvalidPathException e) {
      return Optional.empty();
    }
  }

  static byte[] taken() {
    return TAKEN.getBytes(StandardCharsets.UTF_8);
  }

  static boolean isTaken(byte[] said) {
    return new String(said, StandardCharsets.UTF_8).equals(TAKEN);
  }
}
