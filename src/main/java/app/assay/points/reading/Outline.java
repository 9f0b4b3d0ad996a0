package app.assay.points.reading;

import app.assay.text.Span;
import app.assay.text.Unchanged;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/// Where the blocks of a text stand and what they are, without their words: enough to find what has
/// to be read again after an edit, at a cost that does not grow with the text. Safe on any thread.
public final class Outline {

  /// So many blocks before an edit bear on those beside it: a table's notes stand up to two before
  /// it.
  private static final int BEFORE = 6;

  /// So many after it: a caption, and the table that the caption may belong to instead.
  private static final int AFTER = 4;

  /// More characters than this are for the check of the whole text.
  private static final int MOST = 60_000;

  /// Of no text.
  public static final Outline NONE = new Outline(-1, 0);

  private final int length;
  private final int[] starts;
  private final int[] ends;
  private final BlockKind[] kinds;
  private final int[] levels;

  private Outline(int length, int blocks) {
    this.length = length;
    starts = new int[blocks];
    ends = new int[blocks];
    kinds = new BlockKind[blocks];
    levels = new int[blocks];
  }

  /// The outline of a text as it was read.
  public static Outline of(DocumentReading document) {
    List<PlacedBlock> blocks = document.blocks();
    Outline outline = new Outline(document.text().length(), blocks.size());
    for (int i = 0; i < blocks.size(); i++) {
      Span span = blocks.get(i).span();
      outline.starts[i] = span.start();
      outline.ends[i] = span.end();
      outline.kinds[i] = blocks.get(i).reading().kind();
      outline.levels[i] = blocks.get(i).reading().level();
    }
    return outline;
  }

  /// What has to be read again of a later version of the text, so that the blocks of an edit and
  /// those beside it are known. Empty where the whole text has to be read: the edit is large, or it
  /// touches what is not judged, such as a fence or an exclusion, and so perhaps where that ends.
  ///
  /// @param since what the later version has in common with this text
  public Optional<Vicinity> around(Unchanged since) {
    int head = count(ends, since.before());
    int tail = count(starts, since.was() - since.after() + 1);
    if (since.was() != length || isSilent(head, tail)) {
      return Optional.empty();
    }
    int first = Math.max(0, head - BEFORE);
    int last = Math.min(starts.length, tail + AFTER);
    Span read = span(first, last, since);
    Span judged = span(Math.max(0, head - 1), Math.min(starts.length, tail + 1), since);
    if (read.length() > MOST) {
      return Optional.empty();
    }
    List<Span> silent = new ArrayList<>();
    for (int i = first; i < last; i++) {
      if (kinds[i] == BlockKind.SILENT) {
        silent.add(new Span(starts[i], ends[i]).shift(i < head ? 0 : since.growth()));
      }
    }
    return Optional.of(
        new Vicinity(judged, read, read.start() == 0 ? List.of() : above(first), silent));
  }

  /// How many of some ascending offsets are below a limit.
  private static int count(int[] ascending, int limit) {
    int at = Arrays.binarySearch(ascending, limit);
    int found = at >= 0 ? at : -at - 1;
    while (found > 0 && ascending[found - 1] >= limit) {
      found--;
    }
    return found;
  }

  private boolean isSilent(int from, int to) {
    for (int i = from; i < to; i++) {
      if (kinds[i] == BlockKind.SILENT) {
        return true;
      }
    }
    return false;
  }

  /// Blocks as a span of the later version; the first and the last reach to the text's ends.
  private Span span(int first, int last, Unchanged since) {
    int start = first == 0 ? 0 : starts[first];
    int end = last == starts.length ? since.is() : ends[last - 1] + since.growth();
    return new Span(start, end);
  }

  /// The headings over a block, the outermost first, then the block that may lead in the list that
  /// it continues.
  private List<Span> above(int block) {
    List<Span> above = new ArrayList<>();
    int level = Integer.MAX_VALUE;
    for (int i = block - 1; i >= 0 && level > 1; i--) {
      if (kinds[i] == BlockKind.HEADING && levels[i] < level) {
        level = levels[i];
        above.addFirst(new Span(starts[i], ends[i]));
      } else if (kinds[i] == BlockKind.RULE) {
        level = Math.min(level, 2);
      }
    }
    int lead = block - 1;
    while (lead >= 0 && (kinds[lead] == BlockKind.LIST_ITEM || kinds[lead] == BlockKind.COMMENT)) {
      lead--;
    }
    if (lead >= 0 && kinds[lead] == BlockKind.PARAGRAPH) {
      above.add(new Span(starts[lead], ends[lead]));
    }
    return above;
  }
}
