package app.assay.distillery.gate;

import app.assay.distillery.layer2.Proposal;
import app.assay.distillery.layer2.Related;
import app.assay.distillery.layer2.Rubric;
import app.assay.distillery.layer2.Shortlist;
import app.assay.judge.Answer;
import app.assay.judge.Criterion;
import app.assay.judge.CriterionVerdict;
import app.assay.judge.Evidence;
import app.assay.judge.JudgeId;
import app.assay.judge.Question;
import app.assay.judge.Quote;
import app.assay.judge.TokenUse;
import app.assay.judge.Verdict;
import app.assay.judge.panel.GatePolicy;
import app.assay.judge.panel.Opinion;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/// Opinions on candidates as tests need them.
public final class Told {

  static final Instant NOW = Instant.parse("2026-11-20T08:00:00Z");
  static final JudgeId PERSON = JudgeId.person("Dana Reviewer");
  static final JudgeId MODEL = JudgeId.model("local", "small-1");
  static final JudgeId RULES = JudgeId.rules("rules 1");

  private final Question question;
  private final List<Answer> answers = new ArrayList<>();

  private Told(Question question) {
    this.question = question;
  }

  static Told of(Rubric rubric, Evidence... evidence) {
    return new Told(rubric.ask("batch b", candidate("b", "Keep it."), List.of(evidence)));
  }

  static Told of(Question question) {
    return new Told(question);
  }

  public static Proposal candidate(String id, String claim, String... domains) {
    return new Proposal(
        id,
        "fact",
        "Title of " + id,
        claim,
        "## Background\nb\n\n## Details\nd",
        "",
        "None identified yet.",
        List.of(domains),
        List.of(new Proposal.Ref("pr", "#1")),
        "",
        List.of());
  }

  static Related related(Related.Place place, String id, Proposal.Signal... signals) {
    return new Related(
        place, id, "Title", "Claim of " + id, "Claim of " + id, 0.5, List.of(), List.of(signals));
  }

  static Shortlist list(Related... related) {
    return new Shortlist(List.of(related), Optional.empty(), List.of());
  }

  /// Says the same of all criteria.
  Told all(JudgeId by, Verdict verdict) {
    return says(by, verdict, verdict, verdict);
  }

  /// Says one verdict for each criterion; those left over are not used.
  Told says(JudgeId by, Verdict... verdicts) {
    Map<String, CriterionVerdict> said = new LinkedHashMap<>();
    List<Criterion> criteria = question.criteria();
    for (int i = 0; i < criteria.size(); i++) {
      String id = criteria.get(i).id();
      said.put(id, new CriterionVerdict(id, verdicts[i], "because of " + id, quotes(0), score()));
    }
    answers.add(Answer.decided(question, by, NOW, List.copyOf(said.values()), TokenUse.NONE));
    return this;
  }

  private static OptionalDouble score() {
    return OptionalDouble.empty();
  }

  private List<Quote> quotes(int evidence) {
    return question.evidence().size() <= evidence
        ? List.of()
        : List.of(
            new Quote(
                question.evidence().get(evidence).id(), question.evidence().get(evidence).text()));
  }

  Opinion opinion() {
    return Opinion.of(question, answers, GatePolicy.DEFAULT);
  }
}
