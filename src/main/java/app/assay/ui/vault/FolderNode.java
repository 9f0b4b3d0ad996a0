package app.assay.ui.vault;

import app.assay.ui.theme.Texts;
import app.assay.workspace.Documents;
import app.assay.workspace.TeamVaultFile;
import app.assay.workspace.Vault;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// A folder of the vault with what lies in it.
///
/// @param name its last name, empty for the vault itself
/// @param folders by name
/// @param files documents, other Markdown, queues, batches and stores, by name
public record FolderNode(String name, List<FolderNode> folders, List<FileNode> files) {

  /// What the knowledge store of a team is called; it has no name of its own in the folder.
  private static final String TEAM = new Texts("vault").get("team");

  /// Nothing at all.
  public static final FolderNode EMPTY = new FolderNode("", List.of(), List.of());

  public FolderNode {
    folders = List.copyOf(folders);
    files = List.copyOf(files);
  }

  /// What a file is.
  public enum Kind {
    DOCUMENT,
    /// Markdown that no gate looks at.
    PLAIN,
    /// Claims of many documents, to be answered in one place.
    QUEUE,
    /// Candidates for a knowledge store.
    BATCH,
    /// A knowledge store.
    STORE,
    /// The knowledge store of a team, on a server.
    TEAM
  }

  /// A file of the vault.
  public record FileNode(Path path, String name, Kind kind) {

    public boolean document() {
      return kind == Kind.DOCUMENT;
    }

    /// The name without the ending that all documents have.
    public String title() {
      int stem = document() ? name.length() - Documents.EXTENSION.length() : 0;
      return stem > 0 ? name.substring(0, stem) : name;
    }
  }

  /// The number of documents in it and below.
  public int documents() {
    return (int) files.stream().filter(FileNode::document).count()
        + folders.stream().mapToInt(FolderNode::documents).sum();
  }

  /// The tree of a vault.
  public static FolderNode of(Vault vault) {
    Building root = new Building();
    vault.documents().forEach(file -> root.add(vault, file, Kind.DOCUMENT));
    vault.otherMarkdown().forEach(file -> root.add(vault, file, Kind.PLAIN));
    vault.queues().forEach(file -> root.add(vault, file, Kind.QUEUE));
    vault.batches().forEach(file -> root.add(vault, file, Kind.BATCH));
    vault
        .stores()
        .forEach(
            file -> {
              if (TeamVaultFile.isOne(file)) {
                root.files.put(TEAM, new FileNode(file, TEAM, Kind.TEAM));
              } else {
                root.add(vault, file, Kind.STORE);
              }
            });
    return root.node("");
  }

  private static final class Building {

    private final Map<String, Building> folders = new TreeMap<>();
    private final Map<String, FileNode> files = new TreeMap<>();

    void add(Vault vault, Path file, Kind kind) {
      List<String> names = new ArrayList<>(List.of(vault.shown(file).split("/")));
      String name = names.removeLast();
      Building at = this;
      for (String folder : names) {
        at = at.folders.computeIfAbsent(folder, f -> new Building());
      }
      at.files.put(name, new FileNode(file, name, kind));
    }

    FolderNode node(String name) {
      Map<String, FolderNode> inside = new LinkedHashMap<>();
      folders.forEach((folder, building) -> inside.put(folder, building.node(folder)));
      return new FolderNode(name, List.copyOf(inside.values()), List.copyOf(files.values()));
    }
  }
}
