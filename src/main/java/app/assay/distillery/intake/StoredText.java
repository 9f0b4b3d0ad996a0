package app.assay.distillery.intake;

import app.assay.distillery.candidate.Candidate;
import app.assay.vault.EntryText;
import java.util.Optional;
import java.util.stream.Collectors;

/// Texts as upstream's command line stores them, so that both tools write the same rows: without
/// line feeds at the end, without the character that no shell can hold, considerations without
/// blanks at the ends of their lines.
final class StoredText {

  private static final String BLANKS = " \t\f\r\u000B";

  private StoredText() {}

  static EntryText of(Candidate candidate) {
    return new EntryText(
        of(candidate.title()),
        of(candidate.claim()),
        of(candidate.body()),
        candidate.alternative().map(StoredText::of).filter(text -> !text.isEmpty()),
        considerations(candidate.considerations()));
  }

  static String of(String text) {
    int end = text.length();
    while (end > 0 && (text.charAt(end - 1) == '\n' || text.charAt(end - 1) == '\0')) {
      end--;
    }
    return text.substring(0, end).replace("\0", "");
  }

  /// Empty for null and blank ids, and for the word upstream's first versions wrote for null.
  static Optional<String> id(String id) {
    String stored = of(id);
    return stored.isBlank() ? Optional.empty() : Optional.of(stored);
  }

  private static String considerations(String text) {
    return of(text.lines().map(StoredText::trim).collect(Collectors.joining("\n")));
  }

  private static String trim(String line) {
    int start = 0;
    int end = line.length();
    while (start < end && BLANKS.indexOf(line.charAt(start)) >= 0) {
      start++;
    }
    while (end > start && BLANKS.indexOf(line.charAt(end - 1)) >= 0) {
      end--;
    }
    return line.substring(start, end);
  }
}
