package app.assay.points.rules;

import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.CalendarDate;
import app.assay.points.reading.DateMention;
import app.assay.points.reading.DocumentReading;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import app.assay.text.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// Finds versions of one kind that prose numbers and dates the other way round: "second printing, 1
/// September 2026" and "first printing 15 September 2026".
final class NumberedVersions {

  private static final WordSet KINDS = WordLists.words("numbered-version");
  private static final WordSet JOINTS = WordLists.words("numbered-version-joint");

  /// From the version to its date.
  private static final int REACH = 3;

  /// Two dates that are nearer to each other are one place.
  private static final int NEAR = 80;

  /// A text of more is a history.
  private static final int MOST = 12;

  /// @param kind "printing"
  /// @param number which of them
  private record Told(PlacedBlock block, String kind, int number, CalendarDate date, Span place) {

    /// The earlier one is dated after the later one.
    boolean contradicts(Told later) {
      return kind.equals(later.kind) && number < later.number && later.date.isBefore(date);
    }

    boolean areApart(Told other) {
      return contradicts(other) || other.contradicts(this);
    }
  }

  /// @param place the date at fault
  /// @param other the one that it contradicts
  record Misfit(Span place, Span other) {}

  private NumberedVersions() {}

  static List<Misfit> in(DocumentReading document) {
    List<Told> told = new ArrayList<>();
    for (PlacedBlock block : Amounts.spoken(document, KINDS)) {
      for (Sentence sentence : block.reading().sentences()) {
        if (sentence.mayHold(KINDS) && !sentence.hasAny(Cue.HYPOTHETICAL, Cue.DISCREPANCY)) {
          sentence.dates().forEach(d -> of(block, sentence, d).ifPresent(told::add));
        }
      }
    }
    return told.size() > MOST ? List.of() : misfits(told);
  }

  /// Of two dates each may be wrong; one that contradicts more than the other is.
  private static List<Misfit> misfits(List<Told> told) {
    List<Misfit> found = new ArrayList<>();
    for (Told one : told) {
      for (Told other : told) {
        if (one.contradicts(other)) {
          long mine = told.stream().filter(t -> t.areApart(one)).count();
          long others = told.stream().filter(t -> t.areApart(other)).count();
          Span both =
              new Span(
                  Math.min(one.place().start(), other.place().start()),
                  Math.max(one.place().end(), other.place().end()));
          if (one.block() == other.block() && mine == others && both.length() <= NEAR) {
            found.add(new Misfit(both, one.place()));
          } else {
            addIf(mine >= others, one, other, found);
            addIf(others >= mine, other, one, found);
          }
        }
      }
    }
    return found;
  }

  private static void addIf(boolean wrong, Told one, Told other, List<Misfit> found) {
    if (wrong) {
      found.add(new Misfit(one.place(), other.place()));
    }
  }

  private static Optional<Told> of(PlacedBlock block, Sentence sentence, DateMention date) {
    Optional<CalendarDate> day = date.doubted() || !date.isDay() ? Optional.empty() : date.sound();
    Tokens tokens = sentence.tokens();
    for (int i = date.from() - 1;
        day.isPresent() && i >= Math.max(sentence.from(), date.from() - REACH);
        i--) {
      boolean joint = tokens.isOneOf(i, JOINTS) || tokens.is(i, TokenClass.COMMA);
      if (!joint && !tokens.is(i, TokenClass.OPEN)) {
        return told(block, sentence, i, date, day.get());
      }
    }
    return Optional.empty();
  }

  /// "Version 2" or "second printing", whose last token it is.
  private static Optional<Told> told(
      PlacedBlock block, Sentence sentence, int last, DateMention date, CalendarDate day) {
    Tokens tokens = sentence.tokens();
    if (last - 1 < sentence.from()) {
      return Optional.empty();
    }
    boolean behind = tokens.isOneOf(last - 1, KINDS) && tokens.is(last, TokenClass.NUM);
    boolean before = tokens.isOneOf(last, KINDS);
    int number =
        behind
            ? LengthOfTime.whole(tokens.text(last))
            : before ? LengthOfTime.ordinal(tokens.lower(last - 1)) : 0;
    String kind = tokens.text(behind ? last - 1 : last).toLowerCase(Locale.ROOT);
    Span place = block.place(tokens.span(date.from(), date.to()));
    return number > 0 ? Optional.of(new Told(block, kind, number, day, place)) : Optional.empty();
  }
}
