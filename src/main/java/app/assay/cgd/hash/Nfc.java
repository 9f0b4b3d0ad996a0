package app.assay.cgd.hash;

import java.text.Normalizer;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;

/// Brings text to NFC in time linear in its length.
///
/// Java's normaliser sorts combining marks by insertion, which takes hours for a crafted text of
/// some megabytes. So long runs of marks are put into canonical order first; that changes nothing
/// about the outcome, as NFC is the same for all canonically equivalent texts.
public final class Nfc {

  private static final int LONG_RUN = 128;
  private static final int FIRST_MARK = 0x300;
  // The only mark of the highest combining class, which every other mark is sorted before.
  private static final int LAST_IN_ORDER = 0x345;

  private final Map<Integer, StringBuilder> byMark = new HashMap<>();
  private final TreeMap<Integer, StringBuilder> byClass = new TreeMap<>(Nfc::compareClasses);
  private final StringBuilder out;

  private Nfc(int length) {
    out = new StringBuilder(length);
  }

  /// The text in normalisation form C; the same object when it is so already.
  public static String compose(String text) {
    String ordered = ordered(text);
    return Normalizer.isNormalized(ordered, Normalizer.Form.NFC)
        ? ordered
        : Normalizer.normalize(ordered, Normalizer.Form.NFC);
  }

  /// The text itself, or when it has a long run of marks an equivalent one whose marks are in
  /// order.
  static String ordered(String text) {
    return hasLongRun(text) ? new Nfc(text.length()).order(text) : text;
  }

  private static boolean hasLongRun(String text) {
    int run = 0;
    for (int i = 0;
        i < text.length() && run < LONG_RUN;
        i += Character.charCount(text.codePointAt(i))) {
      run = isMark(text.codePointAt(i)) ? run + 1 : 0;
    }
    return run == LONG_RUN;
  }

  private static boolean isMark(int c) {
    if (c < FIRST_MARK) {
      return false;
    }
    int type = Character.getType(c);
    return type == Character.NON_SPACING_MARK
        || type == Character.COMBINING_SPACING_MARK
        || type == Character.ENCLOSING_MARK;
  }

  private String order(String text) {
    for (int i = 0; i < text.length(); ) {
      int c = text.codePointAt(i);
      if (isMark(c)) {
        decompose(Character.toString(c)).codePoints().forEach(this::take);
      } else {
        flush();
        out.appendCodePoint(c);
      }
      i += Character.charCount(c);
    }
    flush();
    return out.toString();
  }

  private void take(int mark) {
    StringBuilder bucket = byMark.get(mark);
    if (bucket == null) {
      if (!isReordered(mark)) {
        flush();
        out.appendCodePoint(mark);
        return;
      }
      bucket = byClass.computeIfAbsent(mark, _ -> new StringBuilder());
      byMark.put(mark, bucket);
    }
    bucket.appendCodePoint(mark);
  }

  private void flush() {
    byClass.values().forEach(out::append);
    byClass.clear();
    byMark.clear();
  }

  // Java does not tell a mark's combining class; the order in which two marks come out of the
  // normaliser does.
  private static int compareClasses(int a, int b) {
    return swaps(b, a) ? -1 : swaps(a, b) ? 1 : 0;
  }

  private static boolean isReordered(int mark) {
    return mark == LAST_IN_ORDER || swaps(LAST_IN_ORDER, mark);
  }

  private static boolean swaps(int first, int second) {
    String pair = Character.toString(first) + Character.toString(second);
    return !decompose(pair).equals(pair);
  }

  private static String decompose(String text) {
    return Normalizer.normalize(text, Normalizer.Form.NFD);
  }
}
