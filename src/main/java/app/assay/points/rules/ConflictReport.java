package app.assay.points.rules;

import app.assay.finding.Fix;
import app.assay.points.check.PointSink;
import app.assay.points.check.PointsContext;
import app.assay.points.reading.DocumentReading;
import app.assay.text.Span;
import app.assay.text.TextEdit;
import app.assay.text.WhiteSpace;
import java.util.List;
import java.util.function.Predicate;

/// Reports both places of a conflict, each with the other's line and words, unless what is seen of
/// both outweighs what a rule found.
final class ConflictReport {

  private ConflictReport() {}

  static void write(
      DocumentReading document, PointsContext context, Predicate<Conflict> mine, PointSink out) {
    for (Conflict conflict : Conflicts.in(document)) {
      if (mine.test(conflict)) {
        write(document, conflict, context.isThorough(), out);
      }
    }
  }

  private static void write(
      DocumentReading document, Conflict conflict, boolean thorough, PointSink out) {
    String here = words(conflict.span().in(document.text()));
    String there = words(conflict.otherSpan().in(document.text()));
    int at = document.line(conflict.otherSpan().start());
    String message = "Line %d says “%s”, here it is “%s”.".formatted(at, there, here);
    boolean sure = conflict.isSure(thorough);
    boolean heavy = conflict.isHeavy(thorough) && !conflict.isBesideLightly();
    if (heavy && (sure || conflict.weight() != Conflict.UNWEIGHED)) {
      out.report(conflict.span(), message, fixes(document, conflict, there, at));
    } else if (sure) {
      out.outweigh(conflict.span(), message);
    }
  }

  /// Of three values nobody but the author knows which one to write; what the rows of a table add
  /// up to is right, and a list shows how many it has.
  private static List<Fix> fixes(
      DocumentReading document, Conflict conflict, String there, int at) {
    Fix state = state(document, conflict, there, at);
    boolean settles =
        conflict.settled()
            && conflict.places().stream()
                .noneMatch(
                    p ->
                        isSummed(document, p)
                            || isListed(document, p)
                            || isOfMore(conflict, p)
                            || isPutOtherwise(document, conflict, p));
    return settles ? List.of(state, write(document, conflict)) : List.of(state);
  }

  private static Fix state(DocumentReading document, Conflict conflict, String there, int at) {
    String note = " [differs from “%s” in line %d]".formatted(there, at);
    return new Fix("State the discrepancy", TextEdit.insert(conflict.span().end(), note));
  }

  private static Fix write(DocumentReading document, Conflict conflict) {
    boolean numbers = conflict.places().stream().allMatch(ConflictReport::isCounted);
    boolean alone = numbers && isCounted(conflict.there());
    Span from = alone ? conflict.there().number() : conflict.otherSpan();
    String other = from.in(document.text());
    Span here = conflict.here().number();
    String text =
        alone
            ? P5List.like(here.in(document.text()), other, conflict.there().value().low())
            : other;
    return new Fix(
        "Write “%s” here too".formatted(words(text)) + in(conflict),
        conflict.places().stream()
            .map(place -> new TextEdit(alone ? place.number() : place.span(), text))
            .toList());
  }

  private static boolean isSummed(DocumentReading document, Conflict.Place place) {
    return place.value().isInCell()
        ? ColumnTotal.holds(place.block(), place.value())
        : SumsTold.of(document).isRight(place.value());
  }

  /// "€783 million per year" says more than "€738 million" does.
  private static boolean isOfMore(Conflict conflict, Conflict.Place place) {
    return !place.value().dimension().equals(conflict.there().value().dimension());
  }

  /// "30 s" for "60 seconds", "6.2 km of bank replanted" for "5.6 km of bank": written there it
  /// would change more than the number, and what else is found with it.
  private static boolean isPutOtherwise(
      DocumentReading document, Conflict conflict, Conflict.Place place) {
    boolean alone = isCounted(place) && isCounted(conflict.there());
    return !alone
        && !letters(place.span().in(document.text()))
            .equals(letters(conflict.otherSpan().in(document.text())));
  }

  private static String letters(String text) {
    StringBuilder letters = new StringBuilder();
    text.codePoints()
        .filter(c -> !Character.isDigit(c) && !Character.isWhitespace(c) && c != ',' && c != '.')
        .forEach(letters::appendCodePoint);
    return letters.toString();
  }

  private static boolean isListed(DocumentReading document, Conflict.Place place) {
    return Announcements.isOfList(place.block(), place.value())
        || Listed.isOfList(document, place.block(), place.value());
  }

  /// Its number can be changed without what is counted.
  private static boolean isCounted(Conflict.Place place) {
    return !place.number().equals(place.span());
  }

  private static String in(Conflict conflict) {
    int places = conflict.places().size();
    return places == 1 ? "" : ", in %d places".formatted(places);
  }

  private static String words(String text) {
    return WhiteSpace.collapse(text);
  }
}
