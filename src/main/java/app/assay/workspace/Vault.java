package app.assay.workspace;

import app.assay.hitl.queue.QueueFile;
import app.assay.text.DocumentFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// What lies in a folder that is opened as a vault.
///
/// @param root the folder, absolute
/// @param documents its documents, by path
/// @param otherMarkdown Markdown files that are no documents, by path
/// @param queues queues of claims, by path
/// @param batches batches of candidates, by path
/// @param stores knowledge stores, by path; last the file that says where a team's is
/// @param unreadable folders and files that could not be looked at
/// @param cut true when there are more files than are taken
public record Vault(
    Path root,
    List<Path> documents,
    List<Path> otherMarkdown,
    List<Path> queues,
    List<Path> batches,
    List<Path> stores,
    List<Path> unreadable,
    boolean cut) {

  private static final String KNOWLEDGE = ".knowledge";
  private static final TeamVaultFile TEAM = new TeamVaultFile(new DocumentFile());

  public Vault {
    documents = List.copyOf(documents);
    otherMarkdown = List.copyOf(otherMarkdown);
    queues = List.copyOf(queues);
    batches = List.copyOf(batches);
    stores = List.copyOf(stores);
    unreadable = List.copyOf(unreadable);
  }

  /// Looks through a folder.
  ///
  /// @throws IOException when the folder itself cannot be read
  public static Vault read(Path folder) throws IOException {
    Path root = folder.toAbsolutePath().normalize();
    if (!Files.isDirectory(root)) {
      throw new NotDirectoryException(root.toString());
    }
    FolderWalk.Found found =
        new FolderWalk(Inputs.LIMIT)
            .walk(
                root,
                file -> Documents.isMarkdown(file) || QueueFile.isQueue(file) || isKnowledge(file));
    List<Path> knowledge =
        Stream.concat(found.files().stream(), hidden(root)).filter(Vault::isKnowledge).toList();
    Stream<Path> team = TEAM.read(TeamVaultFile.of(root)).stream().map(_ -> TeamVaultFile.of(root));
    return new Vault(
        root,
        found.files().stream().filter(Documents::isDocument).toList(),
        found.files().stream()
            .filter(file -> Documents.isMarkdown(file) && !Documents.isDocument(file))
            .toList(),
        found.files().stream()
            .filter(file -> !Documents.isMarkdown(file) && !isKnowledge(file))
            .toList(),
        knowledge.stream().filter(KnowledgeFiles::isBatch).toList(),
        Stream.concat(knowledge.stream().filter(KnowledgeFiles::isStore), team).toList(),
        found.unreadable().stream().map(FolderWalk.Found.Unlisted::path).toList(),
        found.full());
  }

  /// Whether a file is a batch or a knowledge store, by its name.
  public static boolean isKnowledge(Path file) {
    return KnowledgeFiles.isStore(file) || KnowledgeFiles.isBatch(file);
  }

  /// Whether a folder below the root is looked into.
  static boolean isLookedInto(Path root, Path folder) {
    return folder.equals(root.resolve(KNOWLEDGE)) || !FolderWalk.isPassedOver(folder);
  }

  /// What lies in upstream's folder, which is hidden.
  private static Stream<Path> hidden(Path root) throws IOException {
    Path folder = root.resolve(KNOWLEDGE);
    return Files.isDirectory(folder)
        ? new FolderWalk(Inputs.LIMIT).walk(folder, Vault::isKnowledge).files().stream()
        : Stream.empty();
  }

  /// The vault that a file belongs to: the nearest folder above it with decisions in it, else the
  /// folder it lies in.
  public static Path rootOf(Path file) {
    Path absolute = file.toAbsolutePath().normalize();
    @Nullable Path parent = absolute.getParent();
    return recordedAt(absolute).orElse(parent == null ? absolute : parent);
  }

  /// The path itself or the nearest folder above it in which decisions are recorded.
  public static Optional<Path> recordedAt(Path path) {
    for (@Nullable Path at = path.toAbsolutePath().normalize(); at != null; at = at.getParent()) {
      if (Files.isDirectory(at.resolve(".assay"))) {
        return Optional.of(at);
      }
    }
    return Optional.empty();
  }

  /// How a file is named inside the vault: its path from the root, with `/`.
  public String shown(Path file) {
    Path absolute = file.toAbsolutePath().normalize();
    Path path = absolute.startsWith(root) ? root.relativize(absolute) : absolute;
    return path.toString().replace(path.getFileSystem().getSeparator(), "/");
  }

  /// The documents, ready to be checked.
  public List<Input> inputs() {
    return documents.stream().<Input>map(file -> new Input.OnDisk(file, shown(file))).toList();
  }
}
