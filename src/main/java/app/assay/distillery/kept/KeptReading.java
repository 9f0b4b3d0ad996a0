package app.assay.distillery.kept;

import app.assay.vault.KeptCandidate;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

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

    KeptCase done() {
      return KeptCase.ofRows(rows.reversed(), Optional.ofNullable(standing.peek()));
    }
  }

  private final LinkedHashMap<List<String>, Reading> cases = new LinkedHashMap<>();
  private final Map<List<String>, List<String>> joined = new HashMap<>();
  private final Map<String, List<String>> reopened = new HashMap<>();

  private KeptReading() {}

  /// @param oldestFirst all rows
  /// @return the one that something happened to last comes last
  static List<KeptCase> of(List<KeptCandidate> oldestFirst) {
    KeptReading reading = new KeptReading();
    oldestFirst.forEach(reading::add);
    return reading.cases.values().stream().map(Reading::done).toList();
  }

  private void add(KeptCandidate row) {
    List<String> own = key(row);
    List<String> key =
        Optional.ofNullable(reopened.get(row.candidateId()))
            .orElseGet(() -> joined.getOrDefault(own, own));
    if (!key.equals(own)) {
      joined.put(own, key);
    }
    Reading one = Optional.ofNullable(cases.get(key)).orElseGet(Reading::new);
    one.add(row);
    cases.putLast(key, one);
    if (one.isReopened()) {
      reopened.put(row.candidateId(), key);
    } else {
      reopened.remove(row.candidateId(), key);
    }
  }

  /// A candidate without an id is known by its text alone.
  private static List<String> key(KeptCandidate row) {
    return row.candidateId().isBlank()
        ? List.of(row.batch(), "", row.candidate())
        : List.of(row.batch(), row.candidateId());
  }
}
