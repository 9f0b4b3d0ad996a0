package app.assay.distillery.gate;

import app.assay.distillery.layer1.Flaw;
import app.assay.distillery.layer2.Proposal;
import app.assay.distillery.layer2.Rubric;
import app.assay.distillery.layer2.Shortlist;
import app.assay.distillery.layer2.Sight;
import app.assay.distillery.verdict.CandidateVerdict;
import app.assay.judge.Evidence;
import app.assay.judge.Question;
import app.assay.judge.panel.Opinion;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/// One candidate on its way through the gate: what has to be asked of it next, and its verdict as
/// far as it is known. Whoever runs the gate asks, hands over the opinions, and asks again until
/// nothing is left. Never changes the candidate. Belongs to one thread.
public final class CandidateCase {

  private static final String FAILED_BEFORE =
      "Skipped, since %s failed and only survivors are asked.";

  private final String place;
  private final Proposal candidate;
  private final List<Flaw> flaws;
  private final Layers layers;
  private LookUp lookUp;
  private final Map<Rubric, Question> asked = new EnumMap<>(Rubric.class);
  private final Map<Rubric, Opinion> opinions = new EnumMap<>(Rubric.class);
  private Optional<Sight> sources = Optional.empty();
  private Optional<Shortlist> shortlist = Optional.empty();
  private Optional<Sight> artifacts = Optional.empty();

  /// Where layer 2 looks. Each is asked at most once, and not before its rule is due.
  public interface LookUp {

    /// What the references of a candidate lead to (R1).
    Sight sources(Proposal candidate);

    /// What it has to be compared with (R6).
    Shortlist shortlist();

    /// What of the repository speaks of it (R7).
    Sight artifacts(Proposal candidate);
  }

  /// @param place a batch and an id with one blank between them, unique among all cases
  /// @param flaws of layer 1; empty when it lets the candidate through
  public CandidateCase(
      String place, Proposal candidate, List<Flaw> flaws, Layers layers, LookUp lookUp) {
    this.place = place;
    this.candidate = candidate;
    this.flaws = List.copyOf(flaws);
    this.layers = layers;
    this.lookUp = lookUp;
  }

  /// From now on looks there; what it saw before it remembers.
  public void lookIn(LookUp other) {
    lookUp = other;
  }

  /// What has to be asked now; empty when nothing can be asked any more.
  ///
  /// @param failed true for ids of earlier candidates of the batch that failed
  public List<Question> next(Predicate<String> failed) {
    List<Question> questions = new ArrayList<>();
    if (!asksLayer2()) {
      return questions;
    }
    if (!asked.containsKey(Rubric.EVIDENCE)) {
      questions.add(ask(Rubric.EVIDENCE, seenSources().evidence()));
    }
    if (!asked.containsKey(Rubric.NOVELTY) && !seenShortlist().related().isEmpty()) {
      questions.add(ask(Rubric.NOVELTY, seenShortlist().evidence()));
    }
    if (!asked.containsKey(Rubric.DERIVABILITY) && asksDerivability(failed)) {
      questions.add(ask(Rubric.DERIVABILITY, seenArtifacts().evidence()));
    }
    Opinion hidden = opinions.get(Rubric.DERIVABILITY);
    if (!asked.containsKey(Rubric.RESIDUAL)
        && hidden != null
        && DerivabilityRule.isVisible(hidden)) {
      questions.add(ask(Rubric.RESIDUAL, seenArtifacts().evidence()));
    }
    return questions;
  }

  /// Takes the opinion on one of its questions; a later one replaces an earlier one.
  public void hear(Opinion opinion) {
    Rubric rubric = Rubric.of(opinion.question()).orElseThrow();
    if (!opinion.question().equals(asked.get(rubric))) {
      throw new IllegalArgumentException("another question than was asked");
    }
    opinions.put(rubric, opinion);
    if (rubric == Rubric.DERIVABILITY && !DerivabilityRule.isVisible(opinion)) {
      asked.remove(Rubric.RESIDUAL);
      opinions.remove(Rubric.RESIDUAL);
    }
  }

  /// What both layers say as far as they are heard; a rule that was not heard is undecided.
  public CandidateVerdict verdict(Predicate<String> failed) {
    return Combination.of(candidate.id(), flaws, rulings(failed));
  }

  /// The questions that were asked so far, with the opinions on them.
  public List<Question> asked() {
    return List.copyOf(asked.values());
  }

  /// The opinions heard so far.
  public List<Opinion> opinions() {
    return List.copyOf(opinions.values());
  }

  /// What it is compared with, where that was looked for.
  public Optional<Shortlist> compared() {
    return shortlist;
  }

  /// What was opened for R1 and R7, where that was looked for, with what could not be.
  public List<Sight> seen() {
    List<Sight> seen = new ArrayList<>();
    sources.ifPresent(seen::add);
    artifacts.ifPresent(seen::add);
    return seen;
  }

  /// Where it stands, such as `batch-2026-04-06 no-direct-db-access`.
  public String place() {
    return place;
  }

  private boolean asksLayer2() {
    return layers == Layers.BOTH || flaws.isEmpty();
  }

  private boolean asksDerivability(Predicate<String> failed) {
    if (layers == Layers.BOTH) {
      return true;
    }
    boolean heard =
        opinions.containsKey(Rubric.EVIDENCE)
            && (seenShortlist().related().isEmpty() || opinions.containsKey(Rubric.NOVELTY));
    return heard
        && !(evidence() instanceof Ruling.Failed)
        && !(novelty(failed) instanceof Ruling.Failed);
  }

  private Map<String, Ruling> rulings(Predicate<String> failed) {
    Map<String, Ruling> rulings = new LinkedHashMap<>();
    if (!asksLayer2()) {
      Ruling skipped = new Ruling.Skipped(FAILED_BEFORE.formatted("layer 1"));
      Combination.CODES.keySet().forEach(rule -> rulings.put(rule, skipped));
      return rulings;
    }
    rulings.put("R1", evidence());
    rulings.put("R6", novelty(failed));
    rulings.put("R7", derivability(failed));
    return rulings;
  }

  private Ruling evidence() {
    return EvidenceRule.rule(
        Optional.ofNullable(opinions.get(Rubric.EVIDENCE)), sources.orElse(Sight.EMPTY));
  }

  private Ruling novelty(Predicate<String> failed) {
    return shortlist
        .map(
            list ->
                new NoveltyRule(list, failed)
                    .rule(Optional.ofNullable(opinions.get(Rubric.NOVELTY))))
        .orElseGet(() -> new Ruling.Undecided("It was not asked."));
  }

  private Ruling derivability(Predicate<String> failed) {
    Optional<Opinion> hidden = Optional.ofNullable(opinions.get(Rubric.DERIVABILITY));
    if (hidden.isEmpty() && layers == Layers.SURVIVORS) {
      if (evidence() instanceof Ruling.Failed) {
        return new Ruling.Skipped(FAILED_BEFORE.formatted("R1"));
      }
      if (novelty(failed) instanceof Ruling.Failed) {
        return new Ruling.Skipped(FAILED_BEFORE.formatted("R6"));
      }
    }
    return DerivabilityRule.rule(
        hidden, Optional.ofNullable(opinions.get(Rubric.RESIDUAL)), artifacts.orElse(Sight.EMPTY));
  }

  private Question ask(Rubric rubric, List<Evidence> evidence) {
    Question question = rubric.ask(place, candidate, evidence);
    asked.put(rubric, question);
    return question;
  }

  private Sight seenSources() {
    return sources.orElseGet(
        () -> {
          Sight seen = lookUp.sources(candidate);
          sources = Optional.of(seen);
          return seen;
        });
  }

  private Shortlist seenShortlist() {
    return shortlist.orElseGet(
        () -> {
          Shortlist seen = lookUp.shortlist();
          shortlist = Optional.of(seen);
          return seen;
        });
  }

  private Sight seenArtifacts() {
    return artifacts.orElseGet(
        () -> {
          Sight seen = lookUp.artifacts(candidate);
          artifacts = Optional.of(seen);
          return seen;
        });
  }
}
