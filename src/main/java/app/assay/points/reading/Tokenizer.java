package app.assay.points.reading;

import app.assay.points.lexicon.Lexeme;
import app.assay.points.lexicon.Lexicon;
import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.text.WhiteSpace;
import java.util.Locale;

/// Cuts a block into tokens: words, numbers with what belongs to them, code, links, references,
/// marks. Emphasis marks, HTML tags and comments are no tokens. Every character is visited a
/// bounded number of times.
final class Tokenizer {

  private static final String CHECKS = "✓✔✅☑✗✘❌✕✖☒";
  private static final String ARROWS = "↑↓→←↗↘↖↙⬆⬇➡⬈⬊▲▼△▽▬⇑⇓⇧⇩⤴⤵";
  private static final String STARS = "★☆⭐●○◐◑◕◔■□▮▯█⬤⚫⚪🟢🟡🔴🟠🟩🟥🟨👍👎";
  private static final String QUOTES = "\"“”„«»";
  private static final int TAG_LIMIT = 500;

  private static final int ASCII = 0x80;

  /// These may be part of a name by their very digits.
  private static final int NAMED = TokenClass.NUM.bit() | TokenClass.VERSION.bit();

  /// Letters and digits below [#ASCII].
  private static final boolean[] ALPHANUMERIC = new boolean[ASCII];

  /// Marks below [#ASCII] that may join two parts of a word.
  private static final boolean[] JOINING = new boolean[ASCII];

  /// Blanks and marks below [#ASCII] that are no tokens.
  private static final boolean[] SKIPPED = new boolean[ASCII];

  static {
    for (char c = 0; c < ASCII; c++) {
      ALPHANUMERIC[c] = Character.isLetterOrDigit(c);
      JOINING[c] = "'-_&.".indexOf(c) >= 0;
      SKIPPED[c] = WhiteSpace.is(c) || c == '*' || c == '_' || c == '\\';
    }
  }

  private final String text;
  private final Lexicon lexicon;
  private final Tokens out;
  private int at;

  /// Of the word in hand, see [Lexeme#key()].
  private long key;

  private long more;

  /// The length of a backtick run that was found to have no partner; longer searches are spared.
  private long missingFences;

  /// @param room for tokens, which no other uses meanwhile
  Tokenizer(String text, Lexicon lexicon, Tokens.Room room) {
    this.text = text;
    this.lexicon = lexicon;
    this.out = new Tokens(text, room);
  }

  /// Tokens of `[from, text.length())`.
  Tokens run(int from) {
    at = from;
    while (at < text.length()) {
      step(text.charAt(at));
    }
    out.finish(Quotations.mark(out));
    return out;
  }

  private void step(char c) {
    if (c < ASCII ? SKIPPED[c] : WhiteSpace.is(c)) {
      at++;
    } else if (c >= '0' && c <= '9') {
      new NumberToken(text).take(this, at, at);
    } else if (c == 'R' && CurrencySign.isRand(text, at)) {
      new NumberToken(text).take(this, at, at + 1);
    } else if (c < ASCII ? ALPHANUMERIC[c] : Character.isLetter(c)) {
      word();
    } else if (CurrencySign.is(c)) {
      currency();
    } else {
      mark(c);
    }
  }

  private void mark(char c) {
    switch (c) {
      case '`' -> code();
      case '<' -> tag();
      case '[' -> bracket();
      case ']' -> closeBracket();
      case '(' -> single(TokenClass.OPEN.bit());
      case ')' -> single(TokenClass.CLOSE.bit());
      case ',', ';' -> single(TokenClass.COMMA.bit());
      case ':' -> single(TokenClass.COLON.bit());
      case '.', '!', '?', '…' -> single(TokenClass.STOP.bit());
      case '~', '≈', '±', '>', '≥', '≤' -> single(TokenClass.APPROX.bit());
      case '=' -> single(TokenClass.EQUALS.bit());
      case '/' -> single(TokenClass.SLASH.bit());
      case '-', '–', '—', '−' -> single(TokenClass.DASH.bit());
      default -> {
        if (CHECKS.indexOf(c) >= 0) {
          single(TokenClass.CHECK.bit());
        } else if (ARROWS.indexOf(c) >= 0) {
          single(TokenClass.ARROW.bit());
        } else if (STARS.indexOf(text.codePointAt(at)) >= 0) {
          star();
        } else if (QUOTES.indexOf(c) >= 0 || c == '+' || c == '|' || c == '%' || c == '#') {
          single(0);
        } else {
          at++;
        }
      }
    }
  }

  private void star() {
    int length = Character.charCount(text.codePointAt(at));
    out.add(at, at + length, 0, TokenClass.STAR.bit(), null);
    at += length;
  }

  private void single(int bits) {
    out.add(at, at + 1, bits == 0 ? lexicon.vocabulary().find(text, at, at + 1) : 0, bits, null);
    at++;
  }

  void number(int from, int to, int bits) {
    int hash = bits;
    int all = 0;
    for (int i = from; i < to; i++) {
      char c = text.charAt(i);
      hash = 31 * hash + c;
      all |= c;
    }
    readKey(from, to, all);
    Lexeme known = lexicon.lexemes().find(text, from, to, hash, key, more);
    Lexeme number = known != null && known.classes() == bits ? known : make(from, to, bits, hash);
    out.add(from, to, number.number(), bits, number);
    at = to;
  }

  private void currency() {
    int next = at + 1;
    if (next < text.length() && (text.charAt(next) == ' ' || text.charAt(next) == '\u00a0')) {
      next++;
    }
    boolean number = next < text.length() && Character.isDigit(text.charAt(next));
    if (number) {
      new NumberToken(text).take(this, at, next);
    } else {
      at++;
    }
  }

  /// A word: letters, digits, inner apostrophes, hyphens, underscores and dots before letters.
  private void word() {
    char first = text.charAt(at);
    if ((first == 'h' || first == 'w') && isAddress()) {
      link(at);
      return;
    }
    int from = at;
    int hash = first;
    int all = first;
    int i = at + 1;
    for (; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c < ASCII ? !ALPHANUMERIC[c] && !continues(i) : !continues(i)) {
        break;
      }
      hash = 31 * hash + c;
      all |= c;
    }
    at = i;
    readKey(from, i, all);
    Lexeme known = lexicon.lexemes().find(text, from, i, hash, key, more);
    Lexeme word = known != null ? known : make(from, i, WordClasses.of(text, from, i), hash);
    int bits = word.classes();
    boolean month = (bits & TokenClass.MONTH.bit()) != 0 && isWithinSentence();
    out.add(from, i, month ? 0 : word.number(), bits, word);
  }

  /// See [Lexeme#key()].
  ///
  /// @param all the bits of all letters
  private void readKey(int from, int to, int all) {
    boolean brief = to - from <= 2 * Lexeme.KEY && all < ASCII;
    int middle = Math.min(to, from + Lexeme.KEY);
    key = brief ? letters(from, middle) : 0;
    more = brief ? letters(middle, to) : 0;
  }

  private long letters(int from, int to) {
    long letters = 0;
    for (int i = from; i < to; i++) {
      letters = letters << Byte.SIZE | text.charAt(i);
    }
    return letters;
  }

  private Lexeme make(int from, int to, int bits, int hash) {
    String letters = text.substring(from, to);
    String lower = WordLists.same(letters.toLowerCase(Locale.ROOT).replace('’', '\''));
    boolean digits = (bits & TokenClass.NUM.bit()) != 0;
    int stem = Stems.of(letters);
    long content = ContentStem.of(letters, bits);
    Lexeme made =
        new Lexeme(
            letters,
            lower,
            lexicon.vocabulary().find(text, from, to),
            bits,
            stem,
            Stems.isLight(stem),
            content,
            (bits & NAMED) != 0 ? ContentStem.ofLetters(letters) : content,
            digits ? Numerals.ofDigits(letters) : Numerals.ofWord(lower),
            key,
            more);
    lexicon.lexemes().keep(made, hash);
    return made;
  }

  /// The May of a date is no "may".
  private boolean isWithinSentence() {
    int last = out.count() - 1;
    return last >= 0 && !out.is(last, TokenClass.STOP) && !(out.is(last, '|') && goesOnInLower());
  }

  /// "May have" at the head of a cell is a verb, "May" alone a month.
  private boolean goesOnInLower() {
    return at + 1 < text.length()
        && text.charAt(at) == ' '
        && Character.isLowerCase(text.charAt(at + 1));
  }

  private boolean isAddress() {
    return text.startsWith("http://", at)
        || text.startsWith("https://", at)
        || text.startsWith("www.", at);
  }

  private boolean continues(int i) {
    char c = text.charAt(i);
    if (c < ASCII ? ALPHANUMERIC[c] : isLetterOrAccent(c)) {
      return true;
    }
    if (c < ASCII && !JOINING[c]) {
      return false;
    }
    boolean inner = i + 1 < text.length() && Character.isLetterOrDigit(text.charAt(i + 1));
    if (c == '.') {
      return (inner && Character.isLowerCase(text.charAt(i + 1)) && !atSentenceEnd(i))
          || (inner && Character.isDigit(text.charAt(i + 1)));
    }
    return inner && (c == '\'' || c == '’' || c == '-' || c == '_' || c == '&');
  }

  private static boolean isLetterOrAccent(char c) {
    return Character.isLetterOrDigit(c) || Character.getType(c) == Character.NON_SPACING_MARK;
  }

  private boolean atSentenceEnd(int stop) {
    return stop + 1 < text.length() && WhiteSpace.is(text.charAt(stop + 1));
  }

  private void link(int from) {
    int i = from;
    while (i < text.length()
        && !WhiteSpace.is(text.charAt(i))
        && ")>]\"|".indexOf(text.charAt(i)) < 0) {
      i++;
    }
    while (i > from + 1 && ".,;:!?*_".indexOf(text.charAt(i - 1)) >= 0) {
      i--;
    }
    out.add(from, i, 0, TokenClass.LINK.bit(), null);
    at = i;
  }

  private void code() {
    int from = at;
    int run = runOf('`', from);
    long flag = 1L << Math.min(run, 63);
    if ((missingFences & flag) == 0) {
      for (int i = from + run; i < text.length(); i++) {
        if (text.charAt(i) == '`') {
          int closing = runOf('`', i);
          if (closing == run) {
            out.add(from, i + run, 0, TokenClass.CODE.bit(), null);
            at = i + run;
            return;
          }
          i += closing - 1;
        }
      }
      missingFences |= flag;
    }
    at = from + run;
  }

  private int runOf(char c, int from) {
    int i = from;
    while (i < text.length() && text.charAt(i) == c) {
      i++;
    }
    return i - from;
  }

  private void tag() {
    if (text.startsWith("<http", at) || text.startsWith("<mailto:", at)) {
      link(at + 1);
      return;
    }
    char next = at + 1 < text.length() ? text.charAt(at + 1) : ' ';
    if (Character.isLetter(next) || next == '/' || next == '!') {
      String close = text.startsWith("<!--", at) ? "-->" : ">";
      int limit = Math.min(text.length(), at + TAG_LIMIT);
      int end = text.indexOf(close, at, limit) - at;
      if (end > 0) {
        at += end + close.length();
        return;
      }
    }
    single(TokenClass.APPROX.bit());
  }

  /// `[^1]` and `[12]`, `[3, 4]` are references; any other bracket opens.
  private void bracket() {
    int i = at + 1;
    boolean note = i < text.length() && text.charAt(i) == '^';
    while (i < text.length() && i - at < 40 && text.charAt(i) != ']') {
      char c = text.charAt(i);
      if (!note && !Character.isDigit(c) && " ,–-".indexOf(c) < 0) {
        break;
      }
      i++;
    }
    boolean closed = i < text.length() && text.charAt(i) == ']' && i > at + 1;
    boolean digits = closed && hasDigit(at, i);
    if (closed && (note || digits)) {
      out.add(at, i + 1, 0, TokenClass.REFERENCE.bit(), null);
      at = i + 1;
    } else {
      single(TokenClass.OPEN.bit());
    }
  }

  private boolean hasDigit(int from, int to) {
    for (int i = from; i < to; i++) {
      if (Character.isDigit(text.charAt(i))) {
        return true;
      }
    }
    return false;
  }

  /// After `]` a destination in parentheses or brackets belongs to a link.
  private void closeBracket() {
    int next = at + 1;
    char c = next < text.length() ? text.charAt(next) : ' ';
    single(TokenClass.CLOSE.bit());
    if (c == '(' || c == '[') {
      char close = c == '(' ? ')' : ']';
      int limit = Math.min(text.length(), next + 2 * TAG_LIMIT);
      int end = text.indexOf(close, next, limit) - next;
      if (end > 0) {
        out.add(next, next + end + 1, 0, TokenClass.LINK.bit(), null);
        at = next + end + 1;
      }
    }
  }
}
