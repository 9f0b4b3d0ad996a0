package app.assay.distillery.layer2.artifact;

import app.assay.distillery.layer2.source.Checkout;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.eclipse.jgit.lib.Config;
import org.eclipse.jgit.lib.FileMode;
import org.eclipse.jgit.lib.ObjectReader;
import org.eclipse.jgit.treewalk.FileTreeIterator;
import org.eclipse.jgit.treewalk.TreeWalk;
import org.eclipse.jgit.treewalk.WorkingTreeIterator;
import org.eclipse.jgit.treewalk.WorkingTreeOptions;
import org.eclipse.jgit.util.FS;
import org.jspecify.annotations.Nullable;

/// The files of a checkout that can be artifacts: text, not ignored, not too large, no links, and
/// nothing of the knowledge store itself, in which every claim would be found.
final class CheckoutFiles {

  static final long LARGEST = 400_000;

  /// Folders that are no artifacts: the store's, ours, and what builds fetch or make.
  private static final Set<String> LEFT_OUT =
      Set.of(".git", ".assay", "node_modules", "target", "build", "dist", "vendor", ".gradle");

  private static final String STORE = ".knowledge";

  /// What of the store's folder people write by hand.
  private static final String DECISIONS = STORE + "/decisions";

  private final Path root;

  CheckoutFiles(Checkout checkout) {
    this.root = checkout.folder();
  }

  /// @param paths with `/`, below the checkout, in alphabetical order
  /// @param cut true when there are more
  record Listing(List<String> paths, boolean cut) {}

  /// Lists them.
  Listing list(int most) throws IOException {
    List<String> paths = new ArrayList<>();
    boolean cut = false;
    try (TreeWalk walk = new TreeWalk((ObjectReader) null)) {
      walk.addTree(files());
      while (!cut && walk.next()) {
        WorkingTreeIterator at = walk.getTree(0, WorkingTreeIterator.class);
        String path = walk.getPathString();
        if (isLeftOut(path) || at.isEntryIgnored()) {
          continue;
        }
        if (FileMode.TREE.equals(walk.getRawMode(0))) {
          walk.enterSubtree();
        } else if (isFile(walk.getRawMode(0)) && at.getEntryLength() <= LARGEST) {
          paths.add(path);
          cut = paths.size() >= most;
        }
      }
    }
    paths.sort(null);
    return new Listing(paths, cut);
  }

  private FileTreeIterator files() {
    return new FileTreeIterator(
        root.toFile(), FS.DETECTED, new Config().get(WorkingTreeOptions.KEY));
  }

  private static boolean isFile(int mode) {
    return FileMode.REGULAR_FILE.equals(mode) || FileMode.EXECUTABLE_FILE.equals(mode);
  }

  private static boolean isLeftOut(String path) {
    Set<String> parts = new HashSet<>(List.of(path.split("/", -1)));
    parts.retainAll(LEFT_OUT);
    boolean store = path.startsWith(STORE + "/") && !path.startsWith(DECISIONS);
    return !parts.isEmpty() || store;
  }

  /// The text of a file; empty for what is none, is a batch of candidates, or cannot be read now.
  Optional<String> text(String path) {
    try {
      Path file = root.resolve(path).normalize();
      if (!file.startsWith(root) || !Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
        return Optional.empty();
      }
      @Nullable Path folder = file.getParent();
      if (folder == null || !folder.toRealPath().startsWith(root)) {
        return Optional.empty();
      }
      try (InputStream in = Files.newInputStream(file, LinkOption.NOFOLLOW_LINKS)) {
        byte[] bytes = in.readNBytes((int) LARGEST);
        return decoded(bytes).filter(text -> !isBatch(path, text));
      }
    } catch (IOException | InvalidPathException e) {
      return Optional.empty();
    }
  }

  private static Optional<String> decoded(byte[] bytes) {
    for (byte one : bytes) {
      if (one == 0) {
        return Optional.empty();
      }
    }
    try {
      return Optional.of(
          StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString());
    } catch (CharacterCodingException e) {
      return Optional.empty();
    }
  }

  /// Candidates written down are no artifacts of what they say.
  private static boolean isBatch(String path, String text) {
    return (path.endsWith(".json") || path.endsWith(".jsonl") || path.endsWith(".ndjson"))
        && text.contains("\"applies_to\"")
        && text.contains("\"considerations\"");
  }
}
