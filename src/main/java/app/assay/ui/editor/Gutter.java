package app.assay.ui.editor;

import app.assay.text.Span;
import app.assay.ui.editor.GutterRow.Key;
import app.assay.ui.editor.model.Highlight;
import java.util.Locale;
import java.util.Optional;
import javafx.scene.Node;
import org.jspecify.annotations.Nullable;

/// Line numbers, and before them the heaviest problem that begins in the line: a shape for its
/// severity and the number of its verification point.
final class Gutter implements Feature {

  private @Nullable RichEditor editor;

  @Override
  public void install(RichEditor into) {
    editor = into;
    into.area().setParagraphGraphicFactory(p -> new GutterRow(key(into, p)));
    into.onMarks(new Later(into.turns(), () -> refresh(into))::ask);
  }

  @Override
  public void uninstall() {
    if (editor != null) {
      editor.area().setParagraphGraphicFactory(null);
    }
  }

  private static void refresh(RichEditor in) {
    ModelArea area = in.area();
    for (int paragraph : area.paragraphsInSight()) {
      Node shown = area.getParagraphGraphic(paragraph);
      if (shown instanceof GutterRow row && !key(in, paragraph).equals(row.key())) {
        area.recreateParagraphGraphic(paragraph);
      }
    }
  }

  private static Key key(RichEditor in, int paragraph) {
    int line = in.lines().line(Math.min(paragraph, in.lines().count() - 1));
    Span span = in.text().buffer().line(line);
    Optional<Highlight> heaviest =
        in.track().in(span).stream()
            .filter(h -> h.kind().isProblem() && h.span().start() >= span.start())
            .min((a, b) -> a.kind().compareTo(b.kind()));
    return heaviest
        .map(h -> new Key(line + 1, h.kind().name().toLowerCase(Locale.ROOT), h.point()))
        .orElse(new Key(line + 1, null, 0));
  }
}
