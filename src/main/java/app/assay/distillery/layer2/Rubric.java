package app.assay.distillery.layer2;

import app.assay.judge.Criterion;
import app.assay.judge.Evidence;
import app.assay.judge.GateId;
import app.assay.judge.Instructions;
import app.assay.judge.Question;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/// The four questions of layer 2 with their criteria, each put so that yes lets the candidate pass
/// (rulebook §3.1).
public enum Rubric {
  /// R1: does the evidence support the claim?
  EVIDENCE(
      "r1",
      "candidate-evidence",
      List.of(
          new Criterion(
              Rubric.AGREED,
              "Does the evidence show that the team agreed in so many words, or that the outcome"
                  + " was demonstrated?"),
          new Criterion(
              Rubric.REASONABLE,
              "Is the claim a reasonable conclusion from the evidence, without going further?"),
          new Criterion(
              Rubric.CONVINCING, "Would a sceptical reviewer accept the evidence for the claim?"))),
  /// R6: how does it stand to what is there already?
  NOVELTY(
      "r6",
      "candidate-novelty",
      List.of(
          new Criterion(Rubric.NEW, "Does no listed entry say the same rule for the same scope?"),
          new Criterion(
              Rubric.CONSISTENT,
              "Does no listed entry prescribe something else for a scope that overlaps?"),
          new Criterion(
              Rubric.SEPARATE, "Is it neither a part nor a refinement of a listed entry?"))),
  /// R7, first question: can the claim be seen in the repository?
  DERIVABILITY(
      "r7",
      "candidate-derivability",
      List.of(
          new Criterion(
              Rubric.HIDDEN,
              "Is what the claim says invisible in these artifacts: code, comments, error messages,"
                  + " configuration, instructions, test assertions?"))),
  /// R7, second question, for a claim that can be seen: does the body keep something else?
  RESIDUAL(
      "r7",
      "candidate-residual",
      List.of(
          new Criterion(
              Rubric.RESIDUAL_VALUE,
              "Does the body keep knowledge that a developer could not infer from these"
                  + " artifacts?")));

  /// Ids of criteria.
  public static final String AGREED = "agreed";

  public static final String REASONABLE = "reasonable";
  public static final String CONVINCING = "convincing";
  public static final String NEW = "new";
  public static final String CONSISTENT = "consistent";
  public static final String SEPARATE = "separate";
  public static final String HIDDEN = "hidden";
  public static final String RESIDUAL_VALUE = "residual";

  /// The gate of candidates; each rule is a boundary of it.
  public static final String GATE = "candidates";

  private final GateId gate;
  private final Instructions instructions;
  private final List<Criterion> criteria;

  Rubric(String boundary, String instructions, List<Criterion> criteria) {
    this.gate = new GateId("candidates", boundary);
    this.instructions = new Instructions(instructions, 1);
    this.criteria = criteria;
  }

  /// Who asks, such as `candidates/r1`.
  public GateId gate() {
    return gate;
  }

  /// By what it is judged.
  public Instructions instructions() {
    return instructions;
  }

  /// What is judged.
  public List<Criterion> criteria() {
    return criteria;
  }

  /// The question about a candidate.
  ///
  /// @param place of the candidate, a batch and an id with one blank between them
  public Question ask(String place, Proposal candidate, List<Evidence> evidence) {
    return new Question(gate, place, candidate.text(), criteria, evidence, instructions);
  }

  /// The rubric of a question; empty for questions of other gates.
  public static Optional<Rubric> of(Question question) {
    return Arrays.stream(values())
        .filter(rubric -> rubric.gate.equals(question.gate()))
        .filter(rubric -> rubric.instructions.id().equals(question.instructions().id()))
        .findFirst();
  }
}
