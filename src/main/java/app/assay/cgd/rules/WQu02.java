package app.assay.cgd.rules;

import app.assay.cgd.check.CommandRule;
import app.assay.finding.Finding;
import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.text.Span;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/// W-QU02: a queue was written more than seven days ago (FS §12.2).
public final class WQu02 implements CommandRule {

  /// How long a queue may be applied.
  public static final Duration LIFE = Duration.ofDays(7);

  private static final Rule RULE =
      Rule.ofFormat(
          "W-QU02", Severity.WARNING, "The queue is older than 7 days", "FS §10.9, §12.2");

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public String command() {
    return "apply-hitl";
  }

  /// What is to say about a queue of this age.
  ///
  /// @param place the date of generation in the queue
  public Optional<Finding> in(Instant generated, Instant now, Span place) {
    return now.isAfter(generated.plus(LIFE))
        ? Optional.of(
            new Finding(
                RULE,
                place,
                "The queue was written on %s and expired after 7 days, on %s."
                    .formatted(generated, generated.plus(LIFE))))
        : Optional.empty();
  }
}
