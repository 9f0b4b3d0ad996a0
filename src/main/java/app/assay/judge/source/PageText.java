package app.assay.judge.source;

import java.util.Locale;
import java.util.Set;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jsoup.nodes.TextNode;
import org.jsoup.select.NodeVisitor;

/// A page as a person reads it: without scripts, styles and what is hidden from people.
final class PageText {

  private static final String UNSEEN =
      "script, style, noscript, template, svg, iframe, object, head > *:not(title), [hidden],"
          + " [aria-hidden=true], input, select, button";
  private static final Set<String> INLINE_SPACE = Set.of("br", "td", "th");

  private PageText() {}

  static String of(String html) {
    Document page = Jsoup.parse(html);
    page.select(UNSEEN).remove();
    page.select("[style]").stream().filter(PageText::isHidden).toList().forEach(Node::remove);
    StringBuilder text = new StringBuilder();
    page.traverse(
        new NodeVisitor() {
          @Override
          public void head(Node node, int depth) {
            if (node instanceof TextNode words) {
              text.append(words.text());
            } else if (breaks(node)) {
              text.append('\n');
            }
          }

          @Override
          public void tail(Node node, int depth) {
            if (breaks(node)) {
              text.append('\n');
            }
          }
        });
    return text.toString()
        .replaceAll("[ \\t]*\\n[ \\t]*", "\n")
        .replaceAll("\\n{3,}", "\n\n")
        .strip();
  }

  private static boolean breaks(Node node) {
    return node instanceof Element element
        && (element.isBlock() || INLINE_SPACE.contains(element.normalName()));
  }

  private static boolean isHidden(Element element) {
    String style = element.attr("style").toLowerCase(Locale.ROOT).replaceAll("\\s", "");
    return style.contains("display:none")
        || style.contains("visibility:hidden")
        || style.contains("font-size:0")
        || style.contains("opacity:0");
  }
}
