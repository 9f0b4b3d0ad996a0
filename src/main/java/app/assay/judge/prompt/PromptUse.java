package app.assay.judge.prompt;

import app.assay.judge.Instructions;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// What prompts the program uses, and what each of them is filled with.
public enum PromptUse {
  /// The system message: how any question is judged, around the rubric of this one.
  FRAME("judge-frame", 1, List.of("a"), Set.of("rubric")),
  /// The message with the data.
  DATA("judge-data", 1, List.of("a"), Set.of("code", "criteria", "evidence", "items", "ids")),
  /// What a model is asked to find out whether it can be used at all.
  CONNECTION("connection-test", 1, List.of("a"), Set.of()),
  /// The rubric for a claim that is held against evidence, worded three times for three votes.
  CLAIM_SUPPORT("claim-support", 1, List.of("a", "b", "c"), Set.of()),
  /// The rubric for a candidate's claim that is held against the evidence it names (R1).
  CANDIDATE_EVIDENCE("candidate-evidence", 1, List.of("a", "b", "c"), Set.of()),
  /// The rubric for a candidate that is held against entries and other candidates (R6).
  CANDIDATE_NOVELTY("candidate-novelty", 1, List.of("a", "b", "c"), Set.of()),
  /// The rubric for a candidate's claim that is looked for in a repository (R7, first question).
  CANDIDATE_DERIVABILITY("candidate-derivability", 1, List.of("a", "b", "c"), Set.of()),
  /// The rubric for what a candidate says beyond a repository (R7, second question).
  CANDIDATE_RESIDUAL("candidate-residual", 1, List.of("a", "b", "c"), Set.of());

  /// All three cannot be changed: a record of a text and a number, and what `of` above makes.
  @SuppressWarnings("ImmutableEnumChecker")
  private final Instructions instructions;

  @SuppressWarnings("ImmutableEnumChecker")
  private final List<String> wordings;

  @SuppressWarnings("ImmutableEnumChecker")
  private final Set<String> placeholders;

  PromptUse(String id, int version, List<String> wordings, Set<String> placeholders) {
    this.instructions = new Instructions(id, version);
    this.wordings = wordings;
    this.placeholders = placeholders;
  }

  /// By which a question names it.
  public Instructions instructions() {
    return instructions;
  }

  /// The names of its wordings, in the order in which votes use them.
  public List<String> wordings() {
    return wordings;
  }

  /// What every wording is filled with, no more and no less.
  public Set<String> placeholders() {
    return placeholders;
  }

  /// Where its file lies among the assets.
  String file() {
    return "prompts/" + instructions.label() + ".md";
  }

  /// The rubric that a question names; the frames and the test of a connection are none.
  public static Optional<PromptUse> rubric(Instructions instructions) {
    return Arrays.stream(values())
        .filter(use -> use != FRAME && use != DATA && use != CONNECTION)
        .filter(use -> use.instructions.equals(instructions))
        .findFirst();
  }
}
