package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.BlockReading;
import app.assay.points.reading.CalendarDate;
import app.assay.points.reading.DateMention;
import app.assay.points.reading.DocumentReading;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import app.assay.text.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/// Finds the dates of what a text tells of as still to come, or as open until a day, that lie
/// before the text itself.
final class Overtaken {

  /// "Will", "is due to": what stands behind them comes.
  private static final WordSet COMING = WordLists.words("overtaken-will");

  private static final WordSet IS = WordLists.words("overtaken-is");

  private static final WordSet DUE = WordLists.words("overtaken-due");

  /// "Open", "valid": what is so until a day.
  private static final WordSet HOLDS = WordLists.words("overtaken-holds");

  private static final WordSet UNTIL = WordLists.words("lasted-until");

  /// Right before the date of what comes.
  private static final WordSet ON = WordLists.words("overtaken-on");

  /// They take the sentence back into the past, or make it somebody's words.
  private static final WordSet BACK = WordLists.words("overtaken-back");

  /// So many words at most between the verb and the date: what is farther belongs to something
  /// else.
  private static final int FARTHEST = 14;

  /// "Will be published in".
  private static final int NEAR = 4;

  /// Tokens of what is said aside between two commas.
  private static final int ASIDE = 8;

  private Overtaken() {}

  /// What is known of a text, by the day that it is held against: each of its dates may ask.
  private record Known(Map<CalendarDate, List<Span>> byDay) {}

  /// The places of such dates.
  ///
  /// @param whole when the text was written; a letter or an entry in it that has a date of its own
  ///   is held against that
  static List<Span> in(DocumentReading document, CalendarDate whole) {
    return document
        .derive(Known.class, d -> new Known(new ConcurrentHashMap<>()))
        .byDay()
        .computeIfAbsent(whole, day -> read(document, day));
  }

  private static List<Span> read(DocumentReading document, CalendarDate whole) {
    List<Span> places = new ArrayList<>();
    Mails mails = Mails.of(document);
    Journal journal = Journal.of(document);
    for (PlacedBlock block : document.blocks()) {
      if (block.reading().kind().speaks() && !isOfADay(block)) {
        CalendarDate own = mails.sent(block).or(() -> journal.day(block)).orElse(whole);
        for (Sentence sentence : block.reading().sentences()) {
          add(block, sentence, own, places);
        }
      }
    }
    return List.copyOf(places);
  }

  /// An entry under a heading with a date was written on that day.
  private static boolean isOfADay(PlacedBlock block) {
    List<BlockReading> headings = block.around().headings();
    for (int i = 1; i < headings.size(); i++) {
      for (Sentence sentence : headings.get(i).sentences()) {
        if (!sentence.dates().isEmpty() || !sentence.yearlessDates().isEmpty()) {
          return true;
        }
      }
    }
    return false;
  }

  private static void add(
      PlacedBlock block, Sentence sentence, CalendarDate own, List<Span> places) {
    if (!sentence.has(TokenClass.YEAR) && !sentence.has(TokenClass.DATE)) {
      return;
    }
    int end = -1;
    for (DateMention mention : sentence.dates()) {
      if (mention.sound().filter(d -> d.isBefore(own)).isPresent() && isToCome(sentence, mention)) {
        end = end < 0 ? takenBack(sentence) : end;
        if (mention.from() <= end) {
          places.add(block.place(sentence.tokens().span(mention.from(), mention.to())));
        }
      }
    }
  }

  private static boolean isToCome(Sentence sentence, DateMention mention) {
    Tokens tokens = sentence.tokens();
    int before = mention.from() - 1;
    boolean edge = tokens.isWord(mention.from(), "end");
    before -= edge && tokens.isWord(before, "the") ? 1 : 0;
    boolean until = tokens.isOneOf(before, UNTIL);
    if (!until && !isOn(sentence, before)) {
      return false;
    }
    int first = Math.max(sentence.from(), before - FARTHEST);
    for (int i = before - 1; i >= first; i--) {
      if (tokens.is(i, ';') || tokens.is(i, TokenClass.COLON)) {
        return false;
      }
      if (until && tokens.isOneOf(i, HOLDS) && isNow(tokens, i)) {
        return true;
      }
      if (isComing(tokens, i)) {
        return !isOfWhat(tokens, i, mention, before);
      }
    }
    return false;
  }

  /// "It will be calculated for 2025", "will report the emissions in 2025": the time is that of
  /// what is spoken of, and not when that comes.
  private static boolean isOfWhat(Tokens tokens, int verb, DateMention mention, int before) {
    if (tokens.isOneOf(verb, DUE)) {
      return false;
    }
    boolean year = mention.sound().orElseThrow().precision() == CalendarDate.Precision.YEAR;
    return tokens.isWord(before, "for")
        || (tokens.isWord(before, "in") && (year || before - verb > NEAR));
  }

  /// "Until", "by", "on", "by the end of".
  private static boolean isOn(Sentence sentence, int before) {
    Tokens tokens = sentence.tokens();
    if (tokens.isWord(before, "of")) {
      return (tokens.isWord(before - 1, "end") || tokens.isWord(before - 1, "beginning"))
          && tokens.isWord(before - 2, "the")
          && (tokens.isWord(before - 3, "by") || tokens.isWord(before - 3, "at"));
    }
    return before > sentence.from() && tokens.isOneOf(before, ON);
  }

  private static boolean isComing(Tokens tokens, int i) {
    return tokens.isOneOf(i, COMING) || (tokens.isOneOf(i, DUE) && tokens.isOneOf(i - 1, IS));
  }

  /// "Is valid", "remains open", "may be accepted".
  private static boolean isNow(Tokens tokens, int i) {
    return tokens.isOneOf(i - 1, IS)
        || (tokens.isWord(i - 1, "be")
            && (tokens.isOneOf(i - 2, COMING) || tokens.isWord(i - 2, "may")));
  }

  /// Where a sentence is taken back: "it was decided that", "according to the plan of then". A form
  /// of the past holds for all behind it, and is looked for once for all dates.
  private static int takenBack(Sentence sentence) {
    Tokens tokens = sentence.tokens();
    if (sentence.isQuestion()) {
      return sentence.from() - 1;
    }
    int i = sentence.from();
    while (i < sentence.to()
        && !Told.isPastAt(sentence, i)
        && !tokens.isOneOf(i, BACK)
        && !tokens.isQuoted(i)) {
      i = afterAside(sentence, i) + 1;
    }
    return i;
  }

  /// "The certificate, attached as appendix 3, is valid": from the comma before a past form on to
  /// the next one it is no verb of the sentence; else the token itself.
  private static int afterAside(Sentence sentence, int token) {
    if (sentence.tokens().is(token, TokenClass.COMMA) && Told.isPastAt(sentence, token + 1)) {
      for (int i = token + 2; i < sentence.to() && i - token <= ASIDE; i++) {
        if (sentence.tokens().is(i, TokenClass.COMMA)) {
          return i;
        }
      }
    }
    return token;
  }
}
