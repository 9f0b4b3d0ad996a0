package app.assay.ui.theme;

import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// A page of the program, of a rule or of help, set from the little Markdown such pages use:
/// headings, paragraphs, lists and fenced examples.
public final class MarkdownPage extends VBox {

  private final StringBuilder paragraph = new StringBuilder();

  public MarkdownPage(String markdown) {
    getStyleClass().addAll("well", "rule-page");
    boolean fenced = false;
    for (String line : markdown.split("\\R", -1)) {
      if (line.startsWith("```")) {
        end(fenced ? "example" : "");
        fenced = !fenced;
      } else if (fenced) {
        paragraph.append(line).append('\n');
      } else if (line.startsWith("#")) {
        end("");
        paragraph.append(line.replaceFirst("^#+\\s*", ""));
        end(line.startsWith("##") ? "caption" : "strong");
      } else if (line.isBlank()) {
        end("");
      } else {
        boolean item = line.startsWith("- ") || line.startsWith("* ");
        if (item) {
          end("");
        }
        String words = item ? "\u2022 " + line.substring(2) : line.strip();
        paragraph.append(paragraph.isEmpty() ? "" : " ").append(words);
      }
    }
    end(fenced ? "example" : "");
  }

  private void end(String style) {
    String text = paragraph.toString().stripTrailing();
    paragraph.setLength(0);
    if (text.isEmpty()) {
      return;
    }
    boolean example = style.equals("example");
    Label label = new Label(example ? text : text.replace("`", "").replace("**", ""));
    if (!style.isEmpty()) {
      label.getStyleClass().add(style);
    }
    label.setWrapText(true);
    label.setMinHeight(Region.USE_PREF_SIZE);
    label.setMaxWidth(Double.MAX_VALUE);
    getChildren().add(label);
  }
}
