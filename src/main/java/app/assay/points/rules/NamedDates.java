package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.Moment;
import app.assay.points.reading.Quantity;
import app.assay.points.reading.Remarks;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import java.util.List;
import java.util.Locale;

/// Which version or record bears a date: "edition 6 of October 2024", "5.1 (released 4 May 2026)",
/// "ADR-031 of 14 March", and the row "6 | October 2022" of a table of editions. One version has
/// one date.
final class NamedDates {

  private static final WordSet VERSIONS = WordLists.words("version-column");

  private static final WordSet JOINTS = WordLists.words("dated-joint");

  private static final WordSet LEADING = WordLists.words("leads-to-a-version");

  /// From the word before "the new version" to its number.
  private static final int NOUN = 4;

  private static final WordSet NOT_THE_DATE = WordLists.words("not-entry-date");

  /// Of one version there are drafts, previews and more on other days.
  private static final WordSet STAGES = WordLists.words("version-stage");

  private static final WordSet TERMS = WordLists.words("date-term");

  /// "5.1 (released on 4 May 2026)".
  private static final int REACH = 5;

  /// A record's name is not longer.
  private static final int LONGEST = 20;

  /// A cell of more tokens says more than a day.
  private static final int LONGEST_DATE = 4;

  private NamedDates() {}

  /// A number of the version that a day or month is the date of, or 0.
  static int of(Stated stated) {
    Quantity quantity = stated.quantity();
    if (!quantity.isMoment() || Moment.of(quantity).month() == 0) {
      return 0;
    }
    Sentence sentence = quantity.sentence();
    return sentence.cell().isPresent() && quantity.from() == sentence.from()
        ? ofRow(sentence, stated.row())
        : before(sentence, quantity.from());
  }

  /// Certain where two places date one version differently. Two tables may be of two products.
  static double score(Stated a, Stated b) {
    Moment one = Moment.of(a.quantity());
    Moment other = Moment.of(b.quantity());
    boolean tables = isOfRow(a) && isOfRow(b);
    return !tables && one.contradicts(other) ? Statements.CERTAIN : 0;
  }

  /// All that its cell says is the day.
  private static boolean isOfRow(Stated stated) {
    return stated.isInTable() && stated.quantity().from() == stated.quantity().sentence().from();
  }

  private static int before(Sentence sentence, int date) {
    Tokens tokens = sentence.tokens();
    boolean on = true;
    for (int i = date - 1; i >= Remarks.back(sentence, date, REACH); i--) {
      if (Remarks.hold(sentence, i)) {
        continue;
      }
      int name = name(sentence, i);
      if (name != 0) {
        return isStaged(sentence, i) || (on && isObject(sentence, i)) ? 0 : name;
      }
      on &= tokens.isWord(i, "on");
      boolean aside = tokens.is(i, TokenClass.COMMA) && tokens.isOneOf(i + 1, JOINTS);
      if (!aside && !tokens.isOneOf(i, JOINTS) && !tokens.is(i, TokenClass.OPEN)) {
        return 0;
      }
    }
    return 0;
  }

  /// "Agreed to version 14 on 24 March": the day is that of the deed.
  private static boolean isObject(Sentence sentence, int number) {
    for (int i = number - 1; i >= Remarks.back(sentence, number, NOUN); i--) {
      if (sentence.tokens().isOneOf(i, LEADING)) {
        return true;
      }
    }
    return false;
  }

  /// "The beta of 5.1", "5.1 beta".
  private static boolean isStaged(Sentence sentence, int name) {
    for (int i = Remarks.back(sentence, name, REACH); i < Remarks.on(sentence, name, REACH); i++) {
      if (Remarks.hold(sentence, i)) {
        continue;
      }
      if (sentence.tokens().isOneOf(i, STAGES) || sentence.tokens().isOneOf(i, TERMS)) {
        return true;
      }
    }
    return false;
  }

  /// Of "version 5.1", "edition 6", "rev. 6", "v5.1", "4.1.0" and "ADR-031" a number, or 0.
  private static int name(Sentence sentence, int token) {
    int own = self(sentence, token);
    if (own != 0) {
      return own;
    }
    Tokens tokens = sentence.tokens();
    if (!tokens.is(token, TokenClass.NUM) || token == sentence.from()) {
      return 0;
    }
    int before = tokens.is(token - 1, TokenClass.STOP) ? token - 2 : token - 1;
    boolean titled =
        before >= sentence.from()
            && (tokens.isOneOf(before, VERSIONS) || isRevision(tokens, before));
    return titled ? numbered(tokens.lower(before), tokens.lower(token)) : 0;
  }

  /// "Edition 6" is no "issue 6", and "version 5.1" is "release 5.1".
  private static int numbered(String noun, String number) {
    int key = Designations.key(number);
    return number.indexOf('.') < 0 ? 31 * Designations.stem(noun) + key : key;
  }

  private static boolean isRevision(Tokens tokens, int token) {
    return tokens.isWord(token, "rev") || tokens.isWord(token, "revision");
  }

  /// What is a name without a word before it: more than one point, letters and digits.
  private static int self(Sentence sentence, int token) {
    Tokens tokens = sentence.tokens();
    if (tokens.is(token, TokenClass.VERSION)) {
      return Designations.key(tokens.lower(token));
    }
    String text = tokens.end(token) - tokens.start(token) > LONGEST ? "" : tokens.lower(token);
    boolean record =
        tokens.is(token, TokenClass.WORD)
            && text.indexOf('-') > 0
            && Character.isDigit(text.charAt(text.length() - 1));
    return record ? Designations.key(text) : 0;
  }

  /// The version in the first cell of a row whose date this cell is.
  private static int ofRow(Sentence date, List<Sentence> row) {
    Sentence.Cell cell = date.cell().orElseThrow();
    String header = cell.header().map(h -> h.text().toLowerCase(Locale.ROOT)).orElse("");
    if (NOT_THE_DATE.stream().anyMatch(header::contains)
        || date.to() - date.from() > LONGEST_DATE) {
      return 0;
    }
    for (Sentence other : row) {
      if (other.cell().orElseThrow().column() == 0) {
        return ofLabel(other);
      }
    }
    return 0;
  }

  private static int ofLabel(Sentence label) {
    int last = label.to() - 1;
    while (last > label.from() && Remarks.hold(label, last)) {
      last--;
    }
    if (last > label.from() + 1 || isStaged(label, label.from())) {
      return 0;
    }
    int named = name(label, last);
    if (named != 0 || last > label.from() || !label.tokens().is(last, TokenClass.NUM)) {
      return named;
    }
    return isOfVersions(header(label))
        ? numbered(first(header(label)), label.tokens().lower(last))
        : 0;
  }

  private static Sentence header(Sentence label) {
    return label.cell().flatMap(Sentence.Cell::header).orElse(label);
  }

  private static boolean isOfVersions(Sentence header) {
    return header.tokens().isOneOf(header.from(), VERSIONS)
        || isRevision(header.tokens(), header.from());
  }

  private static String first(Sentence header) {
    return header.tokens().lower(header.from());
  }
}
