package app.assay.points.reading;

import app.assay.points.lexicon.Lexeme;
import app.assay.points.lexicon.PatternWalk;
import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordForm;
import app.assay.points.lexicon.WordSet;
import app.assay.text.Span;
import java.util.Arrays;
import java.util.Locale;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// The tokens of one block; offsets count from the block's start. What is known of a token stands
/// side by side, so that one look into far memory brings all of it.
///
/// Before the first token and behind the last a few stand that are empty: no word, of no class.
/// Whoever asks what stands beside a token need not know whether it is the last.
public final class Tokens implements PatternWalk.Input {

  /// There is room for so many at least.
  private static final int FEWEST = 256;

  /// So many empty ones at either end.
  static final int EDGE = 8;

  private static final int ASCII = 0x80;

  /// The marks below [#ASCII] as texts, since each is asked for again and again.
  private static final String[] MARKS = new String[ASCII];

  /// Of each mark below [#ASCII] the hash of its token.
  private static final int[] HASHES = new int[ASCII];

  static {
    for (char c = 0; c < ASCII; c++) {
      MARKS[c] = String.valueOf(c);
      HASHES[c] = WordSet.hash(MARKS[c].toLowerCase(Locale.ROOT));
    }
  }

  private final String text;

  /// So many numbers for each token: where it starts and ends, its number in the vocabulary, its
  /// classes, hashes of its letters, and its form.
  private static final int WIDTH = 7;

  private static final int START = 0;
  private static final int END = 1;
  private static final int WORD = 2;
  private static final int CLASSES = 3;

  /// A number of its letters in lower case, see [WordSet#hash(String)]; 0 where it is not known.
  /// Most questions for a word are answered by it alone, without a look at the word.
  private static final int HASH = 4;

  /// The same of the first letters of longer words, see [Lexeme#HEAD].
  private static final int FIRST = 5;

  /// The number of its [WordForm], as if it were the first of its sentence.
  private static final int FORM = 6;

  private @Nullable Room room;
  private int[] known;
  private @Nullable Lexeme[] lexemes;

  private boolean[] quoted = new boolean[0];
  private int count;

  /// Where the tokens of one block after the other are gathered before it is known how many they
  /// are. Belongs to one thread.
  static final class Room {

    private int[] known = new int[0];
    private @Nullable Lexeme[] lexemes = new @Nullable Lexeme[0];

    private void size(int size) {
      known = Arrays.copyOf(known, size * WIDTH);
      lexemes = Arrays.copyOf(lexemes, size);
    }
  }

  /// None.
  Tokens(String text) {
    this.text = text;
    this.known = new int[2 * EDGE * WIDTH];
    this.lexemes = new @Nullable Lexeme[2 * EDGE];
    empty(0);
    empty(EDGE);
  }

  /// To be added one after the other, until they are finished; none other may use the room before.
  Tokens(String text, Room room) {
    this.text = text;
    this.room = room;
    this.known = room.known;
    this.lexemes = room.lexemes;
  }

  void add(int start, int end, int word, int bits, @Nullable Lexeme lexeme) {
    if (count + 2 * EDGE >= lexemes.length) {
      grow();
    }
    int at = (count + EDGE) * WIDTH;
    known[at + START] = start;
    known[at + END] = end;
    known[at + WORD] = word;
    known[at + CLASSES] = bits;
    known[at + FIRST] = lexeme != null ? lexeme.head() : 0;
    known[at + FORM] = lexeme != null ? lexeme.form() : formOfMark(bits);
    known[at + HASH] = lexeme != null ? lexeme.hash() : hash(start, end);
    lexemes[EDGE + count++] = lexeme;
  }

  private static int formOfMark(int bits) {
    boolean comma = (bits & TokenClass.COMMA.bit()) != 0;
    return (comma ? WordForm.COMMA : WordForm.MARK).ordinal();
  }

  private void grow() {
    Room full = Objects.requireNonNull(room, "these tokens are finished");
    full.size(Math.max(FEWEST, count * 2 + 2 * EDGE));
    known = full.known;
    lexemes = full.lexemes;
  }

  /// Of a mark, a link or a code, in lower case; 0 where that takes more than ASCII.
  private int hash(int start, int end) {
    int code = 0;
    for (int i = start; i < end; i++) {
      char c = text.charAt(i);
      if (c >= ASCII) {
        return 0;
      }
      code = 31 * code + (c >= 'A' && c <= 'Z' ? c + ('a' - 'A') : c);
    }
    return WordSet.mix(code);
  }

  /// Marks the tokens of quotations, which have neither word nor class. There will be no more.
  void finish(boolean[] inQuotes) {
    known = Arrays.copyOf(known, (count + 2 * EDGE) * WIDTH);
    lexemes = Arrays.copyOf(lexemes, count + 2 * EDGE);
    empty(0);
    empty(count + EDGE);
    room = null;
    quoted = inQuotes;
    for (int i = 0; i < quoted.length; i++) {
      if (quoted[i]) {
        known[(i + EDGE) * WIDTH + WORD] = 0;
        known[(i + EDGE) * WIDTH + CLASSES] = 0;
      }
    }
  }

  /// Makes the empty ones at one end, which stand where the text begins or ends.
  private void empty(int from) {
    int place = from == 0 ? 0 : text.length();
    for (int i = from; i < from + EDGE; i++) {
      int at = i * WIDTH;
      Arrays.fill(known, at, at + WIDTH, 0);
      known[at + START] = place;
      known[at + END] = place;
      known[at + FORM] = WordForm.MARK.ordinal();
      lexemes[i] = null;
    }
  }

  public int count() {
    return count;
  }

  @Override
  public int word(int token) {
    return known[(token + EDGE) * WIDTH + WORD];
  }

  /// The class bits; none within somebody else's words.
  @Override
  public int classes(int token) {
    return known[(token + EDGE) * WIDTH + CLASSES];
  }

  public boolean is(int token, TokenClass kind) {
    return (classes(token) & kind.bit()) != 0;
  }

  /// True within quotation marks around three words or more: somebody else's words.
  public boolean isQuoted(int token) {
    return token >= 0 && quoted.length > token && quoted[token];
  }

  public int start(int token) {
    return known[(token + EDGE) * WIDTH + START];
  }

  public int end(int token) {
    return known[(token + EDGE) * WIDTH + END];
  }

  /// From the start of token `from` to the end of the token before `to`.
  public Span span(int from, int to) {
    return from >= to ? Span.at(start(from)) : new Span(start(from), end(to - 1));
  }

  /// The token as it is written.
  public String text(int token) {
    Lexeme lexeme = lexemes[token + EDGE];
    return lexeme == null ? mark(start(token), end(token)) : lexeme.text();
  }

  private String mark(int start, int end) {
    if (start == end) {
      return "";
    }
    char c = text.charAt(start);
    return end - start == 1 && c < ASCII ? MARKS[c] : text.substring(start, end);
  }

  /// The token in lower case with a straight apostrophe.
  public String lower(int token) {
    Lexeme lexeme = lexemes[token + EDGE];
    return lexeme == null ? text(token).toLowerCase(Locale.ROOT) : lexeme.lower();
  }

  /// True when the token in lower case is this word.
  public boolean isWord(int token, String word) {
    int hash = hash(token);
    return (hash == 0 || hash == WordSet.hash(word)) && lower(token).equals(word);
  }

  /// True when the token in lower case is one of these words.
  public boolean isOneOf(int token, WordSet words) {
    int hash = hash(token);
    return hash == 0
        ? words.has(lower(token))
        : words.mayHave(hash) && words.has(lower(token), hash);
  }

  /// Sets a bit for each numbered word set that holds one of some tokens.
  void addSets(int from, int to, long[] into, int sets) {
    for (int i = from; i < to; i++) {
      Lexeme lexeme = WordSet.anyMayHave(hash(i)) ? lexemes[i + EDGE] : null;
      if (lexeme != null) {
        lexeme.sets().addTo(into, sets);
      }
    }
  }

  /// The number of a token's letters in lower case, see [WordSet#hash(String)]; 0 for a mark beyond
  /// ASCII.
  public int hash(int token) {
    return known[(token + EDGE) * WIDTH + HASH];
  }

  /// The same of the first letters of a longer word, see [Lexeme#HEAD]; 0 for any other token.
  public int head(int token) {
    return known[(token + EDGE) * WIDTH + FIRST];
  }

  /// The number of a token's [WordForm]; a name is told from other words but at the head of a
  /// sentence.
  ///
  /// @param head true for the first word of a sentence
  public int form(int token, boolean head) {
    int form = known[(token + EDGE) * WIDTH + FORM];
    return !head && is(token, TokenClass.CAP) && WordForm.isOpen(form)
        ? WordForm.NAME.ordinal()
        : form;
  }

  /// A number by which two content words can be seen to be one whatever their endings; 0 for any
  /// other token.
  public long content(int token) {
    Lexeme lexeme = lexemes[token + EDGE];
    return lexeme == null || isQuoted(token) ? 0 : lexeme.content();
  }

  /// The same, and of a number in digits or a version a number of its letters.
  public long name(int token) {
    Lexeme lexeme = lexemes[token + EDGE];
    return lexeme == null || isQuoted(token) ? 0 : lexeme.name();
  }

  /// The value of a number in digits or letters; not a number for any other token.
  public double value(int token) {
    Lexeme lexeme = lexemes[token + EDGE];
    boolean number = (classes(token) & (TokenClass.NUM.bit() | TokenClass.WORD.bit())) != 0;
    return lexeme == null || !number ? Double.NaN : lexeme.value();
  }

  /// The value of a number in letters, "three"; not a number for any other token.
  public double wordValue(int token) {
    return (classes(token) & TokenClass.NUM.bit()) != 0 ? Double.NaN : value(token);
  }

  private boolean isEmpty(int token) {
    return start(token) == end(token);
  }

  /// The stem of a token as [Stems] has it; 0 beside the first and the last.
  int stem(int token) {
    Lexeme lexeme = lexemes[token + EDGE];
    if (lexeme != null) {
      return lexeme.stem();
    }
    return isEmpty(token) ? 0 : Stems.of(text, start(token), end(token));
  }

  /// True for a word that says nothing of what is spoken of.
  public boolean isLight(int token) {
    Lexeme lexeme = lexemes[token + EDGE];
    if (lexeme != null) {
      return lexeme.light();
    }
    return isEmpty(token) || Stems.isLight(stem(token));
  }

  /// The characters of the block.
  public String text() {
    return text;
  }

  /// True when the token is this character alone.
  public boolean is(int token, char c) {
    return end(token) - start(token) == 1
        && (c >= ASCII || hash(token) == HASHES[c])
        && text.charAt(start(token)) == c;
  }
}
