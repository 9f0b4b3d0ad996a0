package app.assay.distillery.layer1;

import app.assay.text.FenceState;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/// The sections of a body, by its headings of the second level outside fenced code.
///
/// @param all in their order
record Sections(List<Section> all) {

  /// @param heading without its marks
  /// @param empty whether nothing but blank lines and deeper headings is under it
  record Section(String heading, boolean empty) {}

  private static final Pattern SECOND = Pattern.compile(" {0,3}##[ \\t]+\\S");
  private static final Pattern DEEPER = Pattern.compile(" {0,3}#{3,6}[ \\t]");
  private static final Pattern CLOSING = Pattern.compile("[ \\t]+#+$");

  static Sections of(String body) {
    List<Section> sections = new ArrayList<>();
    FenceState fence = new FenceState();
    String heading = "";
    boolean empty = true;
    boolean open = false;
    for (String line : body.lines().toList()) {
      boolean mark = !fence.accept(line) && !fence.isOpen() && line.contains("##");
      if (mark && SECOND.matcher(line).lookingAt()) {
        if (open) {
          sections.add(new Section(heading, empty));
        }
        heading = CLOSING.matcher(line.strip().substring(2).strip()).replaceFirst("");
        empty = true;
        open = true;
      } else if (!line.isBlank() && !(mark && DEEPER.matcher(line).lookingAt())) {
        empty = false;
      }
    }
    if (open) {
      sections.add(new Section(heading, empty));
    }
    return new Sections(List.copyOf(sections));
  }

  boolean has(String heading) {
    return all.stream().anyMatch(section -> section.heading().equalsIgnoreCase(heading));
  }
}
