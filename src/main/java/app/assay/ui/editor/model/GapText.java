package app.assay.ui.editor.model;

/// Characters with a gap where the last edit was, so that typing does not move ten megabytes.
final class GapText implements CharSequence {

  private static final int SPARE = 1024;

  private char[] chars;
  private int gapStart;
  private int gapEnd;

  GapText(String text) {
    chars = new char[text.length() + SPARE];
    text.getChars(0, text.length(), chars, 0);
    gapStart = text.length();
    gapEnd = chars.length;
  }

  void replace(int from, int to, String with) {
    moveGap(from);
    gapEnd += to - from;
    if (gapEnd - gapStart < with.length()) {
      grow(with.length());
    }
    with.getChars(0, with.length(), chars, gapStart);
    gapStart += with.length();
  }

  private void moveGap(int at) {
    if (at < gapStart) {
      int count = gapStart - at;
      System.arraycopy(chars, at, chars, gapEnd - count, count);
      gapStart -= count;
      gapEnd -= count;
    } else {
      int count = at - gapStart;
      System.arraycopy(chars, gapEnd, chars, gapStart, count);
      gapStart += count;
      gapEnd += count;
    }
  }

  private void grow(int needed) {
    int tail = chars.length - gapEnd;
    char[] more = new char[length() + needed + Math.max(SPARE, length() / 4)];
    System.arraycopy(chars, 0, more, 0, gapStart);
    System.arraycopy(chars, gapEnd, more, more.length - tail, tail);
    gapEnd = more.length - tail;
    chars = more;
  }

  @Override
  public int length() {
    return chars.length - (gapEnd - gapStart);
  }

  @Override
  public char charAt(int index) {
    return chars[index < gapStart ? index : index + (gapEnd - gapStart)];
  }

  @Override
  public String subSequence(int start, int end) {
    if (end <= gapStart) {
      return new String(chars, start, end - start);
    }
    if (start >= gapStart) {
      return new String(chars, start + (gapEnd - gapStart), end - start);
    }
    return new StringBuilder(end - start)
        .append(chars, start, gapStart - start)
        .append(chars, gapEnd, end - gapStart)
        .toString();
  }

  @Override
  public String toString() {
    return subSequence(0, length());
  }
}
