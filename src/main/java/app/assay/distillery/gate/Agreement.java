package app.assay.distillery.gate;

import app.assay.distillery.verdict.GateRule;
import app.assay.distillery.verdict.LayerTwo;
import app.assay.distillery.verdict.Outcome;
import app.assay.vault.KeptCandidate;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/// How often people decided as the gate proposed. Of each candidate the newest decision counts, and
/// the verdict that was kept with it, or else the newest one of the gate.
///
/// @param byOutcome for each outcome how many candidates people accepted and rejected
/// @param byCode for each code that was proposed, or that a person named when rejecting
public record Agreement(Map<Outcome, Decisions> byOutcome, Map<String, Figures> byCode) {

  private static final String ACCEPTED = "accepted";
  private static final String REJECTED = "rejected";
  private static final ObjectMapper JSON = new ObjectMapper();

  /// What people decided of candidates with one outcome.
  public record Decisions(int accepted, int rejected) {

    private static final Decisions NONE = new Decisions(0, 0);

    private Decisions plus(boolean accept) {
      return new Decisions(accepted + (accept ? 1 : 0), rejected + (accept ? 0 : 1));
    }
  }

  /// One code.
  ///
  /// @param confirmed proposed, and rejected by a person
  /// @param overruled proposed, and accepted by a person: a false reject
  /// @param missed not proposed, and named in the reason of a person's rejection
  public record Figures(int confirmed, int overruled, int missed) {

    private static final Figures NONE = new Figures(0, 0, 0);

    private Figures plus(int confirmed, int overruled, int missed) {
      return new Figures(
          this.confirmed + confirmed, this.overruled + overruled, this.missed + missed);
    }
  }

  public Agreement {
    byOutcome = Collections.unmodifiableMap(new TreeMap<>(byOutcome));
    byCode = Collections.unmodifiableMap(new TreeMap<>(byCode));
  }

  /// Counts.
  ///
  /// @param kept newest first, as the vault gives them
  public static Agreement of(List<KeptCandidate> kept) {
    Map<Outcome, Decisions> byOutcome = new TreeMap<>();
    Map<String, Figures> byCode = new TreeMap<>();
    Set<List<String>> seen = new HashSet<>();
    for (KeptCandidate one : kept) {
      boolean decided = one.decision().equals(ACCEPTED) || one.decision().equals(REJECTED);
      if (decided && seen.add(key(one))) {
        Optional<KeptCandidate> proposed = proposed(one, kept);
        if (proposed.isPresent()) {
          count(one, proposed.get(), byOutcome, byCode);
        }
      }
    }
    return new Agreement(byOutcome, byCode);
  }

  /// All candidates that somebody decided.
  public int decided() {
    return byOutcome.values().stream().mapToInt(d -> d.accepted() + d.rejected()).sum();
  }

  private static void count(
      KeptCandidate decision,
      KeptCandidate proposed,
      Map<Outcome, Decisions> byOutcome,
      Map<String, Figures> byCode) {
    boolean accepted = decision.decision().equals(ACCEPTED);
    Outcome outcome = Outcome.ofLabel(proposed.verdict()).orElseThrow();
    byOutcome.merge(
        outcome, Decisions.NONE.plus(accepted), (old, one) -> old.plus(one.accepted() == 1));
    Set<String> codes = codes(proposed.verdictJson());
    for (String code : codes) {
      Figures old = byCode.getOrDefault(code, Figures.NONE);
      byCode.put(code, accepted ? old.plus(0, 1, 0) : old.plus(1, 0, 0));
    }
    for (GateRule rule : LayerTwo.rules()) {
      String code = rule.rule().id();
      if (!accepted && !codes.contains(code) && decision.reason().contains(code)) {
        byCode.put(code, byCode.getOrDefault(code, Figures.NONE).plus(0, 0, 1));
      }
    }
  }

  private static Optional<KeptCandidate> proposed(
      KeptCandidate decision, List<KeptCandidate> kept) {
    return isVerdict(decision)
        ? Optional.of(decision)
        : kept.stream().filter(one -> key(one).equals(key(decision)) && isVerdict(one)).findFirst();
  }

  private static boolean isVerdict(KeptCandidate one) {
    return Outcome.ofLabel(one.verdict()).isPresent();
  }

  private static List<String> key(KeptCandidate one) {
    return List.of(one.batch(), one.candidateId());
  }

  private static Set<String> codes(String verdict) {
    Set<String> codes = new LinkedHashSet<>();
    try {
      for (JsonNode code : JSON.readTree(verdict).path("rejection_codes")) {
        codes.add(code.asText());
      }
    } catch (JsonProcessingException e) {
      codes.clear();
    }
    return codes;
  }
}
