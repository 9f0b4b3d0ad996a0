package app.assay.workspace;

import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.Collection;
import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import java.util.OptionalLong;
import java.util.TreeMap;

/// How a folder of documents stands: what they say of themselves, how long claims have waited, and
/// which stored hashes do not fit.
///
/// @param documents documents that were looked at
/// @param unreadable how many of them could not be read, or have a front matter that cannot
/// @param states documents by clarity and HITL status, such as `CLEAR | PENDING`, in this order
/// @param hashes documents by what their stored hash says, every verdict present
/// @param pendingClaims claims that wait for a person
/// @param pendingDocuments documents with such claims by how long they have waited, every age
///   present
/// @param ragIngestable documents whose fields compute to `rag-ingestable: true` (FS §9.1)
/// @param admissible documents that nothing holds back: [FileReport#obstacle()]
public record VaultStatus(
    int documents,
    int unreadable,
    Map<String, Integer> states,
    Map<HashReport.Match, Integer> hashes,
    long pendingClaims,
    Map<PendingAge, Integer> pendingDocuments,
    int ragIngestable,
    int admissible) {

  /// Before the first document.
  public static final VaultStatus NOTHING =
      new VaultStatus(0, 0, Map.of(), Map.of(), 0, Map.of(), 0, 0);

  private static final String UNSAID = "-";

  public VaultStatus {
    states = Collections.unmodifiableMap(new TreeMap<>(states));
    hashes = complete(HashReport.Match.class, hashes);
    pendingDocuments = complete(PendingAge.class, pendingDocuments);
  }

  private static <E extends Enum<E>> Map<E, Integer> complete(Class<E> kinds, Map<E, Integer> of) {
    Map<E, Integer> all = new EnumMap<>(kinds);
    for (E kind : kinds.getEnumConstants()) {
      all.put(kind, of.getOrDefault(kind, 0));
    }
    return Collections.unmodifiableMap(all);
  }

  /// The status of documents on a day.
  public static VaultStatus of(Collection<FileReport> reports, LocalDate today) {
    VaultStatus status = NOTHING;
    for (FileReport report : reports) {
      status = status.plus(report, today);
    }
    return status;
  }

  /// With one more document.
  public VaultStatus plus(FileReport file, LocalDate today) {
    DocumentState state = file.state();
    boolean legible = file.trouble().isEmpty() && state.computed().isPresent();
    Map<String, Integer> moreStates = new TreeMap<>(states);
    if (legible) {
      moreStates.merge(
          state.clarity().orElse(UNSAID) + " | " + state.hitl().orElse(UNSAID), 1, Integer::sum);
    }
    Map<HashReport.Match, Integer> moreHashes = new EnumMap<>(hashes);
    moreHashes.merge(file.hash().match(), 1, Integer::sum);
    int waiting = pendingClaims(file);
    Map<PendingAge, Integer> moreAges = new EnumMap<>(pendingDocuments);
    if (waiting > 0) {
      moreAges.merge(PendingAge.of(daysPending(file, today)), 1, Integer::sum);
    }
    boolean ingestable = state.computed().map(DocumentState.Computed::ragIngestable).orElse(false);
    return new VaultStatus(
        documents + 1,
        unreadable + (legible ? 0 : 1),
        moreStates,
        moreHashes,
        pendingClaims + waiting,
        moreAges,
        ragIngestable + (ingestable ? 1 : 0),
        admissible + (file.obstacle().isEmpty() ? 1 : 0));
  }

  /// Claims of a document that wait for a person: those that nobody has signed (C32).
  public static int pendingClaims(FileReport file) {
    return file.state().computed().map(DocumentState.Computed::pendingCount).orElse(0);
  }

  /// Whether a stored hash is there and does not fit the text as it must, be it by another recipe.
  public static boolean isWrong(HashReport.Match match) {
    return switch (match) {
      case WRONG_RECIPE, TEXT_CHANGED, NOT_A_HASH -> true;
      case VERIFIED, ABSENT, NO_WINDOW, UNREADABLE -> false;
    };
  }

  /// Days since a document with pending claims was processed, below nought where that day is yet to
  /// come; empty where nothing waits or nobody knows since when.
  public static OptionalLong daysPending(FileReport file, LocalDate today) {
    boolean waits = file.state().computed().filter(c -> c.pendingCount() > 0).isPresent();
    return waits && file.state().processedDate().isPresent()
        ? OptionalLong.of(
            ChronoUnit.DAYS.between(
                LocalDate.parse(file.state().processedDate().orElseThrow()), today))
        : OptionalLong.empty();
  }

  /// Documents whose stored hash is there and does not fit the text as it must.
  public int wrongHashes() {
    return hashes.entrySet().stream()
        .filter(entry -> isWrong(entry.getKey()))
        .mapToInt(Map.Entry::getValue)
        .sum();
  }
}
