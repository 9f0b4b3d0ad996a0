package app.assay.ui.preview;

import app.assay.ui.preview.PreviewBlock.Kind;
import app.assay.ui.preview.PreviewRun.Look;
import com.vladsch.flexmark.ast.BlockQuote;
import com.vladsch.flexmark.ast.BulletListItem;
import com.vladsch.flexmark.ast.FencedCodeBlock;
import com.vladsch.flexmark.ast.Heading;
import com.vladsch.flexmark.ast.HtmlCommentBlock;
import com.vladsch.flexmark.ast.IndentedCodeBlock;
import com.vladsch.flexmark.ast.ListBlock;
import com.vladsch.flexmark.ast.ListItem;
import com.vladsch.flexmark.ast.OrderedList;
import com.vladsch.flexmark.ast.ThematicBreak;
import com.vladsch.flexmark.ext.gfm.tasklist.TaskListItem;
import com.vladsch.flexmark.ext.tables.TableBlock;
import com.vladsch.flexmark.ext.tables.TableCell;
import com.vladsch.flexmark.ext.tables.TableHead;
import com.vladsch.flexmark.ext.tables.TableRow;
import com.vladsch.flexmark.ext.tables.TableSeparator;
import com.vladsch.flexmark.util.ast.Node;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/// Walks a parsed document and writes down its blocks. What lies too deep is set as plain text, and
/// of a block that would keep the screen waiting only the beginning is taken.
final class MarkdownBlocks {

  private static final int DEEPEST = 40;
  private static final int MOST_RUNS = 500;
  private static final int MOST_CHARACTERS = 20_000;

  private final int most;
  private boolean cut;
  private final List<PreviewBlock> blocks = new ArrayList<>();

  /// @param most blocks that are taken
  MarkdownBlocks(int most) {
    this.most = most;
  }

  List<PreviewBlock> of(Node document) {
    children(document, 0, false);
    return blocks;
  }

  /// True when something was left out.
  boolean isCut() {
    return cut;
  }

  private void children(Node parent, int depth, boolean quoted) {
    for (Node node : parent.getChildren()) {
      if (isFull()) {
        return;
      }
      block(node, depth, quoted, "");
    }
  }

  private void block(Node node, int depth, boolean quoted, String marker) {
    if (depth > DEEPEST) {
      add(Kind.PARAGRAPH, depth, marker, plain(node));
      return;
    }
    switch (node) {
      case Heading heading -> add(Kind.HEADING, heading.getLevel(), "", runs(heading));
      case HtmlCommentBlock _ -> {}
      case FencedCodeBlock code -> code(depth, code.getContentChars().toString());
      case IndentedCodeBlock code -> code(depth, code.getContentChars().toString());
      case ThematicBreak _ -> add(Kind.RULE, depth, "", List.of());
      case BlockQuote quote -> children(quote, depth + 1, true);
      case ListBlock list -> list(list, depth, quoted);
      case TableBlock table -> table(table, depth);
      default -> add(quoted ? Kind.QUOTE : Kind.PARAGRAPH, depth, marker, runs(node));
    }
  }

  private void list(ListBlock list, int depth, boolean quoted) {
    int number = list instanceof OrderedList ordered ? ordered.getStartNumber() : 0;
    for (Node item : list.getChildren()) {
      String marker = item instanceof ListItem known ? marker(known, number++) : "";
      for (Node inside : item.getChildren()) {
        block(inside, depth + 1, quoted, marker);
        marker = "";
      }
    }
  }

  private static String marker(ListItem item, int number) {
    return switch (item) {
      case TaskListItem task -> task.isItemDoneMarker() ? "\u2611" : "\u2610";
      case BulletListItem _ -> "\u2022";
      default -> number + ".";
    };
  }

  private void table(TableBlock table, int depth) {
    for (Node part : table.getChildren()) {
      if (part instanceof TableSeparator) {
        continue;
      }
      for (Node row : part.getChildren()) {
        if (row instanceof TableRow) {
          if (isFull()) {
            return;
          }
          List<List<PreviewRun>> cells = new ArrayList<>();
          for (Node cell : row.getChildren()) {
            if (cell instanceof TableCell) {
              cells.add(runs(cell));
            }
          }
          Kind kind = part instanceof TableHead ? Kind.TABLE_HEAD : Kind.TABLE_ROW;
          blocks.add(new PreviewBlock(kind, depth, "", shortened(cells)));
        }
      }
    }
  }

  private void code(int depth, String text) {
    add(Kind.CODE, depth, "", List.of(new PreviewRun(text.stripTrailing(), Set.of(Look.CODE))));
  }

  private void add(Kind kind, int level, String marker, List<PreviewRun> runs) {
    if (kind == Kind.RULE || !runs.isEmpty()) {
      blocks.add(new PreviewBlock(kind, level, marker, shortened(List.of(runs))));
    }
  }

  private boolean isFull() {
    boolean full = blocks.size() >= most;
    cut |= full;
    return full;
  }

  /// The beginning of what is too long to be laid out at once.
  private List<List<PreviewRun>> shortened(List<List<PreviewRun>> cells) {
    List<List<PreviewRun>> taken = new ArrayList<>();
    int runs = MOST_RUNS;
    int characters = MOST_CHARACTERS;
    for (List<PreviewRun> cell : cells) {
      List<PreviewRun> kept = new ArrayList<>();
      for (PreviewRun run : cell) {
        if (runs == 0 || characters == 0) {
          break;
        }
        int length = Math.min(run.text().length(), characters);
        kept.add(new PreviewRun(run.text().substring(0, length), run.looks()));
        runs--;
        characters -= length;
      }
      if (runs == 0 || characters == 0) {
        cut |= !kept.equals(cell) || taken.size() + 1 < cells.size();
        taken.add(kept);
        return taken;
      }
      runs--;
      taken.add(kept);
    }
    return taken;
  }

  private static List<PreviewRun> runs(Node node) {
    return new MarkdownRuns(DEEPEST).of(node);
  }

  private static List<PreviewRun> plain(Node node) {
    return List.of(new PreviewRun(node.getChars().toString(), Set.of()));
  }
}
