package app.assay.points.rules;

import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.points.check.PointsContext;
import app.assay.points.check.Stance;
import app.assay.points.check.Triggers;
import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.CueMatch;
import app.assay.points.reading.Sentence;
import java.util.Optional;

/// What people like or choose, with nobody asked.
public final class P1Preference implements AssertionRule {

  private static final Rule RULE =
      new Rule(
          "P1-PREFERENCE",
          Severity.WARNING,
          1,
          "A preference is stated as a fact",
          "Clarity Gate procedures, point 1");

  private static final WordSet PEOPLE = WordLists.words("people");

  private static final WordSet ADVERBS = WordLists.words("adverb");

  /// Words that end like those for people: growers and readers, but papers and servers.
  private static final WordSet THINGS = WordLists.words("things");

  private static final WordSet NO_SUBJECT = WordLists.words("taste-no-subject");

  private static final WordSet OURSELVES = WordLists.words("ourselves");

  /// What follows them is a question or a matter, not a statement.
  private static final WordSet ASKING = WordLists.words("asking");

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
    Sentence sentence = stance.sentence();
    if (sentence.has(Cue.DECISION)) {
      return likedBy(sentence).filter(c -> isRecommended(sentence, c));
    }
    Optional<CueMatch> prefer =
        sentence
            .first(Cue.PREFER)
            .filter(claim -> !stance.isDeniedAt(claim) && isToldOfOthers(sentence, claim));
    return prefer.isPresent() ? prefer : likedBy(sentence);
  }

  /// "Most installers recommend it", but not "we recommend it".
  private static boolean isRecommended(Sentence sentence, CueMatch claim) {
    return tokenStarts(sentence, claim, "recommend")
        && !OURSELVES.contains(Wording.before(sentence, claim.from()));
  }

  /// Not "in favour", "we'd love to", "what we liked", nor of a counted few: "two found it useful".
  private static boolean isToldOfOthers(Sentence sentence, CueMatch claim) {
    String before = Wording.before(sentence, claim.from());
    boolean favour = before.equals("in") && tokenStarts(sentence, claim, "favo");
    boolean idiom =
        tokenStarts(sentence, claim, "like")
            && Wording.after(sentence, claim.to() - 1).equals("to")
            && Wording.after(sentence, claim.to()).equals("say");
    boolean trusts =
        sentence.tokens().isWord(claim.from(), "trusts") && !isPeople(sentence, claim.from() - 1);
    if (favour
        || idiom
        || trusts
        || isTurned(sentence, claim)
        || NO_SUBJECT.contains(before)
        || Wording.numberBefore(sentence, claim.from()) >= 0) {
      return false;
    }
    for (int i = sentence.from(); i < claim.from(); i++) {
      if (sentence.tokens().isOneOf(i, ASKING)) {
        return false;
      }
    }
    return true;
  }

  /// "Grow because clients come back", "who asks for more MUST": part of a reason or a demand.
  private static boolean isTurned(Sentence sentence, CueMatch claim) {
    for (CueMatch match : sentence.matches()) {
      boolean reason =
          (match.cue() == Cue.BECAUSE || match.cue() == Cue.CAUSE) && match.to() <= claim.from();
      boolean demand =
          match.cue() == Cue.NORMATIVE
              && match.from() >= claim.to()
              && tokenStarts(sentence, claim, "ask");
      if (reason || demand) {
        return true;
      }
    }
    return false;
  }

  private static boolean tokenStarts(Sentence sentence, CueMatch claim, String letters) {
    return Wording.lower(sentence.tokens(), claim.from()).startsWith(letters);
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
    if (word.equals("you")) {
      return false;
    }
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
