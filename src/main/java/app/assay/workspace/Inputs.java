package app.assay.workspace;

import app.assay.text.FileReason;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.regex.PatternSyntaxException;

/// What arguments ask for: files as they are, the documents of folders, files by pattern, and `-`
/// for standard input. A file named twice is taken once.
public final class Inputs {

  /// The most files one argument may stand for.
  static final int LIMIT = 100_000;

  private final Path workingFolder;
  private final Supplier<Input> standardInput;
  private final FolderWalk walk;
  private final List<Input> inputs = new ArrayList<>();
  private final Set<Object> seen = new HashSet<>();
  private final boolean anyMarkdown;
  private int otherMarkdown;
  private PassedOver passedOver = PassedOver.NONE;

  private Inputs(
      Path workingFolder, Supplier<Input> standardInput, int limit, boolean anyMarkdown) {
    this.workingFolder = workingFolder.toAbsolutePath().normalize();
    this.standardInput = standardInput;
    this.walk = new FolderWalk(limit);
    this.anyMarkdown = anyMarkdown;
  }

  /// What was found.
  ///
  /// @param inputs in the order of the arguments, inside a folder by path; what cannot be read is
  ///   among them
  /// @param otherMarkdown Markdown files in the folders that are no documents
  /// @param passedOver folders in them that were not looked into
  public record Expansion(List<Input> inputs, int otherMarkdown, PassedOver passedOver) {

    public Expansion {
      inputs = List.copyOf(inputs);
    }
  }

  /// Expands arguments.
  ///
  /// @param workingFolder what relative paths are relative to
  /// @param standardInput asked at most once, when an argument is `-`
  public static Expansion expand(
      List<String> arguments, Path workingFolder, Supplier<Input> standardInput) {
    return expand(arguments, workingFolder, standardInput, LIMIT, false);
  }

  /// As [#expand(List, Path, Supplier)], but a folder stands for all its Markdown.
  public static Expansion expandMarkdown(
      List<String> arguments, Path workingFolder, Supplier<Input> standardInput) {
    return expand(arguments, workingFolder, standardInput, LIMIT, true);
  }

  static Expansion expand(
      List<String> arguments,
      Path workingFolder,
      Supplier<Input> standardInput,
      int limit,
      boolean anyMarkdown) {
    Inputs inputs = new Inputs(workingFolder, standardInput, limit, anyMarkdown);
    arguments.forEach(inputs::add);
    return new Expansion(inputs.inputs, inputs.otherMarkdown, inputs.passedOver);
  }

  private void add(String argument) {
    if (argument.equals("-")) {
      if (seen.add("-")) {
        inputs.add(standardInput.get());
      }
      return;
    }
    try {
      Path path = workingFolder.resolve(argument);
      if (Files.isDirectory(path)) {
        addFolder(argument, path);
      } else if (Files.exists(path)) {
        addFile(path);
      } else if (Glob.isPattern(argument)) {
        addMatches(argument, Glob.of(argument));
      } else {
        trouble(argument, "There is no such file or folder.");
      }
    } catch (PatternSyntaxException e) {
      trouble(argument, "This is not a well-formed pattern.");
    } catch (InvalidPathException e) {
      trouble(argument, "This is not the name of a file.");
    } catch (IOException e) {
      trouble(argument, "The folder cannot be read: " + FileReason.of(e) + ".");
    }
  }

  private void addFolder(String argument, Path folder) throws IOException {
    FolderWalk.Found found = walk.walk(folder, Documents::isMarkdown);
    List<Path> documents =
        found.files().stream().filter(f -> anyMarkdown || Documents.isDocument(f)).toList();
    otherMarkdown += found.files().size() - documents.size();
    documents.forEach(this::addFile);
    addTrouble(argument, found);
    if (documents.isEmpty() && found.unreadable().isEmpty()) {
      trouble(
          argument,
          "The folder has no " + (anyMarkdown ? "Markdown (*.md)." : "document (*.cgd.md)."));
    }
  }

  private void addMatches(String argument, Glob glob) throws IOException {
    Path folder = workingFolder.resolve(glob.folder());
    if (!Files.isDirectory(folder)) {
      trouble(argument, "No file matches.");
      return;
    }
    Predicate<Path> fits = file -> glob.matches(folder.relativize(file));
    FolderWalk.Found found = walk.walk(folder, fits);
    found.files().forEach(this::addFile);
    addTrouble(argument, found);
    if (found.files().isEmpty()) {
      trouble(argument, "No file matches.");
    }
  }

  private void addTrouble(String argument, FolderWalk.Found found) {
    passedOver = passedOver.plus(found.passedOver());
    for (FolderWalk.Found.Unlisted unlisted : found.unreadable()) {
      trouble(
          shown(unlisted.path()), "It cannot be read: " + FileReason.of(unlisted.reason()) + ".");
    }
    if (found.full()) {
      trouble(argument, "There are too many files; name a smaller folder.");
    }
  }

  private void addFile(Path file) {
    if (seen.add(identity(file))) {
      inputs.add(new Input.OnDisk(file, shown(file)));
    }
  }

  private void trouble(String shown, String sentence) {
    inputs.add(new Input.Unreadable(shown, sentence));
  }

  private static Path identity(Path file) {
    try {
      return file.toRealPath();
    } catch (IOException e) {
      return file.toAbsolutePath().normalize();
    }
  }

  private String shown(Path file) {
    Path absolute = file.toAbsolutePath().normalize();
    Path path = absolute.startsWith(workingFolder) ? workingFolder.relativize(absolute) : absolute;
    return path.toString().replace(path.getFileSystem().getSeparator(), "/");
  }
}
