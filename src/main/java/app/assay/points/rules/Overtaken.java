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
import java.util.Optional;
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

  /// Where people come together to decide.
  private static final WordSet GATHERINGS = WordLists.words("overtaken-gathering");

  /// What a paper does that is to be decided on.
  private static final WordSet GOES = WordLists.words("overtaken-goes");

  /// Right before the date of what comes.
  private static final WordSet ON = WordLists.words("overtaken-on");

  /// Between such a word and the date, of a part of a month or year.
  private static final WordSet EDGES = WordLists.words("overtaken-edge");

  /// What somebody has in mind, before "to".
  private static final WordSet PLANS = WordLists.words("overtaken-plans");

  /// What is allowed until a day.
  private static final WordSet MAY = WordLists.words("overtaken-may");

  /// What a paper does until a day.
  private static final WordSet BINDS = WordLists.words("overtaken-binds");

  private static final WordSet PAPERS = WordLists.words("overtaken-paper");

  /// They take the sentence back into the past, or make it somebody's words.
  private static final WordSet BACK = WordLists.words("overtaken-back");

  /// Before a colon they make what follows somebody's words.
  private static final WordSet SAID = WordLists.words("overtaken-said");

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
      if (block.reading().kind().speaks() && !isOfADay(block, whole)) {
        CalendarDate own = mails.sent(block).or(() -> journal.day(block)).orElse(whole);
        List<Sentence> sentences = block.reading().sentences();
        for (int i = 0; i < sentences.size(); i++) {
          boolean then = i + 1 < sentences.size() && ByThen.opens(sentences.get(i + 1));
          add(block, sentences.get(i), then, own, places);
        }
      }
    }
    return List.copyOf(places);
  }

  /// An entry under a heading with a date was written on that day, if it is not that of the whole.
  private static boolean isOfADay(PlacedBlock block, CalendarDate whole) {
    List<BlockReading> headings = block.around().headings();
    for (int i = 1; i < headings.size(); i++) {
      for (Sentence sentence : headings.get(i).sentences()) {
        if (sentence.dates().stream().anyMatch(d -> !d.sound().equals(Optional.of(whole)))
            || !sentence.yearlessDates().isEmpty()) {
          return true;
        }
      }
    }
    return false;
  }

  private static void add(
      PlacedBlock block, Sentence sentence, boolean then, CalendarDate own, List<Span> places) {
    if (!sentence.has(TokenClass.YEAR) && !sentence.has(TokenClass.DATE)) {
      return;
    }
    int end = -1;
    for (DateMention mention : sentence.dates()) {
      if (!Lapsed.isBefore(mention, own)) {
        continue;
      }
      if (Lapsed.is(sentence, mention) || ByThen.is(sentence, mention, own, then)) {
        places.add(block.place(sentence.tokens().span(mention.from(), mention.to())));
      } else if (isToCome(sentence, mention)) {
        end = end < 0 ? takenBack(sentence, sentence.from(), sentence.to()) : end;
        if (mention.from() <= end || isBehindColon(sentence, mention)) {
          places.add(block.place(sentence.tokens().span(mention.from(), mention.to())));
        }
      }
    }
  }

  private static boolean isToCome(Sentence sentence, DateMention mention) {
    Tokens tokens = sentence.tokens();
    int right = DateLabels.withWeekday(sentence, mention.from()) - 1;
    boolean held = right - 1 > sentence.from() && tokens.isOneOf(right - 1, GATHERINGS);
    boolean of = held && tokens.isWord(right, "of");
    int before = of ? right : beforeEdge(sentence, right);
    boolean until = tokens.isOneOf(before, UNTIL);
    if (!until && (before < sentence.from() || !(of || tokens.isOneOf(before, ON)))) {
      return false;
    }
    int first = Math.max(sentence.from(), before - FARTHEST);
    for (int i = before - 1; i >= first; i--) {
      if (tokens.is(i, ';') || tokens.is(i, TokenClass.COLON)) {
        return false;
      }
      if (until && isOpenUntil(sentence, i, before)) {
        return true;
      }
      if ((!of && isComing(sentence, i)) || (held && isPut(sentence, i))) {
        return !isOfWhat(tokens, i, mention, before);
      }
    }
    return false;
  }

  /// "Open until", "can be handed in until", "the certificate runs until".
  private static boolean isOpenUntil(Sentence sentence, int i, int until) {
    Tokens tokens = sentence.tokens();
    boolean end = tokens.isWord(until, "until") || tokens.isWord(until, "till");
    return (tokens.isOneOf(i, HOLDS) && isNow(tokens, i))
        || (end && tokens.isOneOf(i, MAY) && !tokens.is(i, TokenClass.MONTH))
        || (tokens.isOneOf(i, BINDS) && hasTerm(sentence, i));
  }

  /// The paper that is so stands before the verb.
  private static boolean hasTerm(Sentence sentence, int verb) {
    for (int i = verb - 1; i >= Math.max(sentence.from(), verb - FARTHEST); i--) {
      if (sentence.tokens().isOneOf(i, PAPERS)) {
        return true;
      }
    }
    return false;
  }

  /// "By the end of February", "for the second half of March", "in the spring of".
  private static int beforeEdge(Sentence sentence, int token) {
    int before = token;
    while (before > sentence.from() && sentence.tokens().isOneOf(before, EDGES)) {
      before--;
    }
    return before;
  }

  /// "It will be calculated for 2025", "will report the emissions in 2025": the time is that of
  /// what is spoken of, and not when that comes.
  private static boolean isOfWhat(Tokens tokens, int verb, DateMention mention, int before) {
    if (tokens.isOneOf(verb, DUE) || (tokens.isWord(verb, "to") && before - verb <= NEAR)) {
      return false;
    }
    boolean year = mention.sound().orElseThrow().precision() == CalendarDate.Precision.YEAR;
    return tokens.isWord(before, "for")
        || (tokens.isWord(before, "in") && (year || before - verb > NEAR));
  }

  /// "Will", "is due", "is to be", "plans to", and at the head of an item "planned for".
  private static boolean isComing(Sentence sentence, int i) {
    Tokens tokens = sentence.tokens();
    if (tokens.isOneOf(i, COMING) || isExpected(tokens, i)) {
      return true;
    }
    if (tokens.isOneOf(i, DUE)) {
      return tokens.isOneOf(i - 1, IS) || tokens.isOneOf(i - 2, IS) || isHead(sentence, i);
    }
    if (!tokens.isWord(i, "to")) {
      return false;
    }
    return tokens.isOneOf(i - 1, IS)
        || (i - 2 > sentence.from() - 1
            && tokens.isOneOf(i - 1, PLANS)
            && !tokens.isOneOf(i - 2, Told.ARTICLES)
            && tokens.is(i - 2, TokenClass.WORD));
  }

  /// "Is on the agenda of the meeting", "goes to the meeting".
  private static boolean isPut(Sentence sentence, int i) {
    Tokens tokens = sentence.tokens();
    return (tokens.isOneOf(i, GOES)
            && tokens.isWord(i + 1, "to")
            && tokens.isOneOf(i + 2, Told.ARTICLES))
        || (tokens.isWord(i, "agenda")
            && i - 3 > sentence.from()
            && tokens.isWord(i - 2, "on")
            && tokens.isOneOf(i - 3, IS));
  }

  /// "We expect the crane on 3 May".
  private static boolean isExpected(Tokens tokens, int i) {
    return (tokens.isWord(i, "expect") || tokens.isWord(i, "expects"))
        && !tokens.isWord(i - 1, "to")
        && !tokens.isWord(i + 1, "that");
  }

  /// "Planned for March", "Water meters: planned for March", of what is not told as done.
  private static boolean isHead(Sentence sentence, int i) {
    return i == sentence.from() || sentence.tokens().is(i - 1, TokenClass.COLON);
  }

  /// "Is valid", "remains open", "may be accepted".
  private static boolean isNow(Tokens tokens, int i) {
    return tokens.isOneOf(i - 1, IS)
        || (tokens.isWord(i - 1, "be")
            && (tokens.isOneOf(i - 2, COMING) || tokens.isWord(i - 2, "may")));
  }

  /// Where a sentence is taken back: "it was decided that", "according to the plan of then". A form
  /// of the past holds for all behind it, and is looked for once for all dates.
  private static int takenBack(Sentence sentence, int from, int to) {
    Tokens tokens = sentence.tokens();
    if (sentence.isQuestion()) {
      return from - 1;
    }
    int i = from;
    while (i < to
        && (!Told.isPastAt(sentence, i) || isBehindModal(tokens, i))
        && !tokens.isOneOf(i, BACK)
        && !tokens.isQuoted(i)) {
      i = afterAside(sentence, i) + 1;
    }
    return i;
  }

  /// "Who has not applied need not worry: the portal stays open until": what stands behind the
  /// colon is told of now, unless it is what somebody said before it.
  private static boolean isBehindColon(Sentence sentence, DateMention mention) {
    Tokens tokens = sentence.tokens();
    int first = Math.max(sentence.from(), mention.from() - 2 * FARTHEST);
    for (int i = mention.from() - 1; i > first; i--) {
      if (tokens.is(i, TokenClass.COLON)) {
        return !Wording.hasWithin(sentence, Math.max(first, i - FARTHEST), i, SAID)
            && takenBack(sentence, i + 1, mention.from()) >= mention.from();
      }
    }
    return false;
  }

  /// "Can still put", "will cut": what looks like a past form is none.
  private static boolean isBehindModal(Tokens tokens, int i) {
    return tokens.isOneOf(i - 1, MAY)
        || tokens.isOneOf(i - 1, COMING)
        || tokens.isOneOf(i - 2, MAY)
        || tokens.isOneOf(i - 2, COMING);
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
