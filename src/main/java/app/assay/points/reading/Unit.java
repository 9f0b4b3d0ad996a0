package app.assay.points.reading;

import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// A unit of measure as it is written after a number.
///
/// @param dimension what it measures, such as `s` for any time
/// @param factor how many of the dimension's base unit it is
public record Unit(String dimension, double factor) {

  /// Units of one letter, in the case in which they are written.
  private static final String LETTERS = "smhtglCFVWA%";

  private static final Map<String, Unit> KNOWN = new HashMap<>();

  static {
    put("s", 1, "s", "sec", "secs", "second", "seconds");
    put("s", 0.001, "ms", "millisecond", "milliseconds");
    put("s", 0.000001, "µs", "μs", "us", "microsecond", "microseconds");
    put("s", 60, "min", "mins", "minute", "minutes");
    put("s", 3600, "h", "hr", "hrs", "hour", "hours");
    put("s", 86400, "day", "days");
    put("s", 604800, "week", "weeks");
    put("month", 1, "month", "months");
    put("month", 12, "year", "years");
    put("m", 1, "m", "metre", "metres", "meter", "meters");
    put("m", 1000, "km", "kilometre", "kilometres", "kilometer", "kilometers");
    put("m", 0.01, "cm", "centimetre", "centimetres", "centimeter", "centimeters");
    put("m", 0.001, "mm", "millimetre", "millimetres", "millimeter", "millimeters");
    put("m", 1609.344, "mile", "miles", "mi");
    put("m", 1852, "nm", "nmi");
    put("m", 0.3048, "ft", "foot", "feet");
    put("kg", 1, "kg", "kilo", "kilos", "kilogram", "kilograms", "kilogramme", "kilogrammes");
    put("kg", 0.001, "g", "gram", "grams", "gramme", "grammes");
    put("kg", 0.000001, "mg", "milligram", "milligrams");
    put("kg", 1000, "t", "tonne", "tonnes", "ton", "tons");
    put("l", 1, "l", "litre", "litres", "liter", "liters");
    put("l", 0.001, "ml", "millilitre", "millilitres", "milliliter", "milliliters");
    put("l", 100, "hl", "hectolitre", "hectolitres");
    put("ha", 1, "ha", "hectare", "hectares");
    put("acre", 1, "acre", "acres");
    put("w", 1, "w", "watt", "watts");
    put("w", 1000, "kw", "kilowatt", "kilowatts");
    put("w", 1000000, "mw", "megawatt", "megawatts");
    put("wh", 1000, "kwh");
    put("wh", 1000000, "mwh");
    put("wh", 1, "wh");
    put("v", 1, "v", "volt", "volts");
    put("a", 1, "a", "amp", "amps", "ampere", "amperes");
    put("v", 0.001, "mv", "millivolt", "millivolts");
    put("v", 1000, "kv", "kilovolt", "kilovolts");
    put("a", 0.001, "ma", "milliamp", "milliamps", "milliampere", "milliamperes");
    put("a", 0.000001, "µa", "μa");
    put("a", 1000, "ka");
    put("ohm", 1, "ohm", "ohms", "ω");
    put("ohm", 0.001, "mω");
    put("ohm", 1000, "kω", "kohm");
    put("hz", 1, "hz");
    put("hz", 1000, "khz");
    put("hz", 1000000, "mhz");
    put("hz", 1000000000, "ghz");
    put("b", 1, "byte", "bytes");
    put("b", 1000, "kb", "kilobyte", "kilobytes");
    put("b", 1000000, "mb", "megabyte", "megabytes");
    put("b", 1000000000, "gb", "gigabyte", "gigabytes");
    put("b", 1000000000000.0, "tb", "terabyte", "terabytes");
    put("b", 1024, "kib");
    put("b", 1048576, "mib");
    put("b", 1073741824, "gib");
    put("°", 1, "c", "celsius", "°c");
    put("°f", 1, "f", "fahrenheit");
    put("%", 1, "percent", "pct");
    put("pp", 1, "pp");
    put("fte", 1, "fte", "ftes");
    put("w", 1000000000, "gw", "gigawatt", "gigawatts");
    put("wh", 1000000000, "gwh");
    put("wh", 1000000000000.0, "twh");
    put("wp", 1000, "kwp");
    put("wp", 1000000, "mwp");
    put("va", 1000, "kva");
    put("va", 1000000, "mva");
    put("kg", 0.000000001, "µg", "μg");
    put("m", 0.000001, "µm", "μm");
    put("pa", 1, "pa", "pascal");
    put("pa", 1000, "kpa");
    put("pa", 1000000, "mpa");
    put("bit", 1000, "kbit");
    put("bit", 1000000, "mbit");
    put("bit", 1000000000, "gbit");
    put("bps", 1000, "kbps");
    put("bps", 1000000, "mbps");
    put("bps", 1000000000, "gbps");
    put("l", 0.000001, "µl", "μl");
    put("b", 1000000000000000.0, "pb", "petabyte", "petabytes");
    put("ah", 1, "ah");
    put("ah", 0.001, "mah");
    put("j", 1000, "kj", "kilojoule", "kilojoules");
    put("j", 1000000, "mj", "megajoule", "megajoules");
    put("n", 1000, "kn");
    put("bar", 0.001, "mbar");
    put("pa", 100, "hpa");
    put("lm", 1, "lm", "lumen", "lumens");
    put("lux", 1, "lx");
    put("mol", 1, "mol");
    put("mol", 0.001, "mmol");
    put("mol", 0.000001, "µmol", "μmol");
    put("kg", 0.000000000001, "ng", "nanogram", "nanograms");
    put("kg", 0.45359237, "lb", "lbs");
    put("kg", 0.028349523125, "oz", "ounce", "ounces");
    put("l", 0.1, "dl", "decilitre", "decilitres");
    put("l", 0.01, "cl", "centilitre", "centilitres");
    put("gallon", 1, "gallon", "gallons", "gal");
    put("m", 0.0254, "inch", "inches");
    put("m", 0.1, "dm");
    put("mph", 1, "mph");
    put("fps", 1, "fps");
    put("dpi", 1, "dpi");
    put("s", 1209600, "fortnight", "fortnights");
    put("month", 120, "decade", "decades");
    put("mmhg", 1, "mmhg");
    put("ntu", 1, "ntu");
    put("rpm", 1, "rpm");
    put("kcal", 1, "kcal");
    put("lux", 1, "lux");
    put("db", 1, "db", "dba", "dbm");
    put("ppb", 1, "ppb");
    put("psi", 1, "psi");
    put("ppm", 1, "ppm");
    put("bar", 1, "bar");
    put("knot", 1, "knot", "knots");
    put("€", 1, "euro", "euros", "eur");
    put("$", 1, "dollar", "dollars", "usd");
    put("£", 1, "pound", "pounds", "gbp");
    put("zł", 1, "zł", "złoty", "złotych", "pln");
    put("cent", 1, "cent", "cents", "ct");
    put("chf", 1, "chf", "franc", "francs");
    put("¥", 1, "yen", "jpy");
    put("₹", 1, "rupee", "rupees", "inr", "rs");
    put("rand", 1, "rand", "zar");
    put("koruna", 1, "koruna", "czk");
    put("forint", 1, "forint", "huf");
    put("cad", 1, "cad");
    put("aud", 1, "aud");
    put("dirham", 1, "aed", "dirham", "dirhams");
    put("riyal", 1, "riyal", "riyals");
    put("₦", 1, "naira", "ngn");
    put("₱", 1, "peso", "pesos");
    put("฿", 1, "baht", "thb");
    put("₪", 1, "shekel", "shekels");
    put("₺", 1, "lira");
    put("₩", 1, "krw");
    put("₵", 1, "cedi", "cedis", "ghs");
    put("₴", 1, "hryvnia", "uah");
    put("kes", 1, "kes", "ksh");
    put("tzs", 1, "tzs", "tsh");
    put("ugx", 1, "ugx", "ush");
    put("ringgit", 1, "myr", "ringgit");
    put("rupiah", 1, "idr", "rupiah");
    put("leu", 1, "lei");
    put("real", 1, "brl", "reais");
    put("mxn", 1, "mxn");
    put("sgd", 1, "sgd");
    put("hkd", 1, "hkd");
    put("nzd", 1, "nzd");
    put("kr", 1, "kr", "sek", "nok", "dkk", "krone", "krona", "kronor", "kroner");
  }

  /// The stems of all units and of the words for large numbers, which say nothing of what is
  /// measured.
  public static final StemSet STEMS = stems();

  private static StemSet stems() {
    StemSet stems = StemSet.EMPTY;
    for (String word : KNOWN.keySet()) {
      stems = stems.plus(StemSet.of(new int[] {Stems.of(word)}, 1));
    }
    for (String word : List.of("hundred", "thousand", "million", "billion", "cent", "per")) {
      stems = stems.plus(StemSet.of(new int[] {Stems.of(word)}, 1));
    }
    return stems;
  }

  /// The unit of a token, or null where it is none.
  public static @Nullable Unit of(String word) {
    if (word.length() > 12) {
      return null;
    }
    if (word.length() == 1 && LETTERS.indexOf(word.charAt(0)) < 0) {
      return null;
    }
    return KNOWN.get(word.toLowerCase(Locale.ROOT));
  }

  /// True for a word such as "days".
  static boolean isTime(String word) {
    Unit unit = of(word);
    return unit != null && (unit.dimension.equals("s") || unit.dimension.equals("month"));
  }

  /// The square or the cube of it where a small figure says so: "km²", with as many square metres.
  ///
  /// @param end where the unit ends in the text
  public Unit raised(String text, int end) {
    char after = end < text.length() ? text.charAt(end) : ' ';
    return switch (after) {
      case '²' -> new Unit(dimension + after, factor * factor);
      case '³' -> new Unit(dimension + after, factor * factor * factor);
      default -> this;
    };
  }

  /// True where a small figure follows that makes a unit the square or the cube of it.
  ///
  /// @param end where the unit ends in the text
  static boolean isRaised(String text, int end) {
    return end < text.length() && (text.charAt(end) == '²' || text.charAt(end) == '³');
  }

  private static final WordSet CURRENCIES = WordLists.words("currencies");

  private static final WordSet MONEY = WordLists.words("money-measures");

  /// True for a currency by its code of three capitals.
  static boolean isCurrency(String word) {
    return CURRENCIES.contains(word);
  }

  /// True for what sums of money measure.
  static boolean isMoney(String dimension) {
    return MONEY.contains(dimension);
  }

  private static void put(String dimension, double factor, String... words) {
    for (String word : words) {
      KNOWN.put(word, new Unit(dimension, factor));
    }
  }
}
