package app.assay.ui.review.model;

import app.assay.HandClock;
import app.assay.text.SourceText;
import app.assay.workspace.SameThreadRunner;
import app.assay.workspace.TaskRunner;
import app.assay.workspace.UndoStack;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// A review of copies of the lighthouse's documents, with a clock that only moves when told.
public final class SampleReview implements ReviewHost {

  private static final Path SAMPLES = Path.of("sample-vaults", "lighthouse");

  public final UndoStack undo = new UndoStack(100);
  public final Set<Path> unsaved = new HashSet<>();
  public final List<Path> written = new ArrayList<>();
  public final ReviewTools tools;
  private final Path vault;
  private final HandClock clock = new HandClock(Instant.parse("2026-06-15T12:00:00Z"));
  private Optional<String> reviewer = Optional.of("Dana Reviewer");

  public SampleReview(Path vault) {
    this(vault, new SameThreadRunner());
  }

  public SampleReview(Path vault, TaskRunner runner) {
    this.vault = vault;
    this.tools = ReviewTools.standard(vault, runner, undo, clock, "0.1.0", this);
  }

  /// A review of copies of these documents, given by their paths in the sample vault.
  public ReviewModel open(String... documents) {
    ReviewModel review = new ReviewModel(tools);
    review.open(scope(documents));
    return review;
  }

  public ReviewScope scope(String... documents) {
    return new ReviewScope("lighthouse", Arrays.stream(documents).map(this::copy).toList());
  }

  /// The copy of a document, made when it is not there yet.
  public Path copy(String document) {
    Path to = vault.resolve(document);
    try {
      Files.createDirectories(to.getParent());
      if (!Files.exists(to)) {
        Files.copy(SAMPLES.resolve(document), to);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return to;
  }

  public byte[] bytes(String document) {
    try {
      return Files.readAllBytes(vault.resolve(document));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  public String text(String document) {
    return new String(bytes(document), StandardCharsets.UTF_8);
  }

  /// Somebody else changes the file.
  public void change(String document, String what, String by) {
    try {
      Files.writeString(vault.resolve(document), text(document).replace(what, by));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  public String sha256(String document) {
    return SourceText.sha256(bytes(document));
  }

  public void pass(Duration time) {
    clock.pass(time);
  }

  public SampleReview reviewedBy(Optional<String> name) {
    reviewer = name;
    return this;
  }

  @Override
  public Optional<String> reviewer() {
    return reviewer;
  }

  @Override
  public void setReviewer(String name) {
    reviewer = Optional.of(name);
  }

  @Override
  public boolean hasUnsavedChanges(Path file) {
    return unsaved.contains(file);
  }

  @Override
  public void written(Path file) {
    written.add(file);
  }
}
