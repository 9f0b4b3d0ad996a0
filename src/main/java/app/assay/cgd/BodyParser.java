package app.assay.cgd;

import app.assay.text.FenceState;
import app.assay.text.LineIndex;
import app.assay.text.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// One pass over the body's lines that feeds each scanner.
final class BodyParser {

  private final String text;
  private final LineIndex lines;
  private final Limits limits;
  private final ModelCost cost;

  /// @param cost what the document needs so far; what is kept of the body is added
  BodyParser(String text, LineIndex lines, Limits limits, ModelCost cost) {
    this.text = text;
    this.lines = lines;
    this.limits = limits;
    this.cost = cost;
  }

  /// The exclusions of a body by itself, such as a canonical one.
  static Exclusions exclusions(String body) {
    LineIndex lines = new LineIndex(body);
    ExclusionScan exclusions = new ExclusionScan(body);
    for (int line = 0; line < lines.count(); line++) {
      exclusions.line(lines.content(line), lines.end(line));
    }
    return exclusions.finish(body.length());
  }

  Body parse(Span span) {
    if (span.isEmpty()) {
      return Body.empty(span);
    }
    FenceState fence = new FenceState();
    List<Span> fences = new ArrayList<>();
    HeadingScan headings = new HeadingScan(text, cost);
    TableScan tables = new TableScan(text, limits.tableCells(), cost);
    NestingScan nesting = new NestingScan(text, limits.nesting());
    ExclusionScan exclusions = new ExclusionScan(text);
    int fenceStart = -1;
    int firstLine = lines.lineAt(span.start());
    int lastLine = lines.lineAt(span.end() - 1);
    for (int line = firstLine; line <= lastLine && !cost.isOver(); line++) {
      Span content = within(lines.content(line), span);
      exclusions.line(content, Math.min(lines.end(line), span.end()));
      boolean wasOpen = fence.isOpen();
      boolean fenceLine = fence.accept(text, content.start(), content.end());
      if (!wasOpen && fenceLine) {
        fenceStart = content.start();
      } else if (wasOpen && !fence.isOpen()) {
        fences.add(new Span(fenceStart, content.end()));
        fenceStart = -1;
      }
      if (wasOpen || fenceLine) {
        headings.interrupt();
        tables.interrupt();
      } else {
        nesting.line(content);
        headings.line(content);
        tables.line(content);
      }
    }
    tables.interrupt();
    Optional<Span> open = Optional.empty();
    if (fenceStart >= 0) {
      fences.add(new Span(fenceStart, span.end()));
      open = Optional.of(within(lines.content(lines.lineAt(fenceStart)), span));
    }
    Exclusions found = exclusions.finish(span.end());
    SectionParser sections =
        new SectionParser(text, lines, span, headings.headings(), tables.tables(), fences, found);
    return new Body(
        span,
        headings.headings(),
        fences,
        open,
        tables.tables(),
        found,
        nesting.deepLine(),
        sections.record(),
        sections.verifiedClaims());
  }

  private static Span within(Span line, Span body) {
    int start = Math.clamp(line.start(), body.start(), body.end());
    return new Span(start, Math.clamp(line.end(), start, body.end()));
  }
}
