package app.assay.points.reading;

import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.TokenClass;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Gives each block its headings, its lead-in and a table's captions, in one pass.
final class SurroundingsScan {

  private static final int LONGEST_CAPTION = 60;

  private final List<BlockReading> readings;
  private final List<BlockReading> headings = new ArrayList<>();

  /// The headings as they stand, one list for all blocks of a section.
  private List<BlockReading> over = List.of();

  private Optional<Sentence> leadIn = Optional.empty();

  private final FigureNotes notes;

  private SurroundingsScan(List<BlockReading> readings) {
    this.readings = readings;
    this.notes = new FigureNotes(readings);
  }

  /// Places the blocks of a text. A block that the version before has too, in the same
  /// surroundings, is taken over from it.
  ///
  /// @param before the blocks of the version before, of which some are moved
  static List<PlacedBlock> place(
      List<Integer> starts, List<BlockReading> readings, List<PlacedBlock> before) {
    SurroundingsScan scan = new SurroundingsScan(readings);
    List<PlacedBlock> placed = new ArrayList<>(readings.size());
    int head = head(readings, before);
    int tail = tail(readings, before, head);
    int more = before.size() - readings.size();
    for (int i = 0; i < readings.size(); i++) {
      Surroundings around = scan.around(i);
      boolean there = i < head || i >= readings.size() - tail;
      PlacedBlock known = there ? before.get(i < head ? i : i + more) : null;
      placed.add(
          known != null && known.around().equals(around)
              ? known.moveTo(starts.get(i))
              : new PlacedBlock(starts.get(i), readings.get(i), around));
    }
    return placed;
  }

  private static int head(List<BlockReading> readings, List<PlacedBlock> before) {
    int most = Math.min(readings.size(), before.size());
    int head = 0;
    while (head < most && before.get(head).reading() == readings.get(head)) {
      head++;
    }
    return head;
  }

  private static int tail(List<BlockReading> readings, List<PlacedBlock> before, int head) {
    int most = Math.min(readings.size(), before.size()) - head;
    int tail = 0;
    while (tail < most
        && before.get(before.size() - 1 - tail).reading()
            == readings.get(readings.size() - 1 - tail)) {
      tail++;
    }
    return tail;
  }

  private Surroundings around(int at) {
    BlockReading block = readings.get(at);
    if (block.kind() == BlockKind.HEADING) {
      while (!headings.isEmpty() && headings.getLast().level() >= block.level()) {
        headings.removeLast();
      }
      Surroundings above =
          new Surroundings(
              List.copyOf(headings),
              Optional.empty(),
              Optional.empty(),
              Optional.empty(),
              List.of());
      headings.add(block);
      over = List.copyOf(headings);
      leadIn = Optional.empty();
      return above;
    }
    if (block.kind() == BlockKind.RULE) {
      headings.removeIf(h -> h.level() > 1);
      over = List.copyOf(headings);
    }
    if (block.kind() == BlockKind.LIST_ITEM || block.kind() == BlockKind.COMMENT) {
      return new Surroundings(over, leadIn, Optional.empty(), Optional.empty(), List.of());
    }
    boolean shown =
        block.kind() == BlockKind.TABLE || block.isPicture() || block.captionStart() >= 0;
    Optional<BlockReading> above = shown ? above(at) : Optional.empty();
    Optional<BlockReading> below = shown ? below(at) : Optional.empty();
    Surroundings here = new Surroundings(over, Optional.empty(), above, below, notes.of(at, above));
    leadIn = lastWithColon(block);
    return here;
  }

  private static Optional<Sentence> lastWithColon(BlockReading block) {
    if (block.sentences().isEmpty()) {
      return Optional.empty();
    }
    Sentence last = block.sentences().getLast();
    boolean colon = last.to() > last.from() && last.tokens().is(last.to() - 1, TokenClass.COLON);
    return colon ? Optional.of(last) : Optional.empty();
  }

  /// The caption over a block; the source line under the table before is that table's. A line in
  /// square brackets, `[source: …]`, between two tables is of both.
  private Optional<BlockReading> above(int at) {
    boolean between = at > 1 && readings.get(at - 2).kind() == BlockKind.TABLE;
    return caption(at - 1)
        .filter(n -> !between || !isSourceLine(n) || n.text().stripLeading().startsWith("["));
  }

  /// The note under a block; a paragraph over the next table is that table's.
  private Optional<BlockReading> below(int at) {
    Optional<BlockReading> note =
        caption(at + 1).filter(n -> !isOfAnother(readings.get(at), n)).filter(n -> !isHeading(n));
    boolean next = at + 2 < readings.size() && readings.get(at + 2).kind() == BlockKind.TABLE;
    return next && note.filter(SurroundingsScan::isSourceLine).isEmpty() ? Optional.empty() : note;
  }

  /// A line all in bold, "**Annex B. Survey plan**", is over what follows; a source is not.
  private static boolean isHeading(BlockReading note) {
    String text = note.text().strip();
    return text.startsWith("**")
        && text.indexOf("**", 2) == text.length() - 2
        && !note.isNamed()
        && !isSourceLine(note);
  }

  /// A picture under a table, or under a picture that has its caption, speaks of itself.
  private static boolean isOfAnother(BlockReading block, BlockReading note) {
    boolean figure = note.isPicture() || note.captionStart() >= 0;
    return figure && (block.kind() == BlockKind.TABLE || block.captionStart() >= 0);
  }

  /// "Source: …", "Figures from …": its first words say so.
  private static boolean isSourceLine(BlockReading note) {
    if (note.sentences().isEmpty()) {
      return false;
    }
    Sentence first = note.sentences().getFirst();
    return isDatedCredit(note, first)
        || first.first(Cue.PROVENANCE).filter(m -> m.from() - first.from() <= 1).isPresent();
  }

  /// "*Event log, 1 September to 15 December 2025.*": a line in italics with a record and its day.
  private static boolean isDatedCredit(BlockReading note, Sentence first) {
    String text = note.text();
    return (text.startsWith("*") || text.startsWith("_"))
        && !text.startsWith("**")
        && first.has(Cue.RECORD)
        && (first.has(TokenClass.YEAR) || first.has(TokenClass.DATE))
        && !note.isNamed()
        && first.tokens().is(first.to() - 1, TokenClass.STOP);
  }

  /// A paragraph, callout, quote or footnote short enough to be about the table beside it.
  private Optional<BlockReading> caption(int at) {
    if (at < 0 || at >= readings.size()) {
      return Optional.empty();
    }
    BlockReading block = readings.get(at);
    boolean text =
        switch (block.kind()) {
          case PARAGRAPH, CALLOUT, QUOTE, FOOTNOTE -> true;
          default -> false;
        };
    return text && block.tokens().count() <= LONGEST_CAPTION * 2
        ? Optional.of(block)
        : Optional.empty();
  }
}
