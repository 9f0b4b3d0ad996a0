package app.assay.cgd;

import app.assay.text.Span;
import app.assay.text.Spans;
import app.assay.text.WhiteSpace;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/// Finds where a claim's text stands in the body, whatever emphasis and line breaks are in it. The
/// HITL record and exclusion blocks are not searched, for they only repeat or quarantine a claim.
public final class ClaimLocator {

  private final String words;
  private final int[] offsets;

  /// Prepares a document once; each search is then one pass over its words.
  public ClaimLocator(CgdDocument document) {
    String text = document.text();
    Span body = document.body().span();
    List<Span> skipped = skipped(document.body());
    StringBuilder out = new StringBuilder(body.length());
    int[] places = new int[body.length() + 1];
    boolean gap = false;
    for (int i = body.start(); i < body.end(); i++) {
      char c = text.charAt(i);
      if (WhiteSpace.is(c) || Spans.cover(skipped, i)) {
        gap = !out.isEmpty();
      } else if (!isMark(c)) {
        if (gap) {
          places[out.length()] = i - 1;
          out.append(' ');
          gap = false;
        }
        places[out.length()] = i;
        out.append(c);
      }
    }
    this.words = out.toString().toLowerCase(Locale.ROOT);
    this.offsets = Arrays.copyOf(places, words.length());
  }

  /// The characters of the first place that reads like the text, without regard to case, emphasis
  /// marks and a final stop; empty when there is none.
  public Optional<Span> locate(String claimText) {
    String wanted = normalise(claimText);
    if (wanted.isEmpty()) {
      return Optional.empty();
    }
    int at = words.indexOf(wanted);
    if (at < 0 || at + wanted.length() > offsets.length) {
      return Optional.empty();
    }
    return Optional.of(new Span(offsets[at], offsets[at + wanted.length() - 1] + 1));
  }

  private static String normalise(String claimText) {
    StringBuilder out = new StringBuilder(claimText.length());
    for (int i = 0; i < claimText.length(); i++) {
      char c = claimText.charAt(i);
      if (!isMark(c)) {
        out.append(c);
      }
    }
    String collapsed = WhiteSpace.collapse(out).toLowerCase(Locale.ROOT);
    return collapsed.endsWith(".") ? collapsed.substring(0, collapsed.length() - 1) : collapsed;
  }

  private static List<Span> skipped(Body body) {
    return Spans.merge(
        Stream.concat(
                body.exclusions().covered().stream(),
                body.record().map(HitlRecord::section).stream())
            .toList());
  }

  private static boolean isMark(char c) {
    return c == '*' || c == '_' || c == '`' || c == '~';
  }
}
