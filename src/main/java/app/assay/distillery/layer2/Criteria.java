package app.assay.distillery.layer2;

import app.assay.judge.Criterion;
import java.util.List;

/// What each question of layer 2 asks.
final class Criteria {

  static final List<Criterion> EVIDENCE =
      List.of(
          new Criterion(
              Rubric.AGREED,
              "Does the evidence show that the team agreed in so many words, or that the outcome"
                  + " was demonstrated?"),
          new Criterion(
              Rubric.REASONABLE,
              "Is the claim a reasonable conclusion from the evidence, without going further?"),
          new Criterion(
              Rubric.CONVINCING, "Would a sceptical reviewer accept the evidence for the claim?"));

  static final List<Criterion> NOVELTY =
      List.of(
          new Criterion(Rubric.NEW, "Does no listed entry say the same rule for the same scope?"),
          new Criterion(
              Rubric.CONSISTENT,
              "Does no listed entry prescribe something else for a scope that overlaps?"),
          new Criterion(
              Rubric.SEPARATE, "Is it neither a part nor a refinement of a listed entry?"));

  static final List<Criterion> DERIVABILITY =
      List.of(
          new Criterion(
              Rubric.HIDDEN,
              "Is what the claim says invisible in these artifacts: code, comments, error messages,"
                  + " configuration, instructions, test assertions?"));

  static final List<Criterion> RESIDUAL =
      List.of(
          new Criterion(
              Rubric.RESIDUAL_VALUE,
              "Does the body keep knowledge that a developer could not infer from these"
                  + " artifacts?"));

  private Criteria() {}
}
