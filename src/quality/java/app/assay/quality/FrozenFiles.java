package app.assay.quality;

import app.assay.text.SourceText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/// The hashes of the frozen documents and labels, so that figures name what they were measured on
/// and nobody tunes the measure unseen.
final class FrozenFiles {

  private FrozenFiles() {}

  /// What differs between the folder and the list `frozen.sha256` beside it.
  static List<String> differences(Path folder) throws IOException {
    List<String> listed = Files.readAllLines(folder.resolveSibling("frozen.sha256"));
    List<String> found = lines(folder);
    List<String> differences = new ArrayList<>();
    listed.stream().filter(l -> !found.contains(l)).forEach(l -> differences.add("listed: " + l));
    found.stream().filter(l -> !listed.contains(l)).forEach(l -> differences.add("found: " + l));
    return differences;
  }

  /// `hash name` for each file, by name.
  static List<String> lines(Path folder) throws IOException {
    List<String> lines = new ArrayList<>();
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.sorted().toList()) {
        lines.add(SourceText.sha256(Files.readAllBytes(file)) + "  " + file.getFileName());
      }
    }
    return lines;
  }
}
