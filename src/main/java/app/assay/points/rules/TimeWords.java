package app.assay.points.rules;

import app.assay.finding.Fix;
import app.assay.points.check.Fixes;
import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.BlockKind;
import app.assay.points.reading.BlockReading;
import app.assay.points.reading.Clock;
import app.assay.points.reading.CueMatch;
import app.assay.points.reading.DateMention;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Surroundings;
import app.assay.points.reading.Tokens;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;

/// Finds words of time that hang on an unnamed day.
///
/// @param block the block that is read
/// @param around what stands around it
record TimeWords(BlockReading block, Surroundings around) {

  /// How a statement begins: after a "Now" that opens a sentence, where others give an order, and
  /// after a comma and an "and", where others go on with the clause.
  static final WordSet SUBJECT = WordLists.words("clause-subject");

  /// These words behind a verb's form make it a noun: "order books", "use of".
  private static final WordSet AFTER_NOUN = WordLists.words("noun-after");

  /// "The latest release, 2.4" is the one that it names.
  private static final WordSet NAMED_BY_VERSION = WordLists.words("named-by-version");

  private static final WordSet CRITERIA = WordLists.words("criteria");

  private static final List<DateMention> NO_DATES = List.of();

  /// Before a version they give it to the thing.
  private static final WordSet NAMING = WordLists.words("version-naming");

  /// Behind a comma they begin a clause of its own where a subject follows.
  private static final WordSet ANOTHER = WordLists.words("comma-join");

  /// So far before "at the time of writing" stands its verb.
  private static final int NEAR = 6;

  /// They say of a whole clause that it is so now.
  private static final WordSet ADVERBS = WordLists.words("now-adverb");

  private static final WordSet MOMENT = WordLists.words("now-moment");

  private static final WordSet RELATIVE = WordLists.words("now-relative");

  /// Behind those they tell when what is so now began.
  private static final WordSet BEGAN = WordLists.words("now-began");

  private static final WordSet PARTING = WordLists.words("parting");

  private static final WordSet TERMS = WordLists.words("date-term");

  private static final WordSet IS = WordLists.words("being");

  /// What "the latest edition" does as a matter of fact.
  private static final WordSet DEMANDS = WordLists.words("latest-demands");

  private static final WordSet ARE = WordLists.words("going-on");

  /// They begin what is counted from a day to come.
  private static final WordSet THEN = WordLists.words("then-counted");

  private static final WordSet SUPPOSING = WordLists.words("supposing-latest");

  /// All such words of a sentence that nothing ties to a day: "currently" may be said of one thing
  /// and "recently" of the next.
  ///
  /// @param cue [Cue#NOW], [Cue#RECENT_PERIOD] or [Cue#AGO]
  List<CueMatch> all(Sentence sentence, Cue cue) {
    boolean tied = sentence.has(cue) && isTied(sentence);
    boolean release = tied && new DatedContext(block, around).isOfReleaseAlone(sentence);
    if (!sentence.has(cue) || (tied && !release)) {
      return List.of();
    }
    List<CueMatch> untied = new ArrayList<>();
    for (CueMatch match : sentence.all(cue)) {
      if ((!tied || isOfNow(sentence, match))
          && !NamedWord.is(sentence, match)
          && (OfficeHolder.isBoundToDuty(sentence, match) || isUntied(sentence, match))) {
        untied.add(match);
      }
    }
    return untied;
  }

  /// "Currently" is said of the day of writing, whatever release it is said under; "now" is so from
  /// that release on.
  private static boolean isOfNow(Sentence sentence, CueMatch match) {
    return sentence.tokens().isOneOf(match.from(), MOMENT)
        || (sentence.tokens().isWord(match.from(), "at")
            && match.to() - match.from() > 1
            && !isOfWriting(sentence.tokens(), match))
        || (sentence.tokens().isWord(match.from(), "these") && match.cue() == Cue.NOW);
  }

  private boolean isUntied(Sentence sentence, CueMatch match) {
    return !isInstruction(sentence, match)
        && !isSupposed(sentence, match)
        && (OfficeHolder.isUndated(sentence, match) || !isDated(sentence, match))
        && !isOpen(sentence, match)
        && !isFromThenOn(sentence, match)
        && (OfficeHolder.isOfReader(sentence, match) || !isTimeless(sentence, match))
        && !isOrder(sentence, match);
  }

  /// "Once it has been stable for three months": from a day that is still to come.
  private static boolean isFromThenOn(Sentence sentence, CueMatch match) {
    int from = Clauses.from(sentence, match.from());
    for (int i = from; match.cue() == Cue.AGO && i < match.from(); i++) {
      if (sentence.tokens().isOneOf(i, THEN)) {
        return true;
      }
    }
    return false;
  }

  private boolean isTied(Sentence sentence) {
    return block.kind() == BlockKind.HEADING
        || sentence
            .cell()
            .filter(c -> c.isHeader() && sentence.to() - sentence.from() > 1)
            .isPresent()
        || isCriterion()
        || new DatedContext(block, around).dates(sentence);
  }

  /// Under "Exclusion:" stands who is meant whenever somebody is asked: "Surgery in the last year".
  private boolean isCriterion() {
    if (block.kind() != BlockKind.LIST_ITEM) {
      return false;
    }
    if (around.leadIn().isPresent() && names(around.leadIn().get(), CRITERIA)) {
      return true;
    }
    return !around.headings().isEmpty()
        && around.headings().getLast().sentences().stream().anyMatch(s -> names(s, CRITERIA));
  }

  private static boolean names(Sentence sentence, WordSet words) {
    for (int i = sentence.from(); i < sentence.to(); i++) {
      if (sentence.tokens().isOneOf(i, words)) {
        return true;
      }
    }
    return false;
  }

  /// "If the current value …"; "would" and "whether" leave the time as open as it was, and so does
  /// a supposition behind a semicolon.
  private static boolean isSupposed(Sentence sentence, CueMatch match) {
    for (CueMatch supposed : sentence.all(Cue.HYPOTHETICAL)) {
      int first = Math.min(supposed.from(), match.from());
      int last = Math.max(supposed.from(), match.from());
      if (sentence.tokens().isOneOf(supposed.from(), SUPPOSING)
          && !hasSemicolon(sentence.tokens(), first, last)) {
        return true;
      }
    }
    return false;
  }

  /// "No part of it exists so far" and "an answer may come this summer" leave open what will be.
  private static boolean isOpen(Sentence sentence, CueMatch match) {
    Tokens tokens = sentence.tokens();
    if (tokens.isWord(match.from(), "at") && isOfWriting(tokens, match)) {
      return isPastBefore(sentence, match);
    }
    boolean soFar = tokens.isWord(match.from(), "so");
    boolean ahead = tokens.isWord(match.from(), "this") && match.from() > sentence.from();
    if (!soFar && !ahead) {
      return false;
    }
    for (CueMatch other : sentence.matches()) {
      boolean near = other.to() <= match.from() && !hasSemicolon(tokens, other.to(), match.from());
      boolean doubt =
          soFar
              ? other.cue() == Cue.NEGATION || other.cue() == Cue.NOT_YET
              : other.cue() == Cue.HEDGE || other.cue() == Cue.PLAN || other.cue() == Cue.WILL;
      if (near && doubt) {
        return true;
      }
    }
    return false;
  }

  private static boolean isPastBefore(Sentence sentence, CueMatch match) {
    for (int i = match.from() - 1; i >= sentence.from() && match.from() - i <= NEAR; i--) {
      if (Told.isPast(sentence, i, sentence.tokens().lower(i))) {
        return true;
      }
    }
    return false;
  }

  /// "At the time of writing": in the past tense it stands for the document's own date.
  private static boolean isOfWriting(Tokens tokens, CueMatch match) {
    return tokens.isWord(match.to() - 1, "writing");
  }

  private static boolean hasSemicolon(Tokens tokens, int from, int to) {
    for (int i = from; i < to; i++) {
      if (tokens.is(i, ';')) {
        return true;
      }
    }
    return false;
  }

  /// Its clause, up to a semicolon, is a question or says when by a date, a clock or a version.
  private static boolean isDated(Sentence sentence, CueMatch match) {
    Tokens tokens = sentence.tokens();
    int from = match.from();
    while (from > sentence.from() && !endsClause(sentence, from - 1)) {
      from--;
    }
    int to = clauseEnd(sentence, match);
    if (to == sentence.to() && sentence.isQuestion()) {
      return true;
    }
    int asideTo = Aside.end(sentence, match);
    if (asideTo > match.to()) {
      from = match.from();
      to = asideTo;
    }
    for (CueMatch other : sentence.matches()) {
      boolean open = other.cue() == Cue.NORMATIVE || other.cue() == Cue.DEFINITION;
      boolean apart =
          other.to() <= match.from()
              || (other.from() >= match.to() && !tokens.isOneOf(other.from(), DEMANDS));
      if (open && apart && other.from() >= from && other.to() <= to) {
        return true;
      }
    }
    boolean version = tokens.isOneOf(match.from(), NAMED_BY_VERSION);
    for (DateMention date : sentence.dates()) {
      if (date.from() >= from
          && date.to() <= to
          && !(date.to() < match.from() && isPastApart(tokens, date.to(), match.from()))
          && !(date.from() > match.to() && isOfLater(tokens, match, date.from()))) {
        return true;
      }
    }
    for (DateMention date : sentence.has(TokenClass.MONTH) ? sentence.yearlessDates() : NO_DATES) {
      if (date.from() > match.to() + 1 && date.to() <= to && isSource(tokens, date.from())) {
        return true;
      }
    }
    for (int i = from; i < to; i++) {
      if ((version && names(sentence, match, i)) || Clock.seconds(tokens, i) >= 0) {
        return true;
      }
    }
    return false;
  }

  /// "(3 November)", "according to the list of 3 November".
  private static boolean isSource(Tokens tokens, int date) {
    return tokens.is(date - 1, TokenClass.OPEN)
        || (tokens.isWord(date - 1, "of") && tokens.isOneOf(date - 2, DatedThing.RECORDS));
  }

  /// "The events land today in a store that was set up in 2021", "cheap at the moment, so the
  /// treaty is kept until 2027", "we are now 63 people and turnover for 2025 was 9 %": neither a
  /// term nor what is said of another thing tells when now is.
  private static boolean isOfLater(Tokens tokens, CueMatch match, int date) {
    int from = match.to();
    if (tokens.isWord(date - 1, "of") && tokens.isWord(date - 2, "as")) {
      return false;
    }
    if (tokens.isOneOf(date - 1, TERMS)) {
      return true;
    }
    boolean adverb = tokens.isOneOf(match.from(), ADVERBS);
    for (int i = from; i + 1 < date; i++) {
      if (adverb && tokens.isOneOf(i, RELATIVE) && tokens.isOneOf(i + 1, BEGAN)) {
        return true;
      }
      boolean with = tokens.is(i, TokenClass.COMMA) && tokens.isWord(i + 1, "with");
      if (with || tokens.isOneOf(i, PARTING)) {
        return true;
      }
    }
    return false;
  }

  /// "Was sold in 2023 and is now closed": the year dates what was, not what is now.
  private static boolean isPastApart(Tokens tokens, int from, int to) {
    for (int i = from; i < to; i++) {
      if (tokens.isOneOf(i, PARTING)) {
        return i + 1 == to || tokens.isOneOf(i + 1, ARE);
      }
    }
    return false;
  }

  /// "The latest release, 2.4", but not "the latest SDK drops Python 3.8".
  private static boolean names(Sentence sentence, CueMatch match, int token) {
    Tokens tokens = sentence.tokens();
    return tokens.is(token, TokenClass.VERSION)
        && (token - match.to() <= 1
            || !tokens.is(token - 1, TokenClass.WORD)
            || tokens.isOneOf(token - 1, NAMING));
  }

  /// Adds the day to the clause in which the words stand.
  static Fix date(Sentence sentence, CueMatch match, LocalDate asOf) {
    String title = "Say “as of " + asOf + "”";
    String words = "(as of " + asOf + ")";
    int asideTo = Aside.end(sentence, match);
    int to = asideTo > match.to() ? asideTo : clauseEnd(sentence, match);
    return to == sentence.to()
        ? Fixes.append(title, sentence, words)
        : Fixes.insert(title, sentence.tokens().end(to - 1), words);
  }

  private static int clauseEnd(Sentence sentence, CueMatch match) {
    int to = match.to();
    while (to < sentence.to() && !endsClause(sentence, to)) {
      to++;
    }
    return to;
  }

  /// A semicolon, or a comma before "and it" and the like.
  private static boolean endsClause(Sentence sentence, int token) {
    Tokens tokens = sentence.tokens();
    if (tokens.is(token, ';')) {
      return true;
    }
    return tokens.is(token, TokenClass.COMMA)
        && token + 2 < sentence.to()
        && tokens.isOneOf(token + 1, ANOTHER)
        && tokens.isOneOf(token + 2, SUBJECT);
  }

  private static boolean isTimeless(Sentence sentence, CueMatch match) {
    return sentence.all(Cue.TIMELESS).stream()
        .anyMatch(
            t ->
                t.from() < match.to()
                    && match.from() < t.to()
                    && !(t.from() < match.from() && isStatement(sentence, t, match))
                    && !(t.from() > match.from()
                        && sentence.tokens().isWord(match.from(), "right")));
  }

  /// "The one to use is the latest": with a form of "be" between, no verb acts on the latest.
  private static boolean isStatement(Sentence sentence, CueMatch timeless, CueMatch match) {
    for (int i = timeless.from() + 1; i < match.from(); i++) {
      if (sentence.tokens().isOneOf(i, IS)) {
        return true;
      }
    }
    return false;
  }

  /// "Now press Start".
  private static boolean isOrder(Sentence sentence, CueMatch match) {
    Tokens tokens = sentence.tokens();
    boolean first = match.from() == sentence.from() || tokens.is(match.from() - 1, ';');
    boolean opens =
        first && tokens.text(match.from()).equalsIgnoreCase("now") && match.to() < sentence.to();
    return (opens && tokens.is(match.to(), TokenClass.WORD))
        ? !tokens.isOneOf(match.to(), SUBJECT)
            && !Character.isUpperCase(tokens.text(match.to()).charAt(0))
        : opens && tokens.is(match.to(), TokenClass.COMMA);
  }

  private static boolean isInstruction(Sentence sentence, CueMatch word) {
    Tokens tokens = sentence.tokens();
    for (CueMatch match : sentence.all(Cue.INSTRUCTION)) {
      int before = match.from() - 1;
      boolean opens =
          before < sentence.from()
              || tokens.is(before, TokenClass.COLON)
              || tokens.text(before).equalsIgnoreCase("then");
      boolean verb = match.to() >= sentence.to() || !tokens.isOneOf(match.to(), AFTER_NOUN);
      if (opens
          && verb
          && match.from() <= word.from()
          && !hasSemicolon(tokens, match.to(), word.from())) {
        return true;
      }
    }
    return false;
  }
}
