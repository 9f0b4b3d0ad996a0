package app.assay.distillery.gate;

import app.assay.distillery.layer2.Rubric;
import app.assay.distillery.layer2.Sight;
import app.assay.judge.panel.Opinion;
import java.util.Optional;

/// R7: what cannot be seen in the repository passes; what can be passes only for what its body
/// keeps beyond that (seed, table of Q1 and Q2).
final class DerivabilityRule {

  private DerivabilityRule() {}

  /// @param hidden the opinion on Q1
  /// @param residual the opinion on Q2, which is asked only where Q1 was refused
  static Ruling rule(Optional<Opinion> hidden, Optional<Opinion> residual, Sight sight) {
    String notes = String.join(" ", sight.notes());
    if (hidden.isEmpty()) {
      return new Ruling.Undecided(EvidenceRule.join("R7 was not asked.", notes));
    }
    Heard first = new Heard(hidden.get(), Rubric.HIDDEN);
    if (first.isAccepted()) {
      return new Ruling.Passed(EvidenceRule.join("Q1=no, not visible. " + first.told(), notes));
    }
    if (first.refused().isEmpty()) {
      return new Ruling.Undecided(EvidenceRule.join("Q1 is open. " + first.told(), notes));
    }
    String visible = "Q1=yes, visible. " + first.told();
    if (residual.isEmpty()) {
      return new Ruling.Undecided(EvidenceRule.join(visible + " Q2 was not asked.", notes));
    }
    Heard second = new Heard(residual.get(), Rubric.RESIDUAL_VALUE);
    if (second.isAccepted()) {
      return new Ruling.Passed(
          EvidenceRule.join(visible + " Q2=yes, the body keeps more. " + second.told(), notes));
    }
    return second.refused().isPresent()
        ? new Ruling.Failed(
            EvidenceRule.join(visible + " Q2=no, nothing else is kept. " + second.told(), notes))
        : new Ruling.Undecided(EvidenceRule.join(visible + " Q2 is open. " + second.told(), notes));
  }

  /// True when Q2 has to be asked.
  static boolean isVisible(Opinion hidden) {
    return new Heard(hidden, Rubric.HIDDEN).refused().isPresent();
  }
}
