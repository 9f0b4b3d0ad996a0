package app.assay.distillery.gate;

import app.assay.vault.KeptCandidate;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Which of the candidates of a batch have to be kept with their verdicts: those that are not kept
/// as they are already.
public final class Keeping {

  private Keeping() {}

  /// Those that are new or judged otherwise than before.
  ///
  /// @param kept of the vault, newest first
  /// @param now without a person's decision
  public static List<KeptCandidate> fresh(List<KeptCandidate> kept, List<KeptCandidate> now) {
    Set<List<String>> seen = new HashSet<>();
    Set<List<String>> twice = new HashSet<>();
    now.stream().map(Keeping::key).filter(key -> !seen.add(key)).forEach(twice::add);
    Map<List<String>, KeptCandidate> last = new HashMap<>();
    kept.stream()
        .filter(one -> one.decision().isEmpty())
        .forEach(one -> last.putIfAbsent(key(one, twice), one));
    return now.stream().filter(one -> !isSame(last.get(key(one, twice)), one)).distinct().toList();
  }

  private static List<String> key(KeptCandidate one) {
    return List.of(one.batch(), one.candidateId());
  }

  /// Candidates that share an id, or have none, are told apart by their text.
  private static List<String> key(KeptCandidate one, Set<List<String>> twice) {
    return one.candidateId().isBlank() || twice.contains(key(one))
        ? List.of(one.batch(), one.candidateId(), one.candidate())
        : key(one);
  }

  private static boolean isSame(@Nullable KeptCandidate old, KeptCandidate now) {
    return old != null
        && old.candidate().equals(now.candidate())
        && old.verdictJson().equals(now.verdictJson());
  }
}
