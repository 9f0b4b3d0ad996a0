package app.assay.points.rules;

import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Quantity;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// What is told to have been done within a time, or after it was over, on a day that says
/// otherwise: "served on 3 March, within 14 days. The objection of 27 March was lodged within that
/// time", "28 days from 8 June … sent off on 29 June, once the time had run out".
final class InTime {

  private static final WordSet TERMS = WordLists.words("in-time-term");

  private static final WordSet THAT = WordLists.words("in-time-that");

  private static final WordSet OVER = WordLists.words("in-time-over");

  private static final WordSet HAD = WordLists.words("in-time-had");

  private static final WordSet NOT = WordLists.words("in-time-not");

  private static final WordSet DONE = WordLists.words("in-time-done");

  private static final WordSet AFTER = WordLists.words("later-after");

  /// Sentences that are looked through for the beginning and the length.
  private static final int BACK = 3;

  /// From "the time" to "had run out".
  private static final int NEAR = 6;

  /// From "not" to "within that time".
  private static final int FAR = 9;

  /// The end of a term is put off over a weekend and by the post.
  private static final int LATE = 6;

  /// Months are of 28 to 31 days: in so many days one may be lacking.
  private static final double UNEVEN = 90;

  /// Days that are so many times the term apart are not its beginning and end.
  private static final int FARTHEST = 4;

  private InTime() {}

  /// What a sentence tells wrongly of a day in it.
  ///
  /// @param at its number in the block
  static Optional<Misreckoned> in(PlacedBlock block, int at) {
    List<Sentence> sentences = block.reading().sentences();
    Sentence sentence = sentences.get(at);
    boolean may = sentence.mayHold(TERMS) || sentence.mayHold(OVER);
    if (!may || sentence.isQuestion()) {
      return Optional.empty();
    }
    int end = over(sentence);
    boolean over = end >= 0;
    end = over ? end : kept(sentence);
    if (end < 0 || isDenied(sentence, end)) {
      return Optional.empty();
    }
    List<Days.Day> days = new ArrayList<>();
    List<Quantity> lengths = new ArrayList<>();
    for (int i = Math.max(0, at - BACK); i <= at; i++) {
      days.addAll(Days.of(sentences.get(i)));
      sentences.get(i).quantities().stream().filter(InTime::isTerm).forEach(lengths::add);
    }
    boolean one = days.size() == 2 && days.getLast().from() >= sentence.from();
    Optional<Quantity> length = one ? length(sentence, lengths, days) : Optional.empty();
    return length.isPresent() ? wrong(block, sentence, days, length.get(), over) : Optional.empty();
  }

  /// The only one, or the one of "after the full 21 days".
  private static Optional<Quantity> length(
      Sentence sentence, List<Quantity> lengths, List<Days.Day> days) {
    Optional<Quantity> full =
        lengths.stream().filter(l -> l.from() > sentence.from() && isFull(l)).findFirst();
    return full.isPresent()
        ? full
        : lengths.size() == 1 && days.getFirst().from() < sentence.from()
            ? Optional.of(lengths.getFirst())
            : Optional.empty();
  }

  /// "The full 21 days".
  private static boolean isFull(Quantity length) {
    Tokens tokens = length.sentence().tokens();
    return tokens.isWord(length.from(), "full") || tokens.isWord(length.from() - 1, "full");
  }

  private static boolean isTerm(Quantity length) {
    return TimeLength.isOneOrWithin(length)
        && !length.rough()
        && (length.dimension().equals("month") || Days.length(length) > 0);
  }

  private static Optional<Misreckoned> wrong(
      PlacedBlock block, Sentence sentence, List<Days.Day> days, Quantity length, boolean over) {
    double said = TimeLength.days(length);
    long apart = Days.between(days.getFirst(), days.getLast(), Math.round(said));
    boolean off = over ? apart < said - 1 - said / UNEVEN : apart > said + LATE;
    boolean far = apart < 0 || apart > FARTHEST * said;
    if (!off || far) {
      return Optional.empty();
    }
    String message =
        "“%s” lies %s days after “%s”, and “%s” %s."
            .formatted(
                Misreckoned.words(block, days.getLast().from(), days.getLast().to()),
                apart,
                Misreckoned.words(block, days.getFirst().from(), days.getFirst().to()),
                Misreckoned.words(block, length.from(), length.to()),
                over ? "were not over" : "were over");
    boolean full = length.from() >= sentence.from();
    Days.Day day = days.getLast();
    return Optional.of(
        Misreckoned.of(
            block, full ? length.from() : day.from(), full ? length.to() : day.to(), day, message));
  }

  /// Somewhere in the clause before "within that time" it is denied or left open.
  private static boolean isDenied(Sentence sentence, int end) {
    return Wording.hasWithin(sentence, Math.max(sentence.from(), end - FAR), end, NOT);
  }

  /// "Within that time", "in time"; its last token, or -1.
  private static int kept(Sentence sentence) {
    Tokens tokens = sentence.tokens();
    for (int i = sentence.from(); i + 1 < sentence.to(); i++) {
      boolean in = tokens.isWord(i, "in");
      boolean that =
          (in || tokens.isWord(i, "within"))
              && i + 2 < sentence.to()
              && tokens.isOneOf(i + 1, THAT)
              && tokens.isOneOf(i + 2, TERMS)
              && isEnd(sentence, i + 3, "of");
      boolean time = in && tokens.isWord(i + 1, "time") && isEnd(sentence, i + 2, "for");
      if (that || time) {
        return Wording.has(sentence, DONE) ? i + 1 : -1;
      }
    }
    return -1;
  }

  /// "Within the period", not "within the period of office".
  private static boolean isEnd(Sentence sentence, int token, String not) {
    return token >= sentence.to() || !sentence.tokens().isWord(token, not);
  }

  /// "Once the time had run out", "after the full 21 days"; its last token, or -1.
  private static int over(Sentence sentence) {
    Tokens tokens = sentence.tokens();
    for (int i = sentence.from() + 1; i < sentence.to(); i++) {
      int first = Math.max(sentence.from(), i - NEAR);
      boolean full =
          tokens.isWord(i, "full")
              && i + 2 < sentence.to()
              && AgeWords.number(tokens, i + 1) > 0
              && Wording.hasWithin(sentence, Math.max(sentence.from(), i - 2), i, AFTER);
      boolean over =
          tokens.isOneOf(i, OVER)
              && tokens.isOneOf(i - 1, HAD)
              && Wording.hasWithin(sentence, first, i, TERMS);
      if (full || over) {
        return i;
      }
    }
    return -1;
  }
}
