package app.assay.ui.editor.model;

import app.assay.text.FenceState;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Which lines of a changing text stand in a fenced code block. After an edit it looks at the
/// edited lines and on, until the fences are as they were.
public final class FenceLines {

  private final TextBuffer buffer;
  private final List<@Nullable String> openAfter = new ArrayList<>();

  public FenceLines(TextBuffer buffer) {
    this.buffer = buffer;
    FenceState state = new FenceState();
    String opening = null;
    for (int line = 0; line < buffer.lineCount(); line++) {
      opening = step(state, opening, line);
      openAfter.add(opening);
    }
  }

  /// True for a line inside a fence and for both fence lines.
  public boolean isFenced(int line) {
    return openAfter.get(line) != null || (line > 0 && openAfter.get(line - 1) != null);
  }

  /// Takes in a change that the buffer already shows.
  public void after(TextBuffer.Edited edited) {
    int first = edited.firstLine();
    List<@Nullable String> touched = openAfter.subList(first, first + edited.oldLines());
    touched.clear();
    String opening = first == 0 ? null : openAfter.get(first - 1);
    FenceState state = resumed(opening);
    for (int i = 0; i < edited.newLines(); i++) {
      opening = step(state, opening, first + i);
      openAfter.add(first + i, opening);
    }
    for (int line = first + edited.newLines(); line < buffer.lineCount(); line++) {
      String was = openAfter.get(line);
      opening = step(state, opening, line);
      if (opening == null ? was == null : opening.equals(was)) {
        return;
      }
      openAfter.set(line, opening);
    }
  }

  private @Nullable String step(FenceState state, @Nullable String opening, int line) {
    String text = buffer.text(buffer.line(line));
    if (!state.accept(text)) {
      return opening;
    }
    return state.isOpen() ? text : null;
  }

  private static FenceState resumed(@Nullable String opening) {
    FenceState state = new FenceState();
    if (opening != null) {
      state.accept(opening);
    }
    return state;
  }
}
