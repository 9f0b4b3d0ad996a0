package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.CalendarDate;
import app.assay.points.reading.Clock;
import app.assay.points.reading.DateMention;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;

/// Finds the document's own date in its head where no plain label names one: "Notes as of 10
/// February 2026", "Pricing committee, Thursday 22 January 2026, 14:00", "text approved by the
/// board on 9 February 2026". Only what is no clause and tells of the writing counts.
final class HeadDates {

  /// What is written or held, and bears a date.
  static final WordSet NOUNS = WordLists.words("head-noun");

  /// What is done to it on that date.
  static final WordSet DEEDS = WordLists.words("head-deed");

  /// What opens a line on it.
  private static final WordSet DONE_FIRST = WordLists.words("head-deed-first");

  /// What may be said of anything else.
  private static final WordSet ENDED = WordLists.words("head-ended");

  /// Who meets on the day for which it is written.
  private static final WordSet READERS = WordLists.words("head-reader");

  /// What is done to it afterwards.
  private static final WordSet LATER = WordLists.words("head-later");

  /// With these words the line is a clause that tells of something.
  private static final WordSet CLAUSE = WordLists.words("head-clause");

  /// Behind the date they still belong to a line of the head.
  private static final WordSet GOES_ON = WordLists.words("head-goes-on");

  private static final WordSet OTHER = WordLists.words("date-other");

  private static final WordSet ARTICLES = WordLists.words("told-article");

  private static final WordSet WEEKDAYS = WordLists.words("weekdays");

  private static final int LONGEST = 24;

  /// The same of a label in a table, and of what stands before the date beside it.
  private static final int IN_ROW = 6;

  private final Sentence sentence;
  private final Tokens tokens;

  /// The first token of the line or of the part of it that bears the date.
  private final int start;

  /// After the last word before the date and its day of the week.
  private final int end;

  private final boolean weekday;

  private HeadDates(Sentence sentence, DateMention mention) {
    this.sentence = sentence;
    this.tokens = sentence.tokens();
    int first = mention.from();
    while (first > sentence.from() && !DateLabels.opensLine(sentence, first)) {
      first--;
    }
    this.start = first;
    int last = mention.from();
    while (last > start && (is(last - 1, WEEKDAYS) || isMark(last - 1))) {
      last--;
    }
    this.end = last;
    boolean named = false;
    for (int i = end; i < mention.from(); i++) {
      named |= is(i, WEEKDAYS);
    }
    this.weekday = named;
  }

  /// Whether a date in the head of a text is the text's own.
  static boolean isOwn(Sentence sentence, DateMention mention) {
    return mention.sound().map(d -> isNarrow(d)).orElse(false)
        && new HeadDates(sentence, mention).isOwn(mention);
  }

  private static boolean isNarrow(CalendarDate date) {
    return date.precision() == CalendarDate.Precision.DAY
        || date.precision() == CalendarDate.Precision.MONTH;
  }

  private boolean isOwn(DateMention mention) {
    if (end <= start || end - start > LONGEST || !closes(mention.to()) || isClause()) {
      return false;
    }
    int last = end - 1;
    if (isDoneFirst(last)) {
      return true;
    }
    int segment = segment();
    if (isOfOther(segment)) {
      return false;
    }
    if (isMeeting(mention.to())) {
      return true;
    }
    if (tokens.is(end, TokenClass.COMMA) || (weekday && !tokens.is(end, TokenClass.COLON))) {
      return weekday || hasNoun(segment) || is(start, DEEDS) || is(start, NOUNS);
    }
    if (tokens.isWord(last, "of") || tokens.isWord(last, "at")) {
      return last > sentence.from() && isOf(segment, last - 1);
    }
    if (tokens.isWord(last, "on") || tokens.isWord(last, "in")) {
      return isDone(segment, last - 1);
    }
    if (is(last, ENDED)) {
      return last == segment || is(last - 1, NOUNS);
    }
    return is(last, DEEDS) || is(last, NOUNS);
  }

  /// "Town Hall, Room 2, 18 November 2025, 14:00 to 15:50": where and when somebody met.
  private boolean isMeeting(int after) {
    return tokens.is(end, TokenClass.COMMA)
        && after + 1 < sentence.to()
        && tokens.is(after, TokenClass.COMMA)
        && Clock.seconds(tokens, after + 1) >= 0;
  }

  /// "Published by the office, Leeds, on 9 February", "Written up 3 May", "Delivered 4 May": what
  /// was done to the text opens its line.
  private boolean isDoneFirst(int last) {
    boolean up = tokens.isWord(last, "up") || tokens.isWord(last, "out");
    boolean opens = is(start, DEEDS) || is(start, DONE_FIRST);
    return (tokens.isWord(last, "on") && opens)
        || (up && last - 1 == start && opens)
        || (last == start && is(start, DONE_FIRST));
  }

  /// After the last comma or colon before the words that lead to the date.
  private int segment() {
    for (int i = end - 1; i >= start; i--) {
      if (isMark(i)) {
        return i + 1;
      }
    }
    return start;
  }

  /// "Replaces issue 6 of", "valid until".
  private boolean isOfOther(int segment) {
    for (int i = segment; i < end; i++) {
      if (is(i, OTHER) && !tokens.isWord(i, "by") && !is(i, DEEDS)) {
        return true;
      }
    }
    return false;
  }

  /// "Board paper 7, 24 February 2026, boardroom".
  private boolean hasNoun(int segment) {
    for (int i = segment; i < end; i++) {
      if (is(i, NOUNS)) {
        return true;
      }
    }
    return false;
  }

  /// "Revision of", "run 12 of", "Notes as of", "this page describes release 3 as of", "Version for
  /// the council of".
  private boolean isOf(int segment, int token) {
    boolean asOf = tokens.isWord(token, "as");
    int noun = tokens.is(token, TokenClass.NUM) ? token - 1 : token;
    return (!asOf && noun >= segment && is(noun, NOUNS))
        || (asOf && (is(segment, NOUNS) || tokens.isWord(segment, "this")))
        || (is(segment, NOUNS) && tokens.isWord(segment + 1, "for"))
        || (!asOf && hasNumber(segment, token))
        || isFor(token);
  }

  /// "Revision C of", "our offer 26-114 of".
  private boolean hasNumber(int segment, int token) {
    int noun = tokens.is(segment, TokenClass.WORD) && is(segment, ARTICLES) ? segment + 1 : segment;
    return is(noun, NOUNS) && token > noun;
  }

  /// "Finance, for the board of 12 February 2026": who meets then is to read it.
  private boolean isFor(int token) {
    if (token - 2 < start) {
      return false;
    }
    int to = tokens.isWord(token - 1, "the") ? token - 2 : token - 1;
    return is(token, READERS) && to >= start && tokens.isWord(to, "for");
  }

  /// "Text checked on", "approved by marketing on".
  private boolean isDone(int segment, int token) {
    if (is(token, DEEDS) || (is(token, ENDED) && tokens.isWord(start, "this"))) {
      return true;
    }
    for (int i = segment; i < token; i++) {
      if (is(i, DEEDS) && tokens.isWord(i + 1, "by")) {
        return true;
      }
    }
    return false;
  }

  /// "The list, published 3 May, names 14 mills", but not "This file was generated 3 May".
  private boolean isClause() {
    if (tokens.isWord(start, "this") && is(start + 1, DateLabels.OWN_NOUNS)) {
      return false;
    }
    for (int i = start; i < end; i++) {
      if (is(i, CLAUSE)) {
        return true;
      }
    }
    return is(start, ARTICLES);
  }

  /// Behind the date the line ends, or goes on with a time, a place or who did it.
  private boolean closes(int token) {
    if (token >= sentence.to() || !tokens.is(token, TokenClass.WORD)) {
      return true;
    }
    return is(token, GOES_ON) || DateLabels.closesLine(sentence, token);
  }

  /// "The minutes of 11 December were agreed": what bears the date is told of, and is another text.
  static boolean isSubject(Sentence sentence, DateMention mention) {
    return mention.to() < sentence.to() && sentence.tokens().isOneOf(mention.to(), CLAUSE);
  }

  /// "Written 26 January 2026, discussed 29 January 2026": what was done to the text later.
  static boolean isLaterDeed(Sentence sentence, DateMention mention) {
    int deed = mention.from() - 1;
    if (deed > sentence.from() && sentence.tokens().isWord(deed, "on")) {
      deed--;
    }
    return deed > sentence.from()
        && sentence.tokens().isOneOf(deed, LATER)
        && sentence.tokens().is(deed - 1, TokenClass.COMMA);
  }

  /// "Date of this record | 20 February 2026", "Revision | 0.9, 23 February 2026", "State |
  /// reviewed on 12 February 2026" in a table of two columns.
  static boolean isOwn(Sentence label, Sentence value, DateMention mention) {
    if (mention.sound().filter(HeadDates::isNarrow).isEmpty()
        || mention.from() - value.from() > IN_ROW) {
      return false;
    }
    boolean named = false;
    for (int i = label.from(); i < label.to(); i++) {
      named |= label.tokens().isOneOf(i, NOUNS) || label.tokens().isOneOf(i, DEEDS);
      if (label.tokens().isOneOf(i, OTHER)) {
        return false;
      }
    }
    for (int i = value.from(); i < mention.from(); i++) {
      if (value.tokens().isOneOf(i, CLAUSE)
          || (value.tokens().isOneOf(i, OTHER) && !value.tokens().isWord(i, "by"))) {
        return false;
      }
    }
    return named && label.words() <= IN_ROW;
  }

  private boolean isMark(int token) {
    return tokens.is(token, TokenClass.COMMA) || tokens.is(token, TokenClass.COLON);
  }

  private boolean is(int token, WordSet words) {
    return token >= sentence.from() && tokens.isOneOf(token, words);
  }

  /// `| Report | No. 26-0419, rev. 0, dated 27 August 2026 |`.
  static boolean isSaid(Sentence value, DateMention mention) {
    return mention.from() > value.from()
        && value.tokens().isWord(mention.from() - 1, "dated")
        && mention.sound().isPresent()
        && value.to() - mention.to() <= 1;
  }
}
