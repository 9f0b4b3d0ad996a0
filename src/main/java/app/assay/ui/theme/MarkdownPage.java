package app.assay.ui.theme;

import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// A page of the program, of a rule or of help, set from the little Markdown such pages use:
/// headings, paragraphs, lists, quoted and fenced examples.
public final class MarkdownPage extends VBox {

  private static final String QUOTE = ">";

  /// The style of what is read word for word, line by line.
  private static final String EXAMPLE = "example";

  private final StringBuilder paragraph = new StringBuilder();

  public MarkdownPage(String markdown) {
    getStyleClass().addAll("well", "rule-page");
    boolean fenced = false;
    boolean quoted = false;
    for (String line : markdown.split("\\R", -1)) {
      boolean quote = !fenced && line.startsWith(QUOTE);
      if (quoted && !quote) {
        end(EXAMPLE);
      } else if (quote && !quoted) {
        end("");
      }
      quoted = quote;
      if (line.startsWith("```")) {
        end(fenced ? EXAMPLE : "");
        fenced = !fenced;
      } else if (fenced || quote) {
        paragraph.append(quote ? line.substring(QUOTE.length()).strip() : line).append('\n');
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
    end(fenced || quoted ? EXAMPLE : "");
  }

  private void end(String style) {
    String text = paragraph.toString().stripTrailing();
    paragraph.setLength(0);
    if (text.isEmpty()) {
      return;
    }
    boolean example = style.equals(EXAMPLE);
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
