package app.assay.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/// One large text made of many documents.
public final class LargeText {

  private LargeText() {}

  /// The documents of a folder again and again, up to a size, each time with another letter behind
  /// its sentences, so that none is remembered; another number would contradict the first (point
  /// 5).
  public static String of(Path folder, int size) throws IOException {
    List<String> documents = new ArrayList<>();
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.filter(f -> f.toString().endsWith(".md")).sorted().toList()) {
        documents.add(Files.readString(file).replace("\r\n", "\n"));
      }
    }
    StringBuilder text = new StringBuilder();
    for (int round = 0; text.length() < size; round++) {
      for (String document : documents) {
        text.append(document.replace(". ", " (" + (char) ('a' + round) + "). ")).append("\n\n");
      }
    }
    return text.toString();
  }
}
