package app.assay.cgd;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The reference's own heuristics for sources (FS §1.3.3, RFC-001 §3.3), bugs included: "Ask Maria"
/// is no person to them and "stable 3" is a table. For comparison with other validators.
public final class StrictSourceWording {

  private static final List<Pattern> VAGUE =
      List.of(
          Pattern.compile("(?i)\\s*+(?:industry|various|multiple)\\s++(?:reports?|sources?)\\s*+"),
          Pattern.compile("(?i)\\s*+(?:research|data|information)\\s*+"),
          Pattern.compile("(?i)\\s*+(?:internal|external)\\s++sources?\\s*+"),
          Pattern.compile("(?i)\\s*+(?:TBD|TODO|N/?A)\\s*+"));

  // \w+ of the reference needs one character only to match anywhere; one is asked for here, so that
  // nothing is tried twice.
  private static final List<Pattern> ACTIONABLE =
      List.of(
          Pattern.compile("https?://|www\\.|\\w\\.(?:com|org|net|io|ai|gov|edu)"),
          Pattern.compile("(?i)(?:page|p\\.|section|table|fig|appendix)\\s*+[\\d.]"),
          Pattern.compile("(?i)(?:report|guide|spec|manual)\\s++(?:\\d{4}|v\\d)"),
          Pattern.compile("(?:ask|contact|check with)\\s++[A-Z][a-z]"),
          Pattern.compile("(?i)[\\w-]\\.(?:pdf|docx?|xlsx?|csv|md)"));

  private static final List<String> NAMES =
      List.of("a web address", "a place in a document", "a dated document", "a person", "a file");

  private StrictSourceWording() {}

  /// The first reference in a source; empty where the reference implementation would warn.
  public static Optional<SourceWording.Reference> reference(String source) {
    String capped =
        source.length() > SourceWording.LONGEST
            ? source.substring(0, SourceWording.LONGEST)
            : source;
    if (VAGUE.stream().anyMatch(p -> p.matcher(capped).matches())) {
      return Optional.empty();
    }
    List<SourceWording.Reference> found = new ArrayList<>();
    for (int i = 0; i < ACTIONABLE.size(); i++) {
      Matcher matcher = ACTIONABLE.get(i).matcher(capped);
      if (matcher.find()) {
        found.add(new SourceWording.Reference(NAMES.get(i), matcher.group()));
      }
    }
    return found.stream().findFirst();
  }
}
