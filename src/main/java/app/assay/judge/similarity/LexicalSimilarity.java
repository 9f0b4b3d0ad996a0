package app.assay.judge.similarity;

import java.util.List;

/// Compares words and pieces of words, rare ones counting more. Deterministic, for any language,
/// and without a model: paraphrases in other words are not seen.
public final class LexicalSimilarity implements Similarity {

  private static final String NAME = "lexical 1";

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public SimilarTexts among(List<String> texts) {
    return LexicalIndex.of(NAME, texts);
  }

  /// As alike the one way round as the other: both texts weigh the words.
  @Override
  public Likeness compare(String one, String other) {
    LexicalIndex index = LexicalIndex.of(NAME, List.of(one, other));
    List<Flag> flags =
        index.all(one).stream()
            .filter(flag -> flag.index() == 1)
            .map(flag -> new Flag(0, flag.score()))
            .toList();
    return new Likeness.Flags(NAME, flags);
  }

  /// How much of one text occurs in another: the share of its words, rare ones counting more.
  ///
  /// @param among texts by which is known which words are rare
  public static double coverage(String text, String by, List<String> among) {
    return Coverage.of(text, by, among);
  }
}
