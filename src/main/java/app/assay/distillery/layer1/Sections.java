package app.assay.distillery.layer1;

import app.assay.text.FenceState;
import java.util.ArrayList;
import java.util.List;

/// The sections of a body, by its headings of the second level outside fenced code.
///
/// @param all in their order
record Sections(List<Section> all) {

  /// @param heading without its marks
  /// @param empty whether nothing but blank lines and deeper headings is under it
  record Section(String heading, boolean empty) {}

  static Sections of(String body) {
    List<Section> sections = new ArrayList<>();
    FenceState fence = new FenceState();
    String heading = "";
    boolean empty = true;
    boolean open = false;
    for (String line : body.split("\\R", -1)) {
      boolean mark = !fence.accept(line) && !fence.isOpen();
      if (mark && line.matches(" {0,3}##[ \\t]+\\S.*")) {
        if (open) {
          sections.add(new Section(heading, empty));
        }
        heading = line.strip().substring(2).strip().replaceFirst("[ \\t]+#+$", "");
        empty = true;
        open = true;
      } else if (!line.isBlank() && !(mark && line.matches(" {0,3}#{3,6}[ \\t].*"))) {
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
