package app.assay.points.rules;

import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.BlockKind;
import app.assay.points.reading.Pieces;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Unit;
import app.assay.text.Span;
import app.assay.text.WhiteSpace;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Reads the settings of a block of code that have a value with a unit: `ttl_hours = 12`, `size =
/// "4MiB"`.
final class CodeSettings {

  private static final WordSet FENCES = WordLists.words("setting-fence");

  private static final String FENCE = "```";

  private static final int MOST_DIGITS = 9;

  /// A setting.
  ///
  /// @param words of its section and key, in lower case, without the unit
  /// @param own those of the key alone; of the section where the key is but a unit
  /// @param key the key as it is written
  /// @param value in the unit's base
  /// @param unit of the value
  /// @param place the line, counted from the text's start
  record Setting(
      List<String> words, List<String> own, String key, double value, Unit unit, Span place) {}

  private final PlacedBlock block;
  private final String text;
  private final List<Setting> settings = new ArrayList<>();
  private List<String> section = List.of();

  private CodeSettings(PlacedBlock block) {
    this.block = block;
    this.text = block.reading().text();
  }

  static List<Setting> of(PlacedBlock block) {
    if (block.reading().kind() != BlockKind.SILENT || !isOfSettings(block.reading().text())) {
      return List.of();
    }
    CodeSettings code = new CodeSettings(block);
    code.read();
    return List.copyOf(code.settings);
  }

  private static boolean isOfSettings(String text) {
    int line = text.indexOf('\n');
    return text.startsWith(FENCE)
        && line > 0
        && FENCES.contains(
            WhiteSpace.strip(text.substring(FENCE.length(), line)).toLowerCase(Locale.ROOT));
  }

  private void read() {
    int line = text.indexOf('\n') + 1;
    while (line < text.length()) {
      int end = text.indexOf('\n', line);
      end = end < 0 ? text.length() : end;
      line(new Span(line, end));
      line = end + 1;
    }
  }

  private void line(Span line) {
    String all = line.in(text);
    int hash = all.indexOf('#');
    String said = WhiteSpace.strip(hash < 0 ? all : all.substring(0, hash));
    if (said.startsWith("[") && said.endsWith("]")) {
      section = words(said.substring(1, said.length() - 1));
      return;
    }
    int mark = mark(said);
    if (mark <= 0) {
      return;
    }
    String key = WhiteSpace.strip(said.substring(0, mark));
    String value = WhiteSpace.strip(said.substring(mark + 1));
    boolean indented = Character.isWhitespace(all.charAt(0));
    if (value.isEmpty()) {
      section = words(key);
    } else {
      section = indented || said.charAt(mark) == '=' ? section : List.of();
      setting(key, value, line);
    }
  }

  private static int mark(String line) {
    int equals = line.indexOf('=');
    int colon = line.indexOf(':');
    return equals > 0 && (colon < 0 || equals < colon) ? equals : colon;
  }

  private void setting(String key, String value, Span line) {
    String bare = value.replace("\"", "").replace("'", "");
    int digits = 0;
    while (digits < bare.length() && digits < MOST_DIGITS && isOfNumber(bare.charAt(digits))) {
      digits++;
    }
    List<String> words = new ArrayList<>(section);
    List<String> own = words(key);
    if (digits == 0 || own.isEmpty() || !Character.isDigit(bare.charAt(digits - 1))) {
      return;
    }
    String behind = WhiteSpace.strip(bare.substring(digits));
    @Nullable Unit unit = behind.isEmpty() ? Unit.of(own.getLast()) : Unit.of(behind);
    if (behind.isEmpty() && unit != null) {
      own = own.subList(0, own.size() - 1);
    }
    words.addAll(own);
    double number = number(bare.substring(0, digits)).orElse(Double.NaN);
    if (unit != null && !words.isEmpty() && !Double.isNaN(number)) {
      List<String> named = own.isEmpty() ? words : own;
      settings.add(
          new Setting(
              List.copyOf(words),
              List.copyOf(named),
              key,
              number * unit.factor(),
              unit,
              block.place(line)));
    }
  }

  private static boolean isOfNumber(char c) {
    return Character.isDigit(c) || c == '.';
  }

  private static Optional<Double> number(String digits) {
    int dot = digits.indexOf('.');
    return dot >= 0 && digits.indexOf('.', dot + 1) >= 0 || dot == 0
        ? Optional.empty()
        : Optional.of(Double.parseDouble(digits));
  }

  /// "lease", "renewal", "seconds" of `lease.renewalSeconds`.
  private static List<String> words(String key) {
    StringBuilder parted = new StringBuilder();
    for (int i = 0; i < key.length(); i++) {
      char c = key.charAt(i);
      boolean humps = i > 0 && Character.isUpperCase(c) && Character.isLowerCase(key.charAt(i - 1));
      parted.append(humps ? "_" : "").append(c);
    }
    return Pieces.of(parted.toString().toLowerCase(Locale.ROOT), "_-. \"'");
  }
}
