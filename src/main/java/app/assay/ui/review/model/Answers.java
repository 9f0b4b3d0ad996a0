package app.assay.ui.review.model;

import app.assay.hitl.Answer;
import app.assay.hitl.ClaimDecision;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// The reviewer's answers: those only given so far, and those that are written.
final class Answers {

  private final Map<ClaimKey, ClaimDecision> given = new HashMap<>();
  private final Map<ClaimKey, ClaimDecision> written = new HashMap<>();

  /// The answer in force.
  Optional<ClaimDecision> of(ClaimKey key) {
    return given(key).or(() -> Optional.ofNullable(written.get(key)));
  }

  /// The answer that is not written yet.
  Optional<ClaimDecision> given(ClaimKey key) {
    return Optional.ofNullable(given.get(key));
  }

  /// What is not written yet of one document, in its order.
  List<ClaimDecision> given(Path file) {
    return given.entrySet().stream()
        .filter(e -> e.getKey().file().equals(file))
        .map(Map.Entry::getValue)
        .sorted(Comparator.comparingInt(ClaimDecision::claim))
        .toList();
  }

  /// The documents with answers that are not written yet.
  Set<Path> files() {
    Set<Path> files = new HashSet<>();
    given.keySet().forEach(key -> files.add(key.file()));
    return files;
  }

  /// Sets an answer that is not written yet, or takes it away.
  void set(ClaimKey key, Optional<ClaimDecision> decision) {
    decision.ifPresentOrElse(d -> given.put(key, d), () -> given.remove(key));
  }

  /// The answers of a document are in its file now.
  void wrote(Path file, List<ClaimDecision> decisions) {
    for (ClaimDecision decision : decisions) {
      ClaimKey key = new ClaimKey(file, decision.claim());
      given.remove(key);
      written.put(key, decision);
    }
  }

  /// The answers of a document are no longer in its file.
  void tookBack(Path file, List<ClaimDecision> decisions) {
    for (ClaimDecision decision : decisions) {
      ClaimKey key = new ClaimKey(file, decision.claim());
      written.remove(key);
      given.put(key, decision);
    }
  }

  /// Keeps only the answers to claims that still say what was looked at.
  ///
  /// @return how many no longer fit and are gone
  int keepWhereSame(ReviewDocument before, ReviewDocument now) {
    List<ClaimKey> gone = new ArrayList<>();
    for (ClaimKey key : keys(before.file())) {
      Optional<String> was = words(before, key);
      if (was.isEmpty() || !was.equals(words(now, key))) {
        gone.add(key);
      }
    }
    int lost = (int) gone.stream().filter(given::containsKey).count();
    gone.forEach(given::remove);
    gone.forEach(written::remove);
    return lost;
  }

  /// Every answer in force, for the signals.
  Collection<ClaimDecision> all() {
    Map<ClaimKey, ClaimDecision> all = new HashMap<>(written);
    all.putAll(given);
    return all.values();
  }

  void clear() {
    given.clear();
    written.clear();
  }

  /// True when a claim counts as decided; what was skipped is still left.
  boolean isDecided(ClaimKey key) {
    return of(key).filter(d -> d.answer() != Answer.SKIP).isPresent();
  }

  private List<ClaimKey> keys(Path file) {
    Set<ClaimKey> keys = new HashSet<>(given.keySet());
    keys.addAll(written.keySet());
    return keys.stream().filter(key -> key.file().equals(file)).toList();
  }

  private static Optional<String> words(ReviewDocument document, ClaimKey key) {
    return document.items().stream()
        .map(item -> item.claim())
        .filter(claim -> claim.index() == key.claim())
        .map(claim -> claim.id() + "\n" + claim.text())
        .findFirst();
  }
}
