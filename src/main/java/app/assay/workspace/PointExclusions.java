package app.assay.workspace;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.ExclusionBlock;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.edit.DocumentEditor;
import app.assay.cgd.exclusion.Exclusion;
import app.assay.cgd.exclusion.ExclusionRequest;
import app.assay.cgd.plan.Plan;
import app.assay.cgd.rules.FormatRules;
import app.assay.finding.Finding;
import app.assay.points.reading.BlockScan;
import app.assay.text.Span;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;

/// Puts the block that a finding of the nine points is in between exclusion markers, with the
/// rule's title as the reason (FS §8.6).
public final class PointExclusions {

  private final Exclusion exclusion =
      new Exclusion(DocumentEditor.standard(), FormatRules.validator());

  /// Plans the exclusion without changing anything: whole paragraphs, items and tables, for half of
  /// one says something else than its author wrote.
  public Plan plan(CgdDocument document, Finding finding, CheckContext context) {
    return exclusion.plan(
        document,
        new ExclusionRequest(
            blocks(document, finding.span()),
            id(document, finding),
            finding.rule().title(),
            context));
  }

  /// The paragraphs, items and tables that a span touches, or the span itself where it touches
  /// none.
  public static Span blocks(CgdDocument document, Span span) {
    List<Span> touched =
        BlockScan.of(document.text(), document.lines(), List.of()).stream()
            .map(block -> block.span())
            .filter(block -> block.overlaps(span))
            .toList();
    return touched.isEmpty()
        ? span
        : new Span(
            Math.min(span.start(), touched.getFirst().start()),
            Math.max(span.end(), touched.getLast().end()));
  }

  /// The rule's id and the first number that is free: `p2-will-1`.
  private static String id(CgdDocument document, Finding finding) {
    Set<String> taken =
        document.body().exclusions().blocks().stream()
            .map(ExclusionBlock::id)
            .collect(Collectors.toSet());
    String stem = finding.rule().id().toLowerCase(Locale.ROOT);
    int number = 1;
    while (taken.contains(stem + "-" + number)) {
      number++;
    }
    return stem + "-" + number;
  }
}
