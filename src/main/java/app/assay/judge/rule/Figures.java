package app.assay.judge.rule;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The numbers and dates of a text. Numbers are read as English writes them: a comma before three
/// digits parts thousands, any other comma and a point are decimal.
///
/// @param all in their order
/// @param rest the text without them and their units
record Figures(List<Figure> all, String rest) {

  private static final String MONTH =
      "(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\\.?";
  private static final Pattern ISO = Pattern.compile("(?<!\\d)(\\d{4})-(\\d{2})-(\\d{2})(?!\\d)");
  private static final Pattern DAY_FIRST =
      Pattern.compile("(?<!\\d)(\\d{1,2})(?:st|nd|rd|th)? " + MONTH + ",? (\\d{4})(?!\\d)");
  private static final Pattern MONTH_FIRST =
      Pattern.compile("(?<!\\p{L})" + MONTH + " (\\d{1,2})(?:st|nd|rd|th)?,? (\\d{4})(?!\\d)");
  private static final Pattern NUMBER =
      Pattern.compile(
          "([$€£]?)(?<![\\p{L}\\p{N}_])((?:(?<![^\\s(])[-−])?\\d{1,30}(?:[.,]\\d{1,30}){0,10})"
              + "(?: ?(%|‰|°c|\\p{L}{1,24}))?");
  private static final Pattern WORD_NUMBER =
      Pattern.compile(
          "(?<!\\p{L})(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?!\\p{L})"
              + "(?: (\\p{L}{1,24}))?");
  private static final List<String> WORDS =
      List.of(
          "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
          "eleven", "twelve");
  private static final List<String> MONTHS =
      List.of("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec");
  private static final Pattern THOUSANDS = Pattern.compile("-?\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?");

  /// Words after a number that say nothing of what is counted.
  private static final Set<String> NO_UNIT =
      Set.of(
          "a", "an", "and", "as", "at", "but", "by", "for", "from", "in", "is", "of", "on", "or",
          "out", "per", "than", "that", "the", "then", "times", "to", "was", "were", "when",
          "which", "with");

  Figures {
    all = List.copyOf(all);
  }

  static Figures of(String text) {
    String lower = text.toLowerCase(Locale.ROOT);
    if (lower.length() != text.length()) {
      lower = text;
    }
    List<Figure> all = new ArrayList<>();
    StringBuilder left = new StringBuilder(lower);
    take(ISO, left, all, m -> date(m.group(1), m.group(2), m.group(3), m.group()));
    take(DAY_FIRST, left, all, m -> date(m.group(3), month(m.group(2)), m.group(1), m.group()));
    take(MONTH_FIRST, left, all, m -> date(m.group(3), month(m.group(1)), m.group(2), m.group()));
    take(NUMBER, left, all, Figures::number);
    take(WORD_NUMBER, left, all, Figures::wordNumber);
    return new Figures(all, left.toString());
  }

  private interface Reader {
    Figure read(MatchResult match);
  }

  /// Reads all matches and blanks their figures out, so that no other pattern reads them again.
  private static void take(Pattern pattern, StringBuilder left, List<Figure> all, Reader reader) {
    Matcher matcher = pattern.matcher(left.toString());
    while (matcher.find()) {
      Figure figure = reader.read(matcher.toMatchResult());
      all.add(figure);
      int end =
          figure.unit().isEmpty() ? matcher.start() + figure.written().length() : matcher.end();
      left.replace(matcher.start(), end, " ".repeat(end - matcher.start()));
    }
  }

  private static Figure date(String year, String month, String day, String written) {
    String value = "%s-%2s-%2s".formatted(year, month, day).replace(' ', '0');
    return new Figure(Figure.Kind.DATE, value, "", written);
  }

  private static String month(String name) {
    return Integer.toString(MONTHS.indexOf(name) + 1);
  }

  private static Figure number(MatchResult match) {
    String sign = match.group(1);
    String after = match.group(3) == null ? "" : match.group(3);
    String unit = sign.isEmpty() ? counted(after) : sign;
    String digits = match.group(2).replace('−', '-');
    return new Figure(Figure.Kind.NUMBER, value(digits), unit, sign + match.group(2));
  }

  private static Figure wordNumber(MatchResult match) {
    String after = match.group(2) == null ? "" : match.group(2);
    return new Figure(
        Figure.Kind.NUMBER,
        Integer.toString(WORDS.indexOf(match.group(1))),
        counted(after),
        match.group(1));
  }

  private static String counted(String after) {
    return NO_UNIT.contains(after) ? "" : Figure.unit(after);
  }

  private static String value(String digits) {
    String plain =
        THOUSANDS.matcher(digits).matches() ? digits.replace(",", "") : digits.replace(',', '.');
    if (plain.indexOf('.') != plain.lastIndexOf('.')) {
      return plain;
    }
    return new BigDecimal(plain).stripTrailingZeros().toPlainString();
  }
}
