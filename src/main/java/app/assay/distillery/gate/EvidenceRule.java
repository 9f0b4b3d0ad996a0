package app.assay.distillery.gate;

import app.assay.distillery.layer2.Rubric;
import app.assay.distillery.layer2.Sight;
import app.assay.judge.Criterion;
import app.assay.judge.panel.Opinion;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// R1: any of the three criteria that is refused fails the candidate, all three let it pass.
final class EvidenceRule {

  private EvidenceRule() {}

  static Ruling rule(Optional<Opinion> opinion, Sight sight) {
    String notes = String.join(" ", sight.notes());
    if (opinion.isEmpty()) {
      return new Ruling.Undecided(join("R1 was not asked.", notes));
    }
    List<String> refused = new ArrayList<>();
    List<String> open = new ArrayList<>();
    List<Heard> asked = new ArrayList<>();
    List<String> accepted = new ArrayList<>();
    for (Criterion criterion : Rubric.EVIDENCE.criteria()) {
      Heard heard = new Heard(opinion.get(), criterion.id());
      String told = criterion.id() + ", " + heard.told();
      if (heard.refused().isPresent()) {
        refused.add("not " + told);
      } else if (heard.isAccepted()) {
        accepted.add(told);
      } else {
        open.add(criterion.id() + heard.found());
        asked.add(heard);
      }
    }
    if (!refused.isEmpty()) {
      return new Ruling.Failed(join(String.join(" ", refused), notes));
    }
    if (!open.isEmpty()) {
      return new Ruling.Undecided(
          join("open: %s. %s".formatted(String.join(", ", open), asked.getFirst().told()), notes));
    }
    return new Ruling.Passed(join(String.join(" ", accepted), notes));
  }

  static String join(String one, String other) {
    return (one + " " + other).strip();
  }
}
