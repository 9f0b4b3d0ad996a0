package app.assay.cgd.rules;

import app.assay.cgd.check.CommandRule;
import app.assay.finding.Finding;
import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.text.Span;
import java.util.Optional;

/// E-QU02: somebody edited what a queue only says; `response` and `notes` are the reviewer's,
/// nothing else is.
public final class EQu02 implements CommandRule {

  private static final Rule RULE =
      Rule.ofFormat(
          "E-QU02", Severity.ERROR, "A read-only field of the queue was edited", "FS §10.9");

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public String command() {
    return "apply-hitl";
  }

  /// What is wrong with a field that no longer says what was written into it.
  ///
  /// @param field its key
  /// @param queued what the queue says
  /// @param written what must have been written
  /// @param place its characters in the queue
  public Optional<Finding> in(String field, String queued, String written, Span place) {
    return queued.equals(written)
        ? Optional.empty()
        : Optional.of(
            new Finding(
                RULE,
                place,
                "%s is read-only and was edited: %s was written as %s."
                    .formatted(field, Quoted.of(queued), Quoted.of(written))));
  }

  /// What is wrong with a part of the queue that cannot have been written.
  ///
  /// @param what a full sentence
  public Finding at(Span place, String what) {
    return new Finding(RULE, place, what);
  }
}
