package app.assay.harden;

import app.assay.vault.Change;
import app.assay.vault.Entry;
import app.assay.vault.KeptCandidate;
import app.assay.vault.QueueRow;
import app.assay.vault.QueueStatus;
import app.assay.vault.VaultException;
import app.assay.vault.VaultReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/// A command that changes a vault, and how it is seen whether it did: wholly or not at all.
enum VaultCommand {
  /// Takes a changeset of four entries, of which two contradict one that comes later.
  APPLY(0, "apply") {
    @Override
    String about(VaultReader vault, String name) {
      return name;
    }

    @Override
    void write(Path folder, String name) throws IOException {
      List<String> entries = new ArrayList<>();
      for (int i = 0; i < ENTRIES; i++) {
        String conflict = i % 2 == 0 ? CONFLICT.formatted(name, i + 1) : "";
        entries.add(ENTRY.formatted(name, i, "x".repeat(3_000), conflict));
      }
      Files.writeString(
          folder.resolve(name + ".json"),
          "{\"version\": 1, \"batch_date\": \"2026-11-20\", \"entries\": ["
              + String.join(",", entries)
              + "]}");
    }

    @Override
    List<String> own(String id) {
      return List.of(id + ".json");
    }

    @Override
    Optional<Boolean> isDone(VaultReader vault, String id) throws VaultException {
      List<String> ids = IntStream.range(0, ENTRIES).mapToObj(i -> id + "-" + i).toList();
      long entries = vault.entries().stream().map(Entry::id).filter(ids::contains).count();
      long rows = vault.queue().stream().map(QueueRow::entryId).filter(ids::contains).count();
      long kept =
          vault.kept().stream().map(KeptCandidate::candidateId).filter(ids::contains).count();
      return wholly(List.of(entries, rows * 2, kept), ENTRIES);
    }
  },

  /// Lets the newer entry of a conflict replace the other.
  RESOLVE(1, "curate") {
    @Override
    String about(VaultReader vault, String name) throws VaultException {
      return vault.queue().stream()
          .filter(row -> row.status() == QueueStatus.PENDING)
          .findFirst()
          .orElseThrow()
          .id();
    }

    @Override
    List<String> own(String id) {
      return List.of("--resolve", id + "=keep-new", "--reason", "The newer one.");
    }

    @Override
    Optional<Boolean> isDone(VaultReader vault, String id) throws VaultException {
      QueueRow row = vault.queueRow(id).orElseThrow();
      String reason = "Replaced by newer entry: %s — The newer one.".formatted(row.entryId());
      boolean archived =
          vault.entry(row.relatedId().orElseThrow()).orElseThrow().archived().stream()
              .anyMatch(past -> past.reason().equals(reason));
      return wholly(List.of(row.status() == QueueStatus.RESOLVED ? 1L : 0L, archived ? 1L : 0L), 1);
    }
  },

  /// Takes the last change back.
  UNDO(1, "undo") {
    @Override
    String about(VaultReader vault, String name) throws VaultException {
      return vault.changes().getFirst().id();
    }

    @Override
    List<String> own(String id) {
      return List.of(id, "--reason", "Too early.");
    }

    @Override
    Optional<Boolean> isDone(VaultReader vault, String id) throws VaultException {
      List<Change> changes = vault.changes();
      long undone = changes.stream().filter(one -> one.id().equals(id) && one.undone()).count();
      long undoes = changes.stream().filter(one -> one.intent().about().equals(id)).count();
      return wholly(List.of(undone, undoes), 1);
    }
  };

  static final int ENTRIES = 4;

  private static final String ENTRY =
      """
      {"status": "accepted", "data": {"id": "%1$s-%2$d", "type": "fact", "title": "A wick",
       "claim": "The keeper MUST trim the wick.",
       "body": "## Background\\nb\\n\\n## Details\\n%3$s", "applies_to": {"domains": ["lamp"]},
       "evidence": [{"type": "pr", "ref": "#1"}], "alternative": null, "conflict_check": null,
       "considerations": "Fuel was considered.",
       "curation": [%4$s]}}\
      """;

  private static final String CONFLICT =
      "{\"related_id\": \"%s-%d\", \"reason\": \"They differ.\"}";

  private final int whenDone;
  private final String word;

  VaultCommand(int whenDone, String word) {
    this.whenDone = whenDone;
    this.word = word;
  }

  /// What it is about next: a changeset, a row, a change.
  ///
  /// @param name that was not used before
  abstract String about(VaultReader vault, String name) throws VaultException;

  /// Writes the file it reads, where it reads one.
  void write(Path folder, String id) throws IOException {}

  abstract List<String> own(String id);

  /// Whether it is done; empty when it is half done.
  abstract Optional<Boolean> isDone(VaultReader vault, String id) throws VaultException;

  /// How it ends when it was done before.
  int whenDone() {
    return whenDone;
  }

  List<String> arguments(String id) {
    List<String> all = new ArrayList<>(List.of("vault", word));
    all.addAll(own(id));
    all.addAll(List.of("--vault=vault.db", "--reviewer=Ada Keeper"));
    return all;
  }

  private static Optional<Boolean> wholly(List<Long> counts, long whole) {
    if (counts.stream().allMatch(count -> count == whole)) {
      return Optional.of(true);
    }
    return counts.stream().allMatch(count -> count == 0) ? Optional.of(false) : Optional.empty();
  }
}
