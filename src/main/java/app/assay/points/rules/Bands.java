package app.assay.points.rules;

import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.DocumentReading;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Quantity;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.StemSet;
import app.assay.points.reading.Surroundings;
import app.assay.text.Span;
import java.util.ArrayList;
import java.util.List;

/// Finds two bands within which the same value is to stay: "45–55 % RH" and "outside 40–50 % RH".
final class Bands {

  private static final WordSet BAND = WordLists.words("band");

  /// Bands of one thing are about as wide as each other.
  private static final double WIDER = 2.5;

  /// A text of more bands sets them for many things.
  private static final int MOST = 12;

  /// Nor is it gone through whether they stand alone.
  private static final int MOST_READ = 60;

  private record Band(PlacedBlock block, Quantity value, StemSet words) {}

  private Bands() {}

  static List<Opposed> in(DocumentReading document) {
    List<Band> bands = new ArrayList<>();
    for (PlacedBlock block : document.blocks()) {
      if (block.reading().kind().speaks() && block.reading().holdsValue()) {
        for (Sentence sentence : block.reading().sentences()) {
          read(block, sentence, bands);
        }
      }
    }
    if (bands.size() < 2 || bands.size() > MOST_READ) {
      return List.of();
    }
    List<Band> lone = bands.stream().filter(b -> isLone(b, bands)).toList();
    return lone.size() > MOST ? List.of() : opposed(lone, Topics.of(document));
  }

  /// Of several in a table each row has its own.
  private static boolean isLone(Band band, List<Band> all) {
    return !band.value().isInCell()
        || all.stream()
            .noneMatch(
                b ->
                    b != band
                        && b.block() == band.block()
                        && b.value().dimension().equals(band.value().dimension()));
  }

  private static void read(PlacedBlock block, Sentence sentence, List<Band> out) {
    for (Quantity value : sentence.quantities()) {
      boolean unit = !value.isCount() && !value.isWhen() && !value.isTime() && !value.isMoney();
      boolean label = value.sentence().cell().isPresent() && !value.isInCell();
      if (value.isRange() && unit && !label && !sentence.hasAny(Cue.DISCREPANCY, Cue.SOURCE)) {
        StemSet words = sentence.stems();
        if (sentence.cell().isPresent()) {
          words = words.plus(Titles.words(sentence.cell().get().label()));
        }
        out.add(new Band(block, value, words.map(Synonyms::of)));
      }
    }
  }

  private static List<Opposed> opposed(List<Band> bands, Topics topics) {
    List<Opposed> found = new ArrayList<>();
    for (int i = 0; i < bands.size(); i++) {
      for (int k = i + 1; k < bands.size(); k++) {
        if (areOfOne(bands.get(i), bands.get(k), topics)) {
          found.add(new Opposed(place(bands.get(i)), place(bands.get(k))));
        }
      }
    }
    return found;
  }

  private static boolean areOfOne(Band one, Band other, Topics topics) {
    Quantity a = one.value();
    Quantity b = other.value();
    double width = (a.high() - a.low()) / (b.high() - b.low());
    boolean differ = a.low() != b.low() || a.high() != b.high();
    return one.block() != other.block()
        && a.dimension().equals(b.dimension())
        && differ
        && a.low() < b.high()
        && b.low() < a.high()
        && width < WIDER
        && width > 1 / WIDER
        && (isLimit(one) && isLimit(other)
            || ((isLimit(one) || isLimit(other)) && (a.low() == b.low() || a.high() == b.high())))
        && topics.telling(shared(one, other)) > 0
        && isLike(a.scope().years(), b.scope().years())
        && isLike(a.scope().names(), b.scope().names());
  }

  private static boolean isLike(StemSet one, StemSet other) {
    return one.isEmpty() || other.isEmpty() || !one.isDisjoint(other);
  }

  /// The words of both, without those of bands; none where another word makes two of one: "the
  /// violin store", "the flute store".
  private static StemSet shared(Band one, Band other) {
    StemSet shared = one.words().shared(other.words());
    StemSet kept = StemSet.EMPTY;
    Sentence sentence = one.value().sentence();
    for (int i = sentence.from(); i < sentence.to(); i++) {
      int word = Synonyms.of(sentence.stem(i));
      if (shared.contains(word) && !sentence.tokens().isOneOf(i, BAND)) {
        StemSet mine = modifier(sentence, word);
        StemSet others = modifier(other.value().sentence(), word);
        if (!isLike(mine, others)) {
          return StemSet.EMPTY;
        }
        kept = kept.plus(StemSet.of(word));
      }
    }
    return kept;
  }

  /// The word before another.
  private static StemSet modifier(Sentence sentence, int word) {
    for (int i = sentence.from() + 1; i < sentence.to(); i++) {
      if (Synonyms.of(sentence.stem(i)) == word
          && sentence.tokens().is(i - 1, TokenClass.WORD)
          && !sentence.tokens().isLight(i - 1)) {
        return StemSet.of(Synonyms.of(sentence.stem(i - 1)));
      }
    }
    return StemSet.EMPTY;
  }

  private static boolean isLimit(Band band) {
    Surroundings around = band.block().around();
    return Wording.has(band.value().sentence(), BAND)
        || band.value()
            .sentence()
            .cell()
            .flatMap(Sentence.Cell::header)
            .filter(h -> Wording.has(h, BAND))
            .isPresent()
        || (!around.headings().isEmpty()
            && around.headings().getLast().sentences().stream()
                .anyMatch(s -> Wording.has(s, BAND)));
  }

  private static Span place(Band band) {
    return band.block().place(band.value().span());
  }
}
