package app.assay.workspace;

import app.assay.distillery.candidate.Batch;
import app.assay.distillery.candidate.BatchFile;
import app.assay.distillery.candidate.BatchReading;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/// What is new of the batches and knowledge stores of a folder, by their content. A batch that is
/// being written is waited for: it is told of once two looks in a row found the same bytes and all
/// of them could be read, or once it has not changed for many looks.
///
/// Belongs to one thread.
public final class KnowledgeNews {

  /// Something that happened to a file.
  public sealed interface News {

    Path file();

    /// A batch came.
    ///
    /// @param sha256 of its bytes
    /// @param candidates how many could be read of it
    /// @param whole false where some of it could not be read
    record Arrived(Path file, String sha256, int candidates, boolean whole) implements News {}

    /// A batch that was known has other bytes.
    record Changed(Path file, String sha256) implements News {}

    /// A batch or a store is there no more.
    record Gone(Path file) implements News {}

    /// A store came or was written into.
    record Stored(Path file) implements News {}
  }

  /// What a look found.
  ///
  /// @param unsettled files that are to be looked at again soon
  public record Look(List<News> news, Set<Path> unsettled) {

    public Look {
      news = List.copyOf(news);
      unsettled = Set.copyOf(unsettled);
    }
  }

  /// What was seen of a batch that is not told of yet.
  private record Seen(String sha256, int looks) {}

  private static final int PATIENCE = 12;

  private final Map<Path, String> known = new HashMap<>();
  private final Map<Path, Seen> seen = new HashMap<>();

  /// @param there the files that are known at the beginning
  public KnowledgeNews(Collection<Path> there) {
    there.forEach(file -> known.put(file, identity(file)));
  }

  /// Looks at files that were touched.
  public Look look(Set<Path> touched) {
    List<News> news = new ArrayList<>();
    Set<Path> unsettled = new LinkedHashSet<>();
    for (Path file : new TreeSet<>(touched)) {
      if (!Files.isRegularFile(file)) {
        seen.remove(file);
        if (known.remove(file) != null) {
          news.add(new News.Gone(file));
        }
      } else if (KnowledgeFiles.isStore(file)) {
        String now = identity(file);
        if (!now.equals(known.put(file, now))) {
          news.add(new News.Stored(file));
        }
      } else {
        batch(file).ifPresentOrElse(news::add, () -> waitFor(file, unsettled));
      }
    }
    return new Look(news, unsettled);
  }

  private void waitFor(Path file, Set<Path> unsettled) {
    if (seen.containsKey(file)) {
      unsettled.add(file);
    }
  }

  private Optional<News> batch(Path file) {
    BatchReading reading = BatchFile.read(file);
    String sha256 = reading instanceof BatchReading.Loaded loaded ? loaded.sha256() : "";
    boolean whole =
        reading instanceof BatchReading.Loaded loaded && loaded.batch().problems().isEmpty();
    String before = known.getOrDefault(file, "");
    if (known.containsKey(file) && before.equals(sha256)) {
      seen.remove(file);
      return Optional.empty();
    }
    Seen last = seen.getOrDefault(file, new Seen("", 0));
    boolean same = last.looks() > 0 && last.sha256().equals(sha256);
    int looks = same ? last.looks() + 1 : 1;
    if (looks < (whole ? 2 : PATIENCE)) {
      seen.put(file, new Seen(sha256, looks));
      return Optional.empty();
    }
    seen.remove(file);
    boolean old = known.put(file, sha256) != null;
    int candidates =
        reading instanceof BatchReading.Loaded(Batch batch, String _) ? batch.items().size() : 0;
    return Optional.of(
        old ? new News.Changed(file, sha256) : new News.Arrived(file, sha256, candidates, whole));
  }

  /// The hash of a batch; of a store, which is large and written into all the time, its size and
  /// when it was written. Empty where it cannot be read.
  private static String identity(Path file) {
    try {
      if (KnowledgeFiles.isStore(file)) {
        BasicFileAttributes now = Files.readAttributes(file, BasicFileAttributes.class);
        return now.size() + " " + now.lastModifiedTime();
      }
    } catch (IOException e) {
      return "";
    }
    return BatchFile.read(file) instanceof BatchReading.Loaded loaded ? loaded.sha256() : "";
  }
}
