package app.assay.cgd;

import app.assay.text.WhiteSpace;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/// Whether the source of a pending claim says where or how to verify it (FS §1.3.3).
///
/// The specification demands a URL, a document or a person. What counts as one follows the rulebook
/// (§4.1), which corrects the reference's own patterns; those are [StrictSourceWording]. Words are
/// compared one by one, so no pattern can run away on a long source.
public final class SourceWording {

  /// Longer sources are judged by their beginning; nobody needs more to name a place.
  static final int LONGEST = 2_000;

  private static final Set<String> EMPTY_WORDS =
      Set.of(
          "industry",
          "various",
          "multiple",
          "several",
          "internal",
          "external",
          "report",
          "reports",
          "source",
          "sources",
          "research",
          "data",
          "information",
          "tbd",
          "todo",
          "n/a",
          "na",
          "unknown",
          "none",
          "pending",
          "benchmark",
          "benchmarks",
          "study",
          "studies",
          "expert",
          "experts",
          "general",
          "common",
          "knowledge",
          "online",
          "web",
          "internet",
          "literature",
          "standard",
          "standards",
          "best",
          "practice",
          "practices",
          "verify",
          "check",
          "confirm",
          "ask",
          "see",
          "the",
          "a",
          "an",
          "and",
          "or",
          "of",
          "from",
          "with",
          "in",
          "on",
          "to");

  private static final Set<String> ASKING = Set.of("ask", "contact", "check", "confirm", "verify");

  private static final Set<String> DOCUMENTS =
      Set.of(
          "report",
          "reports",
          "guide",
          "spec",
          "specs",
          "specification",
          "specifications",
          "manual",
          "page",
          "doc",
          "document",
          "documentation",
          "contract",
          "invoice",
          "policy",
          "datasheet",
          "whitepaper",
          "paper",
          "book",
          "handbook",
          "runbook",
          "changelog",
          "log",
          "logs",
          "logbook",
          "ledger",
          "register",
          "dashboard",
          "spreadsheet",
          "sheet",
          "minutes",
          "memo",
          "plan",
          "survey",
          "license",
          "licence",
          "standard",
          "repo",
          "repository",
          "database",
          "table",
          "diff",
          "commit",
          "transcript",
          "history",
          "website",
          "wiki",
          "statement",
          "certificate",
          "drawing",
          "archive",
          "letter",
          "email");

  private static final Set<String> PLACES =
      Set.of(
          "page",
          "p",
          "pp",
          "section",
          "sec",
          "table",
          "fig",
          "figure",
          "appendix",
          "chapter",
          "ch",
          "line",
          "row",
          "§");

  private static final Set<String> TICKETS =
      Set.of("issue", "ticket", "pr", "mr", "bug", "commit", "rfc", "adr", "build", "run");

  private SourceWording() {}

  /// What makes a source something a person can act upon.
  ///
  /// @param pattern the kind of reference, in a few words such as "a web address"
  /// @param match the characters that show it
  public record Reference(String pattern, String match) {}

  /// The first reference in a source; empty where it is vague.
  public static Optional<Reference> reference(String source) {
    String capped = source.length() > LONGEST ? source.substring(0, LONGEST) : source;
    List<String> words =
        Arrays.stream(WhiteSpace.collapse(capped).split(" ")).filter(w -> !w.isEmpty()).toList();
    for (String word : words) {
      Optional<Reference> single = SourceToken.reference(word);
      if (single.isPresent()) {
        return single;
      }
    }
    for (int i = 0; i < words.size(); i++) {
      Optional<Reference> pair = sequence(words, i);
      if (pair.isPresent()) {
        return pair;
      }
    }
    return quotedName(capped)
        .or(() -> query(words))
        .or(() -> namedDocument(words))
        .or(() -> fullName(words));
  }

  /// Why a source without a reference is vague, as the end of a sentence that begins with it.
  public static String fault(String source) {
    boolean nothing = true;
    for (String word : WhiteSpace.collapse(source).split(" ", -1)) {
      nothing &= EMPTY_WORDS.contains(bare(word)) || bare(word).isEmpty();
    }
    return nothing
        ? "consists of general words only"
        : "names no web address, document, file, query or person";
  }

  private static Optional<Reference> sequence(List<String> words, int at) {
    String first = bare(words.get(at));
    String second = at + 1 < words.size() ? words.get(at + 1) : "";
    String pair = words.get(at) + " " + second;
    if (PLACES.contains(first) && startsWithDigit(second)) {
      return Optional.of(new Reference("a place in a document", pair));
    }
    if (TICKETS.contains(first) && hasDigit(second)) {
      return Optional.of(new Reference("a ticket or commit", pair));
    }
    if (DOCUMENTS.contains(first) && isYearOrVersion(bare(second))) {
      return Optional.of(new Reference("a dated document", pair));
    }
    if (ASKING.contains(first)) {
      boolean with = bare(second).equals("with") || bare(second).equals("by");
      String who = with ? (at + 2 < words.size() ? words.get(at + 2) : "") : second;
      boolean needsWith =
          first.equals("check") || first.equals("confirm") || first.equals("verify");
      if ((with || !needsWith) && isName(who)) {
        return Optional.of(new Reference("a person", pair + (with ? " " + who : "")));
      }
    }
    return Optional.empty();
  }

  private static Optional<Reference> quotedName(String source) {
    for (String marks : List.of("\"\"", "“”", "``", "«»")) {
      int open = source.indexOf(marks.charAt(0));
      int close = open < 0 ? -1 : source.indexOf(marks.charAt(1), open + 1);
      if (close > open + 2) {
        String name = source.substring(open + 1, close);
        return Optional.of(new Reference("a quoted name", WhiteSpace.collapse(name)));
      }
    }
    return Optional.empty();
  }

  private static Optional<Reference> query(List<String> words) {
    boolean query =
        words.contains("SELECT") || (words.contains("select") && words.contains("from"));
    return query ? Optional.of(new Reference("a database query", "SELECT")) : Optional.empty();
  }

  /// Two capitalised words side by side that are no general words: "Maria Rossi".
  private static Optional<Reference> fullName(List<String> words) {
    for (int i = 0; i + 1 < words.size(); i++) {
      String first = words.get(i);
      String second = words.get(i + 1);
      boolean general =
          Stream.of(bare(first), bare(second))
              .anyMatch(w -> EMPTY_WORDS.contains(w) || DOCUMENTS.contains(w));
      boolean joined = !first.isEmpty() && Character.isLetter(first.charAt(first.length() - 1));
      if (!general && joined && isName(first) && isName(second)) {
        return Optional.of(new Reference("a name", first + " " + SourceToken.strip(second)));
      }
    }
    return Optional.empty();
  }

  /// A document with a word that tells which one: "Pricing page", "file diff", "Q3 planning doc".
  private static Optional<Reference> namedDocument(List<String> words) {
    for (int i = 0; i < words.size(); i++) {
      if (!DOCUMENTS.contains(bare(words.get(i)))) {
        continue;
      }
      for (int j = Math.max(0, i - 3); j < Math.min(words.size(), i + 3); j++) {
        String other = bare(words.get(j));
        if (!other.isEmpty() && !EMPTY_WORDS.contains(other) && !DOCUMENTS.contains(other)) {
          return Optional.of(
              new Reference("a named document", words.get(j) + " … " + words.get(i)));
        }
      }
    }
    return Optional.empty();
  }

  private static boolean isName(String word) {
    String stripped = SourceToken.strip(word);
    return stripped.length() > 1
        && Character.isUpperCase(stripped.codePointAt(0))
        && Character.isLetter(stripped.charAt(1));
  }

  private static boolean isYearOrVersion(String word) {
    boolean year = word.length() == 4 && word.chars().allMatch(SourceToken::isDigit);
    return year
        || (word.length() > 1 && word.charAt(0) == 'v' && SourceToken.isDigit(word.charAt(1)));
  }

  private static boolean startsWithDigit(String word) {
    String stripped = SourceToken.strip(word);
    return !stripped.isEmpty() && SourceToken.isDigit(stripped.charAt(0));
  }

  private static boolean hasDigit(String word) {
    return word.chars().anyMatch(SourceToken::isDigit);
  }

  private static String bare(String word) {
    return SourceToken.strip(word).toLowerCase(Locale.ROOT);
  }
}
