package app.assay.judge.similarity;

import java.util.List;

/// A way to compare texts. What comes of it can flag, never clear.
public interface Similarity {

  /// Which one it is, with its version, such as `lexical 1`; stands beside every figure of it.
  String name();

  /// Makes texts ready to be compared with others.
  SimilarTexts among(List<String> texts);

  /// How much two texts look alike, as a single flag or none.
  default Likeness compare(String one, String other) {
    return among(List.of(other)).like(one, 0, 1);
  }
}
