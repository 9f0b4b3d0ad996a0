package app.assay.judge.source;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;

/// What people wrote under something, put together as a text with the name of each.
final class Talk {

  private static final int LONGEST_HEAD = 4_000;
  private static final int LONGEST_REMARK = 1_500;
  private static final int LONGEST = 10_000;

  private final StringBuilder text = new StringBuilder();
  private final List<String> missing = new ArrayList<>();

  /// The first lines: title, how it stands, who opened it, and what it says.
  Talk(String title, String stands, String by, String body) {
    text.append(line(title)).append("\n").append("State: ").append(line(stands));
    if (!by.isBlank()) {
      text.append("\nOpened by: ").append(line(by));
    }
    if (!body.isBlank()) {
      text.append("\n\n").append(cut(body.strip(), LONGEST_HEAD));
    }
  }

  /// A remark; one that says nothing is left out unless what it is says enough.
  void add(String what, String by, String body) {
    text.append("\n\n").append(what).append(" by ").append(line(by)).append(':');
    text.append(body.isBlank() ? " (no words)" : "\n" + cut(body.strip(), LONGEST_REMARK));
  }

  /// A part that could not be opened.
  void lacks(String part, Fetch.Failed why) {
    missing.add("Its %s could not be opened: %s.".formatted(part, why.why()));
  }

  Opener.Opening opened(String source) {
    return new Opener.Opened(source, cut(text.toString(), LONGEST), missing);
  }

  /// The words of a field, empty where it has none.
  static String words(JsonNode json, String... path) {
    JsonNode at = json;
    for (String name : path) {
      at = at.path(name);
    }
    return at.isTextual() ? at.asText() : "";
  }

  private static String line(String words) {
    return words.strip().replaceAll("\\s+", " ");
  }

  /// A text of at most so many characters, none of them halved.
  static String cut(String text, int most) {
    if (text.length() <= most) {
      return text;
    }
    int end = Character.isHighSurrogate(text.charAt(most - 1)) ? most - 1 : most;
    return text.substring(0, end) + "\n[cut]";
  }
}
