package app.assay.cgd.hash;

import app.assay.text.SourceText;
import app.assay.text.Span;
import app.assay.text.WhiteSpace;
import java.util.List;
import java.util.Optional;

/// How a document's reference hash comes about, for a person who asks why it differs. Offsets are
/// those of the source's text.
///
/// @param reference the hash by [Recipe#C]
/// @param firstMarker the hash by [Recipe#B], which takes a marker in fenced code for the end
/// @param covered what the hash covers, absent where there is no window
/// @param parsed the front matter as a parser sees it
public record HashExplanation(
    HashResult reference, HashResult firstMarker, Optional<Covered> covered, Delimiters parsed) {

  /// What a hash covers and what canonicalisation changed in it.
  ///
  /// @param window the stretch between opener and end marker
  /// @param dropped the lines left out, each with its break
  /// @param changes what the canonical form changed
  /// @param delimiters the front matter as the hash sees it
  public record Covered(
      HashWindow window, List<Span> dropped, Changes changes, Delimiters delimiters) {}

  /// Counts of lines that the canonical form changed.
  ///
  /// @param lineBreaks breaks that were CR LF or CR
  /// @param trimmed lines that lost white space at their end
  /// @param removed empty lines that went, in runs and at the end
  /// @param composed lines that NFC changed
  public record Changes(int lineBreaks, int trimmed, int removed, int composed) {}

  /// The lines that delimit the front matter.
  ///
  /// @param opener start of the opening line, or -1
  /// @param closer start of the closing line, or -1
  public record Delimiters(int opener, int closer) {}

  /// True when a parser and the hash take different lines for the front matter's delimiters
  /// (rulebook clarity-gate §5, C17).
  public boolean delimitersDisagree() {
    return covered.map(it -> !it.delimiters().equals(parsed)).orElse(false);
  }

  /// True when the two readings of "end marker" give different hashes (rulebook clarity-gate §5,
  /// C5).
  public boolean markersDisagree() {
    return !(reference instanceof HashResult.NoWindow && firstMarker instanceof HashResult.NoWindow)
        && !reference.equals(firstMarker);
  }

  /// Explains the hash of a document.
  public static HashExplanation of(SourceText source) {
    String text = DocumentHash.withoutMark(source);
    int shift = source.text().length() - text.length();
    HashResult firstMarker = DocumentHash.compute(source, Recipe.B);
    Delimiters parsed = parsed(text, shift);
    return switch (HashWindow.find(text, HashWindow.Marker.FIRST_OUTSIDE_FENCES)) {
      case HashWindow.Search.Missing(String message) ->
          new HashExplanation(
              new HashResult.NoWindow(message), firstMarker, Optional.empty(), parsed);
      case HashWindow.Search.Found(HashWindow window) -> {
        CanonicalLines sink = new CanonicalLines();
        FrontMatterWalk walk = new FrontMatterWalk();
        LineCursor line = new LineCursor(text, window.span());
        List<Span> dropped = DocumentHash.feed(line, text, walk, sink);
        HashResult reference = new HashResult.Computed(sink.finish());
        yield new HashExplanation(
            reference,
            firstMarker,
            Optional.of(
                new Covered(
                    new HashWindow(window.start() + shift, window.end() + shift),
                    dropped.stream().map(span -> span.shift(shift)).toList(),
                    new Changes(
                        line.foreignBreaks(), sink.trimmed(), sink.removed(), sink.composed()),
                    new Delimiters(
                        opener(text, window) + shift,
                        walk.closer() < 0 ? -1 : walk.closer() + shift))),
            parsed);
      }
    };
  }

  private static Delimiters parsed(String text, int shift) {
    LineCursor line = new LineCursor(text, new Span(0, text.length()));
    if (!line.next() || !isDelimiter(text, line)) {
      return new Delimiters(-1, -1);
    }
    while (line.next()) {
      if (isDelimiter(text, line)) {
        return new Delimiters(shift, line.start() + shift);
      }
    }
    return new Delimiters(shift, -1);
  }

  private static boolean isDelimiter(String text, LineCursor line) {
    return text.startsWith(HashWindow.DELIMITER, line.start())
        && WhiteSpace.isBlank(
            text.substring(line.start() + HashWindow.DELIMITER.length(), line.end()));
  }

  private static int opener(String text, HashWindow window) {
    LineCursor line = new LineCursor(text, new Span(0, text.length()));
    while (line.next()) {
      if (line.after() == window.start()) {
        return line.start();
      }
    }
    return -1;
  }
}
