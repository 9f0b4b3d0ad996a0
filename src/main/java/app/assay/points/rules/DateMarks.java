package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.reading.DateMention;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;

/// Tells by what stands around a date in the head of a text what it is the date of: a range, a
/// meeting, a dateline, the writing of the text itself.
final class DateMarks {

  /// A place has no more words.
  private static final int LONGEST_NAME = 5;

  /// From "drafted" to its date are no more tokens.
  private static final int LONGEST_SENTENCE = 11;

  private DateMarks() {}

  /// "Period: 1 October – 31 December 2025".
  static boolean endsRange(Sentence sentence, int dash) {
    if (dash <= sentence.from() || !sentence.tokens().is(dash, TokenClass.DASH)) {
      return false;
    }
    return sentence.yearlessDates().stream().anyMatch(d -> d.to() == dash)
        || sentence.dates().stream().anyMatch(d -> d.to() == dash);
  }

  /// "Review meeting: 14 January 2026", "Meeting of: …".
  static boolean isOfMeeting(Sentence sentence, DateMention mention) {
    for (int i = mention.from() - 1; i >= sentence.from(); i--) {
      if (sentence.tokens().isOneOf(i, DateLabels.MET)) {
        return true;
      }
      if (DateLabels.opensLine(sentence, i)) {
        return false;
      }
    }
    return false;
  }

  /// "This overview was drafted with the help of an assistant on 24 February 2026".
  static boolean tellsOwn(Sentence sentence, DateMention mention) {
    Tokens tokens = sentence.tokens();
    int first = sentence.from();
    while (first < mention.from() && !tokens.is(first, TokenClass.WORD)) {
      first++;
    }
    if (!tokens.isWord(first, "this") || !mention.isDay()) {
      return false;
    }
    boolean named = tokens.isOneOf(first + 1, DateLabels.OWN_NOUNS);
    for (int i = first + 2; i < mention.from() && named; i++) {
      if (tokens.isOneOf(i, DateLabels.AUTHORED)) {
        return tokens.isWord(mention.from() - 1, "on") && mention.from() - i <= LONGEST_SENTENCE;
      }
    }
    return false;
  }

  /// "Harrowmere, 10 February 2026": nothing but a place and a day.
  static boolean isSignature(Sentence sentence, DateMention mention) {
    if (!mention.isDay()
        || mention.sound().isEmpty()
        || mention.from() - sentence.from() > LONGEST_NAME
        || sentence.to() - mention.to() > 1
        || mention.from() == sentence.from()
        || !sentence.tokens().is(mention.from() - 1, TokenClass.COMMA)) {
      return false;
    }
    for (int i = sentence.from(); i < mention.from(); i++) {
      if (!sentence.tokens().is(i, TokenClass.CAP) && sentence.tokens().is(i, TokenClass.WORD)) {
        return false;
      }
    }
    return true;
  }

  /// "HAVELMOOR, 12 January 2026 - The council": place and day at the head of a notice.
  static boolean isDateline(Sentence sentence, DateMention mention) {
    if (mention.to() >= sentence.to() || !sentence.tokens().is(mention.to(), TokenClass.DASH)) {
      return false;
    }
    int first = mention.from() - 1;
    while (first > sentence.from() && !DateLabels.opensLine(sentence, first)) {
      first--;
    }
    for (int i = first; i < mention.from() - 1; i++) {
      if (!sentence.tokens().is(i, TokenClass.CAP)) {
        return false;
      }
    }
    return mention.from() - first <= LONGEST_NAME;
  }
}
