package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.Moment;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import java.util.List;

/// Finds the clause, label or row that says what happens at a moment.
final class EventClause {

  private static final WordSet BREAKS = WordLists.words("clause-break");

  private static final WordSet DETERMINERS = WordLists.words("definite");

  private static final WordSet ENDS = WordLists.words("moment-ends");

  private static final int MARKS =
      TokenClass.COMMA.bit()
          | TokenClass.COLON.bit()
          | TokenClass.STOP.bit()
          | TokenClass.OPEN.bit()
          | TokenClass.CLOSE.bit();

  /// Words between a moment and its noun, and before that noun to its determiner.
  private static final int LONGEST_PART = 3;

  private final Sentence sentence;
  private final Tokens tokens;
  private final Moment moment;
  private final EventWords words;

  private EventClause(Sentence sentence, Moment moment) {
    this.sentence = sentence;
    this.tokens = sentence.tokens();
    this.moment = moment;
    this.words = new EventWords(sentence, moment);
  }

  /// What happens at a moment.
  ///
  /// @param at the place of its sentence or cell in the block
  static EventWords of(PlacedBlock block, int at, Moment moment) {
    List<Sentence> sentences = block.reading().sentences();
    EventClause clause = new EventClause(sentences.get(at), moment);
    if (clause.sentence.cell().isPresent()) {
      clause.cell(sentences, at);
    } else {
      clause.clause();
    }
    return clause.words;
  }

  /// "Until 18:00": what ends there need not be what is told.
  static boolean isEnd(Sentence sentence, Moment moment) {
    int before = moment.from() - 1;
    return before >= sentence.from()
        && (sentence.tokens().isOneOf(before, ENDS)
            || sentence.tokens().is(before, TokenClass.DASH));
  }

  /// The label and header of a cell; of a label the rest of its row.
  private void cell(List<Sentence> cells, int at) {
    words.areTitle();
    words.add(sentence, sentence.from(), sentence.to());
    Sentence.Cell place = sentence.cell().orElseThrow();
    if (place.column() > 0) {
      place.label().ifPresent(l -> words.add(l, l.from(), l.to()));
      place.header().ifPresent(h -> words.add(h, h.from(), h.to()));
      return;
    }
    for (int i = at + 1; i < cells.size(); i++) {
      Sentence next = cells.get(i);
      if (next.cell().filter(c -> c.row() == place.row()).isEmpty()) {
        return;
      }
      words.add(next, next.from(), next.to());
    }
  }

  private void clause() {
    int before = moment.from() - 1;
    int noun = definite();
    if (before < sentence.from()) {
      leading();
    } else if (tokens.is(before, TokenClass.COLON)) {
      words.areTitle();
      words.add(sentence, first(before), before);
    } else if (noun >= 0) {
      words.areDefinite();
      words.add(sentence, noun, moment.from());
    } else {
      around();
    }
  }

  /// "3 May: the bridge opened", "3 May saw the bridge opened".
  private void leading() {
    int next = moment.to();
    boolean mark = next < sentence.to() && !tokens.is(next, TokenClass.WORD);
    if (mark) {
      words.areTitle();
    }
    words.add(sentence, next, last(mark ? next + 1 : next));
  }

  /// What comes before the moment, or else behind it; where that says of nothing, the clause before
  /// or behind.
  private void around() {
    int first = first(moment.from());
    int last = last(moment.to());
    words.add(sentence, first, moment.from());
    if (words.event() == 0) {
      words.add(sentence, moment.to(), last);
    }
    boolean aside =
        first > sentence.from()
            && (tokens.is(first - 1, TokenClass.OPEN) || tokens.is(first - 1, TokenClass.COMMA));
    if (words.isBare() && aside) {
      words.add(sentence, first(first - 1), first - 1);
    }
    if (words.isBare() && last < sentence.to() && tokens.is(last, TokenClass.COMMA)) {
      words.add(sentence, last + 1, last(last + 1));
    }
  }

  private int first(int from) {
    boolean since = from > sentence.from() && tokens.isWord(from - 1, "since");
    int first = since ? from - 1 : from;
    while (first > sentence.from() && !breaks(first - 1)) {
      first--;
    }
    return first;
  }

  private int last(int to) {
    int last = to;
    while (last < sentence.to() && !breaks(last) && !tokens.isWord(last, "and")) {
      last++;
    }
    return last;
  }

  private boolean breaks(int token) {
    return !sentence.isNote(token)
        && ((tokens.classes(token) & MARKS) != 0
            || tokens.is(token, ';')
            || tokens.isOneOf(token, BREAKS));
  }

  /// "The launch on 3 May": where its words begin, or -1.
  private int definite() {
    int noun = moment.from() - 1;
    while (isBetween(noun)) {
      noun--;
    }
    if (!isEvent(noun) || EventWords.isEndOfDate(sentence, noun)) {
      return -1;
    }
    int the = noun - 1;
    while (the >= sentence.from() && noun - the <= LONGEST_PART && isContent(the)) {
      the--;
    }
    return the >= sentence.from() && tokens.isOneOf(the, DETERMINERS) ? the + 1 : -1;
  }

  /// "On", "date of".
  private boolean isBetween(int token) {
    return token >= sentence.from()
        && moment.from() - token <= LONGEST_PART
        && !isEvent(token)
        && tokens.is(token, TokenClass.WORD)
        && (tokens.isLight(token) || EventWords.isFiller(tokens, token));
  }

  private boolean isEvent(int token) {
    return token >= sentence.from()
        && moment.from() - token <= LONGEST_PART
        && tokens.is(token, TokenClass.WORD)
        && Events.of(sentence.stem(token)) != 0;
  }

  private boolean isContent(int token) {
    return tokens.is(token, TokenClass.WORD) && !tokens.isLight(token);
  }
}
