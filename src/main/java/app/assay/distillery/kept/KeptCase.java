package app.assay.distillery.kept;

import app.assay.distillery.candidate.Candidate;
import app.assay.distillery.candidate.CandidateReading;
import app.assay.distillery.json.StrictJson;
import app.assay.distillery.verdict.CandidateVerdict;
import app.assay.distillery.verdict.Outcome;
import app.assay.distillery.verdict.VerdictJson;
import app.assay.vault.KeptCandidate;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// One candidate of one batch with all that was kept of it. While it is reopened, what is kept of
/// its id in another batch belongs to it too: that is where it is decided.
///
/// @param twin which one it is, from 1, of several of its batch that share an id; 0 where it is
///   alone
/// @param history newest first; never empty
/// @param decision a person's newest that was not taken back
/// @param verdict what the gate said of it; empty where that cannot be read
public record KeptCase(
    int twin,
    List<KeptCandidate> history,
    Optional<KeptCandidate> decision,
    Optional<CandidateVerdict> verdict) {

  static final String ACCEPTED = "accepted";
  static final String REJECTED = "rejected";
  static final String REOPENED = "reopened";
  static final String WITHDRAWN = "withdrawn";

  public KeptCase {
    history = List.copyOf(history);
  }

  static KeptCase ofRows(
      int twin, List<KeptCandidate> newestFirst, Optional<KeptCandidate> decision) {
    return new KeptCase(
        twin, newestFirst, decision, judged(newestFirst, decision).flatMap(KeptCase::verdict));
  }

  /// All of them, the one that something happened to last first.
  ///
  /// @param kept newest first, as the vault gives it
  public static List<KeptCase> of(List<KeptCandidate> kept) {
    return KeptReading.of(kept.reversed()).reversed();
  }

  /// As it was kept last.
  public KeptCandidate newest() {
    return history.getFirst();
  }

  /// The batch it came in.
  public String batch() {
    return history.getLast().batch();
  }

  public String id() {
    return newest().candidateId();
  }

  /// By what it is asked for: its id, with `#` and a number where its batch has several of that id.
  public String name() {
    return twin == 0 ? id() : id() + "#" + twin;
  }

  /// The newest with a verdict: what was decided with one, else what the gate said.
  public Optional<KeptCandidate> judged() {
    return judged(history, decision);
  }

  private static Optional<KeptCandidate> judged(
      List<KeptCandidate> newestFirst, Optional<KeptCandidate> decision) {
    return decision
        .filter(KeptCase::isJudged)
        .or(() -> newestFirst.stream().filter(KeptCase::isJudged).findFirst());
  }

  private static boolean isJudged(KeptCandidate row) {
    return Outcome.ofLabel(row.verdict()).isPresent();
  }

  /// The verdict of a row; empty where it has none that can be read.
  public static Optional<CandidateVerdict> verdict(KeptCandidate row) {
    return StrictJson.read(row.verdictJson()) instanceof StrictJson.Reading.Value(var json)
        ? VerdictJson.read(json)
        : Optional.empty();
  }

  /// The codes it fails by.
  public List<String> codes() {
    return verdict().map(CandidateVerdict::codes).orElse(List.of());
  }

  public KeptState state() {
    if (decision.isPresent()) {
      return KeptState.ofLabel(decision.get().decision()).orElse(KeptState.DEFERRED);
    }
    return switch (Outcome.ofLabel(newestJudged()).orElse(Outcome.DEFERRED)) {
      case PASS -> KeptState.PASSED;
      case FAIL -> KeptState.FAILED;
      case DEFERRED -> KeptState.DEFERRED;
    };
  }

  private String newestJudged() {
    return judged().map(KeptCandidate::verdict).orElse("");
  }

  /// Its text as it was kept last; empty where that is no candidate.
  public Optional<Candidate> candidate() {
    return Candidate.read(newest().candidate()) instanceof CandidateReading.Read(Candidate read)
        ? Optional.of(read)
        : Optional.empty();
  }

  /// Whether every word occurs in its id, its text, the notes on it or a reason.
  public boolean has(List<String> words) {
    if (words.isEmpty()) {
      return true;
    }
    StringBuilder all = new StringBuilder(newest().candidate());
    for (KeptCandidate row : history) {
      all.append('\n').append(row.reason()).append('\n').append(row.verdictJson());
    }
    String text = all.toString().toLowerCase(Locale.ROOT);
    return words.stream().allMatch(word -> text.contains(word.toLowerCase(Locale.ROOT)));
  }
}
