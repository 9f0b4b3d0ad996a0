package app.assay.cgd;

import app.assay.text.Span;
import app.assay.text.WhiteSpace;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Whether a document keeps its meaning when it is cut into chunks (RFC-002). Only the English form
/// "see §1.2" counts as a reference, as the proposal has it.
///
/// @param references every "see §…" of the body
/// @param orphans those with no value in reach
/// @param centralSections heading lines that other sections lean on, in document order
public record ChunkContext(
    List<Span> references, List<Span> orphans, List<String> centralSections) {

  private static final int BEFORE = 80;
  private static final int AFTER = 40;
  private static final double ADVISABLE = 0.10;
  private static final int CITED_OFTEN = 5;
  private static final List<String> UNITS =
      List.of("hour", "day", "month", "GB", "MB", "core", "second", "year");
  private static final List<String> NAMES = List.of("lossary", "efinitions", "erms", "arameters");

  public ChunkContext {
    references = List.copyOf(references);
    orphans = List.copyOf(orphans);
    centralSections = List.copyOf(centralSections);
  }

  /// Reads a document's body.
  public static ChunkContext of(CgdDocument document) {
    String body = document.body().span().in(document.text());
    int shift = document.body().span().start();
    List<Span> references = new ArrayList<>();
    List<Span> orphans = new ArrayList<>();
    for (int sign = body.indexOf('§'); sign >= 0; sign = body.indexOf('§', sign + 1)) {
      int see = seeBefore(body, sign);
      int end = numberEnd(body, sign + 1);
      if (see >= 0 && end > sign + 1) {
        Span reference = new Span(see + shift, end + shift);
        references.add(reference);
        String reach =
            body.substring(Math.max(0, see - BEFORE), Math.min(body.length(), end + AFTER));
        if (!hasValue(reach)) {
          orphans.add(reference);
        }
      }
    }
    return new ChunkContext(references, orphans, central(document, body));
  }

  /// Orphans by references, 0 where there are none.
  public double orphanRatio() {
    return references.isEmpty() ? 0 : (double) orphans.size() / references.size();
  }

  /// True where a pipeline should give context to the chunks (RFC-002 §3.3).
  public boolean isAdvisable() {
    return orphanRatio() > ADVISABLE || !centralSections.isEmpty();
  }

  private static List<String> central(CgdDocument document, String body) {
    Map<String, Integer> cited = new HashMap<>();
    for (int sign = body.indexOf('§'); sign >= 0; sign = body.indexOf('§', sign + 1)) {
      String number = withoutDots(body.substring(sign + 1, numberEnd(body, sign + 1)));
      cited.merge(number, 1, Integer::sum);
    }
    List<String> central = new ArrayList<>();
    for (Heading heading : document.body().headings()) {
      String number = withoutDots(heading.text().substring(0, numberEnd(heading.text(), 0)));
      boolean often = !number.isEmpty() && cited.getOrDefault(number, 0) >= CITED_OFTEN;
      if (heading.level() == 2 && (often || isNamedForDefinitions(heading.text()))) {
        central.add("## " + heading.text());
      }
    }
    return central;
  }

  /// Glossary, Definitions, Terms or Parameters with a small or capital first letter.
  private static boolean isNamedForDefinitions(String heading) {
    return NAMES.stream()
        .anyMatch(
            rest -> {
              int at = heading.indexOf(rest);
              return at > 0 && "gGdDtTpP".indexOf(heading.charAt(at - 1)) >= 0;
            });
  }

  private static int seeBefore(String body, int sign) {
    int end = sign;
    while (end > 0 && WhiteSpace.is(body.charAt(end - 1))) {
      end--;
    }
    boolean see =
        end < sign
            && end >= 3
            && (body.startsWith("see", end - 3) || body.startsWith("See", end - 3));
    return see ? end - 3 : -1;
  }

  private static int numberEnd(String text, int from) {
    int end = from;
    while (end < text.length() && (isDigit(text.charAt(end)) || text.charAt(end) == '.')) {
      end++;
    }
    return end;
  }

  /// A number with a per cent sign or with one of the units right behind it.
  private static boolean hasValue(String reach) {
    for (int i = 0; i < reach.length(); i++) {
      if (!isDigit(reach.charAt(i))) {
        continue;
      }
      int next = i + 1;
      if (next < reach.length() && reach.charAt(next) == '%') {
        return true;
      }
      while (next < reach.length() && WhiteSpace.is(reach.charAt(next))) {
        next++;
      }
      int unit = next;
      if (UNITS.stream().anyMatch(u -> reach.startsWith(u, unit))) {
        return true;
      }
    }
    return false;
  }

  private static String withoutDots(String number) {
    int end = number.length();
    while (end > 0 && number.charAt(end - 1) == '.') {
      end--;
    }
    return number.substring(0, end);
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }
}
