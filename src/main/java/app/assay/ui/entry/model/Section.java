package app.assay.ui.entry.model;

import java.util.ArrayList;
import java.util.List;

/// What stands under one heading of an entry's body.
///
/// @param heading without its signs; empty for what stands before the first
public record Section(String heading, String text) {

  private static final String MARK = "## ";
  private static final String FENCE = "```";

  /// The parts of a body in their order; parts without any words are left out, headings are not.
  public static List<Section> of(String body) {
    List<Section> sections = new ArrayList<>();
    String heading = "";
    StringBuilder text = new StringBuilder();
    boolean fenced = false;
    for (String line : body.lines().toList()) {
      fenced ^= line.strip().startsWith(FENCE);
      if (!fenced && line.startsWith(MARK)) {
        add(sections, heading, text);
        heading = line.substring(MARK.length()).strip();
        text.setLength(0);
      } else {
        text.append(line).append('\n');
      }
    }
    add(sections, heading, text);
    return sections;
  }

  private static void add(List<Section> sections, String heading, StringBuilder text) {
    String words = text.toString().strip();
    if (!heading.isEmpty() || !words.isEmpty()) {
      sections.add(new Section(heading, words));
    }
  }
}
