package app.assay.points.check;

import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.BlockReading;
import app.assay.points.reading.CueMatch;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Surroundings;
import app.assay.points.reading.Tokens;
import java.util.List;
import java.util.Optional;

/// Where a sentence or cell has its word from: its own words, a bracket, the words right after it,
/// the row's source column, the header over it, the row's label, the caption, the lead-in.
final class Evidence {

  /// A bracket that names a source is not longer.
  private static final int LONGEST_BRACKET = 60;

  /// Authorities that nobody can look up.
  private static final WordSet NOBODY = WordLists.words("nobody-to-ask");

  private static final int VAGUE_REACH = 3;

  private Evidence() {}

  static boolean isGiven(Sentence sentence, Surroundings around) {
    return isNamedIn(sentence) || isGivenAround(sentence, around);
  }

  /// The same for one verb of the sentence.
  static boolean isGivenFor(Sentence sentence, int verb, Surroundings around) {
    return isNamedFor(sentence, verb) || isGivenAround(sentence, around);
  }

  /// Around the sentence, not in it.
  static boolean isGivenAround(Sentence sentence, Surroundings around) {
    if (isNamedAfter(sentence)) {
      return true;
    }
    if (sentence.cell().isPresent()) {
      Sentence.Cell cell = sentence.cell().get();
      return switch (cell.proof()) {
        case GIVEN -> true;
        case MISSING -> false;
        case UNASKED ->
            isNamed(cell.header())
                || isNamed(cell.label())
                || isCaption(around.captionAbove())
                || isNote(around.captionBelow());
      };
    }
    return isNamed(around.leadIn());
  }

  private static boolean isNamed(Optional<Sentence> sentence) {
    return sentence.isPresent() && isNamedIn(sentence.get());
  }

  /// The sentence itself names its source.
  static boolean isNamedIn(Sentence sentence) {
    return isReferred(sentence)
        || (sentence.has(Cue.RECORD)
            && sentence.has(Cue.REPORTS)
            && RecordTells.within(sentence, sentence.from(), sentence.to()));
  }

  /// The same for one verb: what a record shows behind a semicolon is another matter.
  static boolean isNamedFor(Sentence sentence, int verb) {
    return isReferred(sentence)
        || (sentence.has(Cue.RECORD)
            && sentence.has(Cue.REPORTS)
            && RecordTells.within(sentence, partFrom(sentence, verb), partTo(sentence, verb)));
  }

  private static int partFrom(Sentence sentence, int token) {
    int from = token;
    while (from > sentence.from() && !sentence.tokens().is(from - 1, ';')) {
      from--;
    }
    return from;
  }

  private static int partTo(Sentence sentence, int token) {
    int to = token;
    while (to < sentence.to() && !sentence.tokens().is(to, ';')) {
      to++;
    }
    return to;
  }

  /// In so many words, or in a bracket.
  private static boolean isReferred(Sentence sentence) {
    return (sentence.has(Cue.SOURCE) && !isVague(sentence) && isNamed(sentence))
        || (sentence.has(TokenClass.OPEN) && isNamedInBracket(sentence));
  }

  private static boolean isNamed(Sentence sentence) {
    return sentence.all(Cue.SOURCE).stream()
        .anyMatch(s -> !NoEvidence.isOpen(sentence, s) && !NoEvidence.isNone(sentence, s));
  }

  /// "According to insiders": nobody who could be asked.
  private static boolean isVague(Sentence sentence) {
    List<CueMatch> sources = sentence.all(Cue.SOURCE);
    CueMatch first = sources.getFirst();
    if (sources.size() > 1 || !sentence.tokens().isWord(first.from(), "according")) {
      return false;
    }
    for (int i = first.to(); i < Math.min(sentence.to(), first.to() + VAGUE_REACH); i++) {
      if (sentence.tokens().isOneOf(i, NOBODY)) {
        return true;
      }
    }
    return false;
  }

  /// A bracket with a record, or with a name and a year: (Krueger, 1999), [Port register 2024].
  private static boolean isNamedInBracket(Sentence sentence) {
    if (!sentence.has(Cue.RECORD)
        && !sentence.has(TokenClass.YEAR)
        && !sentence.has(TokenClass.DATE)) {
      return false;
    }
    Tokens tokens = sentence.tokens();
    for (int open = sentence.from(); open < sentence.to(); open++) {
      if (tokens.is(open, TokenClass.OPEN)
          && !isAround(sentence, open)
          && isSource(sentence, open + 1, end(sentence, open))) {
        return true;
      }
    }
    return false;
  }

  /// "(Restore tests begin soon.)": all is said in brackets, which says nothing of a source.
  private static boolean isAround(Sentence sentence, int open) {
    return open == sentence.from()
        && sentence.tokens().is(sentence.to() - 1, TokenClass.CLOSE)
        && end(sentence, open) == sentence.to() - 1
        && (sentence.has(Cue.WILL) || Tense.hasVerb(sentence, open, sentence.to()));
  }

  private static int end(Sentence sentence, int open) {
    int limit = Math.min(sentence.to(), open + LONGEST_BRACKET);
    for (int i = open + 1; i < limit; i++) {
      if (sentence.tokens().is(i, TokenClass.CLOSE)) {
        return i;
      }
    }
    return open;
  }

  private static boolean isSource(Sentence sentence, int from, int to) {
    for (CueMatch match : sentence.matches()) {
      boolean record = match.cue() == Cue.RECORD && match.from() >= from && match.to() <= to;
      if (record && !NoEvidence.isMissing(sentence, match)) {
        return true;
      }
    }
    boolean name = false;
    boolean time = false;
    for (int i = from; i < to; i++) {
      int bits = sentence.tokens().classes(i);
      name |=
          (bits & TokenClass.CAP.bit()) != 0
              && (bits & (TokenClass.MONTH.bit() | TokenClass.QUARTER.bit())) == 0;
      time |= (bits & (TokenClass.YEAR.bit() | TokenClass.DATE.bit())) != 0;
    }
    return name && time;
  }

  /// The words after the full stop belong to it: "(Source: …)" or "Source: …".
  private static boolean isNamedAfter(Sentence sentence) {
    Tokens tokens = sentence.tokens();
    int next = sentence.to();
    if (sentence.cell().isPresent() || next >= tokens.count()) {
      return false;
    }
    int word = tokens.is(next, TokenClass.OPEN) ? next + 1 : next;
    if (word + 1 >= tokens.count() || !tokens.is(word, TokenClass.CAP)) {
      return false;
    }
    return tokens.is(word + 1, TokenClass.COLON) && tokens.text(word).startsWith("Source");
  }

  private static boolean isCaption(Optional<BlockReading> caption) {
    if (caption.isEmpty()) {
      return false;
    }
    for (Sentence sentence : caption.get().sentences()) {
      if (isNamedIn(sentence) || (sentence.has(Cue.RECORD) && !sentence.isQuestion())) {
        return true;
      }
    }
    return false;
  }

  /// What follows a table speaks of it in its first sentence, or not at all.
  private static boolean isNote(Optional<BlockReading> below) {
    if (below.isEmpty() || below.get().sentences().isEmpty()) {
      return false;
    }
    Sentence first = below.get().sentences().getFirst();
    return isNamedIn(first)
        || (first.has(Cue.RECORD) && !Tense.hasVerb(first, first.from(), first.to()));
  }
}
