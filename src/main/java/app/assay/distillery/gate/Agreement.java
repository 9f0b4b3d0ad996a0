package app.assay.distillery.gate;

import app.assay.distillery.kept.KeptCase;
import app.assay.distillery.kept.KeptState;
import app.assay.distillery.layer1.Layer1;
import app.assay.distillery.verdict.Outcome;
import app.assay.vault.KeptCandidate;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;

/// How often people decided as the gate proposed. Of each candidate the newest decision of a person
/// counts that was not taken back, and the verdict that was kept with it, or else the newest one of
/// the gate.
///
/// @param byOutcome for each outcome how many candidates people accepted and rejected
/// @param byCode for each code that was proposed, or that a person named when rejecting
public record Agreement(Map<Outcome, Decisions> byOutcome, Map<String, Figures> byCode) {

  /// What people decided of candidates with one outcome.
  public record Decisions(int accepted, int rejected) {

    private static final Decisions NONE = new Decisions(0, 0);

    private Decisions plus(boolean accept) {
      return new Decisions(accepted + (accept ? 1 : 0), rejected + (accept ? 0 : 1));
    }
  }

  /// One code.
  ///
  /// @param proposed candidates that fail by it, decided by a person or not
  /// @param confirmed proposed, and rejected by a person
  /// @param overruled proposed, and accepted by a person: a false reject
  /// @param missed not proposed, and named in the reason of a person's rejection
  public record Figures(int proposed, int confirmed, int overruled, int missed) {

    private static final Figures NONE = new Figures(0, 0, 0, 0);

    /// Those of the proposed ones that a person decided.
    public int decided() {
      return confirmed + overruled;
    }

    private Figures plus(int proposed, int confirmed, int overruled, int missed) {
      return new Figures(
          this.proposed + proposed,
          this.confirmed + confirmed,
          this.overruled + overruled,
          this.missed + missed);
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
    return ofCases(KeptCase.of(kept));
  }

  /// Counts.
  public static Agreement ofCases(List<KeptCase> cases) {
    Map<Outcome, Decisions> byOutcome = new TreeMap<>();
    Map<String, Figures> byCode = new TreeMap<>();
    for (KeptCase one : cases) {
      Optional<Outcome> proposed = one.judged().flatMap(row -> Outcome.ofLabel(row.verdict()));
      if (proposed.isPresent()) {
        count(one, proposed.get(), byOutcome, byCode);
      }
    }
    return new Agreement(byOutcome, byCode);
  }

  /// All candidates that somebody decided.
  public int decided() {
    return byOutcome.values().stream().mapToInt(d -> d.accepted() + d.rejected()).sum();
  }

  private static void count(
      KeptCase one,
      Outcome outcome,
      Map<Outcome, Decisions> byOutcome,
      Map<String, Figures> byCode) {
    Optional<KeptCandidate> person = one.decision().filter(row -> !row.by().isBlank());
    boolean accepted = person.isPresent() && one.state() == KeptState.ACCEPTED;
    boolean rejected = person.isPresent() && one.state() == KeptState.REJECTED;
    if (accepted || rejected) {
      byOutcome.merge(outcome, Decisions.NONE.plus(accepted), (old, _) -> old.plus(accepted));
    }
    Set<String> codes = new HashSet<>(one.codes());
    for (String code : codes) {
      add(byCode, code, 1, rejected ? 1 : 0, accepted ? 1 : 0, 0);
    }
    if (rejected) {
      Layer1.catalogue().stream()
          .map(rule -> rule.id())
          .filter(code -> !codes.contains(code) && names(person.orElseThrow().reason(), code))
          .forEach(code -> add(byCode, code, 0, 0, 0, 1));
    }
  }

  private static void add(
      Map<String, Figures> byCode,
      String code,
      int proposed,
      int confirmed,
      int overruled,
      int missed) {
    Figures old = byCode.getOrDefault(code, Figures.NONE);
    byCode.put(code, old.plus(proposed, confirmed, overruled, missed));
  }

  /// Whether a reason names a code, whole or by its short form: `R7` of `R7_DIRECTLY_DERIVABLE`.
  private static boolean names(String reason, String code) {
    String brief = code.matches("R[0-9]_.*") ? code.substring(0, 2) : code;
    return Pattern.compile("\\b(" + Pattern.quote(brief) + "|" + Pattern.quote(code) + ")\\b")
        .matcher(reason)
        .find();
  }
}
