package app.assay.cgd;

import app.assay.text.Span;
import app.assay.text.WhiteSpace;
import java.util.Optional;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;

/// Finds where a claim's text stands in the body. Marks of emphasis, code, links and quotation,
/// white space, case, a stop at the end and marks such as `*(estimated)*` or `UNVERIFIED:` are no
/// difference. The HITL record only repeats claims and is never searched.
public final class ClaimLocator {

  private final CgdDocument document;
  private final Optional<Span> record;
  private final Exclusions exclusions;
  private @Nullable MarkdownWords withMarkers;
  private @Nullable MarkdownWords withoutMarkers;

  /// Each search in the document is one pass over its words, which are read when they are needed
  /// first.
  public ClaimLocator(CgdDocument document) {
    this.document = document;
    this.record = document.body().record().map(HitlRecord::section);
    this.exclusions = document.body().exclusions();
  }

  /// The characters of the first place outside exclusion blocks that reads like the text; empty
  /// when there is none.
  public Optional<Span> locate(String claimText) {
    return locate(claimText, offset -> !exclusions.cover(offset));
  }

  /// As [#locate(String)] for places inside exclusion blocks.
  public Optional<Span> locateExcluded(String claimText) {
    return locate(claimText, exclusions::cover);
  }

  /// True when two texts say the same words.
  public static boolean same(String one, String other) {
    String words = wanted(one);
    return !words.isEmpty() && words.equals(wanted(other));
  }

  private Optional<Span> locate(String claimText, IntPredicate allowed) {
    String wanted = wanted(claimText);
    if (wanted.isEmpty()) {
      return Optional.empty();
    }
    return locate(wanted, withMarkers(), allowed)
        .or(() -> locate(wanted, withoutMarkers(), allowed));
  }

  private Optional<Span> locate(String wanted, MarkdownWords reading, IntPredicate allowed) {
    int at = reading.indexOf(wanted, 0);
    while (at >= 0) {
      int end = at + wanted.length();
      if (reading.isBetweenWords(at) && reading.isBetweenWords(end)) {
        Span found = new Span(reading.offset(at), reading.offset(end - 1) + 1);
        boolean inRecord = record.filter(span -> span.contains(found.start())).isPresent();
        if (!inRecord && allowed.test(found.start())) {
          return Optional.of(found);
        }
      }
      at = reading.indexOf(wanted, end);
    }
    return Optional.empty();
  }

  private MarkdownWords withMarkers() {
    MarkdownWords words = withMarkers == null ? words(true) : withMarkers;
    withMarkers = words;
    return words;
  }

  private MarkdownWords withoutMarkers() {
    MarkdownWords words = withoutMarkers == null ? words(false) : withoutMarkers;
    withoutMarkers = words;
    return words;
  }

  private MarkdownWords words(boolean markers) {
    return MarkdownWords.of(document.text(), document.body().span(), markers);
  }

  private static String wanted(String claimText) {
    String words = MarkdownWords.words(claimText);
    int end = words.length();
    while (end > 0
        && (".:;,!?…".indexOf(words.charAt(end - 1)) >= 0
            || WhiteSpace.is(words.charAt(end - 1)))) {
      end--;
    }
    return words.substring(0, end);
  }
}
