package app.assay.ui.documents;

import app.assay.text.DocumentFile;
import app.assay.text.ReadResult;
import app.assay.text.SourceText;
import app.assay.ui.theme.Texts;
import app.assay.workspace.Outcome;
import app.assay.workspace.TaskRunner;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Supplier;

/// Unsaved text kept on disk while the user works, so that a crash loses at most the last seconds.
/// One file a document, gone again when nothing is unsaved.
public final class Drafts {

  private static final int NAME_DIGITS = 16;

  /// Made when a draft is written or read: most starts find none, and loading the mapper takes
  /// longer than the window.
  private static final class Mapper {

    static final ObjectMapper JSON = new ObjectMapper();
  }

  /// Text that was not saved when the program ended.
  ///
  /// @param path the document
  /// @param text all of it
  public record Draft(Path path, String text) {}

  private final Texts texts = new Texts("documents");
  private final Path folder;
  private final DocumentFile files;
  private final TaskRunner runner;
  private final Supplier<Consumer<Runnable>> pauses;
  private final Map<OpenDocument, Consumer<Runnable>> followed = new HashMap<>();
  private final Map<Path, String> kept = new HashMap<>();

  /// @param folder made when the first draft is kept
  /// @param pauses makes one debounce for each document, of about two seconds
  public Drafts(
      Path folder, DocumentFile files, TaskRunner runner, Supplier<Consumer<Runnable>> pauses) {
    this.folder = folder;
    this.files = files;
    this.runner = runner;
    this.pauses = pauses;
  }

  /// Keeps what is unsaved in a document from now on; again is harmless.
  public void follow(OpenDocument document) {
    if (!followed.containsKey(document)) {
      Consumer<Runnable> later = pauses.get();
      followed.put(document, later);
      document.text().onEdit(edited -> later.accept(() -> keep(document)));
      document.onChange(
          () -> {
            if (!document.isDirty() && kept.containsKey(document.path())) {
              discard(document.path());
            }
          });
    }
  }

  private void keep(OpenDocument document) {
    if (document.isDirty()) {
      write(document.path(), document.text().text());
    }
  }

  /// Lets go of what was kept of a document.
  public void discard(Path path) {
    write(path, "");
  }

  private void write(Path path, String text) {
    if (text.isEmpty()) {
      kept.remove(path);
    } else {
      kept.put(path, text);
    }
    runner.submit(
        texts.get("task.draft", String.valueOf(path.getFileName())),
        progress -> store(path, text),
        outcome -> {});
  }

  private boolean store(Path path, String text) throws IOException {
    Files.createDirectories(folder);
    Path file = file(path);
    if (text.isEmpty()) {
      return files.remove(file).isEmpty();
    }
    ObjectNode json = Mapper.JSON.createObjectNode().put("path", path.toString()).put("text", text);
    SourceText content = SourceText.of(Mapper.JSON.writeValueAsString(json));
    if (files.read(file) instanceof ReadResult.Loaded now) {
      files.save(file, content, now.sha256());
    } else {
      files.create(file, content);
    }
    return true;
  }

  /// Reads in the background what was kept before, and hands it over.
  public void find(Consumer<List<Draft>> then) {
    runner.submit(
        texts.get("task.drafts"),
        progress -> read(),
        (Outcome<List<Draft>> outcome) -> {
          if (outcome instanceof Outcome.Done<List<Draft>>(List<Draft> drafts)) {
            then.accept(drafts);
          }
        });
  }

  private List<Draft> read() throws IOException {
    List<Draft> drafts = new ArrayList<>();
    if (!Files.isDirectory(folder)) {
      return drafts;
    }
    try (DirectoryStream<Path> found = Files.newDirectoryStream(folder, "draft-*.json")) {
      for (Path file : found) {
        if (files.read(file) instanceof ReadResult.Loaded loaded) {
          if (loaded.size() == 0) {
            files.remove(file);
          } else {
            draft(loaded.source().text(), drafts);
          }
        }
      }
    }
    return drafts;
  }

  /// A draft that was cut by the crash itself is passed over.
  private static void draft(String json, List<Draft> drafts) {
    try {
      JsonNode node = Mapper.JSON.readTree(json);
      if (node.hasNonNull("path") && node.hasNonNull("text")) {
        drafts.add(new Draft(Path.of(node.get("path").asText()), node.get("text").asText()));
      }
    } catch (JsonProcessingException e) {
      return;
    }
  }

  /// Offers a draft to its document; one that says nothing new is let go.
  public void offer(Draft draft, OpenDocument document) {
    if (document.text().text().equals(draft.text())) {
      discard(draft.path());
      return;
    }
    kept.put(draft.path(), draft.text());
    document.notify(
        new Notice(
            texts.get("draft.found", document.name()),
            false,
            List.of(
                new Notice.Way(
                    "restore",
                    texts.get("draft.restore"),
                    () -> {
                      document.restore(texts.get("draft.undo"), draft.text());
                      document.clearNotice();
                    }),
                new Notice.Way(
                    "discard",
                    texts.get("draft.discard"),
                    () -> {
                      discard(draft.path());
                      document.clearNotice();
                    }))));
  }

  private Path file(Path document) {
    String digits = SourceText.sha256(SourceText.of(document.toString()).bytes());
    return folder.resolve("draft-" + digits.substring(0, NAME_DIGITS) + ".json");
  }
}
