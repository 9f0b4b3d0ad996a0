package app.assay.points.reading;

import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.TokenClass;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Finds the quantities of a sentence or cell.
final class QuantityReader {

  private static final int LONGEST_NUMERAL = 13;

  private final Sentence sentence;
  private final Tokens tokens;
  private final List<Quantity> found = new ArrayList<>();

  QuantityReader(Sentence sentence) {
    this.sentence = sentence;
    this.tokens = sentence.tokens();
  }

  /// A number with its unit and noun before its clause is asked.
  ///
  /// @param nounFrom the first token of the noun, or -1
  private record Raw(
      int from, int to, double low, double high, String dimension, int nounFrom, int nounTo) {

    boolean isDate() {
      return dimension.equals("date") || dimension.equals("year");
    }
  }

  /// False where no word or mark of a sentence makes a quantity, as is mostly so.
  static boolean mayFind(Sentence sentence) {
    return sentence.has(Cue.COUNT)
        || sentence.has(TokenClass.NUM)
        || !sentence.dates().isEmpty()
        || JoinedUnit.mayBeIn(sentence);
  }

  List<Quantity> run() {
    List<Raw> raws = new ArrayList<>();
    ScopeReader scopes = sentence.scopes();
    for (int i = sentence.from(); i < sentence.to(); ) {
      Raw raw = scopes.isTaken(i) || tokens.isQuoted(i) ? null : at(i, scopes);
      if (raw != null) {
        raws.add(raw);
      }
      i = raw == null ? i + 1 : raw.to;
    }
    sentence.dates().forEach(d -> date(d).ifPresent(raws::add));
    if (raws.isEmpty()) {
      return List.of();
    }
    ClauseReader clauses = new ClauseReader(sentence, scopes);
    raws.forEach(r -> clauses.exclude(r.from, r.to));
    for (Raw raw : raws) {
      found.add(quantity(raw, raws, clauses, scopes));
    }
    return List.copyOf(found);
  }

  /// A day, or the year of an event.
  private Optional<Raw> date(DateMention mention) {
    return mention
        .date()
        .filter(date -> !sentence.scopes().isNote(mention.from()) && !isAsOf(mention))
        .flatMap(
            date ->
                switch (date.precision()) {
                  case DAY -> Optional.of("date");
                  case YEAR -> isYearOfEvent(mention) ? Optional.of("year") : Optional.empty();
                  default -> Optional.empty();
                })
        .map(
            kind -> {
              double day = mention.date().orElseThrow().earliest().toEpochDay();
              return new Raw(mention.from(), mention.to(), day, day, kind, -1, -1);
            });
  }

  /// "(as of 1 March 2026)": when somebody looked, which is no date of what is told.
  private boolean isAsOf(DateMention mention) {
    int as = mention.from() - 2;
    return as >= sentence.from() && isWord(as, "as") && isWord(as + 1, "of");
  }

  private boolean isYearOfEvent(DateMention year) {
    return sentence.has(Cue.EVENT)
        && year.from() > sentence.from()
        && isWord(year.from() - 1, "in");
  }

  private Quantity quantity(Raw raw, List<Raw> raws, ClauseReader clauses, ScopeReader scopes) {
    StemSet noun = raw.nounFrom < 0 ? StemSet.EMPTY : clauses.stems(raw.nounFrom, raw.nounTo);
    return new Quantity(
        sentence,
        raw.from,
        raw.to,
        raw.low,
        raw.high,
        raw.dimension,
        noun,
        new QuantityAround(
            sentence, raw.from, raw.to, others(raw, raws), raw.isDate(), clauses, scopes),
        false);
  }

  /// The places of the other quantities, to which a year nearer to them belongs.
  private static List<Integer> others(Raw raw, List<Raw> raws) {
    if (raws.size() == 1) {
      return List.of();
    }
    List<Integer> others = new ArrayList<>(raws.size() - 1);
    for (Raw other : raws) {
      if (other != raw && !other.isDate()) {
        others.add(other.from());
      }
    }
    return others;
  }

  private @Nullable Raw at(int i, ScopeReader scopes) {
    double value = value(i);
    JoinedUnit joined = Double.isNaN(value) || isPrefix(i) ? JoinedUnit.at(sentence, i) : null;
    if (joined != null) {
      return new Raw(i, joined.to(), joined.value(), joined.value(), joined.dimension(), -1, -1);
    }
    if (scopes.isPort(i) || scopes.isNeededVersion(i)) {
      String kind = scopes.isPort(i) ? "port" : "version";
      double number = Numerals.ofDigits(tokens.text(i));
      return new Raw(i, i + 1, number, number, kind, -1, -1);
    }
    NumberWords words = NumberWords.at(sentence, i);
    if (words != null) {
      return named(i, words.to(), words.value(), words.value(), "#");
    }
    if (Double.isNaN(value) || isPrefix(i) || NoAmount.isAt(sentence, i)) {
      return null;
    }
    Raw ofNext = ofNext(i, value, scopes);
    if (ofNext != null) {
      return ofNext;
    }
    int next = Tolerance.isAt(tokens, i + 1, sentence.to()) ? i + 3 : i + 1;
    double high = value;
    int last = next + 1 < sentence.to() && isRangeMark(next) ? afterSign(next + 1) : next;
    if (last > next && !Double.isNaN(value(last)) && !JoinedUnit.isChange(sentence, i)) {
      high = Math.max(value, value(last));
      next = last + 1;
    }
    String dimension = "#";
    if (tokens.is(i, TokenClass.MONEY)) {
      dimension = currency(i);
    } else if (tokens.is(next - 1, TokenClass.PERCENT)) {
      dimension = "%";
    } else if (tokens.is(i, TokenClass.FACTOR) || tokens.is(i, TokenClass.YEAR) || isPartOf(next)) {
      return null;
    }
    Unit code = dimension.equals("#") && i > sentence.from() ? currencyCode(i - 1) : null;
    if (code != null) {
      dimension = code.dimension();
    }
    boolean money = code != null;
    double scale = next < sentence.to() ? scale(next, money) : 1;
    if (scale > 1) {
      next++;
    }
    return named(i, next, value * scale, high * scale, dimension);
  }

  /// Of "from 12.6 to 7.4 per cent" the first number is of what the second is of, and so is that of
  /// "between 3 and 5 kg", which is one value.
  private @Nullable Raw ofNext(int i, double value, ScopeReader scopes) {
    boolean between = i > sentence.from() && isWord(i - 1, "between") && isWord(i + 1, "and");
    boolean change = isWord(i + 1, "to") && JoinedUnit.isChange(sentence, i);
    boolean plain = !tokens.is(i, TokenClass.MONEY) && !tokens.is(i, TokenClass.PERCENT);
    double second = (between || change) && plain ? value(i + 2) : Double.NaN;
    Raw next = second > 0 && !tokens.is(i, TokenClass.YEAR) ? at(i + 2, scopes) : null;
    if (next == null || (next.dimension.equals("#") && next.nounFrom < 0)) {
      return null;
    }
    double low = next.low == second ? value : value * next.low / second;
    double high = between ? Math.max(low, next.low) : low;
    int to = between ? next.to : i + 1;
    return new Raw(i, to, low, high, next.dimension, next.nounFrom, next.nounTo);
  }

  /// Behind the sign of "−10 to +40".
  private int afterSign(int i) {
    boolean sign = tokens.is(i, '+') || tokens.is(i, '−') || tokens.is(i, '-');
    return sign && i + 1 < sentence.to() && tokens.start(i + 1) == tokens.end(i) ? i + 1 : i;
  }

  /// Of "40 million"; "EUR 1.4m" is no length.
  private double scale(int token, boolean money) {
    String word = tokens.text(token);
    return money && word.equals("m") ? Numerals.scaleOfWord("million") : Numerals.scaleOfWord(word);
  }

  /// The sign before or after the digits.
  private String currency(int token) {
    char first = tokens.text().charAt(tokens.start(token));
    char sign = Character.isDigit(first) ? tokens.text().charAt(tokens.end(token) - 1) : first;
    return switch (sign) {
      case 'R' -> "rand";
      case '¢' -> "cent";
      default -> String.valueOf(sign);
    };
  }

  /// "NOK 4,600"
  private @Nullable Unit currencyCode(int token) {
    return tokens.is(token, TokenClass.CAP) && Unit.isCurrency(tokens.text(token))
        ? Unit.of(tokens.text(token))
        : null;
  }

  /// "2-methyl", "30-second"
  private boolean isPrefix(int i) {
    String text = tokens.text();
    int end = tokens.end(i);
    return end + 1 < text.length()
        && text.charAt(end) == '-'
        && Character.isLetter(text.charAt(end + 1));
  }

  /// "4 of the partner farms"
  private boolean isPartOf(int at) {
    return at + 1 < sentence.to()
        && isWord(at, "of")
        && tokens.is(at + 1, TokenClass.WORD)
        && tokens.isLight(at + 1)
        && Double.isNaN(value(at + 1))
        && !(isWord(at + 1, "the") && !Double.isNaN(value(at + 2)));
  }

  private Raw named(int from, int next, double low, double high, String plain) {
    int to = next;
    double factor = 1;
    String dimension = plain;
    Unit over = plain.equals("#") && Remarks.endAt(sentence, to) ? TitleUnit.of(sentence) : null;
    if (over != null) {
      return new Raw(from, to, low * over.factor(), high * over.factor(), over.dimension(), -1, -1);
    }
    if (plain.equals("#") && to < sentence.to() && tokens.is(to, TokenClass.WORD)) {
      Unit unit = Unit.of(tokens.text(to));
      if (unit != null && !(unit.dimension().equals("a") && tokens.text(to).equals("a"))) {
        unit = unit.raised(tokens.text(), tokens.end(to));
        dimension = unit.dimension();
        factor = unit.factor();
        to++;
        MixedUnit more = low == high ? MixedUnit.at(sentence, to, unit) : null;
        if (more != null) {
          double all = low * factor + more.value();
          return new Raw(from, more.to(), all, all, dimension, -1, -1);
        }
      } else if (isPerCent(to)) {
        dimension = "%";
        to += 2;
      }
    }
    int per = per(to);
    if (per > 0) {
      dimension += "/" + tokens.stem(per);
      to = per + 1;
    }
    int nounFrom = -1;
    int nounTo = to;
    if (dimension.equals("#")) {
      nounTo = NounPhrase.end(tokens, to, sentence.to());
      nounFrom = nounTo > to ? to : -1;
      if (nounFrom < 0 && isInBrackets(from, to)) {
        return bracketed(from, to, low, high);
      }
      int after = per(nounTo);
      if (nounFrom >= 0 && after > 0) {
        dimension = "#/" + tokens.stem(after);
      }
    } else if (to + 1 < sentence.to() && isWord(to, "of") && !isWord(to + 1, "the")) {
      nounTo = ofEnd(to + 1);
      nounFrom = nounTo > to + 1 ? to + 1 : -1;
      int after = per(nounTo);
      if (nounFrom >= 0 && after > 0 && per <= 0) {
        dimension += "/" + tokens.stem(after);
      }
    }
    return new Raw(
        from,
        nounFrom < from ? to : nounTo,
        low * factor,
        high * factor,
        dimension,
        nounFrom,
        nounTo);
  }

  /// "Ground stations (187)"
  private boolean isInBrackets(int from, int to) {
    return from > sentence.from() + 1
        && tokens.is(from - 1, '(')
        && to < sentence.to()
        && tokens.is(to, ')')
        && tokens.is(from - 2, TokenClass.WORD);
  }

  private Raw bracketed(int from, int to, double low, double high) {
    int noun = from - 2;
    while (noun > sentence.from()
        && noun > from - 3
        && tokens.is(noun - 1, TokenClass.WORD)
        && !tokens.isLight(noun - 1)) {
      noun--;
    }
    return new Raw(from, to, low, high, "#", noun, from - 1);
  }

  /// The word after "per", "a" or a slash, or 0.
  private int per(int from) {
    int at = from;
    while (at < sentence.to() && sentence.isNote(at)) {
      at++;
    }
    if (at + 1 >= sentence.to() || !tokens.is(at + 1, TokenClass.WORD)) {
      return 0;
    }
    boolean mark = isWord(at, "per") || isWord(at, "each") || tokens.is(at, TokenClass.SLASH);
    boolean article = isWord(at, "a") || isWord(at, "an");
    boolean within = (isWord(at, "within") || isWord(at, "in")) && isArticle(at + 1);
    if (within && at + 2 < sentence.to() && isPeriod(at + 2)) {
      return at + 2;
    }
    if (mark && isNameBeforeNoun(at + 1)) {
      return at + 2;
    }
    return mark || (article && isPeriod(at + 1)) ? at + 1 : 0;
  }

  private boolean isArticle(int token) {
    return isWord(token, "a") || isWord(token, "an") || isWord(token, "each");
  }

  /// "per Polarsense unit"
  private boolean isNameBeforeNoun(int token) {
    return token + 1 < sentence.to()
        && tokens.is(token, TokenClass.CAP)
        && tokens.is(token + 1, TokenClass.WORD)
        && !tokens.is(token + 1, TokenClass.CAP)
        && !Stems.isLight(tokens.stem(token + 1));
  }

  private boolean isPeriod(int token) {
    Unit unit = Unit.of(tokens.text(token));
    return (unit != null && (unit.dimension().equals("s") || unit.dimension().equals("month")))
        || isWord(token, "night")
        || isWord(token, "shift")
        || isWord(token, "head");
  }

  private boolean isPerCent(int at) {
    return isWord(at, "per") && at + 1 < sentence.to() && isWord(at + 1, "cent");
  }

  private int ofEnd(int from) {
    int i = from;
    while (i < sentence.to()
        && i < from + 3
        && tokens.is(i, TokenClass.WORD)
        && !tokens.isLight(i)) {
      i++;
    }
    return i;
  }

  private boolean isWord(int token, String word) {
    int start = tokens.start(token);
    return tokens.end(token) - start == word.length()
        && tokens.text().regionMatches(true, start, word, 0, word.length());
  }

  private boolean isRangeMark(int token) {
    return tokens.is(token, TokenClass.DASH) || isWord(token, "to");
  }

  private double value(int token) {
    if (token >= sentence.to()) {
      return Double.NaN;
    }
    boolean word = tokens.is(token, TokenClass.WORD);
    return word && tokens.end(token) - tokens.start(token) > LONGEST_NUMERAL
        ? Double.NaN
        : tokens.value(token);
  }
}
