package app.assay.distillery.kept;

import app.assay.vault.KeptCandidate;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// Tells from the rows of a vault which belong to one candidate.
final class KeptReading {

  /// One candidate, as far as it was read.
  private static final class Reading {

    private final List<KeptCandidate> rows = new ArrayList<>();
    private final Deque<KeptCandidate> standing = new ArrayDeque<>();

    void add(KeptCandidate row) {
      rows.add(row);
      if (row.decision().equals(KeptCase.WITHDRAWN)) {
        standing.poll();
      } else if (!row.decision().isEmpty()) {
        standing.push(row);
      }
    }

    boolean isReopened() {
      return !standing.isEmpty() && standing.peek().decision().equals(KeptCase.REOPENED);
    }

    KeptCase done(int twin) {
      return KeptCase.ofRows(twin, rows.reversed(), Optional.ofNullable(standing.peek()));
    }
  }

  private final LinkedHashMap<List<String>, Reading> cases = new LinkedHashMap<>();
  private final Map<List<String>, List<String>> joined = new HashMap<>();
  private final Map<String, List<String>> reopened = new HashMap<>();
  private final Map<List<String>, List<List<String>>> twins = new HashMap<>();

  private KeptReading() {}

  /// The candidates of rows.
  ///
  /// @param oldestFirst all rows
  /// @return the one that something happened to last comes last
  static List<KeptCase> of(List<KeptCandidate> oldestFirst) {
    KeptReading reading = new KeptReading();
    reading.findTwins(oldestFirst);
    oldestFirst.forEach(reading::add);
    return reading.cases.entrySet().stream()
        .map(one -> one.getValue().done(reading.twin(one.getKey())))
        .toList();
  }

  /// The gate keeps all of a batch at one moment: what has one id and two texts then is two
  /// candidates, and no edit of one.
  private void findTwins(List<KeptCandidate> rows) {
    Map<List<String>, Set<String>> texts = new HashMap<>();
    for (KeptCandidate row : rows) {
      if (row.decision().isEmpty() && !row.candidateId().isBlank()) {
        texts
            .computeIfAbsent(
                List.of(row.batch(), row.candidateId(), row.at()), _ -> new HashSet<>())
            .add(row.candidate());
      }
    }
    texts.forEach(
        (moment, all) -> {
          if (all.size() > 1) {
            twins.putIfAbsent(moment.subList(0, 2), new ArrayList<>());
          }
        });
  }

  /// Its number among those of its id, in the order in which they were kept first; 0 where it is
  /// alone.
  private int twin(List<String> key) {
    return twins.getOrDefault(key.subList(0, 2), List.of()).indexOf(key) + 1;
  }

  private void add(KeptCandidate row) {
    List<String> own = key(row);
    List<String> key =
        Optional.ofNullable(reopened.get(row.candidateId()))
            .orElseGet(() -> joined.getOrDefault(own, own));
    if (!key.equals(own)) {
      joined.put(own, key);
    }
    Optional.ofNullable(twins.get(List.of(row.batch(), row.candidateId())))
        .filter(known -> !known.contains(own))
        .ifPresent(known -> known.add(own));
    Reading one = Optional.ofNullable(cases.get(key)).orElseGet(Reading::new);
    one.add(row);
    cases.putLast(key, one);
    if (one.isReopened()) {
      reopened.put(row.candidateId(), key);
    } else {
      reopened.remove(row.candidateId(), key);
    }
  }

  /// A candidate without an id is known by its text alone, and one of several by both.
  private List<String> key(KeptCandidate row) {
    List<String> key = List.of(row.batch(), row.candidateId());
    return row.candidateId().isBlank() || twins.containsKey(key)
        ? List.of(row.batch(), row.candidateId(), row.candidate())
        : key;
  }
}
