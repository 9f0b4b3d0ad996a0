package app.assay.ui.change;

import app.assay.cgd.plan.Plan;
import app.assay.finding.Finding;
import java.util.ArrayList;
import java.util.List;

/// The engine's answers as the card shows them.
final class PlannedChange {

  private PlannedChange() {}

  static ChangeForm.Planned of(Plan plan) {
    return switch (plan) {
      case Plan.Ready(var edited, var notes) -> new ChangeForm.Planned.Ready(edited, notes);
      case Plan.Refused(var message, var findings) -> refused(message, findings);
    };
  }

  static ChangeForm.Planned refused(String message, List<Finding> findings) {
    List<String> why = new ArrayList<>(List.of(message));
    findings.forEach(f -> why.add(f.rule().id() + ": " + f.message()));
    return new ChangeForm.Planned.Refused(List.copyOf(why));
  }
}
