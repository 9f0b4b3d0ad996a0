package app.assay.bench;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
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
      for (int i = 0; i < documents.size() && text.length() < size; i++) {
        String document = documents.get(i);
        text.append(document.replace(". ", " (" + (char) ('a' + round) + "). ")).append("\n\n");
      }
    }
    return text.toString();
  }

  /// All Markdown below a folder that can be read as UTF-8, each text once, by path.
  static List<String> ofAll(Path folder) throws IOException {
    Set<String> texts = new LinkedHashSet<>();
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.filter(f -> f.toString().endsWith(".md")).sorted().toList()) {
        String text = new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
        if (text.indexOf('\uFFFD') < 0) {
          texts.add(text.replace("\r\n", "\n"));
        }
      }
    }
    return List.copyOf(texts);
  }
}
