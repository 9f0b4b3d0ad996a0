package app.assay.judge.queue;

import app.assay.text.DocumentFile;
import app.assay.text.ReadResult;
import app.assay.text.SaveResult;
import app.assay.text.SourceText;
import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;

/// The files of a queue: one for each question of which something was said or which was not asked
/// with many others, named by its id; [QuestionPacks] has those that wait.
final class QuestionFiles {

  private static final Pattern FILE = Pattern.compile("(q-[0-9a-f]{16})\\.json");
  private static final Pattern LEFT_OVER = Pattern.compile("\\.assay-.*\\.tmp");
  private static final String PACKED = "";
  private static final Duration ABANDONED = Duration.ofHours(1);

  private final Path folder;
  private final DocumentFile files;
  private final Attestation attestation;
  private final QuestionPacks packs;
  private final Map<String, Known> known = new ConcurrentHashMap<>();

  /// Every writing of a question makes a file of its own, which takes the place of the old one.
  record Mark(Object key, FileTime changed, long size) {}

  /// A file as it was read, with what it was known by before it was read.
  private record Known(Mark mark, Look.Found found) {}

  /// @param attestation a file with an answer of a person that it does not know is left alone
  QuestionFiles(Path folder, DocumentFile files, Attestation attestation) {
    this.folder = folder;
    this.files = files;
    this.attestation = attestation;
    this.packs = new QuestionPacks(folder, files);
  }

  /// What lies under an id.
  sealed interface Look {
    /// A question that can be understood.
    ///
    /// @param sha256 of the file as it was read; [#PACKED] where it has none of its own
    record Found(QueuedQuestion queued, String sha256) implements Look {}

    /// An empty file: its writing has just begun or was broken off before there was anything.
    record Unwritten(String sha256) implements Look {}

    record Absent() implements Look {}

    /// A file that is left alone, and why.
    record Trouble(String message) implements Look {}
  }

  /// True for what an id of a question looks like; others name no file.
  static boolean isId(String id) {
    return FILE.matcher(id + ".json").matches();
  }

  /// All that are there, each looked at by a glance.
  ///
  /// @param troubles takes what goes wrong
  Map<String, Look> all(List<String> troubles) {
    Map<String, Look> all = new LinkedHashMap<>();
    ids(troubles).forEach(id -> all.put(id, glance(id)));
    packs
        .all(troubles)
        .forEach((id, queued) -> all.putIfAbsent(id, new Look.Found(queued, PACKED)));
    return all;
  }

  /// The ids by which files are named.
  ///
  /// @param troubles takes what goes wrong
  private List<String> ids(List<String> troubles) {
    List<String> found = new ArrayList<>();
    try (DirectoryStream<Path> all = Files.newDirectoryStream(folder, "q-*")) {
      for (Path file : all) {
        if (FILE.matcher(file.getFileName().toString()).matches()) {
          found.add(id(file));
        }
      }
    } catch (NoSuchFileException | NotDirectoryException e) {
      return List.of();
    } catch (IOException | DirectoryIteratorException e) {
      troubles.add("The folder %s cannot be looked through.".formatted(QuestionQueue.NAME));
    }
    return found;
  }

  /// As [#look], but a file that is still the one that was read before is not read again.
  private Look glance(String id) {
    Optional<Mark> mark = mark(file(id));
    Optional<Known> before = Optional.ofNullable(known.get(id));
    if (mark.isPresent() && before.map(Known::mark).equals(mark)) {
      return before.get().found();
    }
    Look look = look(id);
    if (mark.isPresent() && look instanceof Look.Found found) {
      known.put(id, new Known(mark.get(), found));
    } else {
      known.remove(id);
    }
    return look;
  }

  /// What a file is known by; empty where the system does not tell one file from its successor.
  static Optional<Mark> mark(Path file) {
    try {
      BasicFileAttributes is = Files.readAttributes(file, BasicFileAttributes.class);
      return Optional.ofNullable(is.fileKey())
          .map(key -> new Mark(key, is.lastModifiedTime(), is.size()));
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  /// Reads a file. One that another program makes between looking and reading is looked at again.
  Look look(String id) {
    Path file = file(id);
    ReadResult read = files.read(file);
    for (int i = 0; i < 3 && read instanceof ReadResult.Unreadable; i++) {
      if (Files.notExists(file, LinkOption.NOFOLLOW_LINKS)) {
        return packed(id, PACKED).orElseGet(Look.Absent::new);
      }
      read = files.read(file);
    }
    return switch (read) {
      case ReadResult.Loaded loaded when loaded.size() == 0 ->
          packed(id, loaded.sha256()).orElseGet(() -> new Look.Unwritten(loaded.sha256()));
      case ReadResult.Loaded loaded -> {
        try {
          yield attested(file, QuestionReader.read(loaded.source().text(), id), loaded.sha256());
        } catch (Malformed e) {
          yield leftAlone(file, e.reason());
        }
      }
      case ReadResult.NotUtf8 _ -> leftAlone(file, "is not UTF-8");
      case ReadResult.TooLarge _ -> leftAlone(file, "is too large");
      case ReadResult.Unreadable _ -> leftAlone(file, "cannot be read");
    };
  }

  private Optional<Look> packed(String id, String sha256) {
    return packs.find(id).map(queued -> new Look.Found(queued, sha256));
  }

  private Look attested(Path file, QueuedQuestion queued, String sha256) {
    return queued.people().stream()
        .filter(answer -> !attestation.isRecorded(queued.question(), answer))
        .findFirst()
        .map(
            answer ->
                leftAlone(
                    file,
                    "has an answer of %s that the ledger does not know, so that it does not count"
                        .formatted(answer.answer().by().name())))
        .orElseGet(() -> new Look.Found(queued, sha256));
  }

  private static Look leftAlone(Path file, String why) {
    return new Look.Trouble(
        "%s/%s %s. It was left as it is.".formatted(QuestionQueue.NAME, file.getFileName(), why));
  }

  /// What is said of a file that is empty.
  static String unwritten(String id) {
    return "%s/%s.json is empty: its writing was broken off. Ask again to fill it."
        .formatted(QuestionQueue.NAME, id);
  }

  /// Makes the folder where it is not there yet.
  ///
  /// @return false when there is no folder, which is among the troubles then
  boolean makeFolder(List<String> troubles) {
    try {
      Files.createDirectories(folder);
      return true;
    } catch (IOException e) {
      troubles.add(
          "No question was kept: the folder %s cannot be made.".formatted(QuestionQueue.NAME));
      return false;
    }
  }

  /// Makes the file of a question that has none.
  SaveResult create(QueuedQuestion queued) {
    return files.create(file(queued.question().id()), text(queued));
  }

  /// Keeps many questions that are not there yet; waits for the disk once for all.
  ///
  /// @return those that were kept, by their ids
  Map<String, QueuedQuestion> create(Collection<QueuedQuestion> fresh) {
    if (fresh.size() >= QuestionPacks.FEWEST) {
      return packs.keep(fresh);
    }
    Map<Path, SourceText> texts = new LinkedHashMap<>();
    fresh.forEach(queued -> texts.put(file(queued.question().id()), text(queued)));
    Map<Path, SaveResult> results = files.createAll(texts);
    Map<String, QueuedQuestion> made = new HashMap<>();
    for (QueuedQuestion queued : fresh) {
      String id = queued.question().id();
      if (results.get(file(id)) instanceof SaveResult.Saved) {
        made.put(id, queued);
      }
    }
    return made;
  }

  /// Writes over the file of a question, or makes one where it has none of its own.
  ///
  /// @param sha256 of the file as it was read
  SaveResult save(QueuedQuestion queued, String sha256) {
    if (sha256.equals(PACKED)) {
      Path file = file(queued.question().id());
      SaveResult made = create(queued);
      return made instanceof SaveResult.Failed && Files.exists(file, LinkOption.NOFOLLOW_LINKS)
          ? new SaveResult.ChangedUnderneath(files.read(file))
          : made;
    }
    return files.save(file(queued.question().id()), text(queued), sha256);
  }

  /// Takes away files that a killed program left half written more than an hour ago, and those of
  /// many questions that have files of their own.
  void tidy(Instant now) {
    packs.tidy(Set.copyOf(ids(new ArrayList<>())));
    Instant old = now.minus(ABANDONED);
    try (DirectoryStream<Path> all = Files.newDirectoryStream(folder, ".assay-*.tmp")) {
      for (Path file : all) {
        if (LEFT_OVER.matcher(file.getFileName().toString()).matches()
            && Files.getLastModifiedTime(file, LinkOption.NOFOLLOW_LINKS)
                .toInstant()
                .isBefore(old)) {
          files.remove(file);
        }
      }
    } catch (IOException | DirectoryIteratorException e) {
      return; // What cannot be tidied up does no harm.
    }
  }

  private Path file(String id) {
    return folder.resolve(id + ".json");
  }

  private static String id(Path file) {
    String name = file.getFileName().toString();
    return name.substring(0, name.length() - ".json".length());
  }

  private static SourceText text(QueuedQuestion queued) {
    return SourceText.of(QuestionJson.text(queued));
  }
}
