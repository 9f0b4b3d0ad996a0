package app.assay.ui.editor;

import app.assay.text.Span;
import app.assay.ui.editor.model.FrontMatterLines;
import app.assay.ui.editor.model.Highlight;
import app.assay.ui.editor.model.LineStyle;
import app.assay.ui.editor.model.LineStyle.Run;
import app.assay.ui.editor.model.MarkdownLine;
import app.assay.ui.editor.model.Styled;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.fxmisc.richtext.model.StyleSpans;
import org.fxmisc.richtext.model.StyleSpansBuilder;
import org.jspecify.annotations.Nullable;
import org.reactfx.Subscription;

/// Colours and underlines of the paragraphs in sight, and of those only, so that a long document
/// with thousands of marks costs no more than a short one.
final class Painter implements Feature {

  private @Nullable Subscription watching;

  @Override
  public void install(RichEditor into) {
    Later later = new Later(into.turns(), () -> paint(into));
    watching = into.area().getVisibleParagraphs().changes().subscribe(change -> later.ask());
    into.onMarks(later::ask);
  }

  @Override
  public void uninstall() {
    if (watching != null) {
      watching.unsubscribe();
    }
  }

  private static void paint(RichEditor in) {
    ModelArea area = in.area();
    int frontMatter = FrontMatterLines.count(in.text().buffer());
    for (int paragraph : area.paragraphsInSight()) {
      paint(in, paragraph, in.lines().line(paragraph) < frontMatter);
    }
  }

  private static void paint(RichEditor in, int paragraph, boolean frontMatter) {
    ModelArea area = in.area();
    Span line = in.text().buffer().line(in.lines().line(paragraph));
    List<Highlight> marks = in.track().in(line);
    String text = in.lines().text(paragraph);
    List<Highlight> local =
        marks.stream()
            .filter(m -> m.kind() != Highlight.Kind.EXCLUSION)
            .map(m -> m.at(columns(m.span(), line)))
            .toList();
    if (!text.isEmpty()) {
      StyleSpans<Collection<String>> spans =
          spans(LineStyle.of(text.length(), syntax(in, paragraph, text, frontMatter), local));
      if (!spans.equals(area.getStyleSpans(paragraph))) {
        area.setStyleSpans(paragraph, 0, spans);
      }
    }
    List<String> style = paragraphStyle(marks, line);
    if (in.hasChipsBelow(in.lines().line(paragraph))) {
      style.add("chips-below");
    }
    if (!style.equals(List.copyOf(area.getParagraph(paragraph).getParagraphStyle()))) {
      area.setParagraphStyle(paragraph, style);
    }
  }

  /// Shading, and room at the right for the chips of the line.
  private static List<String> paragraphStyle(List<Highlight> marks, Span line) {
    List<String> style = new ArrayList<>();
    if (marks.stream().anyMatch(m -> m.kind() == Highlight.Kind.EXCLUSION)) {
      style.add("excluded");
    }
    long chips =
        marks.stream().filter(m -> !m.label().isEmpty() && line.contains(m.span())).count();
    if (chips > 0) {
      style.add(chips == 1 ? "one-chip" : "more-chips");
    }
    return style;
  }

  private static Span columns(Span mark, Span line) {
    int start = Math.max(0, mark.start() - line.start());
    return new Span(start, Math.max(start, mark.end() - line.start()));
  }

  private static List<Styled> syntax(
      RichEditor in, int paragraph, String text, boolean frontMatter) {
    Span all = new Span(0, text.length());
    if (frontMatter) {
      return List.of(new Styled(all, "md-meta"));
    }
    if (in.fences().isFenced(in.lines().line(paragraph))) {
      return List.of(new Styled(all, "md-fence"));
    }
    return MarkdownLine.of(text);
  }

  private static StyleSpans<Collection<String>> spans(List<Run> runs) {
    StyleSpansBuilder<Collection<String>> builder = new StyleSpansBuilder<>();
    runs.forEach(r -> builder.add(r.styles(), r.length()));
    return builder.create();
  }
}
