package app.assay.ui.judge.model;

import app.assay.judge.panel.Opinion;
import app.assay.ui.theme.Texts;
import java.util.ArrayList;
import java.util.List;

/// Counts what a run of judges came to.
///
/// Belongs to the thread of the run.
public final class Heard {

  private final Texts texts = new Texts("judge");
  private final List<String> deferrals = new ArrayList<>();
  private int met;
  private int refused;
  private int open;

  /// Takes one opinion down.
  public void add(Opinion opinion) {
    if (opinion.settlement().isAccepted()) {
      met++;
    } else if (opinion.settlement().isRefused()) {
      refused++;
    } else {
      open++;
    }
    opinion.answers().stream()
        .filter(app.assay.judge.Answer.Deferred.class::isInstance)
        .map(app.assay.judge.Answer.Deferred.class::cast)
        .map(app.assay.judge.Answer.Deferred::message)
        .filter(message -> !deferrals.contains(message))
        .forEach(deferrals::add);
  }

  /// The counts, why something is open, and what could not be kept.
  public String sentence(List<String> troubles) {
    List<String> parts = new ArrayList<>();
    parts.add(texts.get("heard", met + refused + open, met, refused, open));
    if (open > 0 && !deferrals.isEmpty()) {
      parts.add(deferrals.getFirst());
    }
    troubles.stream().findFirst().ifPresent(parts::add);
    return String.join(" ", parts);
  }
}
