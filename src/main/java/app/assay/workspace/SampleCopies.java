package app.assay.workspace;

import app.assay.text.DocumentFile;
import app.assay.text.SaveResult;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/// Copies of the samples in a folder of the user's own, to try things on; the samples themselves
/// stay as they came, and so does a copy that was begun.
public final class SampleCopies {

  private static final String TOUR = "tour";

  /// What came of copying.
  public sealed interface Copied {

    /// The vault to open.
    record Vault(Path root) implements Copied {}

    /// Nothing to open, and why: a sentence.
    record Failed(String message) implements Copied {}
  }

  private final Path folder;
  private final DocumentFile files;

  /// @param folder made when the first copy is; holds one folder a copy
  public SampleCopies(Path folder, DocumentFile files) {
    this.folder = folder;
    this.files = files;
  }

  /// Where the copies are.
  public Path folder() {
    return folder;
  }

  /// Where the copy of a sample vault is, or will be.
  public Path of(Path sample) {
    return folder.resolve(String.valueOf(sample.getFileName()));
  }

  /// The copy of a whole sample vault, made unless it is there.
  public Copied vault(Path sample) {
    Path copy = of(sample);
    if (Files.isDirectory(copy)) {
      return new Copied.Vault(copy);
    }
    try (Stream<Path> inside = Files.walk(sample)) {
      return copy(sample, inside.filter(Files::isRegularFile).sorted().toList(), copy);
    } catch (IOException e) {
      return new Copied.Failed("%s was not copied: it cannot be read.".formatted(sample));
    }
  }

  /// A vault of copies of a few documents, each as it came. One that was begun and not ended is
  /// taken up again.
  ///
  /// @param documents inside the sample
  public Copied tour(Path sample, List<Path> documents) {
    int number = 1;
    Path copy = folder.resolve(TOUR);
    try {
      while (Files.isDirectory(copy)) {
        if (isUntouched(sample, documents, copy)) {
          return new Copied.Vault(copy);
        }
        number++;
        copy = folder.resolve(TOUR + "-" + number);
      }
    } catch (IOException e) {
      return new Copied.Failed("The tour was not begun: %s cannot be read.".formatted(copy));
    }
    return copy(sample, documents, copy);
  }

  /// Whether a folder is one of the tour's.
  public boolean isTour(Path root) {
    return folder.equals(root.getParent())
        && String.valueOf(root.getFileName()).matches(TOUR + "(-[0-9]+)?");
  }

  private static boolean isUntouched(Path sample, List<Path> documents, Path copy)
      throws IOException {
    for (Path document : documents) {
      Path there = copy.resolve(sample.relativize(document).toString());
      if (!Files.isRegularFile(there)
          || !Arrays.equals(Files.readAllBytes(there), Files.readAllBytes(document))) {
        return false;
      }
    }
    return true;
  }

  private static void createFolder(Path file) throws IOException {
    Path parent = file.getParent();
    if (parent != null) {
      Files.createDirectories(parent);
    }
  }

  private Copied copy(Path from, List<Path> documents, Path to) {
    for (Path document : documents) {
      Path target = to.resolve(from.relativize(document).toString());
      try {
        createFolder(target);
        if (files.put(target, Files.readAllBytes(document)) instanceof SaveResult.Failed failed) {
          return new Copied.Failed(failed.message());
        }
      } catch (IOException e) {
        return new Copied.Failed("%s was not copied to %s.".formatted(document, target));
      }
    }
    return new Copied.Vault(to);
  }
}
