package app.assay.ui.preview;

import app.assay.ui.preview.PreviewRun.Look;
import com.vladsch.flexmark.ast.Code;
import com.vladsch.flexmark.ast.Emphasis;
import com.vladsch.flexmark.ast.HardLineBreak;
import com.vladsch.flexmark.ast.HtmlEntity;
import com.vladsch.flexmark.ast.HtmlInlineComment;
import com.vladsch.flexmark.ast.Image;
import com.vladsch.flexmark.ast.Link;
import com.vladsch.flexmark.ast.SoftLineBreak;
import com.vladsch.flexmark.ast.StrongEmphasis;
import com.vladsch.flexmark.ast.Text;
import com.vladsch.flexmark.ext.gfm.strikethrough.Strikethrough;
import com.vladsch.flexmark.util.ast.Node;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/// Walks the inside of a block and writes down its characters with their looks. Pictures are not
/// fetched and links lead nowhere; only their words are set.
final class MarkdownRuns {

  private final int deepest;
  private final List<PreviewRun> runs = new ArrayList<>();

  MarkdownRuns(int deepest) {
    this.deepest = deepest;
  }

  List<PreviewRun> of(Node node) {
    children(node, EnumSet.noneOf(Look.class), 0);
    return runs;
  }

  private void children(Node node, Set<Look> looks, int depth) {
    for (Node child : node.getChildren()) {
      inline(child, looks, depth);
    }
  }

  private void inline(Node node, Set<Look> looks, int depth) {
    if (depth > deepest) {
      add(node.getChars().toString(), looks);
      return;
    }
    switch (node) {
      case Text text -> add(text.getChars().unescape(), looks);
      case HtmlEntity entity -> add(entity.getChars().unescape(), looks);
      case SoftLineBreak _ -> add(" ", looks);
      case HardLineBreak _ -> add("\n", looks);
      case HtmlInlineComment _ -> {}
      case Code code -> add(code.getText().toString(), with(looks, Look.CODE));
      case StrongEmphasis strong -> children(strong, with(looks, Look.BOLD), depth + 1);
      case Emphasis emphasis -> children(emphasis, with(looks, Look.ITALIC), depth + 1);
      case Strikethrough struck -> children(struck, with(looks, Look.STRUCK), depth + 1);
      case Link link -> children(link, with(looks, Look.LINK), depth + 1);
      case Image image -> add(image.getText().toString(), with(looks, Look.ITALIC));
      default -> {
        if (node.hasChildren()) {
          children(node, looks, depth + 1);
        } else {
          add(node.getChars().toString(), looks);
        }
      }
    }
  }

  private void add(String text, Set<Look> looks) {
    if (!text.isEmpty()) {
      runs.add(new PreviewRun(text, looks));
    }
  }

  private static Set<Look> with(Set<Look> looks, Look more) {
    Set<Look> all = EnumSet.of(more);
    all.addAll(looks);
    return all;
  }
}
