package app.assay.workspace;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.CgdParser;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.check.Evaluation;
import app.assay.cgd.check.Validator;
import app.assay.cgd.rules.FormatRules;
import app.assay.finding.Finding;
import app.assay.judge.injection.XInjection;
import app.assay.points.check.PointsCheck;
import app.assay.points.check.PointsContext;
import app.assay.points.check.PointsEvaluation;
import app.assay.points.check.Watch;
import app.assay.text.LineIndex;
import app.assay.text.SourceText;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// The one check of a document: window, command line and batch all ask it.
public final class DocumentCheck {

  private final CgdParser parser;
  private final Validator validator;
  private final Optional<PointsGate> points;
  private final Optional<XInjection> injection;

  /// @param points the nine points, where they are asked too
  /// @param injection whether the text speaks to a model, where that is asked
  public DocumentCheck(
      CgdParser parser,
      Validator validator,
      Optional<PointsGate> points,
      Optional<XInjection> injection) {
    this.parser = parser;
    this.validator = validator;
    this.points = points;
    this.injection = injection;
  }

  private DocumentCheck(Validator validator, Optional<PointsGate> points) {
    this(CgdParser.standard(), validator, points, Optional.of(new XInjection()));
  }

  /// With the standard limits and all rules of the format.
  public static DocumentCheck standard() {
    return new DocumentCheck(FormatRules.validator(), Optional.empty());
  }

  /// All rules of the format and the nine points.
  public static DocumentCheck complete(PointsGate points) {
    return new DocumentCheck(FormatRules.validator(), Optional.of(points));
  }

  /// The nine points alone, for any Markdown.
  public static DocumentCheck ofPoints(PointsGate points) {
    return new DocumentCheck(new Validator(List.of()), Optional.of(points));
  }

  /// Compares hashes and reads states and claims, but asks no rule.
  public static DocumentCheck withoutRules() {
    return new DocumentCheck(
        CgdParser.standard(), new Validator(List.of()), Optional.empty(), Optional.empty());
  }

  /// Checks bytes as they lie in a file.
  ///
  /// @param path how the report names the file
  public FileReport check(String path, byte[] bytes, CheckContext context) {
    return check(path, bytes.length, parser.parse(bytes), context);
  }

  /// Checks characters as an editor holds them.
  ///
  /// @param bytes the size of their file
  public FileReport check(String path, long bytes, SourceText source, CheckContext context) {
    return check(path, bytes, parser.parse(source), context);
  }

  /// The report of a file that cannot be read as text.
  ///
  /// @param bytes its size, 0 where it is not known
  public FileReport refused(
      String path, long bytes, CgdDocument.Refusal refusal, CheckContext context) {
    return check(path, bytes, CgdParser.refused(refusal), context);
  }

  /// Checks a document that was taken apart before.
  public FileReport check(String path, long bytes, CgdDocument document, CheckContext context) {
    return check(path, bytes, document, context, points.map(PointsGate::engine));
  }

  /// As above, with an engine that saw the version before; see [#engine()].
  public FileReport check(
      String path,
      long bytes,
      CgdDocument document,
      CheckContext context,
      Optional<PointsCheck> engine) {
    return check(path, bytes, document, context, engine, Watch.NONE);
  }

  /// As above, while somebody follows, who may end it.
  public FileReport check(
      String path,
      long bytes,
      CgdDocument document,
      CheckContext context,
      Optional<PointsCheck> engine,
      Watch watch) {
    Evaluation evaluation = validator.evaluate(document, context);
    watch.step();
    boolean readable = document.refusal().isEmpty();
    LineIndex lines = document.lines();
    Optional<PointsEvaluation> said =
        points
            .filter(gate -> readable)
            .flatMap(gate -> engine.map(e -> gate.evaluate(e, document, context.today(), watch)));
    watch.step();
    Optional<List<Finding>> spoken =
        injection.filter(rule -> readable).map(rule -> rule.findings(document.text()));
    List<PlacedFinding> findings =
        Stream.of(
                evaluation.findings().stream(),
                said.stream().flatMap(s -> s.findings().stream()),
                spoken.stream().flatMap(List::stream))
            .flatMap(found -> found)
            .sorted(Finding.ORDER)
            .map(finding -> PlacedFinding.of(finding, document.text(), lines))
            .toList();
    return new FileReport(
        path,
        bytes,
        Optional.empty(),
        document.refusal().map(DocumentCheck::trouble),
        readable ? HashReport.of(document, context.siblingSource()) : HashReport.UNREADABLE,
        readable ? DocumentState.of(document) : DocumentState.UNKNOWN,
        findings,
        Tally.of(findings),
        said.stream()
            .flatMap(s -> s.waived().stream())
            .map(
                w ->
                    new WaivedFinding(
                        PlacedFinding.of(w.finding(), document.text(), lines), w.reason()))
            .toList(),
        said.stream()
            .flatMap(s -> s.outweighed().stream())
            .map(finding -> PlacedFinding.of(finding, document.text(), lines))
            .toList(),
        Stream.of(
                evaluation.passed().stream(),
                said.stream().flatMap(s -> s.clean().stream()),
                spoken.filter(List::isEmpty).map(_ -> XInjection.rule()).stream())
            .flatMap(passed -> passed)
            .toList(),
        evaluation.notEvaluated().stream()
            .map(rule -> new Unsettled(rule.rule(), rule.reason()))
            .toList(),
        said.flatMap(s -> OpenGaps.of(s, document)).stream().toList(),
        document.claims().stream().map(claim -> ClaimReport.of(claim, lines)).toList(),
        Optional.empty());
  }

  /// An engine for one document that stays open, which remembers its unchanged blocks; empty where
  /// the points are not asked.
  public Optional<PointsCheck> engine() {
    return points.map(PointsGate::engine);
  }

  /// What the engine is told of the day and of how readily to speak; empty where the points are not
  /// asked.
  public Optional<PointsContext> pointsContext(CheckContext context) {
    return points.map(gate -> gate.context(context.today()));
  }

  private static String trouble(CgdDocument.Refusal refusal) {
    return switch (refusal) {
      case CgdDocument.Refusal.TooLarge(long bytes, long limit) -> Troubles.tooLarge(bytes, limit);
      case CgdDocument.Refusal.TooCostly(long limit) -> Troubles.tooCostly(limit);
      case CgdDocument.Refusal.NotUtf8(int offset) -> Troubles.notUtf8(offset);
    };
  }
}
