package app.assay.points.weighing;

import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.Lexeme;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.Tokens;
import java.util.Optional;

/// The number under which a feature's weights are kept, from a text's tokens and from its name in
/// the list: `saves`, `h:results`, `saves MONEY`, `p:outpe`, `f:THE-S-ARE`, `c:WILL`, `at:CELL`,
/// `l:2`. An edge is `^` in a pair.
final class FeatureCode {

  static final String HEADING = "h:";
  static final String HEAD = "p:";
  static final String FORMS = "f:";
  static final String CUE = "c:";
  static final String PLACE = "at:";
  static final String LENGTH = "l:";
  static final String EDGE = "^";

  private static final int PAIR_FACTOR = 0x2C1B3C6D;
  private static final int HEADING_SALT = 0x1B56C4E9;
  private static final int HEAD_SALT = 0x7F4A7C15;

  private static final int FORMS_SALT = 0x5851F42D;

  private static final int ZONE_FACTOR = 0x3C6EF372;

  private static final int EDGE_HASH = WordSet.hash(EDGE);

  private static final int[] SHAPES = shapes();
  private static final int[] CUES = cues();
  private static final int[] PLACES = places();
  private static final int[] LENGTHS = lengths();

  private FeatureCode() {}

  private static int[] shapes() {
    Shape[] all = Shape.values();
    int[] codes = new int[all.length];
    for (Shape shape : all) {
      codes[shape.ordinal()] = WordSet.hash(shape.name());
    }
    return codes;
  }

  private static int[] cues() {
    Cue[] all = Cue.values();
    int[] codes = new int[all.length];
    for (Cue cue : all) {
      codes[cue.ordinal()] = WordSet.hash(CUE + cue.name());
    }
    return codes;
  }

  private static int[] places() {
    Place[] all = Place.values();
    int[] codes = new int[all.length];
    for (Place place : all) {
      codes[place.ordinal()] = WordSet.hash(PLACE + place.name());
    }
    return codes;
  }

  private static int[] lengths() {
    int[] codes = new int[Features.STEPS + 1];
    for (int step = 0; step < codes.length; step++) {
      codes[step] = WordSet.hash(LENGTH + step);
    }
    return codes;
  }

  static int word(Tokens tokens, int token) {
    Shape shape = Shape.of(tokens, token);
    return shape == null ? tokens.hash(token) : SHAPES[shape.ordinal()];
  }

  static int edge() {
    return EDGE_HASH;
  }

  /// @param first the code of a word or edge
  /// @param second the same
  static int pair(int first, int second) {
    return WordSet.mix(first * PAIR_FACTOR + Integer.rotateLeft(second, Short.SIZE));
  }

  static int heading(int word) {
    return WordSet.mix(word ^ HEADING_SALT);
  }

  /// @param head see [Tokens#head(int)]
  static int head(int head) {
    return WordSet.mix(head ^ HEAD_SALT);
  }

  /// @param row see [FormRow]
  static int forms(int row) {
    return WordSet.mix(row * PAIR_FACTOR ^ FORMS_SALT);
  }

  static int cue(Cue cue) {
    return CUES[cue.ordinal()];
  }

  static int place(Place place) {
    return PLACES[place.ordinal()];
  }

  static int length(int step) {
    return LENGTHS[step];
  }

  /// The name of a word or mark in the list.
  static String name(Tokens tokens, int token) {
    Shape shape = token == Features.EDGE ? null : Shape.of(tokens, token);
    return token == Features.EDGE ? EDGE : shape == null ? tokens.lower(token) : shape.name();
  }

  /// The name of a word's first letters; empty where it has no more.
  static String headName(Tokens tokens, int token) {
    return tokens.head(token) == 0 ? "" : HEAD + tokens.lower(token).substring(0, Lexeme.HEAD);
  }

  /// The name of the first letters of a word by the word's name in the list; empty for a name of
  /// anything else.
  static Optional<String> headOf(String name) {
    boolean word = name.length() > Lexeme.HEAD && name.chars().allMatch(FeatureCode::isOfWords);
    return word ? Optional.of(HEAD + name.substring(0, Lexeme.HEAD)) : Optional.empty();
  }

  private static boolean isOfWords(int letter) {
    return (Character.isLetterOrDigit(letter) && !Character.isUpperCase(letter))
        || letter == '\''
        || letter == '-';
  }

  /// The code of the same feature at a place around a table.
  static int in(Zone zone, int code) {
    return zone == Zone.NONE ? code : WordSet.mix(code + zone.ordinal() * ZONE_FACTOR);
  }

  /// The code of a name in the list.
  static int of(String name) {
    Zone zone = Zone.of(name);
    if (zone != Zone.NONE) {
      return in(zone, of(name.substring(zone.prefix().length())));
    }
    int blank = name.indexOf(' ');
    if (blank > 0) {
      return pair(WordSet.hash(name.substring(0, blank)), WordSet.hash(name.substring(blank + 1)));
    }
    if (name.startsWith(HEADING)) {
      return heading(WordSet.hash(name.substring(HEADING.length())));
    }
    if (name.startsWith(FORMS)) {
      return forms(FormRow.of(name));
    }
    return name.startsWith(HEAD)
        ? head(WordSet.hash(name.substring(HEAD.length())))
        : WordSet.hash(name);
  }
}
