package app.assay.hitl.opinion;

import app.assay.judge.similarity.Flag;
import app.assay.judge.similarity.LexicalSimilarity;
import app.assay.judge.similarity.Likeness;
import app.assay.text.DocumentFile;
import app.assay.text.ReadResult;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The files inside a vault that a claim names as its source, as far as they speak of it.
final class SourceFiles {

  /// The most characters of one file that are shown to a judge.
  private static final int MOST = 8_000;

  private static final int MOST_FILES = 3;
  private static final int LONGEST_SOURCE = 2_000;

  private final Path root;
  private final DocumentFile files;

  /// @param root the vault's folder
  SourceFiles(Path root, DocumentFile files) {
    this.root = root.toAbsolutePath().normalize();
    this.files = files;
  }

  /// A piece of a file.
  ///
  /// @param path inside the vault, with `/`
  record Passage(String path, String text) {}

  /// The passages of the files a claim names.
  ///
  /// @param document whose claim it is; itself it is no source
  List<Passage> of(String claim, String source, Path document) {
    Map<Path, String> named = new LinkedHashMap<>();
    for (String word : words(source)) {
      file(word, document).ifPresent(file -> named.putIfAbsent(file, shown(file)));
    }
    List<Passage> passages = new ArrayList<>();
    named.entrySet().stream()
        .limit(MOST_FILES)
        .forEach(
            entry -> {
              if (files.read(entry.getKey()) instanceof ReadResult.Loaded loaded) {
                for (String text : closest(loaded.source().text(), claim)) {
                  passages.add(new Passage(entry.getValue(), text));
                }
              }
            });
    return passages;
  }

  /// The whole source first, then its words, without places such as `#section` or `:12`.
  private static List<String> words(String source) {
    if (source.length() > LONGEST_SOURCE) {
      return List.of();
    }
    List<String> words = new ArrayList<>(List.of(source.strip()));
    for (String word : source.split("[\\s,;()\\[\\]\"'`<>]+", -1)) {
      words.add(word.replaceAll("[#:].*$|[.]+$", ""));
    }
    return words.stream().filter(word -> word.contains(".") && !word.startsWith("/")).toList();
  }

  private Optional<Path> file(String name, Path document) {
    try {
      @Nullable Path beside = document.toAbsolutePath().normalize().getParent();
      return inside(root.resolve(name), document)
          .or(() -> beside == null ? Optional.empty() : inside(beside.resolve(name), document));
    } catch (InvalidPathException e) {
      return Optional.empty();
    }
  }

  private Optional<Path> inside(Path path, Path document) {
    Path plain = path.normalize();
    if (!plain.startsWith(root)
        || plain.startsWith(root.resolve(".assay"))
        || plain.equals(document.toAbsolutePath().normalize())
        || !Files.isRegularFile(plain, LinkOption.NOFOLLOW_LINKS)) {
      return Optional.empty();
    }
    try {
      return plain.toRealPath().startsWith(root.toRealPath())
          ? Optional.of(plain)
          : Optional.empty();
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  private String shown(Path file) {
    return root.relativize(file).toString().replace('\\', '/');
  }

  /// A short text whole; of a long one the paragraphs that look most like the claim, in their
  /// order.
  private static List<String> closest(String text, String claim) {
    if (text.isBlank()) {
      return List.of();
    }
    if (text.length() <= MOST) {
      return List.of(text);
    }
    List<String> paragraphs = paragraphs(text);
    Likeness likeness = new LexicalSimilarity().among(paragraphs).like(claim, 0, paragraphs.size());
    List<Integer> chosen = new ArrayList<>();
    int length = 0;
    if (likeness instanceof Likeness.Flags(String _, List<Flag> flags)) {
      for (Flag flag : flags) {
        int more = paragraphs.get(flag.index()).length();
        if (length + more <= MOST) {
          chosen.add(flag.index());
          length += more;
        }
      }
    }
    return chosen.stream().sorted().map(paragraphs::get).toList();
  }

  /// Pieces parted by blank lines; what is too long for one is cut.
  private static List<String> paragraphs(String text) {
    List<String> paragraphs = new ArrayList<>();
    for (String paragraph : text.split("\\R\\s*\\R", -1)) {
      for (int from = 0; from < paragraph.length(); from = end(paragraph, from)) {
        String piece = paragraph.substring(from, end(paragraph, from));
        if (!piece.isBlank()) {
          paragraphs.add(piece);
        }
      }
    }
    return paragraphs;
  }

  private static int end(String text, int from) {
    int end = Math.min(text.length(), from + MOST / 4);
    boolean half = end < text.length() && Character.isHighSurrogate(text.charAt(end - 1));
    return half ? end + 1 : end;
  }
}
