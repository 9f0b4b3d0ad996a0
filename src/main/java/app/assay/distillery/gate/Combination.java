package app.assay.distillery.gate;

import app.assay.distillery.layer1.Flaw;
import app.assay.distillery.verdict.CandidateVerdict;
import app.assay.distillery.verdict.Outcome;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/// Both layers as one verdict: any code fails, what nobody decided defers, and only a candidate
/// that passes is queued for curation (seed, "Verdict").
final class Combination {

  /// The codes of layer 2, by the name of their rule.
  static final Map<String, String> CODES = codes();

  private Combination() {}

  private static Map<String, String> codes() {
    Map<String, String> codes = new LinkedHashMap<>();
    codes.put("R1", "R1_EVIDENCE_INSUFFICIENT");
    codes.put("R6", "R6_DUPLICATE");
    codes.put("R7", "R7_DIRECTLY_DERIVABLE");
    return codes;
  }

  /// @param rulings by the name of their rule, R1, R6 and R7
  static CandidateVerdict of(String candidateId, List<Flaw> flaws, Map<String, Ruling> rulings) {
    Map<String, List<String>> failures = new LinkedHashMap<>();
    flaws.forEach(
        o ->
            failures
                .computeIfAbsent(o.rule().id(), _ -> new ArrayList<>())
                .add(Heard.sentence(o.message())));
    Set<String> undecided = new LinkedHashSet<>();
    List<String> others = new ArrayList<>();
    Optional<Ruling.Conflicts> conflict = Optional.empty();
    for (var one : CODES.entrySet()) {
      Ruling ruling = rulings.get(one.getKey());
      if (ruling == null) {
        throw new IllegalArgumentException("no ruling on " + one.getKey());
      }
      String told = one.getKey() + ": " + Heard.sentence(ruling.note());
      switch (ruling) {
        case Ruling.Failed(String note) ->
            failures
                .computeIfAbsent(one.getValue(), _ -> new ArrayList<>())
                .add(Heard.sentence(note));
        case Ruling.Undecided _ -> {
          undecided.add(one.getValue());
          others.add(told);
        }
        case Ruling.Conflicts found -> {
          conflict = Optional.of(found);
          others.add(told);
        }
        case Ruling.Passed _, Ruling.Skipped _ -> others.add(told);
      }
    }
    Outcome outcome =
        !failures.isEmpty() ? Outcome.FAIL : undecided.isEmpty() ? Outcome.PASS : Outcome.DEFERRED;
    return new CandidateVerdict(
        candidateId,
        outcome,
        List.copyOf(failures.keySet()),
        outcome == Outcome.PASS
            ? conflict.map(c -> new CandidateVerdict.Conflict(c.relatedId(), c.reason()))
            : Optional.empty(),
        notes(outcome, failures, undecided, others, conflict.isPresent()),
        List.copyOf(undecided));
  }

  private static String notes(
      Outcome outcome,
      Map<String, List<String>> failures,
      Set<String> undecided,
      List<String> others,
      boolean conflict) {
    String rest = String.join(" ", others);
    return switch (outcome) {
      case FAIL ->
          (failed(failures)
                  + (conflict ? " Nothing is queued for curation, since it failed." : "")
                  + " "
                  + rest)
              .strip();
      case DEFERRED ->
          "Not decided: %s. %s%s"
              .formatted(
                  String.join(", ", undecided),
                  conflict ? "It will be queued for curation if it passes. " : "",
                  rest);
      case PASS ->
          (conflict ? "Passes, and conflicts with another entry. " : "All checks passed. ") + rest;
    };
  }

  private static String failed(Map<String, List<String>> failures) {
    List<String> told =
        failures.entrySet().stream()
            .map(e -> e.getKey() + ": " + String.join(" ", e.getValue()))
            .toList();
    if (told.size() == 1) {
      return told.getFirst();
    }
    List<String> numbered = new ArrayList<>();
    for (int i = 0; i < told.size(); i++) {
      numbered.add("(%d) %s".formatted(i + 1, told.get(i)));
    }
    return numbered.stream().collect(Collectors.joining(" ", "Multiple failures: ", ""));
  }
}
