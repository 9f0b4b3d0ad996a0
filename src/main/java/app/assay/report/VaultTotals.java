package app.assay.report;

import app.assay.workspace.HashReport;
import app.assay.workspace.PendingAge;
import app.assay.workspace.VaultStatus;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/// What documents come to, in a few lines; what there is none of is left out.
final class VaultTotals {

  private VaultTotals() {}

  static List<String> of(VaultStatus status) {
    return List.of(
        Counts.plural(status.documents(), "document")
            + (status.unreadable() == 0 ? "" : ", " + status.unreadable() + " unreadable"),
        "States: " + list(status.states(), state -> state),
        "Hashes: " + list(status.hashes(), VaultTotals::name),
        "Pending claims: "
            + status.pendingClaims()
            + (status.pendingClaims() == 0
                ? ""
                : "; documents by days since they were processed: "
                    + list(status.pendingDocuments(), VaultTotals::name)),
        "RAG ingestable: "
            + status.ragIngestable()
            + " of "
            + status.documents()
            + "; may enter: "
            + status.admissible()
            + (status.admissible() < status.ragIngestable()
                ? ", the others are held back by errors, hash or review profile"
                : ""));
  }

  static String name(HashReport.Match match) {
    return switch (match) {
      case VERIFIED -> "verified";
      case WRONG_RECIPE -> "wrong recipe";
      case TEXT_CHANGED -> "text changed";
      case NOT_A_HASH -> "not a hash";
      case ABSENT -> "missing";
      case NO_WINDOW -> "no hash window";
      case UNREADABLE -> "unreadable";
    };
  }

  private static String name(PendingAge age) {
    return switch (age) {
      case WEEK -> "0-7";
      case MONTH -> "8-30";
      case QUARTER -> "31-90";
      case OLDER -> "over 90";
      case UNKNOWN -> "unknown";
    };
  }

  private static <K> String list(Map<K, Integer> counts, Function<K, String> name) {
    String listed =
        counts.entrySet().stream()
            .filter(entry -> entry.getValue() > 0)
            .map(entry -> name.apply(entry.getKey()) + " " + entry.getValue())
            .collect(Collectors.joining(", "));
    return listed.isEmpty() ? "none" : listed;
  }
}
