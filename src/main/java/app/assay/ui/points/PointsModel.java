package app.assay.ui.points;

import app.assay.finding.Severity;
import app.assay.ui.event.Listeners;
import app.assay.workspace.FileReport;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/// How the document in front, or the whole vault, stands at each of the nine points, and the one
/// point that is looked at alone, if any.
///
/// Belongs to the thread that draws.
public final class PointsModel {

  /// The document in front.
  ///
  /// @param name of its file
  /// @param report of its last check, absent until there is one
  /// @param written what its `points-passed` says; absent where the key cannot be proposed, because
  ///   the text is no document or its check is not of the text as it is
  public record Front(
      Path path, String name, Optional<FileReport> report, Optional<String> written) {}

  private final Listeners listeners = new Listeners();
  private Map<Path, FileReport> vault = Map.of();
  private Optional<Front> front = Optional.empty();
  private boolean wholeVault;
  private OptionalInt alone = OptionalInt.empty();
  private PointCounts counts = PointCounts.NONE;
  private Optional<String> proposal = Optional.empty();

  /// Takes the document in front and the reports of all documents.
  public void show(Optional<Front> inFront, Map<Path, FileReport> all) {
    boolean named = inFront.map(Front::name).equals(name());
    front = inFront;
    vault = new LinkedHashMap<>(all);
    if (compute() || !named) {
      listeners.tell();
    }
  }

  /// The name of the document in front.
  public Optional<String> name() {
    return front.map(Front::name);
  }

  /// Whether there is a document to speak of.
  public boolean hasDocuments() {
    return wholeVault ? !vault.isEmpty() : front.isPresent();
  }

  /// Speaks of all documents of the vault, or of the one in front.
  public void setWholeVault(boolean whole) {
    if (whole != wholeVault) {
      wholeVault = whole;
      compute();
      listeners.tell();
    }
  }

  public boolean isWholeVault() {
    return wholeVault;
  }

  /// The nine points in order, then what is allowed.
  public List<PointRow> rows() {
    return counts.rows();
  }

  /// The points at which all documents in scope passed.
  public Set<Integer> passed() {
    return counts.passed();
  }

  /// How many findings of the nine points there are of each severity.
  public Map<Severity, Integer> total() {
    return counts.total();
  }

  /// The point whose findings alone are shown.
  public OptionalInt alone() {
    return alone;
  }

  /// Shows one point's findings alone, or all again when it was shown alone before.
  public void toggle(int point) {
    lookAt(alone.equals(OptionalInt.of(point)) ? OptionalInt.empty() : OptionalInt.of(point));
  }

  /// Shows the findings of all points and of the format.
  public void clear() {
    lookAt(OptionalInt.empty());
  }

  private void lookAt(OptionalInt point) {
    if (!point.equals(alone)) {
      alone = point;
      listeners.tell();
    }
  }

  /// What `points-passed` of the document in front should say: the points that passed, where it
  /// says another thing. Empty where none passed, and while the whole vault is looked at.
  public Optional<String> proposal() {
    return proposal;
  }

  /// Calls back after each change.
  public void onChange(Runnable listener) {
    listeners.add(listener);
  }

  /// Counts anew.
  ///
  /// @return whether anything is different
  private boolean compute() {
    PointCounts now = PointCounts.of(scope(), wholeVault);
    String value = PointRanges.of(now.passed());
    Optional<String> proposed =
        front
            .filter(f -> !wholeVault && !value.isEmpty())
            .flatMap(Front::written)
            .filter(written -> !PointRanges.same(written, value))
            .map(written -> value);
    boolean different = !now.equals(counts) || !proposed.equals(proposal);
    counts = now;
    proposal = proposed;
    return different;
  }

  private Map<Path, FileReport> scope() {
    return wholeVault
        ? vault
        : front.flatMap(f -> f.report().map(r -> Map.of(f.path(), r))).orElse(Map.of());
  }
}
