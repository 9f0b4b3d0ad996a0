package app.assay.judge.injection;

import app.assay.text.Span;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/// Takes away what hides a text: invisible characters, tag characters, entities, a reversed
/// direction, base64.
final class Layers {

  private static final char REVERSED = '\u202E';
  private static final char POP = '\u202C';

  /// A row of base64 is at least so long.
  private static final int SHORTEST = 24;

  /// A line of base64 that goes on in the next one is at least so long.
  private static final int LINE = 60;

  private static final int LONGEST_ENTITY = 9;

  /// Words of any English instruction in ROT13; only a text with one of them is turned.
  private static final List<String> TURNED = List.of("vtaber", "vafgehpgvba", "nccebir", "irevsl");

  private Layers() {}

  /// The layers of a text beside the plain one.
  static List<Layer> of(String text) {
    List<Layer> layers = new ArrayList<>();
    if (hides(text)) {
      cleaned(text).ifPresent(layers::add);
      reversed(text, layers);
    }
    decoded(text, layers);
    if (hasTurnedWord(text)) {
      layers.add(new Layer(turned(text), UnaryOperator.identity(), "in ROT13"));
    }
    return layers;
  }

  private static boolean hides(String text) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '&' || (c >= 0xAD && (Character.isHighSurrogate(c) || Invisible.is(c)))) {
        return true;
      }
    }
    return false;
  }

  /// Without what is not seen, with tag characters and entities as what they stand for.
  private static Optional<Layer> cleaned(String text) {
    StringBuilder clean = new StringBuilder(text.length());
    int[] starts = new int[text.length()];
    int[] ends = new int[text.length()];
    boolean hidden = false;
    int i = 0;
    while (i < text.length()) {
      int c = text.codePointAt(i);
      int length = Character.charCount(c);
      int meant = c;
      if (c == '&') {
        int entity = entity(text, i);
        if (entity > 0) {
          meant = number(text, i + 2, entity);
          length = entity + 1 - i;
        }
      } else if (Invisible.is(c)) {
        meant = Invisible.tagged(c);
      }
      hidden |= meant != c;
      if (meant != 0) {
        int end = clean.length() + Character.charCount(meant);
        Arrays.fill(starts, clean.length(), end, i);
        Arrays.fill(ends, clean.length(), end, i + length);
        clean.appendCodePoint(meant);
      }
      i += length;
    }
    return hidden
        ? Optional.of(
            new Layer(
                clean.toString(),
                span -> new Span(starts[span.start()], ends[span.end() - 1]),
                "behind characters that are not seen or not seen as such"))
        : Optional.empty();
  }

  /// Where the number of an entity ends; 0 where there is none.
  private static int entity(String text, int from) {
    int semicolon = text.indexOf(';', from, Math.min(text.length(), from + LONGEST_ENTITY + 1));
    return semicolon > from + 2
            && text.charAt(from + 1) == '#'
            && number(text, from + 2, semicolon) > 0
        ? semicolon
        : 0;
  }

  private static int number(String text, int from, int to) {
    boolean hex = (text.charAt(from) | 0x20) == 'x';
    int number = 0;
    for (int i = hex ? from + 1 : from; i < to; i++) {
      int digit = Character.digit(text.charAt(i), hex ? 16 : 10);
      if (digit < 0) {
        return 0;
      }
      number = number * (hex ? 16 : 10) + digit;
      if (number > Character.MAX_CODE_POINT) {
        return 0;
      }
    }
    return number;
  }

  private static void reversed(String text, List<Layer> layers) {
    for (int from = text.indexOf(REVERSED); from >= 0; from = text.indexOf(REVERSED, from + 1)) {
      int to = from + 1;
      while (to < text.length() && text.charAt(to) != POP && text.charAt(to) != '\n') {
        to++;
      }
      int last = to - 1;
      String turned = new StringBuilder(text.substring(from + 1, to)).reverse().toString();
      layers.add(
          new Layer(
              turned,
              span -> new Span(last - span.end() + 1, last - span.start() + 1),
              "in reversed direction"));
      from = last;
    }
  }

  private static boolean hasTurnedWord(String text) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == 'v' || c == 'V' || c == 'n' || c == 'N' || c == 'i' || c == 'I') {
        for (String word : TURNED) {
          if (text.regionMatches(true, i, word, 0, word.length())) {
            return true;
          }
        }
      }
    }
    return false;
  }

  private static String turned(String text) {
    StringBuilder turned = new StringBuilder(text.length());
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      char first = c >= 'a' && c <= 'z' ? 'a' : c >= 'A' && c <= 'Z' ? 'A' : 0;
      turned.append(first == 0 ? c : (char) (first + (c - first + 13) % 26));
    }
    return turned.toString();
  }

  private static void decoded(String text, List<Layer> layers) {
    int i = 0;
    while (i + SHORTEST <= text.length()) {
      int other = lastOther(text, i);
      if (other >= 0) {
        i = other + 1;
        continue;
      }
      int end = rowEnd(text, i);
      String said = decoded(text.substring(i, end));
      Span row = new Span(i, end);
      if (!said.isEmpty()) {
        layers.add(new Layer(said, _ -> row, "in base64"));
      }
      i = end;
    }
  }

  /// The last place among the next ones that is no digit, behind which a row may begin; -1 where
  /// all are digits. Ordinary text is read by leaps this way.
  private static int lastOther(String text, int from) {
    for (int at = from + SHORTEST - 1; at >= from; at--) {
      if (!isDigit(text.charAt(at))) {
        return at;
      }
    }
    return -1;
  }

  /// Where a row of base64 ends, which may fill several lines as mail wraps it.
  private static int rowEnd(String text, int from) {
    int line = from;
    int end = from;
    while (end < text.length()) {
      char c = text.charAt(end);
      if (c == '\n' && end - line >= LINE) {
        line = end + 1;
      } else if (!isDigit(c)) {
        break;
      }
      end++;
    }
    return end;
  }

  private static boolean isDigit(char c) {
    char letter = (char) (c | 0x20);
    return (letter >= 'a' && letter <= 'z')
        || (c >= '0' && c <= '9')
        || c == '+'
        || c == '/'
        || c == '-'
        || c == '_';
  }

  /// The text in a row of base64; empty where it is none.
  private static String decoded(String row) {
    String digits = row.replace("\n", "").replace('-', '+').replace('_', '/');
    // a single digit at the end has not the bits of a byte
    String whole = digits.substring(0, digits.length() - (digits.length() % 4 == 1 ? 1 : 0));
    try {
      byte[] bytes = Base64.getDecoder().decode(whole);
      String text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
      return text.chars().allMatch(c -> c >= ' ' || c == '\n' || c == '\t' || c == '\r')
          ? text
          : "";
    } catch (IllegalArgumentException | CharacterCodingException e) {
      return "";
    }
  }
}
