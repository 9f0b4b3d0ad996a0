package app.assay.judge.similarity;

/// Texts among which those that look like another one are looked for.
public interface SimilarTexts {

  /// The texts that look most like this one.
  ///
  /// @param least the lowest score that is flagged, 0 to 1; a score of 0 never is
  /// @param most how many are flagged at most
  Likeness like(String text, double least, int most);
}
