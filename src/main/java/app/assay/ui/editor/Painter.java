package app.assay.ui.editor;

import app.assay.ui.editor.model.FrontMatterLines;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.fxmisc.richtext.model.StyleSpansBuilder;
import org.jspecify.annotations.Nullable;
import org.reactfx.Subscription;

/// Colours and underlines of the paragraphs in sight, and of those only, so that a long document
/// with thousands of marks costs no more than a short one.
final class Painter implements Feature {

  private @Nullable Subscription watching;

  @Override
  public void install(RichEditor into) {
    Later later = new Later(into.turns(), () -> paintSeen(into));
    watching = into.area().getVisibleParagraphs().changes().subscribe(change -> later.ask());
    into.onMarks(later::ask);
  }

  @Override
  public void uninstall() {
    if (watching != null) {
      watching.unsubscribe();
    }
  }

  private static void paintSeen(RichEditor in) {
    List<Integer> seen = in.area().paragraphsInSight();
    in.sight().set(seen);
    if (!seen.isEmpty()) {
      paint(in, seen.getFirst(), seen.getLast());
    }
  }

  /// Neighbours that change are changed at once, since each change is told to the whole control.
  private static void paint(RichEditor in, int first, int last) {
    ModelArea area = in.area();
    int frontMatter = FrontMatterLines.count(in.text().buffer());
    List<ParagraphLook> changed = new ArrayList<>();
    for (int paragraph = first; paragraph <= last; paragraph++) {
      ParagraphLook look = ParagraphLook.of(in, paragraph, frontMatter);
      if (look.isShown(area, paragraph)) {
        put(area, paragraph - changed.size(), changed);
        changed.clear();
      } else {
        changed.add(look);
      }
      if (!look.style().equals(List.copyOf(area.getParagraph(paragraph).getParagraphStyle()))) {
        area.setParagraphStyle(paragraph, look.style());
      }
    }
    put(area, last + 1 - changed.size(), changed);
  }

  private static void put(ModelArea area, int first, List<ParagraphLook> looks) {
    if (looks.isEmpty()) {
      return;
    }
    StyleSpansBuilder<Collection<String>> builder = new StyleSpansBuilder<>();
    looks.getFirst().addTo(builder);
    for (ParagraphLook look : looks.subList(1, looks.size())) {
      // The line feed between two paragraphs.
      builder.add(List.of(), 1);
      look.addTo(builder);
    }
    area.setStyleSpans(first, 0, builder.create());
  }
}
