package app.assay.workspace;

import app.assay.cgd.CgdDocument;
import app.assay.points.check.Sensitivity;
import app.assay.points.check.Watch;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// The checks that a window asks: the format and the nine points of documents, the points alone of
/// other Markdown. What the points need is read when they are first asked, so that no window waits
/// for it. Safe on any thread.
public final class WindowChecks {

  private final Supplier<Sensitivity> sensitivity;
  private @Nullable PointsGate gate;

  /// @param sensitivity as it is at each check
  public WindowChecks(Supplier<Sensitivity> sensitivity) {
    this.sensitivity = sensitivity;
  }

  /// The check of a document.
  public DocumentCheck ofDocument() {
    return DocumentCheck.complete(points());
  }

  /// What makes documents of plain Markdown.
  public Annotating annotating() {
    return new Annotating(points());
  }

  /// What tries fixes of one document before they are made.
  ///
  /// @param asOf the date that counts as today
  /// @param watch called again and again; ends the search by throwing
  public SoundFixes fixes(LocalDate asOf, Watch watch) {
    return SoundFixes.of(points(), asOf, watch);
  }

  /// The check of a text by what it is: plain Markdown is not blamed for what only documents have.
  public DocumentCheck of(Path path, CgdDocument text) {
    return isDocument(path, text) ? ofDocument() : DocumentCheck.ofPoints(points());
  }

  /// True for a document by its name, and for a text that calls itself one.
  public static boolean isDocument(Path path, CgdDocument text) {
    return Documents.isDocument(path) || text.header().entry("clarity-gate-version").isPresent();
  }

  private synchronized PointsGate points() {
    PointsGate known = gate;
    if (known == null) {
      known = PointsGate.standard();
      gate = known;
    }
    return known.at(sensitivity.get());
  }
}
