package app.assay.distillery.changeset;

import app.assay.distillery.candidate.Candidate;
import app.assay.distillery.layer1.Flaw;
import app.assay.distillery.layer1.Layer1;
import app.assay.text.DocumentFile;
import app.assay.text.ReadResult;
import app.assay.text.SaveResult;
import app.assay.text.SourceText;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/// A changeset in its file. What a person changed is gated again before it is written.
public final class ChangesetFile {

  /// The gate that needs nothing but the candidate: the rules of the first layer.
  public static final Function<Candidate, List<String>> RULES =
      candidate -> Layer1.check(candidate).rejects().stream().map(Flaw::message).toList();

  private final Path path;
  private final DocumentFile files;

  public ChangesetFile(Path path, DocumentFile files) {
    this.path = path;
    this.files = files;
  }

  /// Reads it.
  public ChangesetReading read() {
    return switch (files.read(path)) {
      case ReadResult.Loaded loaded ->
          switch (Changeset.parse(loaded.source().text())) {
            case ChangesetParsing.Parsed(Changeset changeset) ->
                new ChangesetReading.Loaded(changeset, loaded.source(), loaded.sha256());
            case ChangesetParsing.Broken(String message) ->
                new ChangesetReading.Unreadable(name() + ": " + message);
          };
      case ReadResult.NotUtf8(int offset) ->
          new ChangesetReading.Unreadable(
              "%s is not UTF-8 at byte %d. Save it as UTF-8.".formatted(name(), offset));
      case ReadResult.TooLarge(long size, long limit) ->
          new ChangesetReading.Unreadable(
              "%s has %d bytes; a changeset may have %d.".formatted(name(), size, limit));
      case ReadResult.Unreadable(String message) -> new ChangesetReading.Unreadable(message);
    };
  }

  /// Writes what was changed, unless the gate objects to an accepted entry that was changed.
  /// Entries that nobody touched are not gated, and not one of their bytes changes.
  ///
  /// @param read what was read
  /// @param gate what speaks against a candidate; nothing lets it pass
  public ChangesetSaving save(
      ChangesetReading.Loaded read, Changeset changed, Function<Candidate, List<String>> gate) {
    List<ChangesetProblem> problems = new ArrayList<>();
    for (ChangesetEntry entry : changed.changedSince(read.changeset())) {
      if (entry.isAccepted()) {
        int index = changed.entries().indexOf(entry);
        entry.candidate().map(gate).orElse(List.of("It has no data.")).stream()
            .map(message -> new ChangesetProblem(index, entry.id(), message))
            .forEach(problems::add);
      }
    }
    if (!problems.isEmpty()) {
      return new ChangesetSaving.Refused(problems);
    }
    return saved(files.save(path, read.source().withText(changed.text()), read.sha256()));
  }

  /// Writes a new one; refuses when there is a file of that name.
  public ChangesetSaving create(Changeset changeset) {
    List<ChangesetProblem> problems = ChangesetCheck.check(changeset);
    return problems.isEmpty()
        ? saved(files.create(path, SourceText.of(changeset.text())))
        : new ChangesetSaving.Refused(problems);
  }

  private ChangesetSaving saved(SaveResult result) {
    return switch (result) {
      case SaveResult.Saved(String sha256) -> new ChangesetSaving.Saved(sha256);
      case SaveResult.ChangedUnderneath _ ->
          new ChangesetSaving.NotSaved(
              "%s was changed by another program meanwhile. Nothing was written. Open it again."
                  .formatted(name()));
      case SaveResult.Failed(String message) -> new ChangesetSaving.NotSaved(message);
    };
  }

  private String name() {
    return Optional.ofNullable(path.getFileName()).orElse(path).toString();
  }
}
