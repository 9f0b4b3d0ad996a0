package app.assay.workspace;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.CgdParser;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.edit.DocumentEditor;
import app.assay.cgd.rules.FormatRules;
import app.assay.finding.Finding;
import app.assay.finding.Fix;
import app.assay.hitl.annotation.Annotation;
import app.assay.hitl.annotation.AnnotationRequest;
import app.assay.hitl.annotation.AnnotationResult;
import app.assay.points.check.PointsEvaluation;
import app.assay.text.SourceText;
import app.assay.text.TextEdit;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// Annotates plain Markdown: markers where the reviewer accepts them, claims for the rest of what
/// only a person can answer. The engine of `process` and of the window's Annotate.
public final class Annotating {

  /// What a person would have to fill in is never inserted unseen.
  private static final String GAP = "…";

  private final PointsGate gate;
  private final Annotation annotation =
      new Annotation(CgdParser.standard(), DocumentEditor.standard(), FormatRules.validator());

  public Annotating(PointsGate gate) {
    this.gate = gate;
  }

  /// A marker that may be put into the text.
  ///
  /// @param finding what it answers
  /// @param fix the edits that put it there
  public record Marker(Finding finding, Fix fix) {}

  /// The markers on offer, in the order of the text: for each finding its first fix that leaves no
  /// gap. Points 1 and 9 have none here, for their statements become claims.
  public List<Marker> markers(SourceText source, LocalDate asOf) {
    List<Marker> markers = new ArrayList<>();
    for (Finding finding : said(source, asOf).findings()) {
      if (finding.rule().point() != 1 && finding.rule().point() != 9) {
        whole(finding).ifPresent(fix -> markers.add(new Marker(finding, fix)));
      }
    }
    return markers;
  }

  /// A text with markers put in; of two that overlap the first is taken.
  public SourceText marked(SourceText source, List<Marker> accepted) {
    List<TextEdit> edits = new ArrayList<>();
    fitting(accepted).forEach(marker -> edits.addAll(marker.fix().edits()));
    return source.withText(TextEdit.apply(source.text(), TextEdit.sorted(edits)));
  }

  /// Those of the markers that can be put in together; of two that overlap the first.
  public static List<Marker> fitting(List<Marker> accepted) {
    FixPlaces taken = new FixPlaces();
    return accepted.stream().filter(marker -> taken.take(marker.fix())).toList();
  }

  /// Plans the document of a text that has its markers.
  ///
  /// @param marked plain Markdown
  /// @param processedBy as it will stand in `processed-by`
  /// @param personPresent false in a batch
  public AnnotationResult plan(
      SourceText marked, String processedBy, boolean personPresent, CheckContext context) {
    PointsEvaluation said = said(marked, context.today());
    Set<Integer> waived = new HashSet<>();
    said.waived().forEach(w -> waived.add(w.finding().rule().point()));
    said.outweighed().forEach(f -> waived.add(f.rule().point()));
    return annotation.plan(
        marked,
        new AnnotationRequest(said.findings(), waived, processedBy, personPresent, context));
  }

  private PointsEvaluation said(SourceText source, LocalDate asOf) {
    CgdDocument document = CgdParser.standard().parse(source);
    return gate.evaluate(gate.engine(), document, asOf);
  }

  private static Optional<Fix> whole(Finding finding) {
    return finding.fixes().stream()
        .filter(fix -> fix.edits().stream().noneMatch(e -> e.replacement().contains(GAP)))
        .findFirst();
  }
}
