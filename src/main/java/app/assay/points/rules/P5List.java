package app.assay.points.rules;

import app.assay.finding.Fix;
import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.points.check.Detector;
import app.assay.points.check.Fixes;
import app.assay.points.check.PointSink;
import app.assay.points.check.PointsContext;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.DocumentReading;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import app.assay.text.Span;
import app.assay.text.TextEdit;
import app.assay.text.WhiteSpace;
import java.util.List;

/// A text announces a number of things and lists another: "six steps" over seven of them.
public final class P5List implements Detector.OfDocument {

  private static final Rule RULE =
      new Rule(
          "P5-LIST",
          Severity.CRITICAL,
          5,
          "More or fewer things are listed than announced",
          "Clarity Gate procedures, point 5");

  private static final List<String> NUMERALS =
      List.of(
          "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
          "eleven", "twelve");

  /// So soon behind the number it is said how many are left.
  private static final int REACH = 40;

  private static final WordSet REMAIN = WordLists.words("so-many-left");

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public void inspect(DocumentReading document, PointsContext context, PointSink out) {
    List<Announced> all = Announcements.of(document);
    for (Announced announced : all) {
      if (!isLeft(announced)) {
        report(document, announced, out);
      }
    }
    PartsBeside.in(document).stream()
        .filter(parts -> all.stream().noneMatch(a -> a.count().overlaps(parts.count())))
        .forEach(parts -> report(document, parts, out));
  }

  /// "It lists four actions. One has been closed; three remain.": as many as are listed.
  private static boolean isLeft(Announced announced) {
    Sentence sentence = announced.whole().sentence();
    Tokens tokens = sentence.tokens();
    int to = Math.min(tokens.count(), sentence.to() + REACH);
    for (int i = sentence.to(); i + 1 < to; i++) {
      boolean number =
          tokens.value(i) == announced.listed() || tokens.wordValue(i) == announced.listed();
      if (number && tokens.isOneOf(i + 1, REMAIN)) {
        return true;
      }
    }
    return false;
  }

  private static void report(DocumentReading document, Announced announced, PointSink out) {
    String said = WhiteSpace.collapse(announced.count().in(document.text()));
    String number = like(announced.number().in(document.text()), announced.listed());
    int there = document.line(announced.listing().start());
    int here = document.line(announced.count().start());
    Fix state = Fixes.differing(end(document, announced.listing()), said, here);
    Fix count =
        new Fix(
            "Write “%s” for what is listed".formatted(number),
            new TextEdit(announced.number(), number));
    boolean told = isToldElsewhere(document, announced);
    out.report(
        announced.count(),
        announced.sums()
            ? "“%s” is said here, what line %d lists adds up to %d."
                .formatted(said, there, announced.listed())
            : "“%s” is announced, %d are listed in line %d."
                .formatted(said, announced.listed(), there),
        told ? List.of(state) : List.of(count, state));
    if (!announced.isShown()) {
      return;
    }
    out.report(
        announced.listing(),
        announced.sums()
            ? "This adds up to %d, line %d says “%s”.".formatted(announced.listed(), here, said)
            : "%d are listed, line %d announces “%s”.".formatted(announced.listed(), here, said),
        told ? List.of(state) : List.of(state, count));
  }

  /// Another place counts the same things and does not arrive at what is listed: written here
  /// alone, that number would contradict it.
  private static boolean isToldElsewhere(DocumentReading document, Announced announced) {
    return ValuesByNoun.of(document).tellOther(announced.whole(), announced.listed());
  }

  /// Before the mark that ends it.
  private static int end(DocumentReading document, Span listing) {
    int end = listing.end();
    return end > listing.start() && ".;:".indexOf(document.text().charAt(end - 1)) >= 0
        ? end - 1
        : end;
  }

  /// A number in the way in which another is written, where it is written otherwise: what is said
  /// of "16 zones" reads otherwise than of "fourteen zones".
  ///
  /// @param written as it stands elsewhere
  static String like(String model, String written, double number) {
    boolean same = Character.isDigit(model.charAt(0)) == Character.isDigit(written.charAt(0));
    return same || number != Math.rint(number) ? written : like(model, (long) number);
  }

  /// A number in the way in which another is written.
  private static String like(String model, long number) {
    if (Character.isDigit(model.charAt(0)) || number >= NUMERALS.size()) {
      return Long.toString(number);
    }
    String word = NUMERALS.get((int) number);
    return Character.isUpperCase(model.charAt(0))
        ? Character.toUpperCase(word.charAt(0)) + word.substring(1)
        : word;
  }
}
