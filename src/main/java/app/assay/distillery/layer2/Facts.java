package app.assay.distillery.layer2;

import app.assay.text.WhiteSpace;
import java.util.List;
import java.util.regex.Pattern;

/// How candidates and entries are written for judges: the claim on the first line, by which rules
/// compare them.
final class Facts {

  private static final Pattern HEADING = Pattern.compile("(?m)^#.*$");

  private Facts() {}

  static String of(String claim, String title, String type, List<String> domains) {
    StringBuilder text = new StringBuilder(WhiteSpace.collapse(claim)).append('\n');
    add(text, "Title", title);
    add(text, "Type", type);
    add(text, "Domains", String.join(", ", domains));
    return text.toString();
  }

  /// One line, or none where there is nothing to say.
  static void add(StringBuilder text, String name, String value) {
    String plain = WhiteSpace.collapse(value);
    if (!plain.isEmpty()) {
      text.append('\n').append(name).append(": ").append(plain);
    }
  }

  /// With the body, cut to a length, which is said.
  static String withBody(StringBuilder text, String body, int most) {
    String plain = WhiteSpace.strip(body);
    if (!plain.isEmpty()) {
      text.append("\n\n").append(cut(plain, most));
    }
    return text.toString();
  }

  /// What of a text is held against other texts as a whole: without the headings of its body, which
  /// all have.
  static String compared(String title, String claim, String body) {
    return title + "\n" + claim + "\n" + HEADING.matcher(body).replaceAll("");
  }

  /// A text of at most so many characters, none of them halved.
  static String cut(String text, int most) {
    if (text.length() <= most) {
      return text;
    }
    int end = Character.isHighSurrogate(text.charAt(most - 1)) ? most - 1 : most;
    return text.substring(0, end) + "\n[cut after " + end + " characters]";
  }
}
