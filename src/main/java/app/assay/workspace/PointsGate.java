package app.assay.workspace;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.FrontMatter;
import app.assay.points.check.Detector;
import app.assay.points.check.DetectorSet;
import app.assay.points.check.PointsCheck;
import app.assay.points.check.PointsContext;
import app.assay.points.check.PointsEvaluation;
import app.assay.points.check.Sensitivity;
import app.assay.points.check.Watch;
import app.assay.points.lexicon.Lexicon;
import app.assay.points.rules.PointRules;
import app.assay.text.Span;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/// The nine points as a gate over documents. Safe on any thread.
public final class PointsGate {

  private static final Set<Integer> ALL = Set.of(1, 2, 3, 4, 5, 6, 7, 8, 9);

  private final Lexicon lexicon;
  private final DetectorSet detectors;
  private final Sensitivity sensitivity;

  /// @param points those of 1 to 9 that are asked
  public PointsGate(Lexicon lexicon, Set<Integer> points, Sensitivity sensitivity) {
    this(
        lexicon,
        new DetectorSet(
            PointRules.all().stream().filter(d -> points.contains(d.rule().point())).toList(),
            PointRules.all().stream().map(Detector::rule).toList()),
        sensitivity);
  }

  private PointsGate(Lexicon lexicon, DetectorSet detectors, Sensitivity sensitivity) {
    this.lexicon = lexicon;
    this.detectors = detectors;
    this.sensitivity = sensitivity;
  }

  /// All nine points at the default sensitivity.
  public static PointsGate standard() {
    return new PointsGate(Lexicon.load(), ALL, Sensitivity.THOROUGH);
  }

  /// The same points, which speak more or less readily; engines fit both.
  public PointsGate at(Sensitivity other) {
    return new PointsGate(lexicon, detectors, other);
  }

  /// An engine that remembers one document's unchanged blocks from one version to the next.
  public PointsCheck engine() {
    return PointsCheck.weighing(lexicon, detectors);
  }

  /// Asks all detectors about a document.
  ///
  /// @param engine a fresh one, or the one that saw the version before
  /// @param asOf the date that counts as today
  public PointsEvaluation evaluate(PointsCheck engine, CgdDocument document, LocalDate asOf) {
    return evaluate(engine, document, asOf, Watch.NONE);
  }

  /// As above, while somebody follows, who may end it.
  public PointsEvaluation evaluate(
      PointsCheck engine, CgdDocument document, LocalDate asOf, Watch watch) {
    PointsEvaluation said =
        engine.evaluate(document.text(), document.lines(), silent(document), context(asOf), watch);
    return document.claims().isEmpty() ? said : ClaimedStatements.of(document).settle(said);
  }

  /// What detectors are told of the day and of how readily to speak.
  public PointsContext context(LocalDate asOf) {
    return new PointsContext(asOf, sensitivity);
  }

  /// What is not the document's own statement: front matter, exclusions, the record of the review,
  /// and everything from the end marker on.
  private static List<Span> silent(CgdDocument document) {
    List<Span> silent = new ArrayList<>(document.body().exclusions().covered());
    if (document.frontMatter() instanceof FrontMatter.Present present) {
      silent.add(new Span(0, present.closing().end()));
    }
    document.body().record().ifPresent(record -> silent.add(record.section()));
    document
        .ending()
        .marker()
        .ifPresent(marker -> silent.add(new Span(marker.start(), document.text().length())));
    return silent;
  }
}
