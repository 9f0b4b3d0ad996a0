package app.assay.workspace;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/// Which files of a folder are knowledge stores and which are batches of candidates, by their names
/// alone.
public final class KnowledgeFiles {

  private static final String STORE = ".db";
  private static final String SIDECAR = ".assay.db";
  private static final List<String> ENDINGS = List.of(".json", ".jsonl", ".ndjson");
  private static final List<String> BEGINNINGS = List.of("batch", "candidates", "changeset");
  private static final List<String> FOLDERS = List.of("batches", "changesets", "candidates");

  private KnowledgeFiles() {}

  /// Whether a file is a knowledge store or says where a team's is; what this program keeps beside
  /// one is none.
  public static boolean isStore(Path file) {
    String name = name(file);
    return (name.endsWith(STORE) && !name.endsWith(SIDECAR)) || TeamVaultFile.isOne(file);
  }

  /// Whether a file is a batch: JSON whose name, or whose folder's, says so.
  public static boolean isBatch(Path file) {
    String name = name(file);
    @Nullable Path folder = file.getParent();
    return ENDINGS.stream().anyMatch(name::endsWith)
        && (BEGINNINGS.stream().anyMatch(name::startsWith)
            || (folder != null && FOLDERS.contains(name(folder))));
  }

  private static String name(Path path) {
    return String.valueOf(path.getFileName()).toLowerCase(Locale.ROOT);
  }
}
