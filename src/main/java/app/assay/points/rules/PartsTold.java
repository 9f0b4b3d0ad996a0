package app.assay.points.rules;

import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Quantity;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import app.assay.text.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Finds where a text counts things and then tells their parts, in the next sentence or behind a
/// semicolon, which add up to another number.
final class PartsTold {

  /// In a sentence of their own so many parts are those of a whole.
  private static final int PARTS = 3;

  /// "Of the 41 vessels on the register of 15 June, 26 …".
  private static final int REACH = 14;

  /// Who uses one thing may use another too: such parts overlap.
  private static final WordSet OVERLAP = WordLists.words("parts-overlap");

  private static final WordSet THEM = WordLists.words("of-which");

  /// Parts that make less than the whole by more need not be all of them.
  private static final double CLOSE = 0.08;

  private final PlacedBlock block;
  private final List<Announced> found = new ArrayList<>();

  private PartsTold(PlacedBlock block) {
    this.block = block;
  }

  /// Those of a block of prose.
  static List<Announced> in(PlacedBlock block) {
    PartsTold parts = new PartsTold(block);
    List<Sentence> sentences = block.reading().sentences();
    for (int i = 0; block.reading().holdsValue() && i < sentences.size(); i++) {
      parts.read(sentences.get(i));
      parts.readOfWhole(sentences.get(i));
      if (i > 0) {
        parts.read(sentences.get(i - 1), sentences.get(i));
        parts.readOfThem(sentences.get(i - 1), sentences.get(i));
      }
    }
    return parts.found;
  }

  /// "The inventory holds 63 systems. Five are of high risk, fourteen of limited and forty-two of
  /// minimal."
  private void read(Sentence before, Sentence sentence) {
    if (sentence.has(TokenClass.COMMA) && sentence.cell().isEmpty()) {
      read(before, before.to(), sentence, sentence.from(), PARTS);
    }
  }

  /// "Of the 41 vessels, 26 are tankers, nine bulkers and eight car carriers."
  private void readOfWhole(Sentence sentence) {
    Tokens tokens = sentence.tokens();
    if (sentence.cell().isPresent() || !tokens.isWord(sentence.from(), "of")) {
      return;
    }
    int comma = comma(sentence);
    if (comma > 0) {
      List<Quantity> wholes =
          sentence.quantities().stream()
              .filter(q -> q.to() <= comma && q.from() - sentence.from() <= 3)
              .filter(q -> isWhole(q) && !q.noun().isEmpty())
              .toList();
      if (wholes.size() == 1) {
        compare(wholes, sentence, comma + 1);
      }
    }
  }

  /// "Release 5 is on 41 vessels. Of these, 26 are tankers, …", "71 were granted. Thirty-one of
  /// those granted came from schools, …".
  private void readOfThem(Sentence before, Sentence sentence) {
    Tokens tokens = sentence.tokens();
    int first = sentence.from();
    if (sentence.cell().isPresent() || before.isQuestion() || sentence.to() - first < 8) {
      return;
    }
    if (tokens.isWord(first, "of") && tokens.isOneOf(first + 1, THEM)) {
      int comma = comma(sentence);
      boolean pronoun = tokens.is(first + 2, TokenClass.COMMA) || isNumber(tokens, first + 2);
      compare(wholes(before), sentence, pronoun && comma != first + 2 ? first + 2 : comma + 1);
    } else if (isNumber(tokens, first)
        && tokens.isWord(first + 1, "of")
        && tokens.isOneOf(first + 2, THEM)) {
      compare(wholes(before), sentence, first);
    }
  }

  private static boolean isNumber(Tokens tokens, int token) {
    return tokens.is(token, TokenClass.NUM) || Announcements.isNumeral(tokens, token);
  }

  /// The comma before the first part, or -1.
  private static int comma(Sentence sentence) {
    for (int i = sentence.from() + 1; i < sentence.to() && i - sentence.from() <= REACH; i++) {
      if (sentence.tokens().is(i, TokenClass.COMMA)) {
        return i + 1 < sentence.to() && isNumber(sentence.tokens(), i + 1) ? i : -1;
      }
    }
    return -1;
  }

  private static List<Quantity> wholes(Sentence before) {
    return before.quantities().stream().filter(PartsTold::isWhole).toList();
  }

  private static boolean isWhole(Quantity quantity) {
    return quantity.dimension().equals("#")
        && quantity.low() == Math.rint(quantity.low())
        && !quantity.isRange()
        && !quantity.rough()
        && quantity.bound() == Quantity.Bound.NONE;
  }

  /// The only one of the wholes that the parts nearly make, unless they make another.
  private void compare(List<Quantity> wholes, Sentence sentence, int from) {
    int end = Announcements.end(sentence, from);
    Optional<Tally> tally =
        isNumber(sentence.tokens(), from)
            ? Tally.of(sentence, from, end).filter(t -> t.parts() >= PARTS)
            : Optional.empty();
    if (tally.isEmpty() || sentence.isQuestion() || sentence.has(Cue.DISCREPANCY)) {
      return;
    }
    long sum = tally.get().sum();
    boolean overlap = Wording.hasWithin(sentence, from, end, OVERLAP);
    List<Quantity> missed =
        wholes.stream()
            .filter(q -> tally.get().misses(q.low()))
            .filter(q -> sum > q.low() ? !overlap : q.low() - sum <= CLOSE * q.low())
            .toList();
    boolean told = wholes.stream().anyMatch(q -> q.low() == sum);
    if (missed.size() == 1 && !told && !missed.getFirst().sentence().has(Cue.DISCREPANCY)) {
      Span listing = block.place(sentence.tokens().span(from, end));
      found.add(Announced.of(block, missed.getFirst(), listing, sum, true));
    }
  }

  /// "312 people were drawn; 160 to video and 161 to the practice."
  private void read(Sentence sentence) {
    for (int i = sentence.from() + 1; i < sentence.to(); i++) {
      if (sentence.tokens().is(i, ';')) {
        read(sentence, i, sentence, i + 1, 2);
      }
    }
  }

  /// @param wholes before which token the whole stands in its sentence
  private void read(Sentence before, int wholes, Sentence sentence, int from, int fewest) {
    boolean opens =
        sentence.quantities().stream()
            .anyMatch(q -> q.from() == from && q.isCount() && q.noun().isEmpty());
    if (!opens || before.isQuestion() || before.has(Cue.DISCREPANCY)) {
      return;
    }
    int end = Announcements.end(sentence, from);
    Optional<Tally> tally = Tally.of(sentence, from, end).filter(t -> t.parts() >= fewest);
    if (tally.isEmpty() || sentence.has(Cue.DISCREPANCY)) {
      return;
    }
    long sum = tally.get().sum();
    Span listing = block.place(sentence.tokens().span(from, end));
    List<Quantity> counts =
        before.quantities().stream()
            .filter(q -> q.to() <= wholes && Announcements.isAnnounced(q) && !q.noun().isEmpty())
            .toList();
    if (counts.stream().noneMatch(q -> q.low() == sum)) {
      counts.stream()
          .filter(q -> tally.get().misses(q.low()))
          .reduce((one, other) -> other)
          .ifPresent(q -> found.add(Announced.of(block, q, listing, sum, true)));
    }
  }
}
