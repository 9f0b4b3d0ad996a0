package app.assay.points.check;

import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Surroundings;
import app.assay.points.reading.Tokens;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/// Evidence for what is said of others. A sentence often says two things, and what stands behind
/// one of them does not answer for the other: "Shelfie charges £38 (price page, 3 May 2025) and has
/// never had a breach", "one child in three goes without breakfast, and our kitchen served 412
/// (till, May)".
final class TheirEvidence {

  /// They join what is said next: "(price page, 3 May 2025) and has".
  private static final WordSet JOINS = WordLists.words("part-join");

  /// A source named so far ahead is of all that follows: "According to the register, …".
  private static final int AHEAD = 3;

  private TheirEvidence() {}

  /// Evidence reaches what is said at a token.
  static boolean isGiven(Sentence sentence, int token, Surroundings around) {
    return reaches(
        sentence,
        around,
        parts ->
            parts.stream()
                .filter(part -> token >= part.from() && token < part.to())
                .anyMatch(Evidence::isNamedIn));
  }

  /// Evidence reaches every part of the sentence that tells a figure or of others.
  static boolean isGivenForAll(Sentence sentence, Surroundings around) {
    return reaches(
        sentence,
        around,
        parts -> parts.stream().allMatch(part -> !isAsked(part) || Evidence.isNamedIn(part)));
  }

  /// @param byParts asked of several parts where what names the source is in one of them
  private static boolean reaches(
      Sentence sentence, Surroundings around, Predicate<List<Sentence>> byParts) {
    if (!Evidence.isGiven(sentence, around)) {
      return false;
    }
    if (sentence.cell().isPresent() || Evidence.isGivenAround(sentence, around)) {
      return true;
    }
    List<Sentence> parts = parts(sentence);
    return parts.size() < 2 || isOfAll(sentence) || byParts.test(parts);
  }

  /// A note in square brackets at the end, or a source that comes first.
  private static boolean isOfAll(Sentence sentence) {
    return sentence.isNote(sentence.to() - 1)
        || (sentence.to() - 2 >= sentence.from() && sentence.isNote(sentence.to() - 2))
        || sentence
            .first(Cue.SOURCE)
            .filter(source -> source.from() < sentence.from() + AHEAD)
            .isPresent()
        || (sentence.has(Cue.REPORTS)
            && sentence
                .first(Cue.RECORD)
                .filter(record -> record.from() < sentence.from() + AHEAD)
                .isPresent());
  }

  private static boolean isAsked(Sentence part) {
    return !part.has(Cue.OWN)
        && (part.hasAny(Cue.SHARE, Cue.AMOUNT, Cue.MOST, Cue.RIVAL)
            || part.hasAny(Cue.COUNT, Cue.NEGATION, Cue.INDUSTRY));
  }

  /// What stands between semicolons, and between joining words with a verb on either side.
  private static List<Sentence> parts(Sentence sentence) {
    List<Sentence> parts = new ArrayList<>(2);
    Tokens tokens = sentence.tokens();
    int start = sentence.from();
    int open = 0;
    for (int i = sentence.from(); i + 1 < sentence.to(); i++) {
      open += tokens.is(i, TokenClass.OPEN) ? 1 : tokens.is(i, TokenClass.CLOSE) ? -1 : 0;
      boolean pause = tokens.is(i, TokenClass.COMMA) || tokens.is(i, TokenClass.CLOSE);
      boolean cut =
          open <= 0
              && i > start
              && (tokens.is(i, ';') || (pause && tokens.isOneOf(i + 1, JOINS)))
              && Tense.mayBeClause(sentence.part(start, i))
              && Tense.hasVerb(sentence, i + 1, sentence.to());
      if (cut) {
        parts.add(sentence.part(start, i + 1));
        start = i + 1;
      }
    }
    parts.add(sentence.part(start, sentence.to()));
    return parts;
  }
}
