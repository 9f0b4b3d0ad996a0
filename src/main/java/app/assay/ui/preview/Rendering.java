package app.assay.ui.preview;

import com.vladsch.flexmark.ext.gfm.strikethrough.StrikethroughExtension;
import com.vladsch.flexmark.ext.gfm.tasklist.TaskListExtension;
import com.vladsch.flexmark.ext.tables.TablesExtension;
import com.vladsch.flexmark.parser.Parser;
import com.vladsch.flexmark.util.data.MutableDataSet;
import com.vladsch.flexmark.util.sequence.BasedSequence;
import java.util.List;

/// Turns Markdown into blocks. The library behind it was made for friendly text: input is bounded,
/// and a text nested so deep that its parser runs out of stack is refused like one that is too
/// long.
public final class Rendering {

  private static final int LONGEST = 400_000;
  private static final int MOST_BLOCKS = 6_000;

  /// Made with the first preview: a start that shows none does without the library.
  private static final class Markdown {

    static final Parser PARSER =
        Parser.builder(
                new MutableDataSet()
                    .set(
                        Parser.EXTENSIONS,
                        List.of(
                            TablesExtension.create(),
                            StrikethroughExtension.create(),
                            TaskListExtension.create())))
            .build();
  }

  /// What came of it.
  public sealed interface Result {

    /// The blocks.
    ///
    /// @param cut whether some are missing or end early, because there are too many or too long
    record Rendered(List<PreviewBlock> blocks, boolean cut) implements Result {

      public Rendered {
        blocks = List.copyOf(blocks);
      }
    }

    /// The text is longer than a preview can be.
    ///
    /// @param limit in characters
    record TooLong(int limit) implements Result {}

    /// The text is nested too deep.
    record TooDeep() implements Result {}
  }

  /// Renders a document without its front matter.
  ///
  /// @param question asked all the time; what it throws ends the rendering and comes out of it
  public Result render(String markdown, Runnable question) {
    if (markdown.length() > LONGEST) {
      return new Result.TooLong(LONGEST);
    }
    BasedSequence watched = BasedSequence.of(new WatchedText(markdown, question));
    try {
      MarkdownBlocks found = new MarkdownBlocks(MOST_BLOCKS);
      List<PreviewBlock> blocks = found.of(Markdown.PARSER.parse(watched));
      return new Result.Rendered(blocks, found.isCut());
    } catch (StackOverflowError e) {
      return new Result.TooDeep();
    }
  }
}
