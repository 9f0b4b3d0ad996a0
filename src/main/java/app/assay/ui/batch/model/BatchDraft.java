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
import java.util.Optional;

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
    put(file, changeset(rows, date, true));
  }

  /// Writes a changeset of those that enter or were rejected.
  void export(List<BatchRow> rows, String date, Path target) throws IOException {
    put(target, changeset(rows, date, false));
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

  private static String changeset(List<BatchRow> rows, String date, boolean all) {
    ObjectNode json = JsonNodeFactory.instance.objectNode().put("version", 1);
    json.put("batch_date", date);
    ArrayNode entries = json.putArray("entries");
    for (BatchRow row : rows) {
      Optional<String> status = status(row, all);
      status.ifPresent(
          word -> {
            ObjectNode entry = entries.addObject().put("status", word);
            if (!row.reason().isEmpty()) {
              entry.put("reject_reason", row.reason());
            }
            entry.set("data", all ? row.candidate().json() : data(row));
          });
    }
    return JsonLayout.pretty(json) + "\n";
  }

  private static Optional<String> status(BatchRow row, boolean all) {
    if (row.decided() != Decided.NOTHING) {
      return Optional.of(row.decided().label());
    }
    return all
        ? Optional.of(PENDING)
        : row.enters() ? Optional.of(Decided.ACCEPTED.label()) : Optional.empty();
  }

  /// The candidate as upstream's tool takes it: with its conflicts, without what it was asked for.
  private static ObjectNode data(BatchRow row) {
    ObjectNode data = row.candidate().json();
    data.remove("conflict_check");
    if (!data.has("curation")) {
      ArrayNode curation = data.putArray("curation");
      row.verdict()
          .flatMap(verdict -> verdict.conflict())
          .ifPresent(
              conflict ->
                  curation
                      .addObject()
                      .put("related_id", conflict.relatedId())
                      .put("reason", conflict.reason()));
    }
    return data;
  }
}
