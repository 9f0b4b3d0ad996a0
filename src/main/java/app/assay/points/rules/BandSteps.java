package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.BlockKind;
import app.assay.points.reading.DocumentReading;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Quantity;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import app.assay.text.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Finds bands of a list or table, each with its price or share, of which one begins before the one
/// above it ends, or leaves a gap: "over 2 and up to 5 kg: £4.90", "over 4 and up to 10 kg".
final class BandSteps {

  private static final WordSet UP_TO = WordLists.words("band-up-to");

  private static final WordSet OVER = WordLists.words("band-over");

  /// They make a band one of time.
  private static final WordSet TIMES = WordLists.words("steps-of-time");

  private static final int FEWEST = 3;

  private static final int MOST = 20;

  private final List<Misfit> wrong = new ArrayList<>();

  private BandSteps() {}

  /// From and up to which number, and where it stands.
  private record Band(double low, double high, Span place) {}

  static List<Misfit> in(DocumentReading document) {
    BandSteps all = new BandSteps();
    List<Band> items = new ArrayList<>();
    for (PlacedBlock block : document.blocks()) {
      if (block.reading().kind() == BlockKind.LIST_ITEM) {
        List<Sentence> sentences = block.reading().sentences();
        Optional<Band> band =
            sentences.isEmpty() ? Optional.empty() : band(block, sentences.getFirst());
        band.ifPresentOrElse(items::add, () -> all.read(items));
        continue;
      }
      all.read(items);
      if (block.reading().kind() == BlockKind.TABLE) {
        all.rows(block);
      }
    }
    all.read(items);
    return all.wrong;
  }

  private void rows(PlacedBlock block) {
    Optional<Grid> grid = Grid.of(block.reading()).filter(g -> g.rows() <= MOST + 1);
    List<Band> bands = new ArrayList<>();
    for (int row = 1; grid.isPresent() && row < grid.get().rows(); row++) {
      Optional<Sentence> cell = grid.get().cell(row, 0);
      boolean priced =
          grid.get().row(row).stream()
              .skip(1)
              .flatMap(s -> s.quantities().stream())
              .anyMatch(BandSteps::isPrice);
      Optional<Band> band = priced ? cell.flatMap(c -> band(block, c, c.to())) : Optional.empty();
      if (band.isEmpty()) {
        return;
      }
      bands.add(band.get());
    }
    read(bands);
  }

  private static boolean isPrice(Quantity price) {
    return price.isMoney() || price.base().equals("%");
  }

  /// Before the colon of an item with one price behind it.
  private static Optional<Band> band(PlacedBlock block, Sentence sentence) {
    for (int i = sentence.from(); i < sentence.to(); i++) {
      if (sentence.tokens().is(i, TokenClass.COLON)) {
        int colon = i;
        boolean priced =
            sentence.quantities().stream().anyMatch(q -> q.from() > colon && isPrice(q));
        return priced && Amounts.isTelling(sentence)
            ? band(block, sentence, colon)
            : Optional.empty();
      }
    }
    return Optional.empty();
  }

  private static Optional<Band> band(PlacedBlock block, Sentence sentence, int to) {
    Tokens tokens = sentence.tokens();
    List<Integer> numbers = new ArrayList<>();
    for (int i = sentence.from(); i < to; i++) {
      boolean other =
          tokens.is(i, TokenClass.YEAR)
              || tokens.is(i, TokenClass.MONTH)
              || tokens.is(i, TokenClass.DATE)
              || tokens.isOneOf(i, TIMES);
      if (other) {
        return Optional.empty();
      }
      if (tokens.is(i, TokenClass.NUM)) {
        numbers.add(i);
      }
    }
    if (numbers.isEmpty() || numbers.size() > 2 || !isBare(sentence, numbers.getFirst())) {
      return Optional.empty();
    }
    int first = numbers.getFirst();
    int last = numbers.getLast();
    double low = tokens.value(first);
    double high = tokens.value(last);
    boolean up = Wording.hasWithin(sentence, sentence.from(), first, UP_TO);
    boolean over =
        Wording.hasWithin(sentence, sentence.from(), first, OVER)
            || Wording.hasWithin(sentence, first, to, OVER);
    if (first == last) {
      low = up ? 0 : low;
      high = up ? high : Double.MAX_VALUE;
      if (up == over) {
        return Optional.empty();
      }
    }
    Span place = block.place(tokens.span(sentence.from(), to));
    return low < high ? Optional.of(new Band(low, high, place)) : Optional.empty();
  }

  /// "Up to 2 kg", but not "plots 6–8".
  private static boolean isBare(Sentence sentence, int number) {
    Tokens tokens = sentence.tokens();
    for (int i = sentence.from(); i < number; i++) {
      boolean bound = tokens.isOneOf(i, UP_TO) || tokens.isOneOf(i, OVER) || tokens.isLight(i);
      if (tokens.is(i, TokenClass.WORD) && !bound) {
        return false;
      }
    }
    return true;
  }

  /// All but one begin where the one above ends, or one more.
  private void read(List<Band> bands) {
    int tight = 0;
    int odd = 0;
    for (int i = 1; i < bands.size(); i++) {
      boolean joins = isJoined(bands.get(i - 1), bands.get(i));
      tight += joins ? 1 : 0;
      odd = joins ? odd : i;
    }
    boolean one = bands.size() >= FEWEST && bands.size() <= MOST && tight == bands.size() - 2;
    if (one && bands.get(odd).low() > bands.get(odd - 1).low()) {
      Band before = bands.get(odd - 1);
      Band band = bands.get(odd);
      boolean overlap = band.low() < before.high();
      boolean inside = band.high() > before.high();
      String what = overlap ? "an overlap from %s to %s" : "a gap from %s to %s";
      double from = Math.min(band.low(), before.high());
      double to = Math.max(band.low(), before.high());
      if (inside && to < Double.MAX_VALUE) {
        wrong.add(
            new Misfit(
                List.of(before.place(), band.place()),
                what.formatted(Change.digits(from), Change.digits(to))));
      }
    }
    bands.clear();
  }

  private static boolean isJoined(Band before, Band band) {
    double step = band.low() - before.high();
    return step >= 0 && step <= 1;
  }
}
