package app.assay.judge;

import java.util.List;
import java.util.OptionalDouble;

/// What a judge says of one criterion.
///
/// @param criterion id of the criterion
/// @param verdict yes, no or abstain
/// @param reason why, a sentence; may be empty only for a person who says yes
/// @param quotes what it rests on, checked to stand in the evidence
/// @param score how sure, 0 to 1; empty where the judge gives none
public record CriterionVerdict(
    String criterion, Verdict verdict, String reason, List<Quote> quotes, OptionalDouble score) {

  public CriterionVerdict {
    quotes = List.copyOf(quotes);
    if (score.isPresent() && !(score.getAsDouble() >= 0 && score.getAsDouble() <= 1)) {
      throw new IllegalArgumentException("a score is between 0 and 1");
    }
  }

  public CriterionVerdict(String criterion, Verdict verdict, String reason) {
    this(criterion, verdict, reason, List.of(), OptionalDouble.empty());
  }
}
