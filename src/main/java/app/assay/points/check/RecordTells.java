package app.assay.points.check;

import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.CueMatch;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import java.util.List;

/// A record that says something: "the ledger shows". Most words for records and for what they do
/// mean other things elsewhere: "companies run a hosted log broker", "every second invoice contains
/// a mistake", "receipts printed in Europe".
final class RecordTells {

  /// A record and its verb stand no farther apart: "The annual report for 2024 gives".
  private static final int REACH = 9;

  /// "61 per cent of all receipts".
  private static final int SHARE_REACH = 5;

  /// "Ninety percent of payroll contracts", "one in five corporate hotel invoices".
  private static final int COUNTED = 4;

  /// Authorities that nobody can look up.
  private static final WordSet NOBODY = WordLists.words("nobody-to-ask");

  /// After these a verb's word is a noun: "a log", "the state".
  private static final WordSet BEFORE_NOUN = WordLists.words("before-record-noun");

  /// Who reads or finds something, which is then not said by the record.
  private static final WordSet READERS = WordLists.words("who-reads");

  /// Between a reader and the verb.
  private static final WordSet ABLE = WordLists.words("able-to-read");

  /// Forms that say what was done to a record.
  private static final WordSet DONE_TO_IT = WordLists.words("done-to-record");

  /// "Papers are cited more often", but not "prices are listed in it".
  private static final WordSet WERE = WordLists.words("record-passive");

  private static final WordSet PREPOSITIONS = WordLists.words("place-of-record");

  /// Parts of all there are.
  private static final WordSet SHARES = WordLists.words("share-of-records");

  /// Before a record they say that it is a certain one.
  private static final WordSet CERTAIN = WordLists.words("certain-record");

  private static final WordSet NUMBERS = WordLists.words("number-words");

  private RecordTells() {}

  /// Between these tokens.
  static boolean within(Sentence sentence, int from, int to) {
    List<CueMatch> verbs = sentence.all(Cue.REPORTS);
    for (CueMatch record : sentence.all(Cue.RECORD)) {
      boolean vague =
          (record.from() == sentence.from()
                  || sentence.tokens().is(record.from() - 1, TokenClass.COMMA))
              && sentence.tokens().isOneOf(record.from(), NOBODY);
      if (vague
          || record.from() < from
          || record.to() > to
          || NoEvidence.isMissing(sentence, record)
          || NoEvidence.isDeed(sentence, record)
          || isShare(sentence, record)) {
        continue;
      }
      for (CueMatch verb : verbs) {
        boolean near = verb.from() >= record.to() && verb.from() - record.to() <= REACH;
        if (near && verb.to() <= to && isSaidBy(sentence, record, verb)) {
          return true;
        }
      }
    }
    return false;
  }

  private static boolean isSaidBy(Sentence sentence, CueMatch record, CueMatch verb) {
    Tokens tokens = sentence.tokens();
    int before = verb.from() - 1;
    boolean next = verb.from() == record.to();
    boolean done =
        (next || tokens.isOneOf(before, WERE))
            && tokens.isOneOf(verb.from(), DONE_TO_IT)
            && verb.to() < sentence.to()
            && (tokens.isOneOf(verb.to(), PREPOSITIONS) != tokens.isOneOf(before, WERE));
    return !(next && isRecord(sentence, verb))
        && !tokens.is(verb.from(), TokenClass.CAP)
        && !done
        && !tokens.isOneOf(before, BEFORE_NOUN)
        && !isRead(tokens, record, before);
  }

  /// "In a format that they can read", but not "the logs we kept show".
  private static boolean isRead(Tokens tokens, CueMatch record, int before) {
    return (before >= record.to() && tokens.isOneOf(before, READERS))
        || (before - 1 >= record.to()
            && tokens.isOneOf(before, ABLE)
            && tokens.isOneOf(before - 1, READERS));
  }

  /// The "logs" of "audit logs".
  private static boolean isRecord(Sentence sentence, CueMatch verb) {
    return sentence.all(Cue.RECORD).stream().anyMatch(r -> r.from() == verb.from());
  }

  /// "30 % of letters", "one invoice in four": things that are counted, of which none is looked
  /// into.
  private static boolean isShare(Sentence sentence, CueMatch record) {
    Tokens tokens = sentence.tokens();
    if (record.to() + 1 < sentence.to()
        && tokens.isWord(record.to(), "in")
        && tokens.isOneOf(record.to() + 1, NUMBERS)) {
      return true;
    }
    for (CueMatch share : sentence.all(Cue.SHARE)) {
      if (share.from() <= record.from()
          && record.from() - share.to() <= COUNTED
          && tokens.is(record.from(), TokenClass.WORD)
          && isJoined(tokens, share.to(), record.from())) {
        return true;
      }
    }
    boolean of = false;
    int last = Math.max(sentence.from(), record.from() - SHARE_REACH);
    for (int i = record.from() - 1; i >= last; i--) {
      if (of && (tokens.is(i, TokenClass.PERCENT) || tokens.isOneOf(i, SHARES))) {
        return true;
      }
      of = tokens.isWord(i, "of") || (of && tokens.isWord(i, "all"));
      if (!of && !tokens.isWord(i, "all")) {
        return false;
      }
    }
    return false;
  }

  /// Words only, and no verb's mark or article of a certain record: "half of what the register".
  private static boolean isJoined(Tokens tokens, int from, int to) {
    for (int i = from; i < to; i++) {
      if (!tokens.is(i, TokenClass.WORD) || tokens.isOneOf(i, CERTAIN)) {
        return false;
      }
    }
    return true;
  }
}
