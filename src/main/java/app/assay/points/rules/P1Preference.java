package app.assay.points.rules;

import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.points.check.PointsContext;
import app.assay.points.check.Stance;
import app.assay.points.check.Triggers;
import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.reading.CueMatch;
import app.assay.points.reading.Sentence;
import java.util.Optional;
import java.util.Set;

/// What people like or choose, with nobody asked.
public final class P1Preference implements AssertionRule {

  private static final Rule RULE =
      new Rule(
          "P1-PREFERENCE",
          Severity.WARNING,
          1,
          "A preference is stated as a fact",
          "Clarity Gate procedures, point 1");

  private static final Set<String> PEOPLE = WordLists.words("people");

  private static final Set<String> ADVERBS = WordLists.words("adverb");

  /// Words that end like those for people: growers and readers, but papers and servers.
  private static final Set<String> THINGS = WordLists.words("things");

  private static final int MIN = 5;

  private static final Triggers TRIGGERS = Triggers.of(Cue.PREFER, Cue.LIKING);

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
    if (stance.sentence().has(Cue.DECISION)) {
      return Optional.empty();
    }
    Optional<CueMatch> prefer =
        stance.sentence().first(Cue.PREFER).filter(claim -> !stance.isDeniedAt(claim));
    return prefer.isPresent() ? prefer : likedBy(stance.sentence());
  }

  /// People and what they like: "Pharmacists want grey boxes".
  private static Optional<CueMatch> likedBy(Sentence sentence) {
    if (!sentence.has(Cue.LIKING) || sentence.has(Cue.CONDITION)) {
      return Optional.empty();
    }
    for (CueMatch match : sentence.matches()) {
      if (match.cue() == Cue.LIKING && isPeople(sentence, match.from() - 1)) {
        return Optional.of(match);
      }
    }
    return Optional.empty();
  }

  private static boolean isPeople(Sentence sentence, int token) {
    if (token < sentence.from() || !sentence.tokens().is(token, TokenClass.WORD)) {
      return false;
    }
    String word = Wording.lower(sentence.tokens(), token);
    if (ADVERBS.contains(word)) {
      return isPeople(sentence, token - 1);
    }
    return PEOPLE.contains(word)
        || ((word.endsWith("ers") || word.endsWith("ists") || word.endsWith("ians"))
            && word.length() > MIN
            && !THINGS.contains(word));
  }

  @Override
  public String message(String words) {
    return "“"
        + words
        + "” says what people want as if they had been asked. Name who was asked and how.";
  }
}
