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
  EVIDENCE("r1", "candidate-evidence"),
  /// R6: how does it stand to what is there already?
  NOVELTY("r6", "candidate-novelty"),
  /// R7, first question: can the claim be seen in the repository?
  DERIVABILITY("r7", "candidate-derivability"),
  /// R7, second question, for a claim that can be seen: does the body keep something else?
  RESIDUAL("r7", "candidate-residual");

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

  private static final int VERSION = 1;

  private final String boundary;
  private final String prompt;

  Rubric(String boundary, String prompt) {
    this.boundary = boundary;
    this.prompt = prompt;
  }

  /// Who asks, such as `candidates/r1`.
  public GateId gate() {
    return new GateId(GATE, boundary);
  }

  /// By what it is judged.
  public Instructions instructions() {
    return new Instructions(prompt, VERSION);
  }

  /// What is judged.
  public List<Criterion> criteria() {
    return switch (this) {
      case EVIDENCE -> Criteria.EVIDENCE;
      case NOVELTY -> Criteria.NOVELTY;
      case DERIVABILITY -> Criteria.DERIVABILITY;
      case RESIDUAL -> Criteria.RESIDUAL;
    };
  }

  /// The question about a candidate.
  ///
  /// @param place of the candidate, a batch and an id with one blank between them
  public Question ask(String place, Proposal candidate, List<Evidence> evidence) {
    return new Question(gate(), place, candidate.text(), criteria(), evidence, instructions());
  }

  /// The rubric of a question; empty for questions of other gates.
  public static Optional<Rubric> of(Question question) {
    return Arrays.stream(values())
        .filter(rubric -> rubric.gate().equals(question.gate()))
        .filter(rubric -> rubric.prompt.equals(question.instructions().id()))
        .findFirst();
  }
}
