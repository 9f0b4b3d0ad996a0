package app.assay.points.check;

import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.CueMatch;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;

/// Words for evidence that tell of none.
final class NoEvidence {

  /// Before a record they say that there is none: "no measurement".
  private static final WordSet NO_RECORD = WordLists.words("no-record");

  /// Who reports of a thing, if nobody does: "reported in the industry".
  private static final WordSet TRADE = WordLists.words("hearsay-of-trade");

  /// Records that are also what somebody does.
  private static final WordSet DEEDS = WordLists.words("record-or-deed");

  /// What is done begins with them: "offer such a tool".
  private static final WordSet OBJECTS = WordLists.words("deed-object");

  /// "In a test environment" is no test.
  private static final WordSet TRIALS = WordLists.words("trials");

  private static final WordSet PLACES_OF_TRIAL = WordLists.words("place-of-trial");

  private static final WordSet MEASURES = WordLists.words("part-by");

  private static final WordSet LENGTHS = WordLists.words("length-of-run");

  /// Before a sample they tell of one that is still to come: "with a larger sample".
  private static final WordSet MORE_OF_IT = WordLists.words("more-of-a-sample");

  /// From "nobody" to the record: "nobody has published a measurement".
  private static final int REACH = 4;

  private NoEvidence() {}

  /// "We have not counted on it", "will be published in June": not at all, or not yet.
  static boolean isOpen(Sentence sentence, CueMatch source) {
    Tokens tokens = sentence.tokens();
    int at = source.from() - 1;
    if (at < sentence.from() || tokens.is(source.from(), TokenClass.REFERENCE)) {
      return false;
    }
    if (at > sentence.from() && tokens.isWord(at, "been")) {
      at--;
    }
    return tokens.isWord(at, "be") || tokens.isWord(at, "not") || tokens.isWord(at, "never");
  }

  /// "Published in 2025" says when, "reported in the industry" by nobody, "nine of ten banks in the
  /// region offer such a tool" what they do, and "with a larger sample" what would be needed.
  static boolean isNone(Sentence sentence, CueMatch source) {
    Tokens tokens = sentence.tokens();
    int next = source.to();
    if (isWanted(tokens, source)) {
      return true;
    }
    if (next >= sentence.to()) {
      return isPartOf(sentence, next - 1);
    }
    boolean year =
        source.to() - source.from() == 2
            && tokens.isWord(source.from(), "published")
            && tokens.is(next, TokenClass.YEAR);
    boolean trade =
        tokens.isWord(next, "the")
            && next + 1 < sentence.to()
            && tokens.isWord(next - 1, "in")
            && tokens.isOneOf(next + 1, TRADE);
    boolean deed =
        source.from() > sentence.from()
            && tokens.isOneOf(next - 1, DEEDS)
            && (isDone(tokens, next) || isPlace(sentence, source));
    boolean other = tokens.isOneOf(next - 1, TRIALS) && tokens.isOneOf(next, PLACES_OF_TRIAL);
    return year || trade || deed || other || isPartOf(sentence, next - 1) || isSpan(tokens, source);
  }

  /// "Three quarters of a panel by weight": of what the part is taken.
  private static boolean isPartOf(Sentence sentence, int token) {
    return sentence.tokens().isOneOf(token, MEASURES) && sentence.has(Cue.SHARE);
  }

  /// "Offer such a tool", "run to 4 %".
  private static boolean isDone(Tokens tokens, int next) {
    return tokens.isOneOf(next, OBJECTS)
        || (tokens.isWord(next, "to") && tokens.lower(next - 1).startsWith("run"));
  }

  /// "Two thirds of the utilities in the state offer", "maintenance contracts in this trade run
  /// to": a place, and what is done there.
  private static boolean isPlace(Sentence sentence, CueMatch source) {
    int last = source.to() - 1;
    return last - 1 > source.from()
        && (sentence.tokens().is(last - 1, TokenClass.CAP)
            || sentence.matches().stream()
                .anyMatch(
                    m ->
                        (m.cue() == Cue.FIELD || m.cue() == Cue.WORLD || m.cue() == Cue.INDUSTRY)
                            && m.from() >= source.from()
                            && m.to() == last));
  }

  /// "In the short run".
  private static boolean isSpan(Tokens tokens, CueMatch source) {
    return source.to() - source.from() > 2
        && tokens.isWord(source.to() - 1, "run")
        && tokens.isOneOf(source.to() - 2, LENGTHS);
  }

  /// "Offers a signed log", "to report on leaks", "accounts for 12 %", "per site": what somebody
  /// does, or a unit.
  static boolean isDeed(Sentence sentence, CueMatch record) {
    Tokens tokens = sentence.tokens();
    int before = record.from() - 1;
    if (before < sentence.from()) {
      return false;
    }
    boolean next = record.to() < sentence.to();
    return record.to() - record.from() == 1
        && (tokens.isWord(before, "per")
            || (tokens.isWord(before, "to") && tokens.isOneOf(record.from(), DEEDS))
            || (next
                && tokens.isWord(record.from(), "accounts")
                && tokens.isWord(record.to(), "for")
                && !(record.to() + 1 < sentence.to()
                    && tokens.is(record.to() + 1, TokenClass.YEAR)))
            || (next
                && tokens.isOneOf(record.from(), DEEDS)
                && isDone(tokens, record.to())
                && tokens.is(before, TokenClass.WORD)));
  }

  private static boolean isWanted(Tokens tokens, CueMatch source) {
    int first = source.from();
    return source.to() - first > 2
        && tokens.isWord(first, "with")
        && (tokens.isWord(first + 1, "a") || tokens.isWord(first + 1, "an"))
        && tokens.isOneOf(first + 2, MORE_OF_IT);
  }

  /// "No measurement", "nobody has published a measurement".
  static boolean isMissing(Sentence sentence, CueMatch record) {
    Tokens tokens = sentence.tokens();
    int last = Math.max(sentence.from(), record.from() - REACH);
    for (int i = record.from() - 1; i >= last; i--) {
      if (tokens.is(i, TokenClass.COMMA) || tokens.is(i, ';') || tokens.is(i, TokenClass.CLOSE)) {
        return false;
      }
      if (tokens.isOneOf(i, NO_RECORD)) {
        return true;
      }
    }
    return false;
  }
}
