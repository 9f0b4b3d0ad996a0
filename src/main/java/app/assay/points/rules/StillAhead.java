package app.assay.points.rules;

import app.assay.points.check.Tense;
import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.BlockKind;
import app.assay.points.reading.BlockReading;
import app.assay.points.reading.DateMention;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import java.util.List;

/// Tells where a date is still to come although a past form stands beside it: "things to decide on
/// 4 March", "two have asked for a talk on 19 March", "design review on 20 January, not started".
final class StillAhead {

  /// Before "for" or "with" they tell of what is wanted, or reckoned with.
  private static final WordSet ASKED = WordLists.words("ahead-asked");

  /// Behind "to" they say what is to be done on a day.
  private static final WordSet PURPOSES = WordLists.words("ahead-purpose");

  /// Right before a date they make it one that was chosen.
  private static final WordSet SET = WordLists.words("ahead-set");

  /// What is given for a day to come.
  private static final WordSet SLOTS = WordLists.words("ahead-slot");

  /// Over a list of what is to come.
  private static final WordSet TITLES = WordLists.words("ahead-title");

  /// Before "not" they tell of what was not, instead of what is still to do.
  private static final WordSet AUXILIARIES = WordLists.words("ahead-auxiliary");

  /// They make a sentence of an entry.
  private static final WordSet FINITE = WordLists.words("ahead-finite");

  /// Before "on" and a date they tell of what is to come.
  private static final WordSet ENDS = WordLists.words("ahead-ends");

  /// Behind a date and a comma they make it depend on something.
  private static final WordSet PROVIDED = WordLists.words("ahead-provided");

  private static final int LABEL = 2;

  private StillAhead() {}

  /// The date beside a past form is one to come.
  static boolean is(PlacedBlock block, Sentence sentence, DateMention mention) {
    return isColumn(sentence, mention)
        || isStart(sentence, mention)
        || isPurpose(sentence, mention)
        || isChosen(sentence, mention)
        || isAsked(sentence, mention)
        || isUndone(sentence, mention)
        || isTerm(sentence, mention)
        || isBound(sentence, mention)
        || isLimit(sentence, mention)
        || isListed(block, sentence, mention);
  }

  /// "Sat 7 March", and not a form of "sit".
  static boolean isSaturday(Sentence sentence, int token) {
    return token + 1 < sentence.to()
        && sentence.tokens().isWord(token, "sat")
        && sentence.tokens().is(token + 1, TokenClass.NUM);
  }

  /// Over a column "Spare tonnes 2026, as told by the plant".
  private static boolean isColumn(Sentence sentence, DateMention mention) {
    return !mention.isDay() && sentence.cell().filter(Sentence.Cell::isHeader).isPresent();
  }

  /// "Second developer assigned from 2 March": in a cell without a verb of its own it begins then.
  private static boolean isStart(Sentence sentence, DateMention mention) {
    return sentence.cell().isPresent()
        && mention.from() > sentence.from()
        && sentence.tokens().isWord(mention.from() - 1, "from")
        && !Tense.hasVerb(sentence, sentence.from(), mention.from() - 2);
  }

  /// "A list of things to decide on 4 March".
  private static boolean isPurpose(Sentence sentence, DateMention mention) {
    int verb = mention.from() - 2;
    return verb - 1 >= sentence.from()
        && sentence.tokens().isOneOf(verb, PURPOSES)
        && sentence.tokens().isWord(verb - 1, "to");
  }

  /// "The committee set 6 March for it", "has given week 19 as the delivery date", "gave us a slot
  /// in May".
  private static boolean isChosen(Sentence sentence, DateMention mention) {
    Tokens tokens = sentence.tokens();
    int before = mention.from() - 1;
    if (before <= sentence.from()) {
      return false;
    }
    if (tokens.isOneOf(before - 1, SLOTS) && tokens.is(before, TokenClass.WORD)) {
      return !Told.hasPast(sentence, mention.to());
    }
    return tokens.isOneOf(before, SET)
        && mention.to() < sentence.to()
        && (tokens.isWord(mention.to(), "for") || tokens.isWord(mention.to(), "as"));
  }

  /// "Two have asked for a presentation, on 19 March", "calculated with a rise in April": nothing
  /// else is told between.
  private static boolean isAsked(Sentence sentence, DateMention mention) {
    Tokens tokens = sentence.tokens();
    for (int i = mention.from() - 2; i >= sentence.from(); i--) {
      boolean wanted = tokens.isWord(i + 1, "for") || tokens.isWord(i + 1, "with");
      if (wanted && tokens.isOneOf(i, ASKED)) {
        return true;
      }
      if (tokens.is(i, ';') || Told.isPastAt(sentence, i)) {
        return false;
      }
    }
    return false;
  }

  /// "Not started, design review on 20 January", "installation, not yet ordered"; but "the review
  /// was held on 20 January, not attended by all" tells of the day.
  private static boolean isUndone(Sentence sentence, DateMention mention) {
    Tokens tokens = sentence.tokens();
    int from = mention.from();
    while (from > sentence.from() && !tokens.is(from - 1, ';')) {
      from--;
    }
    boolean undone = false;
    for (int i = from; i < sentence.to() && !tokens.is(i, ';'); i++) {
      if (tokens.isWord(i, "not") && (i == from || !tokens.isOneOf(i - 1, AUXILIARIES))) {
        int done = i + 1 < sentence.to() && tokens.isWord(i + 1, "yet") ? i + 2 : i + 1;
        if (Told.isPastAt(sentence, done)) {
          undone = true;
          i = done;
        }
      } else if (i < mention.from() && Told.isPastAt(sentence, i)) {
        return false;
      }
    }
    return undone;
  }

  /// "The contract ends on 31 August and was not extended": what was is no fault of the end's.
  private static boolean isTerm(Sentence sentence, DateMention mention) {
    Tokens tokens = sentence.tokens();
    int verb = mention.from() - 2;
    return verb > sentence.from() && tokens.isWord(verb + 1, "on") && tokens.isOneOf(verb, ENDS);
  }

  /// "Dual writes from January, provided the review is passed".
  private static boolean isBound(Sentence sentence, DateMention mention) {
    int comma = mention.to();
    return comma + 2 < sentence.to()
        && sentence.tokens().is(comma, TokenClass.COMMA)
        && sentence.tokens().isOneOf(comma + 1, PROVIDED)
        && !sentence.tokens().isWord(comma + 2, "by");
  }

  /// "Which the plan puts in April 2026 at the earliest".
  private static boolean isLimit(Sentence sentence, DateMention mention) {
    int word = mention.to() + 2;
    return word < sentence.to()
        && sentence.tokens().isWord(mention.to(), "at")
        && sentence.tokens().isWord(word - 1, "the")
        && (sentence.tokens().isWord(word, "earliest") || sentence.tokens().isWord(word, "latest"));
  }

  /// "September: first bikes handed out", "Tender published: 9 March" in a timetable: what is to be
  /// done by then.
  private static boolean isListed(PlacedBlock block, Sentence sentence, DateMention mention) {
    if (block.reading().kind() != BlockKind.LIST_ITEM || !isUnderTitle(block)) {
      return false;
    }
    Tokens tokens = sentence.tokens();
    boolean leads =
        mention.from() - sentence.from() <= LABEL
            && mention.to() < sentence.to()
            && tokens.is(mention.to(), TokenClass.COLON);
    boolean ends =
        mention.from() > sentence.from() && tokens.is(mention.from() - 1, TokenClass.COLON);
    for (int i = sentence.from(); i < sentence.to(); i++) {
      if (tokens.isOneOf(i, FINITE)) {
        return false;
      }
    }
    return leads || ends;
  }

  private static boolean isUnderTitle(PlacedBlock block) {
    List<BlockReading> headings = block.around().headings();
    if (headings.isEmpty()) {
      return false;
    }
    for (Sentence title : headings.getLast().sentences()) {
      for (int i = title.from(); i < title.to(); i++) {
        if (title.tokens().isOneOf(i, TITLES)) {
          return true;
        }
      }
    }
    return false;
  }
}
