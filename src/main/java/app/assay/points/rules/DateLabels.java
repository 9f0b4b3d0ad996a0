package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.BlockKind;
import app.assay.points.reading.CalendarDate;
import app.assay.points.reading.DateMention;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import java.util.Locale;

/// Tells by the words before it whether a date is the document's own.
final class DateLabels {

  private static final WordSet LABELS = WordLists.words("date-label");

  private static final WordSet OTHER = WordLists.words("date-other");

  static final WordSet OWN_NOUNS = WordLists.words("own-document");

  private static final WordSet WRITTEN = WordLists.words("written");

  private static final WordSet HAPPENED = WordLists.words("happened");

  static final WordSet AUTHORED = WordLists.words("authored");

  /// "Approved by the board on 20 March 2025", on a line of its own.
  private static final WordSet BY_SOMEBODY = WordLists.words("done-by-somebody");

  private static final WordSet WEEKDAYS = WordLists.words("weekdays");

  /// What minutes are of.
  static final WordSet MET = WordLists.words("met");

  private static final String BOLD = "**";

  private static final int SHORT = 22;

  /// A person's name with its title and the word after it.
  private static final int LONGEST_NAME = 5;

  /// They open a line about what is said, not about the text.
  private static final WordSet OF_CONTENT = WordLists.words("confirmed");

  /// Of the labels, what may be said of anything: "Pilot finished: …".
  private static final WordSet ACHIEVED = WordLists.words("label-of-anything");

  /// Between a label and its date.
  private static final WordSet BETWEEN = WordLists.words("label-on");

  /// With these words the line is a clause that tells of something.
  private static final WordSet CLAUSE = WordLists.words("head-clause");

  private DateLabels() {}

  /// Nothing, a line break or a mark such as `·`, `|`, `—`, `(` stands before the token.
  static boolean opensLine(Sentence sentence, int token) {
    if (token == sentence.from()) {
      return true;
    }
    String between =
        sentence
            .tokens()
            .text()
            .substring(sentence.tokens().end(token - 1), sentence.tokens().start(token));
    return between.indexOf('\n') >= 0
        || between.indexOf('·') >= 0
        || between.indexOf('•') >= 0
        || sentence.tokens().is(token - 1, '|')
        || (between.contains(BOLD)
            && !sentence.tokens().is(token - 1, TokenClass.COLON)
            && isBeforeColon(sentence, token))
        || isListed(sentence, token)
        || sentence.tokens().is(token - 1, '(')
        || sentence.tokens().is(token - 1, TokenClass.DASH);
  }

  /// "**Written:** 3 November 2025 **Last edit:** 16 February 2026", in one line.
  private static boolean isBeforeColon(Sentence sentence, int token) {
    for (int i = token + 1; i < Math.min(sentence.to(), token + LONGEST_NAME); i++) {
      if (sentence.tokens().is(i, TokenClass.COLON)) {
        return true;
      }
    }
    return false;
  }

  /// "Page history: created 2024-01-04, last edit 2025-05-05".
  private static boolean isListed(Sentence sentence, int token) {
    return sentence.tokens().is(token - 1, TokenClass.COMMA)
        && sentence.tokens().isWord(token, "last")
        && sentence.dates().size() > 1
        && sentence.dates().getFirst().to() < token
        && sentence.words() <= SHORT / 2;
  }

  /// The sentence ends behind the date, or goes on with who did it.
  static boolean closesLine(Sentence sentence, int token) {
    Tokens tokens = sentence.tokens();
    if (token >= sentence.to() || !tokens.is(token, TokenClass.WORD)) {
      boolean comma =
          token < sentence.to() && tokens.is(token, TokenClass.COMMA) && !tokens.is(token, ';');
      return !comma || sentence.to() - token <= 5 || tellsAfterWhat(sentence, token + 1);
    }
    String between = tokens.text().substring(tokens.end(token - 1), tokens.start(token));
    return tokens.isWord(token, "by")
        || between.indexOf('\n') >= 0
        || between.indexOf('·') >= 0
        || between.indexOf('•') >= 0
        || tokens.start(token) == tokens.end(token - 1);
  }

  /// "Last revised 3 May 2025, after comments from the board".
  private static boolean tellsAfterWhat(Sentence sentence, int token) {
    if (!sentence.tokens().isWord(token, "after") || sentence.to() - token > SHORT / 2) {
      return false;
    }
    for (int i = token + 1; i < sentence.to(); i++) {
      if (sentence.tokens().isOneOf(i, CLAUSE)) {
        return false;
      }
    }
    return true;
  }

  /// The date under the title, or behind a label such as "Date:", is the document's own.
  static boolean isIssue(PlacedBlock block, Sentence sentence, DateMention mention) {
    if (mention.date().orElseThrow().precision() == CalendarDate.Precision.YEAR
        || isOfAnEvent(block, sentence)
        || OtherIssues.isReplaced(sentence, mention)
        || isOfDays(mention)) {
      return false;
    }
    Tokens tokens = sentence.tokens();
    if (block.reading().kind() == BlockKind.HEADING && isOfPeriod(mention)) {
      return false;
    }
    int start = withWeekday(sentence, mention.from());
    int before = start - 1;
    if (DateMarks.endsRange(sentence, before)) {
      return false;
    }
    if (opensLine(sentence, start)) {
      return before < sentence.from()
          || !tokens.is(before, '(')
          || (sentence.words() <= SHORT / 2
              && (block.reading().kind() == BlockKind.HEADING
                  || !Told.hasPast(sentence, sentence.from())));
    }
    if (tokens.is(before, TokenClass.COLON)) {
      return isLabel(sentence, before - 1);
    }
    if (before >= sentence.from() && tokens.is(before, TokenClass.CODE)) {
      return opensLine(sentence, before) && LABELS.contains(code(tokens, before));
    }
    return tokens.is(before, TokenClass.COMMA)
        ? isSetOff(block, sentence, mention)
        : isBehindWord(block, sentence, mention, before);
  }

  /// "Harrowmere, 10 February 2026" at the end of a short line.
  private static boolean isSetOff(PlacedBlock block, Sentence sentence, DateMention mention) {
    if (DateMarks.isDateline(sentence, mention)) {
      return true;
    }
    return endsItem(sentence, mention.to())
        && block.reading().kind() != BlockKind.LIST_ITEM
        && sentence.words() <= SHORT
        && !isInBrackets(sentence, mention.from())
        && !sentence.tokens().isOneOf(sentence.from(), OF_CONTENT);
  }

  /// @param before the word right before the date
  private static boolean isBehindWord(
      PlacedBlock block, Sentence sentence, DateMention mention, int before) {
    Tokens tokens = sentence.tokens();
    if (tokens.isWord(before, "at") && isAsOf(sentence, before)) {
      return true;
    }
    if (tokens.isWord(before, "of")
        && (isDocument(sentence, before - 1) || isAsOf(sentence, before))) {
      return !HeadDates.isSubject(sentence, mention);
    }
    if (tokens.isOneOf(before, BETWEEN) && before > sentence.from()) {
      return isJoined(sentence, mention, before);
    }
    return isLabel(sentence, before)
        && !UpdateLabels.isAside(sentence, before)
        && (before == sentence.from()
            || opensLine(sentence, before)
            || (tokens.is(before - 1, TokenClass.COMMA)
                && (opensAsDocument(sentence)
                    || isIssued(sentence, before)
                    || (isWriting(sentence, before)
                        && (mention.to() >= sentence.to()
                            || !tokens.is(mention.to(), TokenClass.COMMA)))))
            || block.reading().kind() == BlockKind.HEADING)
        && !tokens.isWord(before, "of");
  }

  /// "Prepared by A. Holm on 3 May 2026", "written on 3 May 2026".
  private static boolean isJoined(Sentence sentence, DateMention mention, int joint) {
    boolean bySomebody =
        sentence.tokens().isOneOf(sentence.from(), BY_SOMEBODY)
            && sentence.tokens().isWord(sentence.from() + 1, "by")
            && joint - sentence.from() <= LONGEST_NAME + 2
            && sentence.to() - mention.to() <= 1;
    boolean alone = closesLine(sentence, mention.to()) || isWriting(sentence, joint - 1);
    return bySomebody
        || (isLabel(sentence, joint - 1)
            && alone
            && (opensLine(sentence, joint - 1) || opensAsDocument(sentence)));
  }

  /// "`generated` 2026-02-03": what stands in the marks.
  private static String code(Tokens tokens, int token) {
    return tokens.text(token).replace("`", "").strip().toLowerCase(Locale.ROOT);
  }

  /// "Ålesund, 28–30 August 2026": days on which something takes place.
  private static boolean isOfDays(DateMention mention) {
    CalendarDate date = mention.date().orElseThrow();
    return mention.isDay() && !date.earliest().equals(date.latest());
  }

  /// "Business review, Q4 2025", "notes, first half of 2026": what it tells of, not when.
  private static boolean isOfPeriod(DateMention mention) {
    return mention.date().orElseThrow().precision() == CalendarDate.Precision.PART_OF_YEAR;
  }

  /// The token of "Wednesday" or "Wed," before a date; the same token where none is.
  static int withWeekday(Sentence sentence, int date) {
    int at = date - 1;
    if (at > sentence.from() && sentence.tokens().is(at, TokenClass.COMMA)) {
      at--;
    }
    return at >= sentence.from() && sentence.tokens().isOneOf(at, WEEKDAYS) ? at : date;
  }

  /// "As of January 2026" on a line of its own.
  private static boolean isAsOf(Sentence sentence, int of) {
    return of == sentence.from() + 1
        && sentence.tokens().isWord(of - 1, "as")
        && sentence.words() <= SHORT / 4;
  }

  /// "Written on 9 January 2026 for the board": what can only be done to a text.
  private static boolean isWriting(Sentence sentence, int token) {
    return sentence.tokens().isOneOf(token, AUTHORED);
  }

  /// "Autumn term edition, issued 7 September 2026".
  private static boolean isIssued(Sentence sentence, int label) {
    return label - 2 >= sentence.from()
        && sentence.tokens().isOneOf(label - 2, HeadDates.NOUNS)
        && sentence.tokens().isOneOf(label, BY_SOMEBODY);
  }

  /// "Report 2026-02, written 11 February 2026 by the team".
  private static boolean opensAsDocument(Sentence sentence) {
    if (sentence.words() > SHORT / 2) {
      return false;
    }
    for (int i = sentence.from(); i < Math.min(sentence.to(), sentence.from() + 2); i++) {
      String word = lower(sentence.tokens(), i);
      if (WRITTEN.contains(word)) {
        return true;
      }
      if (word.equals("the") || word.equals("a") || word.equals("an")) {
        return false;
      }
    }
    return false;
  }

  /// The title of a text about something that happened on a day: that day is not the text's own.
  private static boolean isOfAnEvent(PlacedBlock block, Sentence sentence) {
    if (block.reading().kind() != BlockKind.HEADING) {
      return false;
    }
    for (int i = sentence.from(); i < sentence.to(); i++) {
      if (sentence.tokens().isOneOf(i, HAPPENED)) {
        return true;
      }
    }
    return false;
  }

  /// "Draft of", "the board's report of", "this text is of".
  private static boolean isDocument(Sentence sentence, int token) {
    int noun = token;
    if (noun > sentence.from()
        && (sentence.tokens().isWord(noun, "is") || sentence.tokens().is(noun, TokenClass.NUM))) {
      noun--;
    }
    int line = noun;
    while (line > sentence.from() && !opensLine(sentence, line)) {
      if (sentence.tokens().isOneOf(line, OTHER)
          || Told.isPast(sentence, line, sentence.tokens().lower(line))) {
        return false;
      }
      line--;
    }
    return noun >= sentence.from()
        && noun - line <= 8
        && (sentence.tokens().isOneOf(noun, WRITTEN)
            || (sentence.tokens().isOneOf(noun, MET) && sentence.words() <= SHORT / 2));
  }

  /// The words up to a token name the document's date and no other.
  static boolean isLabel(Sentence sentence, int token) {
    boolean label = false;
    for (int i = token; i >= Math.max(sentence.from(), token - 2); i--) {
      String word = lower(sentence.tokens(), i);
      if (OTHER.contains(word)) {
        return false;
      }
      label |= LABELS.contains(word) && isOfText(sentence, i, token);
      if (opensLine(sentence, i)) {
        break;
      }
    }
    return label;
  }

  /// "Date of this paper", but not "closing time of the tender".
  private static boolean isOfText(Sentence sentence, int word, int last) {
    return word == last
        || !sentence.tokens().isWord(word, "of")
        || sentence.tokens().isWord(word + 1, "this");
  }

  /// "Pilot finished: …", under a date of the document: what was done is no text.
  static boolean isOfSomething(Sentence sentence, DateMention mention) {
    Tokens tokens = sentence.tokens();
    int label = mention.from() - 1;
    while (label > sentence.from() && !tokens.is(label, TokenClass.WORD)) {
      label--;
    }
    return label > sentence.from()
        && tokens.isOneOf(label, ACHIEVED)
        && !opensLine(sentence, label)
        && tokens.is(label - 1, TokenClass.WORD)
        && !tokens.isOneOf(label - 1, LABELS)
        && !tokens.isOneOf(label - 1, OWN_NOUNS);
  }

  /// The line ends behind the date, or a mark such as `·` parts it from what follows.
  private static boolean endsItem(Sentence sentence, int token) {
    return sentence.to() - token <= 2
        || sentence.tokens().is(token, ';')
        || opensLine(sentence, token);
  }

  private static boolean isInBrackets(Sentence sentence, int token) {
    for (int i = token - 1; i >= sentence.from(); i--) {
      if (sentence.tokens().is(i, ')')) {
        return false;
      }
      if (sentence.tokens().is(i, '(')) {
        return true;
      }
    }
    return false;
  }

  static String lower(Tokens tokens, int token) {
    return tokens.lower(token);
  }
}
