package app.assay.points.rules;

import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.BlockKind;
import app.assay.points.reading.BlockReading;
import app.assay.points.reading.CueMatch;
import app.assay.points.reading.DocumentReading;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Quantity;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.StemSet;
import app.assay.points.reading.Tokens;
import app.assay.points.reading.Unit;
import app.assay.text.Span;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// Values that may be reckoned with.
final class Amounts {

  private static final int LONGEST = 15;

  private Amounts() {}

  /// The blocks of prose with values in them.
  static List<PlacedBlock> prose(DocumentReading document) {
    return document.derive(Blocks.class, Blocks::of).prose;
  }

  /// The blocks that tell something in sentences, headings with them and tables without.
  static List<PlacedBlock> spoken(DocumentReading document) {
    return document.derive(Blocks.class, Blocks::of).spoken;
  }

  /// Those of [#prose(DocumentReading)] that hold a word of one of the sets: what a detector needs
  /// is in few blocks of a text.
  static List<PlacedBlock> prose(DocumentReading document, WordSet... sets) {
    return holding(prose(document), sets);
  }

  /// The same of [#spoken(DocumentReading)].
  static List<PlacedBlock> spoken(DocumentReading document, WordSet... sets) {
    return holding(spoken(document), sets);
  }

  private static List<PlacedBlock> holding(List<PlacedBlock> blocks, WordSet... sets) {
    List<PlacedBlock> holding = new ArrayList<>();
    for (PlacedBlock block : blocks) {
      for (WordSet set : sets) {
        if (block.reading().mayHold(set)) {
          holding.add(block);
          break;
        }
      }
    }
    return holding;
  }

  /// Found once for all who ask.
  private record Blocks(List<PlacedBlock> prose, List<PlacedBlock> spoken) {

    private static Blocks of(DocumentReading document) {
      Blocks blocks = new Blocks(new ArrayList<>(), new ArrayList<>());
      for (PlacedBlock block : document.blocks()) {
        BlockReading reading = block.reading();
        if (reading.kind().speaks() && reading.table().isEmpty()) {
          blocks.spoken.add(block);
          if (reading.kind() != BlockKind.HEADING && reading.holdsValue()) {
            blocks.prose.add(block);
          }
        }
      }
      return blocks;
    }
  }

  /// A sentence that tells what is, and of no discrepancy.
  static boolean isTelling(Sentence sentence) {
    return !sentence.isQuestion() && !sentence.has(Cue.HYPOTHETICAL) && !isStated(sentence);
  }

  /// A note in square brackets says that something does not fit.
  static boolean isStated(Sentence sentence) {
    for (CueMatch match : sentence.all(Cue.DISCREPANCY)) {
      if (sentence.isNote(match.from())) {
        return true;
      }
    }
    return false;
  }

  /// Neither a range nor a bound, neither a day nor rounded.
  static boolean isExact(Quantity value) {
    return !value.isRange()
        && !value.isWhen()
        && !value.rough()
        && value.low() > 0
        && value.bound() == Quantity.Bound.NONE;
  }

  /// The same is measured.
  static boolean isAlike(Quantity one, Quantity other) {
    return one.dimension().equals(other.dimension()) && one.isCount() == other.isCount();
  }

  /// As it is written: "640 tonnes" is 640.
  static double written(Quantity quantity) {
    Tokens tokens = quantity.sentence().tokens();
    for (int i = quantity.from() + 1; i < quantity.to(); i++) {
      Unit unit = Unit.of(tokens.text(i));
      if (unit != null && unit.dimension().equals(quantity.base())) {
        return quantity.low() / unit.factor();
      }
    }
    return quantity.low();
  }

  /// So much may be lost where a value is rounded to its last digit: of "€2.4 million" 50,000.
  static double slack(Quantity quantity) {
    String token = quantity.sentence().tokens().text(quantity.from());
    StringBuilder digits = new StringBuilder();
    double last = 1;
    for (int i = 0; i < token.length(); i++) {
      char c = token.charAt(i);
      boolean digit = c >= '0' && c <= '9';
      last /= digit && digits.indexOf(".") >= 0 ? 10 : 1;
      if (digit || (c == '.' && digits.indexOf(".") < 0)) {
        digits.append(c);
      }
    }
    boolean number =
        digits.length() > 0 && digits.length() < LONGEST && !digits.toString().equals(".");
    double value = number ? Double.parseDouble(digits.toString()) : 0;
    return value > 0 ? 0.5 * last * quantity.low() / value : 0;
  }

  /// Another value of the same measure in words.
  static String say(Quantity like, double value) {
    double number = value * written(like) / like.low();
    String digits =
        new DecimalFormat("#,##0.##", DecimalFormatSymbols.getInstance(Locale.ROOT)).format(number);
    boolean sign = "€$£".contains(like.base());
    return sign ? like.base() + digits : digits;
  }

  /// The words of a sentence but for those of its values: "s" of "40 s" says nothing of what it is.
  static StemSet around(Sentence sentence) {
    StemSet words = sentence.stems().map(Synonyms::of);
    for (Quantity value : sentence.quantities()) {
      for (int i = value.from(); i < value.to(); i++) {
        words = words.without(StemSet.of(Synonyms.of(sentence.stem(i))));
      }
    }
    return words;
  }

  static Span place(PlacedBlock block, Quantity quantity) {
    return block.place(quantity.span());
  }
}
