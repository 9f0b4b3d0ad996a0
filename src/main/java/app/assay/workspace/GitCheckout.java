package app.assay.workspace;

import app.assay.distillery.layer2.source.PlainGit;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.jgit.dircache.DirCache;
import org.eclipse.jgit.lib.Constants;
import org.eclipse.jgit.lib.Repository;
import org.jspecify.annotations.Nullable;

/// The checkout of git that a folder lies in; only read, and without the program git.
///
/// @param root the top of its working tree
public record GitCheckout(Path root) {

  private static final String BRANCHES = Constants.R_HEADS;

  /// The checkout a folder lies in, if any.
  public static Optional<GitCheckout> of(Path folder) {
    try (Repository repository = PlainGit.open(folder)) {
      return repository.isBare()
          ? Optional.empty()
          : Optional.of(new GitCheckout(repository.getWorkTree().toPath()));
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  /// The branch that is checked out, such as `main`; empty where none is or it cannot be read.
  public Optional<String> branch() {
    try (Repository repository = open()) {
      @Nullable String full = repository.getFullBranch();
      return full != null && full.startsWith(BRANCHES)
          ? Optional.of(full.substring(BRANCHES.length()))
          : Optional.empty();
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  /// The paths of the files git keeps, with `/`, in its order.
  public List<String> files() throws IOException {
    try (Repository repository = open()) {
      DirCache index = repository.readDirCache();
      List<String> files = new ArrayList<>(index.getEntryCount());
      for (int i = 0; i < index.getEntryCount(); i++) {
        files.add(index.getEntry(i).getPathString());
      }
      return files;
    }
  }

  private Repository open() throws IOException {
    return PlainGit.open(root);
  }
}
