package app.assay.cgd.hash;

import app.assay.text.SourceText;
import app.assay.text.Span;
import java.util.ArrayList;
import java.util.List;

/// Computes document hashes (CLARITY_GATE_FORMAT_SPEC §2 as fixed by document_hash.py 2.1.3; the
/// other recipes as in rulebook clarity-gate §2.2 and §12).
public final class DocumentHash {

  private static final String OLD_KEY = "document-sha256:";
  private static final char BOM = '\uFEFF';

  private DocumentHash() {}

  /// The hash of a document by a recipe. [Recipe#L4] hashes the given document's own bytes: give it
  /// the source document.
  public static HashResult compute(SourceText source, Recipe recipe) {
    if (recipe == Recipe.L4) {
      return new HashResult.Computed(SourceText.sha256(source.bytes()));
    }
    return computeText(withoutMark(source), recipe);
  }

  /// As [#compute(SourceText, Recipe)] for characters that may begin with a byte order mark.
  public static HashResult compute(String text, Recipe recipe) {
    return compute(SourceText.of(text), recipe);
  }

  /// The reference hash, [Recipe#C].
  public static HashResult compute(SourceText source) {
    return compute(source, Recipe.C);
  }

  /// The characters to hash; of two byte order marks only the first is one.
  static String withoutMark(SourceText source) {
    String text = source.text();
    boolean marked = !source.byteOrderMark() && !text.isEmpty() && text.charAt(0) == BOM;
    return marked ? text.substring(1) : text;
  }

  /// Feeds the lines of a stretch that are hashed to a sink and returns the spans of the others,
  /// each with its break.
  static List<Span> feed(LineCursor line, String text, FrontMatterWalk walk, LineSink sink) {
    List<Span> dropped = new ArrayList<>();
    while (line.next()) {
      if (walk.drops(text, line.start(), line.end())) {
        dropped.add(new Span(line.start(), line.after()));
      } else {
        sink.line(text, line.start(), line.end());
      }
    }
    return dropped;
  }

  private static HashResult computeText(String text, Recipe recipe) {
    if (recipe == Recipe.A) {
      return new HashResult.Computed(wholeFile(text));
    }
    HashWindow.Marker rule =
        recipe == Recipe.B ? HashWindow.Marker.FIRST : HashWindow.Marker.FIRST_OUTSIDE_FENCES;
    return switch (HashWindow.find(text, rule)) {
      case HashWindow.Search.Missing(String message) -> new HashResult.NoWindow(message);
      case HashWindow.Search.Found(HashWindow window) ->
          new HashResult.Computed(
              switch (recipe) {
                case L1 -> fromFileStart(text, window, window.end(), new CanonicalLines());
                case L2 -> fromFileStart(text, window, lineAfter(text, window), new RawLines());
                case L3 -> fromFileStart(text, window, window.end(), new RawLines());
                default -> fromOpener(text, window);
              });
    };
  }

  private static String fromOpener(String text, HashWindow window) {
    LineSink sink = new CanonicalLines();
    feed(new LineCursor(text, window.span()), text, new FrontMatterWalk(), sink);
    return sink.finish();
  }

  private static String fromFileStart(String text, HashWindow window, int end, LineSink sink) {
    FrontMatterWalk walk = new FrontMatterWalk();
    LineCursor line = new LineCursor(text, new Span(0, end));
    while (line.next()) {
      boolean behindOpener = line.start() >= window.start();
      if (!behindOpener || !walk.drops(text, line.start(), line.end())) {
        sink.line(text, line.start(), line.end());
      }
    }
    return sink.finish();
  }

  private static int lineAfter(String text, HashWindow window) {
    LineCursor line = new LineCursor(text, new Span(window.end(), text.length()));
    line.next();
    return line.after();
  }

  private static String wholeFile(String text) {
    LineSink sink = new RawLines();
    LineCursor line = new LineCursor(text, new Span(0, text.length()));
    while (line.next()) {
      boolean blank = text.startsWith(OLD_KEY, line.start());
      sink.line(text, line.start(), blank ? line.start() : line.end());
    }
    return sink.finish();
  }
}
