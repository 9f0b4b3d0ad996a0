package app.assay.points.rules;

import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.BlockKind;
import app.assay.points.reading.BlockReading;
import app.assay.points.reading.CalendarDate;
import app.assay.points.reading.Clock;
import app.assay.points.reading.DateMention;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Surroundings;
import app.assay.points.reading.TableReading;
import app.assay.points.reading.Tokens;
import java.util.List;

/// Tells whether a date outside a sentence dates it: that of its heading, entry, row or table.
///
/// @param block the block that is read
/// @param around what stands around it
record DatedContext(BlockReading block, Surroundings around) {

  /// Tokens in which an entry says whether it is a sentence about its version.
  private static final int NEAR = 3;

  /// Behind a version they make a sentence of it.
  private static final WordSet SAYS = WordLists.words("version-says");

  boolean dates(Sentence sentence) {
    return isUnderDate()
        || isDatedTable()
        || isDatedBlock()
        || sentence.cell().filter(c -> !c.isHeader()).map(this::isDatedRow).orElse(false);
  }

  /// Nothing dates it but the heading of a release.
  boolean isOfReleaseAlone(Sentence sentence) {
    return sentence.cell().isEmpty()
        && isUnderDate()
        && !isDatedBlock()
        && around.headings().stream()
            .filter(h -> h.level() > 1)
            .flatMap(h -> h.sentences().stream())
            .allMatch(
                s -> Versions.opens(s) || s.dates().stream().noneMatch(DatedContext::isNarrow));
  }

  /// A date, a clock or a version in the cell says when.
  private static boolean hasDate(Sentence sentence) {
    if (!sentence.dates().isEmpty() || sentence.has(TokenClass.VERSION)) {
      return true;
    }
    Tokens tokens = sentence.tokens();
    for (int i = sentence.from(); i < sentence.to(); i++) {
      if (Clock.seconds(tokens, i) >= 0) {
        return true;
      }
    }
    return false;
  }

  /// A heading below the title with a date or version.
  private boolean isUnderDate() {
    return around.headings().stream()
        .filter(h -> h.level() > 1)
        .flatMap(h -> h.sentences().stream())
        .anyMatch(s -> s.dates().stream().anyMatch(DatedContext::isNarrow) || Versions.opens(s));
  }

  /// "Programme for 2026" leaves open which day is meant.
  private static boolean isNarrow(DateMention date) {
    return date.date().map(d -> d.precision() != CalendarDate.Precision.YEAR).orElse(true);
  }

  /// A list item or paragraph that opens with its date or version.
  private boolean isDatedBlock() {
    if (block.kind() == BlockKind.TABLE || block.sentences().isEmpty()) {
      return false;
    }
    Sentence first = block.sentences().getFirst();
    boolean date = first.dates().stream().anyMatch(d -> opens(first, d));
    return date || Clock.seconds(first.tokens(), first.from()) >= 0 || isEntry(first);
  }

  /// A paragraph's date must stand before it like a label: "On 3 May the club moved" dates one
  /// sentence of it only.
  private boolean opens(Sentence first, DateMention date) {
    int lead = date.from() - first.from();
    return block.kind() == BlockKind.PARAGRAPH
        ? lead == 0 && (date.to() >= first.to() || !first.tokens().is(date.to(), TokenClass.WORD))
        : lead <= 2;
  }

  /// "Version 1 was switched off" is a sentence about that version, "Version 1: …" an entry on it.
  private boolean isEntry(Sentence first) {
    if (!Versions.opens(first)) {
      return false;
    }
    for (int i = first.from(); i < first.to() && i - first.from() <= NEAR; i++) {
      if (first.tokens().isOneOf(i, SAYS)) {
        return false;
      }
    }
    return true;
  }

  /// The date stands in the table's caption, in its note or in one of its headers.
  private boolean isDatedTable() {
    return block.kind() == BlockKind.TABLE
        && (around.captionAbove().filter(DatedContext::isAsOf).isPresent()
            || around.captionBelow().filter(DatedContext::isAsOf).isPresent()
            || block.sentences().stream().anyMatch(DatedContext::isDatedHeader));
  }

  private static boolean isAsOf(BlockReading caption) {
    return caption.sentences().stream().anyMatch(s -> !s.dates().isEmpty());
  }

  /// A header such as "As of 2026-01-31".
  private static boolean isDatedHeader(Sentence sentence) {
    return sentence.cell().map(Sentence.Cell::isHeader).orElse(false) && sentence.has(Cue.AS_OF);
  }

  private boolean isDatedRow(Sentence.Cell cell) {
    List<TableReading.Cell> row = block.table().orElseThrow().rows().get(cell.row() - 1);
    int from = row.getFirst().from();
    int to = row.getLast().to();
    return block.sentences().stream()
        .filter(s -> s.from() >= from && s.to() <= to)
        .anyMatch(s -> hasDate(s) || Versions.leads(s));
  }
}
