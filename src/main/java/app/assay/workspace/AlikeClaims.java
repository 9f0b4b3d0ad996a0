package app.assay.workspace;

import app.assay.judge.Question;
import app.assay.judge.similarity.Likeness;
import app.assay.judge.similarity.SimilarTexts;
import app.assay.judge.similarity.Similarity;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// Claims of one or many documents that may say the same. What is listed should be looked at; what
/// is not is not thereby different.
///
/// @param by the way of comparing, which stands beside every figure
/// @param compared how many claims were compared
/// @param pairs the most alike first
/// @param deferred why some could not be compared; empty when all were
public record AlikeClaims(
    String by, int compared, List<Pair> pairs, Optional<Likeness.Deferred> deferred) {

  /// How many others are looked at for one claim.
  private static final int MOST = 20;

  public AlikeClaims {
    pairs = List.copyOf(pairs);
  }

  /// Two claims that look alike.
  ///
  /// @param one the one that stands first
  /// @param score 0 to 1
  public record Pair(Question one, Question other, double score) {}

  /// Compares the subjects of questions with each other.
  ///
  /// @param least the lowest score that is listed, 0 to 1
  public static AlikeClaims of(List<Question> claims, Similarity similarity, double least) {
    SimilarTexts texts = similarity.among(claims.stream().map(Question::subject).toList());
    List<Pair> pairs = new ArrayList<>();
    for (int i = 0; i < claims.size(); i++) {
      Question one = claims.get(i);
      switch (texts.like(one.subject(), least, MOST + 1)) {
        case Likeness.Flags(String _, var flags) -> {
          for (var flag : flags) {
            if (flag.index() > i) {
              pairs.add(new Pair(one, claims.get(flag.index()), flag.score()));
            }
          }
        }
        case Likeness.Deferred deferred -> {
          return new AlikeClaims(similarity.name(), i, sorted(pairs), Optional.of(deferred));
        }
      }
    }
    return new AlikeClaims(similarity.name(), claims.size(), sorted(pairs), Optional.empty());
  }

  private static List<Pair> sorted(List<Pair> pairs) {
    return pairs.stream().sorted(Comparator.comparingDouble(Pair::score).reversed()).toList();
  }
}
