package app.assay.house;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// Finds sources of more than `most` lines.
record SourceLengths(int most) {

  /// The names of the sources under `folder` that are too long; no source at all is an error.
  List<String> longer(Path folder) throws IOException {
    List<Path> sources;
    try (var walk = Files.walk(folder)) {
      sources = walk.filter(p -> p.toString().endsWith(".java")).toList();
    }
    if (sources.isEmpty()) {
      throw new IllegalStateException("no source in " + folder);
    }
    List<String> longer = new ArrayList<>();
    for (Path source : sources) {
      try (var lines = Files.lines(source)) {
        if (lines.count() > most) {
          longer.add(folder.relativize(source).toString());
        }
      }
    }
    return longer;
  }
}
