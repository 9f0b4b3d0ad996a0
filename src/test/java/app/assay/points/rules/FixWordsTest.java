package app.assay.points.rules;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.finding.Finding;
import app.assay.finding.Fix;
import app.assay.text.TextEdit;
import java.util.List;
import org.junit.jupiter.api.Test;

/// What fixes offer where a plain change of a value or date would bring up something else.
class FixWordsTest {

  private static final String REVIEWED =
      "# Inhalers\n\nLast reviewed: November 2024. Next review due: November 2025.\n";

  @Test
  void dateOfTheDocumentIsSetWithWhatWasDueBeforeMarked() {
    Fix set = only(REVIEWED, "P8-DOCUMENT-DATE").fixes().getFirst();
    String mended = TextEdit.apply(REVIEWED, set.edits());
    assertThat(mended)
        .contains("Last reviewed: 2026-03-01.")
        .contains("Next review due: November 2025 [date to be checked].");
    assertThat(PointRun.findings(mended)).noneMatch(f -> f.rule().id().equals("P8-DOCUMENT-DATE"));
  }

  @Test
  void valueIsWrittenElsewhereInTheSameWordsOnly() {
    assertThat(titles("45 days", "90 days")).anyMatch(t -> t.startsWith("Write “"));
    assertThat(titles("45 days", "9 weeks")).noneMatch(t -> t.startsWith("Write “"));
  }

  @Test
  void dateOfTheDocumentCanBeMarkedWhereSettingItWouldBringSomethingUp() {
    String text = "# Journal\n\n*Last updated: 30 August 2025*\n\nNight frost came on 24 April.\n";
    Finding stale = only(text, "P8-DOCUMENT-DATE");
    String mended = TextEdit.apply(text, stale.fixes().getLast().edits());
    assertThat(mended).contains("30 August 2025 [date to be checked]*");
    assertThat(PointRun.findings(mended)).isEmpty();
  }

  @Test
  void daysWithoutAYearAreMarkedTogether() {
    String text =
        "# Diary\n\n*Last updated: 30 October 2025*\n\n"
            + "Harvest started on 2 November and ended on 14 November, in rain.\n";
    Finding late = only(text, "P8-AFTER-DOCUMENT");
    String mended = TextEdit.apply(text, late.fixes().getLast().edits());
    assertThat(mended)
        .contains("2 November [date to be checked] and ended on 14 November [date to be checked]");
    assertThat(PointRun.findings(mended)).noneMatch(f -> f.rule().id().equals("P8-AFTER-DOCUMENT"));
  }

  @Test
  void datesAreSwappedOnlyWhereNoDayOfTheWeekStandsBesideThem() {
    assertThat(swaps("1 May 2025", "3 May 2025", "2 May 2025", "4 May 2025")).isTrue();
    assertThat(swaps("Thu 1 May 2025", "Sat 3 May 2025", "Fri 2 May 2025", "Sun 4 May 2025"))
        .isFalse();
  }

  @Test
  void datesAreNotSwappedWhereTheTimesOfDayWouldThenBeOutOfOrder() {
    assertThat(swaps("1 May 2025", "3 May 2025, 08:00", "2 May 2025, 10:00", "3 May 2025, 09:00"))
        .isFalse();
  }

  @Test
  void noteStandsBehindABracketThatBelongsToTheStatement() {
    String text = "The pump runs at present in all halls (of the north and of the south.)\n";
    Finding now = only(text, "P8-UNDATED-NOW");
    assertThat(TextEdit.apply(text, now.fixes().getFirst().edits()))
        .contains("of the south.) (as of 2026-03-01)");
  }

  @Test
  void markerStandsBeforeTheFullStopThatABracketFollows() {
    String text = "The battery runs the meter for a full shift. [Typical value, new battery.]\n";
    Finding time = only(text, "P3-TIME");
    String mended = TextEdit.apply(text, time.fixes().getFirst().edits());
    assertThat(mended).contains("a full shift [assuming …]. [Typical value, new battery.]");
    assertThat(PointRun.findings(mended)).isEmpty();
  }

  @Test
  void whatWasLookedAtInAMonthIsSetOnADay() {
    String text =
        "# Depot\n\nLamps burn.\n\n## Lists\n\n"
            + "The list at the gate of the depot was last revised in May 2025, they say.\n";
    Finding looked = only(text, "P8-LAST-LOOKED");
    assertThat(TextEdit.apply(text, looked.fixes().getFirst().edits()))
        .contains("last revised on 2026-03-01, they");
  }

  private static boolean swaps(String... dates) {
    StringBuilder text = new StringBuilder("# Log\n\n");
    for (String date : dates) {
      text.append("- ").append(date).append(": a pump was opened.\n");
    }
    return PointRun.findings(text.toString()).stream()
        .filter(f -> f.rule().id().equals("P8-EVENT-ORDER"))
        .flatMap(f -> f.fixes().stream())
        .anyMatch(f -> f.title().startsWith("Swap"));
  }

  @Test
  void dateThatANoteQuotesIsNotTold() {
    String text =
        "# Vouchers\n\n**Date:** 3 February 2026\n\nThe ledger was closed on 31 August 2025";
    assertThat(PointRun.findings(text + " [differs from “1 June 2026” in line 9].\n")).isEmpty();
  }

  @Test
  void thoseWhoAttendedAreCountedBesideANote() {
    String text =
        "# Minutes\n\n**Present:** Arrighi, Bjelland, Costamagna, Deschamps\n\n"
            + "Four voting members%s attended. Five members were in the room.\n";
    assertThat(lists(text.formatted(""))).isEqualTo(lists(text.formatted(" [see the list]")));
  }

  private static List<Finding> lists(String text) {
    return PointRun.findings(text).stream().filter(f -> f.rule().id().equals("P5-LIST")).toList();
  }

  @Test
  void planIsKnownBesideANoteThatAFixInserts() {
    String text =
        "# Town\n\nEmployers spend €30,000 on a booking module%s.\n\n"
            + "The booking module shows residents all seats.\n";
    for (String note : List.of("", " [source: …]", " *(estimated)*")) {
      assertThat(only(text.formatted(note), "P7-UNBUILT").message()).as(note).isNotEmpty();
    }
  }

  private static List<String> titles(String one, String other) {
    String text =
        "# Backups\n\nBackups are kept for "
            + one
            + ".\n\n## Deletion\n\nBackups are kept for "
            + other
            + ".\n";
    List<String> titles =
        PointRun.findings(text).stream()
            .filter(f -> f.rule().point() == 5)
            .flatMap(f -> f.fixes().stream())
            .map(Fix::title)
            .toList();
    assertThat(titles).contains("State the discrepancy");
    return titles;
  }

  private static Finding only(String text, String rule) {
    List<Finding> found =
        PointRun.findings(text).stream().filter(f -> f.rule().id().equals(rule)).toList();
    assertThat(found).hasSize(1);
    return found.getFirst();
  }
}
