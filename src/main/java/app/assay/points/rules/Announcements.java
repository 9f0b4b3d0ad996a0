package app.assay.points.rules;

import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.DateMention;
import app.assay.points.reading.DocumentReading;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Quantity;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import app.assay.text.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Finds where a sentence announces a number of things and then lists another: "four components:
/// the relay, the store and the endpoint", "64 objects: 41 by gift and 19 by purchase".
final class Announcements {

  /// From the number to the colon.
  private static final int REACH = 9;

  /// From the number to parts that have numbers of their own.
  private static final int REACH_OF_PARTS = 18;

  /// From a number that opens its sentence to the names of what it counts.
  private static final int REACH_OF_NAMES = 30;

  /// Between the number and the colon, an aside is no longer.
  private static final int ASIDE = 10;

  private static final WordSet IN_TOTAL = WordLists.words("in-total");

  private static final WordSet PRONOUNS = WordLists.words("of-which");

  /// A longer list is not told in one sentence.
  private static final int MOST = 12;

  /// Parts that miss the whole by more are not all parts.
  private static final double CLOSE = 0.15;

  /// Before a number they make it one of several, or open.
  private static final WordSet NO_WHOLE = WordLists.words("some-of");

  private static final WordSet COUNTING = WordLists.words("no-count");

  private static final WordSet MADE = WordLists.words("made-up-of");

  /// "Two complaints may be duplicates: …" goes on with what is said of them.
  private static final WordSet MODALS = WordLists.words("may-be");

  private static final String BOLD = "**";

  private final List<Announced> found = new ArrayList<>();

  /// The numbers over what their sentences list, whether right or not.
  private final List<Quantity> heads = new ArrayList<>();

  private final PlacedBlock block;

  private Announcements(PlacedBlock block) {
    this.block = block;
  }

  /// What the sentences of a block of prose announce and list themselves.
  static List<Announced> in(PlacedBlock block) {
    Announcements announcements = new Announcements(block);
    block.reading().sentences().forEach(announcements::read);
    return announcements.found;
  }

  /// True for the number of what its sentence lists, also behind a dash: "seven principles — …".
  static boolean isOfList(PlacedBlock block, Quantity quantity) {
    Sentence sentence = quantity.sentence();
    if (quantity.to() < sentence.to() && sentence.tokens().is(quantity.to(), TokenClass.DASH)) {
      return true;
    }
    Announcements announcements = new Announcements(block);
    announcements.read(sentence);
    return announcements.heads.contains(quantity);
  }

  /// A number in letters, from "one" on.
  static boolean isNumeral(Tokens tokens, int token) {
    return tokens.is(token, TokenClass.WORD)
        && (tokens.isWord(token, "one") || !Double.isNaN(tokens.wordValue(token)));
  }

  private void read(Sentence sentence) {
    boolean marked =
        sentence.has(TokenClass.COLON)
            || sentence.has(TokenClass.OPEN)
            || sentence.has(TokenClass.COMMA);
    if (!marked
        || sentence.cell().isPresent()
        || sentence.has(Cue.DISCREPANCY)
        || sentence.isQuestion()) {
      return;
    }
    for (Quantity quantity : sentence.quantities()) {
      if (isAnnounced(quantity)) {
        read(sentence, quantity);
      }
    }
  }

  /// A whole number of things, neither some of them nor a bound, nor what others are a part of:
  /// "for five of the six".
  static boolean isAnnounced(Quantity quantity) {
    boolean whole =
        quantity.low() >= 2
            && quantity.low() == Math.rint(quantity.low())
            && !quantity.isRange()
            && quantity.dimension().equals("#");
    if (!whole) {
      return false;
    }
    Sentence sentence = quantity.sentence();
    String before = Wording.before(sentence, quantity.from());
    return quantity.bound() == Quantity.Bound.NONE
        && !quantity.rough()
        && !isTolerance(quantity)
        && !before.equals("by")
        && !(NO_WHOLE.contains(before) && !before.equals("just"))
        && !isPartOf(quantity)
        && !(COUNTING.contains(before)
            && quantity.from() - 2 > sentence.from()
            && !isOne(quantity)
            && !MADE.contains(Wording.before(sentence, quantity.from() - 1)));
  }

  /// "±2 points"
  private static boolean isTolerance(Quantity quantity) {
    int start = quantity.sentence().tokens().start(quantity.from());
    return start > 0 && quantity.sentence().tokens().text().charAt(start - 1) == '±';
  }

  private static boolean isPartOf(Quantity quantity) {
    Sentence sentence = quantity.sentence();
    int of = quantity.from() - 2;
    return of > sentence.from()
        && sentence.tokens().isWord(of + 1, "the")
        && sentence.tokens().isWord(of, "of")
        && isNumeral(sentence.tokens(), of - 1);
  }

  /// "One of five values".
  private static boolean isOne(Quantity quantity) {
    return Wording.before(quantity.sentence(), quantity.from() - 1).equals("one");
  }

  private void read(Sentence sentence, Quantity quantity) {
    Tokens tokens = sentence.tokens();
    boolean things = !quantity.noun().isEmpty() || isAnswer(quantity);
    int reach = quantity.from() == sentence.from() ? REACH_OF_NAMES : REACH_OF_PARTS;
    for (int i = quantity.from() + 1; i < sentence.to() && i - quantity.from() <= reach; i++) {
      if (tokens.isOneOf(i, MODALS) || isBeforeLabel(tokens, i)) {
        return;
      }
      int date = endOfDate(sentence, i);
      if (date > i) {
        i = date - 1;
        continue;
      }
      if (lists(sentence, quantity, i, things)) {
        return;
      }
      boolean own = i < quantity.to();
      boolean open = tokens.is(i, TokenClass.OPEN);
      if (!own && open && close(sentence, i) < sentence.to() - 1) {
        i = close(sentence, i);
        continue;
      }
      if (!own && (tokens.is(i, TokenClass.NUM) || ends(tokens, i) || open)) {
        return;
      }
      things |= isPlural(tokens, i) || (i == quantity.to() && tokens.is(i, TokenClass.CLOSE));
    }
  }

  /// Takes what a token leads to; false where it leads to no list.
  ///
  /// @param things whether it was said what the number counts
  private boolean lists(Sentence sentence, Quantity quantity, int token, boolean things) {
    Tokens tokens = sentence.tokens();
    if (things && isOfWhich(sentence, token)) {
      sum(sentence, quantity, token + 3, end(sentence, token));
      return true;
    }
    if (tokens.is(token, TokenClass.COLON)) {
      boolean near = token - quantity.from() <= REACH || isOverNames(sentence, quantity, token);
      if (things && near) {
        compare(sentence, quantity, token + 1, end(sentence, token));
      } else {
        sum(sentence, quantity, token + 1, end(sentence, token));
      }
      return true;
    }
    if (tokens.is(token, TokenClass.OPEN) && things && token == quantity.to()) {
      compare(sentence, quantity, token + 1, close(sentence, token));
      return true;
    }
    boolean comma = things && tokens.is(token, TokenClass.COMMA);
    int list = comma ? startOfParts(sentence, quantity, token) : -1;
    if (list > 0) {
      tally(sentence, quantity, list, end(sentence, token));
    }
    return list > 0;
  }

  /// "Five operators sail on these routes: Hansa, Nordkyst and Amber".
  private static boolean isOverNames(Sentence sentence, Quantity quantity, int colon) {
    return quantity.from() == sentence.from()
        && quantity.noun().contains(sentence.stem(quantity.to() - 1))
        && new Enumeration(sentence, colon + 1, end(sentence, colon)).isNames();
  }

  /// A line that begins in bold has a label of its own.
  private static boolean isBeforeLabel(Tokens tokens, int token) {
    int line = tokens.text().indexOf('\n', tokens.end(token - 1), tokens.start(token));
    return line >= 0 && tokens.text().startsWith(BOLD, line + 1);
  }

  /// "How many kinds are there? Four: …".
  private static boolean isAnswer(Quantity quantity) {
    Sentence sentence = quantity.sentence();
    return quantity.from() == sentence.from()
        && quantity.to() < sentence.to()
        && sentence.tokens().is(quantity.to(), TokenClass.COLON)
        && isNumeral(sentence.tokens(), quantity.from());
  }

  /// ", of which 211 for water boards and 167 for industry".
  private static boolean isOfWhich(Sentence sentence, int token) {
    return sentence.tokens().is(token, TokenClass.COMMA)
        && token + 4 < sentence.to()
        && sentence.tokens().isWord(token + 1, "of")
        && sentence.tokens().isOneOf(token + 2, PRONOUNS);
  }

  /// "120 goats, as counted on 30 September: 96 nannies, …", "38 windows in total, 21 on Fern and
  /// 19 on Heron": the first token of the parts, or -1.
  private static int startOfParts(Sentence sentence, Quantity whole, int comma) {
    Tokens tokens = sentence.tokens();
    if (comma + 1 < sentence.to() && tokens.is(comma + 1, TokenClass.NUM)) {
      return comma - 1 > whole.from() && tokens.isOneOf(comma - 1, IN_TOTAL) ? comma + 1 : -1;
    }
    for (int i = comma + 1; i < sentence.to() && i - comma <= ASIDE; i++) {
      if (tokens.is(i, TokenClass.COLON)) {
        return i + 1;
      }
      int date = endOfDate(sentence, i);
      if (date > i) {
        i = date - 1;
      } else if (tokens.is(i, TokenClass.NUM) || ends(tokens, i) || isNumeral(tokens, i)) {
        return -1;
      }
    }
    return -1;
  }

  /// Parts that each have a number of their own.
  private void tally(Sentence sentence, Quantity whole, int from, int to) {
    Tally.of(sentence, from, to)
        .filter(t -> t.misses(whole.low()))
        .ifPresent(
            t -> found.add(Announced.of(block, whole, place(sentence, from, to), t.sum(), true)));
  }

  private void sum(Sentence sentence, Quantity whole, int from, int to) {
    Enumeration list = new Enumeration(sentence, from, to);
    if (list.isPlain() && !list.numbers().isEmpty()) {
      compare(sentence, whole, from, to);
    }
  }

  /// After the date that begins at a token, or that token.
  private static int endOfDate(Sentence sentence, int token) {
    for (DateMention date : sentence.dates()) {
      if (date.from() == token) {
        return date.to();
      }
    }
    return token;
  }

  private static boolean ends(Tokens tokens, int token) {
    return tokens.is(token, TokenClass.COMMA)
        || tokens.is(token, TokenClass.STOP)
        || tokens.is(token, ';');
  }

  private static boolean isPlural(Tokens tokens, int token) {
    if (!tokens.is(token, TokenClass.WORD)) {
      return false;
    }
    String word = tokens.lower(token);
    return word.length() > 3 && word.endsWith("s") && !word.endsWith("ss");
  }

  /// The end of the sentence without its stop, or of the line where the next begins in bold.
  static int end(Sentence sentence, int colon) {
    Tokens tokens = sentence.tokens();
    int end = sentence.to();
    boolean lines = tokens.text().indexOf('\n', tokens.end(colon), tokens.end(end - 1)) >= 0;
    for (int i = colon + 1; lines && i < end; i++) {
      end = isBeforeLabel(tokens, i) ? i : end;
    }
    while (end > colon + 1 && tokens.is(end - 1, TokenClass.STOP)) {
      end--;
    }
    return end;
  }

  private static int close(Sentence sentence, int open) {
    int close = open + 1;
    while (close < sentence.to() && !sentence.tokens().is(close, TokenClass.CLOSE)) {
      close++;
    }
    return close;
  }

  private void compare(Sentence sentence, Quantity whole, int from, int to) {
    if (to - from < 3) {
      return;
    }
    Enumeration list = new Enumeration(sentence, from, to);
    Optional<Tally> tally = Tally.of(sentence, from, to);
    if (tally.isEmpty() && !list.isPlain()) {
      return;
    }
    heads.add(whole);
    List<Quantity> parts = list.numbers();
    boolean sums = tally.isPresent() || !parts.isEmpty();
    Optional<Long> listed =
        tally.isPresent()
            ? tally.filter(t -> t.misses(whole.low())).map(Tally::sum)
            : sums ? summed(list, whole, parts) : counted(list, whole, from);
    listed.ifPresent(
        n -> found.add(Announced.of(block, whole, place(sentence, from, to), n, sums)));
  }

  private Span place(Sentence sentence, int from, int to) {
    return block.place(sentence.tokens().span(from, to));
  }

  private static Optional<Long> counted(Enumeration list, Quantity whole, int from) {
    long number = (long) whole.low();
    long count = list.countFor(number);
    boolean paren = whole.sentence().tokens().is(from - 1, TokenClass.OPEN);
    boolean sure = count < number ? number - count <= (paren ? 1 : 2) : list.isBrief();
    return number > MOST || count == number || !sure || (paren && !list.isNames())
        ? Optional.empty()
        : Optional.of(count);
  }

  /// Every part begins with its number.
  private static Optional<Long> summed(Enumeration list, Quantity whole, List<Quantity> parts) {
    double sum = 0;
    for (Quantity part : parts) {
      if (!list.begins(part.from()) || !part.dimension().equals("#")) {
        return Optional.empty();
      }
      sum += part.low();
    }
    boolean all = parts.size() >= 2 && list.countFor(parts.size()) == parts.size();
    boolean near = Math.abs(sum - whole.low()) <= CLOSE * whole.low();
    return all && near && sum != whole.low() && whole.low() > MOST / 2.0
        ? Optional.of((long) sum)
        : Optional.empty();
  }

  /// What blocks announce for the list or table right after them, or list themselves.
  static List<Announced> of(DocumentReading document) {
    List<Announced> all = new ArrayList<>(Listed.in(document));
    all.addAll(Attendance.in(document));
    for (Announced gathered : Gathered.in(document)) {
      if (all.stream().noneMatch(a -> a.whole() == gathered.whole())) {
        all.add(gathered);
      }
    }
    for (PlacedBlock block : document.blocks()) {
      boolean prose = block.reading().kind().speaks() && block.reading().table().isEmpty();
      if (prose && (block.reading().classes() & MARKS) != 0) {
        all.addAll(in(block));
        all.addAll(PartsTold.in(block));
        all.addAll(PartsAside.in(block));
      }
    }
    return all;
  }

  private static final int MARKS =
      TokenClass.COLON.bit() | TokenClass.OPEN.bit() | TokenClass.COMMA.bit();
}
