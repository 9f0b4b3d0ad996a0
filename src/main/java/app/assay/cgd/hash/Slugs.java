package app.assay.cgd.hash;

import app.assay.text.WhiteSpace;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/// Gives the headings of one document their slugs, in document order (CLARITY_GATE_FORMAT_SPEC
/// §5.4). A slug given once is never given again.
public final class Slugs {

  /// The slug of what stands before any heading.
  public static final String ROOT = "root";

  private static final int KELVIN = 0x212A;
  private static final int DOTTED_CAPITAL_I = 0x130;

  private final Map<String, Integer> last = new HashMap<>();
  private final Set<String> given = new HashSet<>();
  private int position;

  /// The slug of the next heading of the document: `section-N` for the N-th heading when nothing of
  /// it remains, and `-2`, `-3` after a slug that is taken.
  ///
  /// @param heading its text without the `#` signs
  public String next(String heading) {
    position++;
    String slug = slug(heading);
    return unique(slug.isEmpty() ? "section-" + position : slug);
  }

  /// The slug of a heading by itself: lower-case ASCII letters and digits, hyphens for runs of
  /// white space and hyphens, nothing else; empty when nothing remains.
  public static String slug(String heading) {
    StringBuilder slug = new StringBuilder(heading.length());
    boolean hyphen = false;
    for (int i = 0; i < heading.length(); i++) {
      char c = lower(heading.charAt(i));
      if (c == '-' || WhiteSpace.is(c)) {
        hyphen = slug.length() > 0;
      } else if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9')) {
        if (hyphen) {
          slug.append('-');
          hyphen = false;
        }
        slug.append(c);
      }
    }
    return slug.toString();
  }

  private String unique(String slug) {
    if (given.add(slug)) {
      return slug;
    }
    int number = last.getOrDefault(slug, 1);
    String candidate;
    do {
      number++;
      candidate = slug + "-" + number;
    } while (!given.add(candidate));
    last.put(slug, number);
    return candidate;
  }

  // The reference lowers with Python, where just two characters beyond ASCII become ASCII letters;
  // the dot that U+0130 leaves is deleted anyway.
  private static char lower(char c) {
    if (c >= 'A' && c <= 'Z') {
      return (char) (c - 'A' + 'a');
    }
    return c == KELVIN ? 'k' : c == DOTTED_CAPITAL_I ? 'i' : c;
  }
}
