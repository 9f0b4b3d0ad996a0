package app.assay.judge.queue;

import app.assay.text.DocumentFile;
import app.assay.text.ReadResult;
import app.assay.text.SaveResult;
import app.assay.text.SourceText;
import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;

/// Questions that were asked many at once and that nobody has answered yet, one a line, in files
/// that are written once, with one wait for the disk each, and never changed. As soon as something
/// is said of a question it has a file of its own, which counts in place of the line.
final class QuestionPacks {

  /// From so many questions on.
  static final int FEWEST = 32;

  private static final String NAME = "packs";
  private static final int NAMED_BY = 16;

  /// Characters of one file, well below what is read.
  private static final int LONGEST = 2_000_000;

  private final Path folder;
  private final DocumentFile files;
  private final Map<Path, Pack> known = new ConcurrentHashMap<>();

  /// A file as it was read.
  private record Pack(
      QuestionFiles.Mark mark, Map<String, QueuedQuestion> questions, List<String> troubles) {}

  /// @param questions the folder of all questions
  QuestionPacks(Path questions, DocumentFile files) {
    this.folder = questions.resolve(NAME);
    this.files = files;
  }

  /// All of them by their ids, of which some may have a file of their own meanwhile.
  ///
  /// @param troubles takes what goes wrong
  Map<String, QueuedQuestion> all(List<String> troubles) {
    Map<String, QueuedQuestion> all = new HashMap<>();
    for (Path path : paths()) {
      Optional<Pack> pack = pack(path);
      pack.ifPresent(
          read -> {
            read.questions().forEach(all::putIfAbsent);
            troubles.addAll(read.troubles());
          });
    }
    return all;
  }

  /// The question of an id, as it was asked.
  Optional<QueuedQuestion> find(String id) {
    return paths().stream()
        .flatMap(path -> pack(path).stream())
        .flatMap(pack -> Optional.ofNullable(pack.questions().get(id)).stream())
        .findFirst();
  }

  /// Keeps questions that nobody answered.
  ///
  /// @return those that are on the disk, by their ids
  Map<String, QueuedQuestion> keep(Collection<QueuedQuestion> fresh) {
    Map<String, QueuedQuestion> kept = new HashMap<>();
    Map<String, QueuedQuestion> part = new LinkedHashMap<>();
    StringBuilder lines = new StringBuilder();
    for (QueuedQuestion queued : fresh) {
      String line = QuestionJson.line(queued);
      if (!part.isEmpty() && lines.length() + line.length() > LONGEST) {
        kept.putAll(written(part, lines.toString()));
        part.clear();
        lines.setLength(0);
      }
      part.put(queued.question().id(), queued);
      lines.append(line);
    }
    kept.putAll(written(part, lines.toString()));
    return kept;
  }

  private Map<String, QueuedQuestion> written(Map<String, QueuedQuestion> part, String lines) {
    SourceText text = SourceText.of(lines);
    Path path = folder.resolve(SourceText.sha256(text.bytes()).substring(0, NAMED_BY) + ".jsonl");
    try {
      Files.createDirectories(folder);
    } catch (IOException e) {
      return Map.of(); // Each is tried by itself then, and what is wrong is said of it.
    }
    if (!(files.create(path, text) instanceof SaveResult.Saved)) {
      return Map.of();
    }
    Map<String, QueuedQuestion> kept = Map.copyOf(part);
    QuestionFiles.mark(path).ifPresent(mark -> known.put(path, new Pack(mark, kept, List.of())));
    return kept;
  }

  /// Takes away files of which every question has a file of its own.
  void tidy(Set<String> own) {
    for (Path path : paths()) {
      Optional<Pack> pack = pack(path);
      // One that is empty may be about to be written.
      if (pack.filter(read -> read.troubles().isEmpty() && !read.questions().isEmpty()).isPresent()
          && own.containsAll(pack.get().questions().keySet())) {
        files.remove(path);
        known.remove(path);
      }
    }
  }

  private Set<Path> paths() {
    Set<Path> paths = new TreeSet<>();
    try (DirectoryStream<Path> all = Files.newDirectoryStream(folder, "*.jsonl")) {
      all.forEach(paths::add);
    } catch (NoSuchFileException e) {
      return paths;
    } catch (IOException | DirectoryIteratorException e) {
      return paths; // What lies there is not known; asking again keeps it anew.
    }
    return paths;
  }

  private Optional<Pack> pack(Path path) {
    Optional<QuestionFiles.Mark> mark = QuestionFiles.mark(path);
    Optional<Pack> before = Optional.ofNullable(known.get(path));
    if (mark.isPresent() && before.map(Pack::mark).equals(mark)) {
      return before;
    }
    Optional<Pack> read = mark.flatMap(as -> read(path, as));
    read.ifPresentOrElse(pack -> known.put(path, pack), () -> known.remove(path));
    return read;
  }

  private Optional<Pack> read(Path path, QuestionFiles.Mark mark) {
    return switch (files.read(path)) {
      case ReadResult.Loaded loaded -> Optional.of(pack(path, mark, loaded.source().text()));
      case ReadResult.NotUtf8 _ -> Optional.of(leftAlone(path, mark, "is not UTF-8"));
      case ReadResult.TooLarge _ -> Optional.of(leftAlone(path, mark, "is too large"));
      case ReadResult.Unreadable _ -> Optional.empty();
    };
  }

  private static Pack pack(Path path, QuestionFiles.Mark mark, String text) {
    Map<String, QueuedQuestion> questions = new HashMap<>();
    List<String> troubles = new ArrayList<>();
    List<String> lines = text.lines().toList();
    for (int i = 0; i < lines.size(); i++) {
      try {
        QueuedQuestion queued = QuestionReader.unanswered(lines.get(i));
        questions.put(queued.question().id(), queued);
      } catch (Malformed e) {
        troubles.add(said(path, "line %d %s".formatted(i + 1, e.reason())));
      }
    }
    return new Pack(mark, Map.copyOf(questions), List.copyOf(troubles));
  }

  private static Pack leftAlone(Path path, QuestionFiles.Mark mark, String why) {
    return new Pack(mark, Map.of(), List.of(said(path, why)));
  }

  private static String said(Path path, String why) {
    return "%s/%s/%s %s. It was left as it is."
        .formatted(QuestionQueue.NAME, NAME, path.getFileName(), why);
  }
}
