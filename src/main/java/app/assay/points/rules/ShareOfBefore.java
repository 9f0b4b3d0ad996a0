package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.DocumentReading;
import app.assay.points.reading.Fractions;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Quantity;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import app.assay.text.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Finds a part of what the sentence before it counts, with its share behind it, which is not that:
/// "They called at sixty homes. An alarm hung in 27 of them, or 54 per cent.", "When full it holds
/// 18 million. It held 12.6 million, that is, a little over four fifths."
final class ShareOfBefore {

  private static final WordSet THEM = WordLists.words("of-which");

  private static final WordSet OTHERWISE = WordLists.words("put-otherwise");

  private static final WordSet ROUGH = WordLists.words("rough-share");

  /// They say that an amount is all there is or can be.
  private static final WordSet ALL = WordLists.words("as-a-whole");

  /// From the part to its share.
  private static final int REACH = 8;

  private static final double FEWEST = 10;

  /// A sentence of more values tells of many things.
  private static final int MOST = 24;

  private static final double HUNDRED = 100;

  /// In points: a share in per cent misses by so much, a fraction, and what is "about" it.
  private static final double POINTS = 1.01;

  private static final double FRACTION = 5;

  private static final double ABOUT = 4;

  /// A share that misses by more is one of another whole.
  private static final double FARTHEST = 2.2;

  private static final List<Quantity> NONE = List.of();

  private final List<Misfit> wrong = new ArrayList<>();

  private ShareOfBefore() {}

  static List<Misfit> in(DocumentReading document) {
    ShareOfBefore all = new ShareOfBefore();
    for (PlacedBlock block : Amounts.prose(document, THEM, ALL)) {
      List<Sentence> sentences = block.reading().sentences();
      for (int i = 0; i < sentences.size(); i++) {
        Sentence before = sentences.get(Math.max(0, i - 1));
        boolean may = sentences.get(i).mayHold(THEM) || before.mayHold(ALL);
        boolean few = may && sentences.get(i).quantities().size() <= MOST;
        if (few && Amounts.isTelling(before) && Amounts.isTelling(sentences.get(i))) {
          all.read(block, before, sentences.get(i));
        }
      }
    }
    return all.wrong;
  }

  /// A share in per cent, by how much it may miss, and after which token it ends.
  private record Share(double percent, double slack, int to) {}

  /// What is told as a part of the whole.
  private record Part(double low, int from, int to, String dimension) {}

  private void read(PlacedBlock block, Sentence before, Sentence sentence) {
    Tokens tokens = sentence.tokens();
    for (int i = sentence.from(); i < sentence.to(); i++) {
      double number = tokens.value(i);
      boolean count = number >= 2 && number == Math.rint(number);
      boolean behind = tokens.isWord(i + 1, "of") && tokens.isOneOf(i + 2, THEM);
      boolean ahead = tokens.isWord(i - 2, "of") && tokens.isOneOf(i - 1, THEM);
      if (count && (behind || ahead)) {
        int end = behind ? i + 3 : i + 1;
        compare(block, wholes(before, sentence, i), sentence, new Part(number, i, end, "#"));
      }
    }
    boolean all = before != sentence && Wording.has(before, ALL);
    for (Quantity part : all ? sentence.quantities() : NONE) {
      boolean own =
          sentence.quantities().stream()
              .anyMatch(q -> q != part && q.base().equals(part.base()) && q.low() > part.low());
      if (!own && Amounts.isExact(part) && !part.base().equals("%") && !part.isTime()) {
        Part told = new Part(part.low(), part.from(), part.to(), part.dimension());
        compare(block, before.quantities(), sentence, told);
      }
    }
  }

  /// Those of the sentence itself, or else of the one before it.
  private static List<Quantity> wholes(Sentence before, Sentence sentence, int part) {
    List<Quantity> own =
        sentence.quantities().stream().filter(q -> q.to() <= part && q.isCount()).toList();
    return own.isEmpty() && before != sentence ? before.quantities() : own;
  }

  /// ", or 54 per cent,", "(54 %)", ", that is, a little over four fifths".
  private static Optional<Share> share(Sentence sentence, int from) {
    Tokens tokens = sentence.tokens();
    int limit = Math.min(sentence.to(), from + REACH);
    for (int i = from; i < limit; i++) {
      int token = i;
      boolean told =
          Wording.hasWithin(sentence, from, token, OTHERWISE) || tokens.is(from, TokenClass.OPEN);
      Optional<Quantity> percent =
          sentence.quantities().stream()
              .filter(q -> q.from() == token && q.dimension().equals("%") && !q.isRange())
              .findFirst();
      double fraction = Math.max(Fractions.at(sentence, i), Fractions.joinedAt(tokens, i));
      if (percent.isEmpty() && fraction == 0) {
        if (tokens.is(i, TokenClass.NUM)) {
          return Optional.empty();
        }
        continue;
      }
      boolean joined = Fractions.joinedAt(tokens, i) > 0;
      int to = percent.map(Quantity::to).orElse(joined ? i + 1 : Fractions.end(sentence, i));
      boolean ends = to >= sentence.to() || !tokens.is(to, TokenClass.WORD);
      double slack = percent.isPresent() ? POINTS : FRACTION;
      slack += Wording.hasWithin(sentence, from, i, ROUGH) ? ABOUT : 0;
      double share = percent.map(Quantity::low).orElse(fraction * HUNDRED);
      return told && ends ? Optional.of(new Share(share, slack, to)) : Optional.empty();
    }
    return Optional.empty();
  }

  private void compare(PlacedBlock block, List<Quantity> told, Sentence sentence, Part part) {
    Optional<Share> share = share(sentence, part.to());
    List<Quantity> wholes =
        told.stream()
            .filter(q -> q.dimension().equals(part.dimension()) && Amounts.isExact(q))
            .toList();
    if (share.isEmpty()
        || wholes.size() != 1
        || wholes.getFirst().low() <= Math.max(FEWEST, part.low())) {
      return;
    }
    Quantity whole = wholes.getFirst();
    double percent = HUNDRED * part.low() / whole.low();
    double said = share.get().percent();
    boolean near = Math.max(percent / said, said / percent) <= FARTHEST;
    if (near && Math.abs(percent - said) > share.get().slack()) {
      Span place = block.place(sentence.tokens().span(part.from(), share.get().to()));
      wrong.add(
          new Misfit(List.of(place, Amounts.place(block, whole)), Change.digits(percent) + " %"));
    }
  }
}
