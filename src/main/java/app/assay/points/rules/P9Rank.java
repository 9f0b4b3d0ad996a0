package app.assay.points.rules;

import app.assay.finding.Rule;
import app.assay.finding.VerifiableType;
import app.assay.points.check.PointsContext;
import app.assay.points.check.Stance;
import app.assay.points.check.Triggers;
import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.CueMatch;
import app.assay.points.reading.Sentence;
import java.util.Optional;

/// The best, largest or oldest of a market, a country or its kind, with no word of who ranked it.
public final class P9Rank implements CheckableRule {

  private static final Rule RULE =
      Rule.ofVerifiable(
          "P9-RANK",
          VerifiableType.INDUSTRY_FACT,
          "A rank in the market or the world without a source");

  /// Degrees of liking, which nobody can look up: "the finest", "the most dependable". They belong
  /// to point 1.
  private static final WordSet TASTES = WordLists.words("tastes");

  /// Words between the degree and its field.
  private static final int REACH = 7;

  private static final Triggers TRIGGERS = Triggers.of(Cue.SUPERLATIVE);

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public Triggers triggers() {
    return TRIGGERS;
  }

  @Override
  public Optional<CueMatch> claim(Stance stance, PointsContext context) {
    Sentence sentence = stance.sentence();
    if (sentence.cell().isPresent() || !sentence.has(Cue.FIELD)) {
      return Optional.empty();
    }
    for (CueMatch degree : sentence.all(Cue.SUPERLATIVE)) {
      for (CueMatch field : sentence.all(Cue.FIELD)) {
        int apart = field.from() - degree.to();
        if (apart >= 0 && apart <= REACH && !isTaste(sentence, degree)) {
          return Optional.of(new CueMatch(Cue.SUPERLATIVE, degree.from(), field.to()));
        }
      }
    }
    return Optional.empty();
  }

  private static boolean isTaste(Sentence sentence, CueMatch degree) {
    return sentence.tokens().isOneOf(degree.to() - 1, TASTES);
  }

  @Override
  public String message(String words) {
    return "“" + words + "” is a rank that can be looked up. Name who ranked it and when.";
  }
}
