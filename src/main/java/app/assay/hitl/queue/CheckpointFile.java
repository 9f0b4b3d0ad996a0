package app.assay.hitl.queue;

import app.assay.cgd.yaml.YamlMapping;
import app.assay.cgd.yaml.YamlScalar;
import app.assay.text.DocumentFile;
import app.assay.text.ReadResult;
import app.assay.text.SaveResult;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;

/// The checkpoint beside a queue: written before and after each document, replaced in one step,
/// taken away at the end.
final class CheckpointFile {

  private static final String ENDING = ".checkpoint";
  private static final Set<String> KEYS =
      Set.of("schema-version", "source-files-hash", "reviewer", "documents");
  private static final Set<String> STEP =
      Set.of("file", "file-hash", "answers-hash", "written-hash", "recorded");

  private final Path path;
  private final DocumentFile files;

  CheckpointFile(Path queue, DocumentFile files) {
    this.path = queue.resolveSibling(queue.getFileName() + ENDING);
    this.files = files;
  }

  /// Its name, for messages.
  String name() {
    return String.valueOf(path.getFileName());
  }

  /// What came of looking for it.
  sealed interface Found {

    /// There is none, or an empty one, as a crash may leave it before the first document.
    record Nothing() implements Found {}

    record Saved(Progress progress) implements Found {}

    /// It cannot be used.
    ///
    /// @param reason the end of a sentence that begins with its name
    record Unusable(String reason) implements Found {}
  }

  Found load() {
    if (!Files.exists(path, LinkOption.NOFOLLOW_LINKS)) {
      return new Found.Nothing();
    }
    return switch (files.read(path)) {
      case ReadResult.Loaded loaded when loaded.size() == 0 -> new Found.Nothing();
      case ReadResult.Loaded loaded -> parse(loaded.source().text());
      case ReadResult.NotUtf8 _ -> new Found.Unusable("is not UTF-8");
      case ReadResult.TooLarge _ -> new Found.Unusable("is too large");
      case ReadResult.Unreadable _ -> new Found.Unusable("cannot be read");
    };
  }

  /// Keeps how far it went.
  ///
  /// @return why it could not be kept; empty when it was
  Optional<String> save(Progress progress) {
    return files.put(path, text(progress).getBytes(StandardCharsets.UTF_8))
            instanceof SaveResult.Failed(String message)
        ? Optional.of(message)
        : Optional.empty();
  }

  /// Takes it away.
  ///
  /// @return why it is still there; empty when it is not
  Optional<String> delete() {
    return files.remove(path);
  }

  private static Found parse(String text) {
    StrictYaml yaml = new StrictYaml(text);
    Optional<Progress> progress = yaml.root().map(root -> progress(yaml, root));
    return progress.isPresent() && yaml.faults().isEmpty()
        ? new Found.Saved(progress.get())
        : new Found.Unusable("is no checkpoint of a queue");
  }

  private static Progress progress(StrictYaml yaml, YamlMapping root) {
    yaml.knows(root, "checkpoint", KEYS);
    yaml.text(root, "schema-version");
    return new Progress(
        yaml.text(root, "source-files-hash").value(),
        yaml.text(root, "reviewer").value(),
        yaml.mappings(root, "documents").stream().map(step -> step(yaml, step)).toList());
  }

  private static Progress.Step step(StrictYaml yaml, YamlMapping step) {
    yaml.knows(step, "document", STEP);
    return new Progress.Step(
        yaml.text(step, "file").value(),
        yaml.text(step, "file-hash").value(),
        yaml.text(step, "answers-hash").value(),
        yaml.text(step, "written-hash").value(),
        yaml.scalar(step, "recorded").flatMap(YamlScalar::bool).orElse(false));
  }

  private static String text(Progress progress) {
    StringBuilder out = new StringBuilder();
    out.append("schema-version: ").append(HitlQueue.SCHEMA_VERSION).append('\n');
    out.append("source-files-hash: ").append(progress.sourceFilesHash()).append('\n');
    out.append("reviewer: ").append(YamlText.quoted(progress.reviewer())).append('\n');
    out.append("documents:\n");
    for (Progress.Step step : progress.steps()) {
      out.append("  - file: ").append(YamlText.quoted(step.file())).append('\n');
      out.append("    file-hash: ").append(step.before()).append('\n');
      out.append("    answers-hash: ").append(step.answers()).append('\n');
      out.append("    written-hash: ").append(step.after()).append('\n');
      out.append("    recorded: ").append(step.recorded()).append('\n');
    }
    return out.toString();
  }
}
