package app.assay.ui.review.model;

import app.assay.text.LineIndex;
import app.assay.text.TextEdit;
import java.util.ArrayList;
import java.util.List;

/// Neighbouring lines that differ between two texts.
///
/// @param before offset of the first removed line in the text before, or where it would stand
/// @param after offset of the first added line in the text after, or where it would stand
record LineHunk(int before, int after, List<String> removed, List<String> added) {

  /// The lines that edits touch.
  static List<LineHunk> of(String before, String after, List<TextEdit> edits) {
    LineIndex lines = new LineIndex(before);
    List<LineHunk> hunks = new ArrayList<>();
    List<TextEdit> sorted = TextEdit.sorted(edits);
    int shift = 0;
    for (int i = 0; i < sorted.size(); ) {
      int start = lines.start(lines.lineAt(sorted.get(i).span().start()));
      int end = start;
      int grown = 0;
      do {
        TextEdit edit = sorted.get(i);
        end = Math.max(end, lines.end(lines.lineAt(edit.span().end())));
        grown += edit.replacement().length() - edit.span().length();
        i++;
      } while (i < sorted.size() && sorted.get(i).span().start() < end);
      add(
          hunks,
          start,
          start + shift,
          before.substring(start, end),
          after.substring(start + shift, end + shift + grown));
      shift += grown;
    }
    return hunks;
  }

  /// The lines between what two texts have in common at their beginning and end.
  static List<LineHunk> between(String before, String after) {
    List<LineHunk> hunks = new ArrayList<>();
    add(hunks, 0, 0, before, after);
    return hunks;
  }

  private static void add(
      List<LineHunk> hunks, int before, int after, String removed, String added) {
    LineIndex old = new LineIndex(removed);
    LineIndex now = new LineIndex(added);
    int oldEnd = count(old, removed);
    int nowEnd = count(now, added);
    int same = 0;
    while (same < oldEnd && same < nowEnd && old.line(same).equals(now.line(same))) {
      same++;
    }
    while (oldEnd > same && nowEnd > same && old.line(oldEnd - 1).equals(now.line(nowEnd - 1))) {
      oldEnd--;
      nowEnd--;
    }
    if (same < oldEnd || same < nowEnd) {
      hunks.add(
          new LineHunk(
              before + start(old, removed, same),
              after + start(now, added, same),
              lines(old, same, oldEnd),
              lines(now, same, nowEnd)));
    }
  }

  private static int count(LineIndex lines, String text) {
    return lines.start(lines.count() - 1) == text.length() ? lines.count() - 1 : lines.count();
  }

  private static int start(LineIndex lines, String text, int line) {
    return line < lines.count() ? lines.start(line) : text.length();
  }

  private static List<String> lines(LineIndex lines, int from, int to) {
    List<String> found = new ArrayList<>();
    for (int line = from; line < to; line++) {
      found.add(lines.line(line));
    }
    return found;
  }
}
