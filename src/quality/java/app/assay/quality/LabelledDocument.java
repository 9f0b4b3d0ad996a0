package app.assay.quality;

import app.assay.text.Span;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/// A document with its labels, which lie beside it as `NAME.labels.tsv`: point, quote, which
/// occurrence of the quote, reason.
///
/// @param name the file's name
/// @param text the characters without byte order mark
/// @param labels all places at fault
record LabelledDocument(String name, String text, List<Label> labels) {

  /// All documents of a folder, by name.
  static List<LabelledDocument> in(Path folder) throws IOException {
    List<LabelledDocument> documents = new ArrayList<>();
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.filter(f -> f.toString().endsWith(".md")).sorted().toList()) {
        documents.add(read(file));
      }
    }
    return documents;
  }

  private static LabelledDocument read(Path file) throws IOException {
    String text = Files.readString(file, StandardCharsets.UTF_8);
    text = text.startsWith("\uFEFF") ? text.substring(1) : text;
    String name = file.getFileName().toString();
    Path labels = file.resolveSibling(name.replaceFirst("\\.md$", ".labels.tsv"));
    return new LabelledDocument(name, text, List.of()).labelledBy(labels);
  }

  /// The same document with the labels of another reader.
  LabelledDocument labelledBy(Path file) throws IOException {
    List<Label> read = new ArrayList<>();
    for (String line : Files.readAllLines(file).stream().skip(1).toList()) {
      if (!line.isBlank()) {
        read.add(label(name, text, line.split("\t", -1)));
      }
    }
    return new LabelledDocument(name, text, List.copyOf(read));
  }

  private static Label label(String name, String text, String[] cells) {
    int at = -1;
    for (int i = 0; i < Integer.parseInt(cells[2].strip()); i++) {
      at = text.indexOf(cells[1], at + 1);
      if (at < 0) {
        throw new IllegalStateException(name + " has no such words: " + cells[1]);
      }
    }
    int point = Integer.parseInt(cells[0].strip());
    return new Label(point, new Span(at, at + cells[1].length()), cells[3]);
  }

  /// The number of words, as a reader counts them.
  int words() {
    return text.isBlank() ? 0 : text.strip().split("\\s+").length;
  }
}
