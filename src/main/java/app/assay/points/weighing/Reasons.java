package app.assay.points.weighing;

import app.assay.points.lexicon.Cue;
import app.assay.points.reading.BlockKind;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import app.assay.text.Span;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// The words of a sentence that weigh most at a point, for a person to see why it was raised.
public final class Reasons implements FeatureSink {

  private final Weights weights;
  private final int column;
  private final List<Reason> reasons = new ArrayList<>();
  private int last = FeatureCode.edge();

  private Reasons(Weights weights, int column) {
    this.weights = weights;
    this.column = column;
  }

  private record Reason(int weight, Span span) {}

  /// The weightiest words and pairs that speak for the point, the weightiest first; none overlaps
  /// another.
  ///
  /// @param kind of the sentence's block
  /// @param most how many at most
  /// @return spans from the block's start
  public static List<Span> of(Sentence sentence, BlockKind kind, int point, int most) {
    Weights weights = Weights.shipped();
    Reasons found = new Reasons(weights, weights.column(point));
    Features.read(sentence, kind, found);
    found.reasons.sort(
        Comparator.comparingInt(Reason::weight)
            .reversed()
            .thenComparing(Reason::span, Comparator.naturalOrder()));
    List<Span> chosen = new ArrayList<>(most);
    for (Reason reason : found.reasons) {
      if (chosen.size() < most && chosen.stream().noneMatch(reason.span::overlaps)) {
        chosen.add(reason.span);
      }
    }
    return List.copyOf(chosen);
  }

  private void add(int weight, Span span) {
    if (weight > 0) {
      reasons.add(new Reason(weight, span));
    }
  }

  @Override
  public void word(Tokens tokens, int token) {
    if (tokens.isLight(token)) {
      return;
    }
    int code = FeatureCode.word(tokens, token);
    add(weights.weightOfWord(code, tokens.head(token), column), tokens.span(token, token + 1));
  }

  @Override
  public void pair(Tokens tokens, int first, int second) {
    int code = second == Features.EDGE ? FeatureCode.edge() : FeatureCode.word(tokens, second);
    boolean inner = first != Features.EDGE && second != Features.EDGE;
    if (inner && (isShown(tokens, first) || isShown(tokens, second))) {
      Span span = tokens.span(first, second + 1);
      add(weights.weight(FeatureCode.pair(last, code), column), span);
    }
    last = code;
  }

  /// Not "of the", which tells nobody anything.
  private static boolean isShown(Tokens tokens, int token) {
    return token != Features.EDGE && !tokens.isLight(token);
  }

  @Override
  public void forms(int row) {
    // What kinds of words they are shows nobody anything.
  }

  @Override
  public void heading(Tokens tokens, int token) {
    // Not asked for: it is no part of the sentence that could be shown.
  }

  @Override
  public void cue(Cue cue) {
    // A kind of wording may lie in words far apart.
  }

  @Override
  public void place(Place place) {
    // No words.
  }

  @Override
  public void length(int step) {
    // No words.
  }
}
