package app.assay.ui.editor;

import app.assay.text.Span;
import app.assay.ui.editor.model.Highlight;
import app.assay.ui.editor.model.LineStyle;
import app.assay.ui.editor.model.LineStyle.Run;
import app.assay.ui.editor.model.MarkdownLine;
import app.assay.ui.editor.model.Styled;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.fxmisc.richtext.model.StyleSpansBuilder;

/// How one paragraph is to look: colours and underlines of its characters, and the style of the
/// whole.
///
/// @param runs cover its characters
/// @param style classes of the paragraph
record ParagraphLook(List<Run> runs, List<String> style) {

  /// That of a paragraph as text and marks are now.
  ///
  /// @param frontMatter how many lines of front matter there are
  static ParagraphLook of(RichEditor in, int paragraph, int frontMatter) {
    int number = in.lines().line(paragraph);
    Span line = in.text().buffer().line(number);
    List<Highlight> marks = in.track().in(line);
    String text = in.lines().text(paragraph);
    List<Highlight> local =
        marks.stream()
            .filter(m -> m.kind() != Highlight.Kind.EXCLUSION)
            .map(m -> m.at(columns(m.span(), line)))
            .toList();
    List<String> style = style(marks, line);
    if (in.hasChipsBelow(number)) {
      style.add("chips-below");
    }
    List<Run> runs =
        text.isEmpty()
            ? List.of()
            : LineStyle.of(text.length(), syntax(in, number, text, frontMatter), local);
    return new ParagraphLook(runs, style);
  }

  /// Whether the characters of a paragraph look like this.
  boolean isShown(ModelArea area, int paragraph) {
    if (runs.isEmpty()) {
      return true;
    }
    StyleSpansBuilder<Collection<String>> builder = new StyleSpansBuilder<>();
    addTo(builder);
    return builder.create().equals(area.getStyleSpans(paragraph));
  }

  /// Adds the runs to those of the paragraphs before.
  void addTo(StyleSpansBuilder<Collection<String>> builder) {
    runs.forEach(run -> builder.add(run.styles(), run.length()));
  }

  /// Shading, and room at the right for the chips of the line.
  private static List<String> style(List<Highlight> marks, Span line) {
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

  private static List<Styled> syntax(RichEditor in, int line, String text, int frontMatter) {
    Span all = new Span(0, text.length());
    if (line < frontMatter) {
      return List.of(new Styled(all, "md-meta"));
    }
    if (in.fences().isFenced(line)) {
      return List.of(new Styled(all, "md-fence"));
    }
    return MarkdownLine.of(text);
  }
}
