package app.assay.judge.similarity;

/// Two texts that look alike and should be looked at.
///
/// @param index 0-based place of the text among those compared
/// @param score 0, nothing in common, to 1, the same
public record Flag(int index, double score) {

  public Flag {
    if (!(score >= 0 && score <= 1)) {
      throw new IllegalArgumentException("a score is between 0 and 1");
    }
  }
}
