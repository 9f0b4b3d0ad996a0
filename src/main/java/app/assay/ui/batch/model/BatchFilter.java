package app.assay.ui.batch.model;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// Which candidates are shown.
///
/// @param standing only these; all where it is empty
/// @param code only those that fail by it; all where it is empty
/// @param domain only those filed under it; all where it is empty
/// @param words only those in which each occurs
public record BatchFilter(
    Optional<Standing> standing, String code, String domain, List<String> words) {

  /// All of them.
  public static final BatchFilter ALL = new BatchFilter(Optional.empty(), "", "", List.of());

  public BatchFilter {
    words = List.copyOf(words);
  }

  boolean takes(BatchRow row) {
    return standing.filter(s -> s != row.standing()).isEmpty()
        && (code.isEmpty() || row.codes().contains(code))
        && (domain.isEmpty() || row.candidate().domains().contains(domain))
        && row.has(words);
  }

  public BatchFilter withStanding(Optional<Standing> wanted) {
    return new BatchFilter(wanted, code, domain, words);
  }

  public BatchFilter withCode(String wanted) {
    return new BatchFilter(standing, wanted, domain, words);
  }

  public BatchFilter withDomain(String wanted) {
    return new BatchFilter(standing, code, wanted, words);
  }

  public BatchFilter withSearch(String query) {
    return new BatchFilter(
        standing,
        code,
        domain,
        Arrays.stream(query.strip().toLowerCase(Locale.getDefault()).split("\\s+"))
            .filter(word -> !word.isEmpty())
            .toList());
  }
}
