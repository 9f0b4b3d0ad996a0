package app.assay.ui.batch.model;

import app.assay.distillery.candidate.Batch;
import app.assay.distillery.candidate.BatchFile;
import app.assay.distillery.candidate.BatchItem;
import app.assay.distillery.candidate.BatchReading;
import app.assay.distillery.candidate.Candidate;
import app.assay.distillery.json.JsonLayout;
import app.assay.text.DocumentFile;
import app.assay.text.SaveResult;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/// What was decided and edited of a batch so far, beside it: a changeset in which those that nobody
/// decided are `pending`, so that it can be read wherever changesets are.
final class BatchDraft {

  private static final String PENDING = "pending";

  private final Path file;
  private final DocumentFile files;

  BatchDraft(Path file, DocumentFile files) {
    this.file = file;
    this.files = files;
  }

  /// The candidates with what was decided of them; none where the draft is of another batch.
  List<BatchItem> read(List<Candidate> candidates) {
    if (!Files.isRegularFile(file)
        || !(BatchFile.read(file) instanceof BatchReading.Loaded(Batch batch, String _))) {
      return List.of();
    }
    List<String> kept = batch.candidates().stream().map(Candidate::id).toList();
    return kept.equals(candidates.stream().map(Candidate::id).toList()) ? batch.items() : List.of();
  }

  /// @throws IOException with what happened
  void keep(List<BatchRow> rows, String date) throws IOException {
    put(file, draft(rows, date));
  }

  void put(Path target, String text) throws IOException {
    Path folder = target.toAbsolutePath().normalize().getParent();
    if (folder != null) {
      Files.createDirectories(folder);
    }
    SaveResult saved = files.put(target, text.getBytes(StandardCharsets.UTF_8));
    if (!(saved instanceof SaveResult.Saved)) {
      throw new IOException(
          "%s could not be written. Nothing else was changed.".formatted(target.getFileName()));
    }
  }

  private static String draft(List<BatchRow> rows, String date) {
    ObjectNode json = JsonNodeFactory.instance.objectNode().put("version", 1);
    json.put("batch_date", date);
    ArrayNode entries = json.putArray("entries");
    for (BatchRow row : rows) {
      ObjectNode entry =
          entries
              .addObject()
              .put("status", row.decided() == Decided.NOTHING ? PENDING : row.decided().label());
      if (!row.reason().isEmpty()) {
        entry.put("reject_reason", row.reason());
      }
      entry.set("data", row.candidate().json());
    }
    return JsonLayout.pretty(json) + "\n";
  }
}
