package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Surroundings;

/// Tells of a table with dates whether it is a schedule: by a header such as "Milestone" or
/// "Planned", or by the heading over it. In a schedule "switched off" names what is to be reached
/// on a day, and "contract signed" how far the preparations have come; only a word such as "done"
/// says that the day is over.
final class ScheduleTable {

  /// Over the labels: with the dates before it, "Date | Step" is a chronicle.
  private static final WordSet ROWS = WordLists.words("schedule-row");

  private static final WordSet DATES = WordLists.words("schedule-date");

  private static final WordSet HEADINGS = WordLists.words("schedule-heading");

  private static final WordSet CALENDARS = WordLists.words("calendar-heading");

  private static final WordSet EVENTS = WordLists.words("calendar-column");

  /// A header with more words tells something of its own.
  private static final int SHORT = 3;

  private ScheduleTable() {}

  static boolean is(PlacedBlock block, Grid grid) {
    for (int column = 0; column < grid.columns(); column++) {
      WordSet words = column == 0 ? ROWS : DATES;
      if (grid.cell(0, column).filter(h -> h.words() <= SHORT && has(h, words)).isPresent()) {
        return true;
      }
    }
    return isUnder(block.around(), HEADINGS) || isForDiary(block.around());
  }

  /// "Dates for the diary", with a column of places: what is listed is to come.
  static boolean isCalendar(PlacedBlock block, Grid grid) {
    for (int column = 0; column < grid.columns(); column++) {
      if (grid.cell(0, column).filter(h -> h.words() <= SHORT && has(h, EVENTS)).isPresent()) {
        return isUnder(block.around(), CALENDARS);
      }
    }
    return false;
  }

  /// "Dates for the fridge".
  private static boolean isForDiary(Surroundings around) {
    return !around.headings().isEmpty()
        && around.headings().getLast().sentences().stream()
            .anyMatch(
                h ->
                    h.tokens().isOneOf(h.from(), CALENDARS)
                        && h.from() + 1 < h.to()
                        && h.tokens().isWord(h.from() + 1, "for"));
  }

  private static boolean isUnder(Surroundings around, WordSet words) {
    if (around.headings().isEmpty()) {
      return false;
    }
    for (Sentence heading : around.headings().getLast().sentences()) {
      if (has(heading, words)) {
        return true;
      }
    }
    return false;
  }

  private static boolean has(Sentence sentence, WordSet words) {
    for (int i = sentence.from(); i < sentence.to(); i++) {
      if (sentence.tokens().is(i, TokenClass.WORD) && sentence.tokens().isOneOf(i, words)) {
        return true;
      }
    }
    return false;
  }
}
