package app.assay.points.reading;

import app.assay.points.lexicon.Cue;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// What stands around a block and bears on how it is read.
///
/// @param headings the headings over it, the outermost first
/// @param leadIn the sentence before a list or table that introduces it: "We expect:"
/// @param captionAbove a table's caption or introduction over it
/// @param captionBelow a note or source line right under a table
/// @param notes sentences farther off that speak of a table or figure: those of its section that
///   tell how something was found out, and those that name it by its number
public record Surroundings(
    List<BlockReading> headings,
    Optional<Sentence> leadIn,
    Optional<BlockReading> captionAbove,
    Optional<BlockReading> captionBelow,
    List<Sentence> notes) {

  public static final Surroundings NONE =
      new Surroundings(List.of(), Optional.empty(), Optional.empty(), Optional.empty(), List.of());

  /// True when a heading over the block or the sentence that leads in has the cue: items under
  /// "Planned" are planned.
  public boolean has(Cue cue) {
    return headingHas(cue) || leadInHas(cue);
  }

  public boolean headingHas(Cue cue) {
    for (int i = 0; i < headings.size(); i++) {
      if (headings.get(i).cues().has(cue)) {
        return true;
      }
    }
    return false;
  }

  /// True when the sentence that leads in has the cue.
  public boolean leadInHas(Cue cue) {
    return leadIn.isPresent() && leadIn.get().has(cue);
  }

  /// True when a table's caption, introduction or note has the cue.
  public boolean captionHas(Cue cue) {
    return (captionAbove.isPresent() && has(captionAbove.get(), cue))
        || (captionBelow.isPresent() && has(captionBelow.get(), cue));
  }

  /// True when the nearest heading reads so, in any case of its letters.
  public boolean isUnder(String heading) {
    return !headings.isEmpty()
        && headings.getLast().sentences().stream()
            .anyMatch(s -> s.text().toLowerCase(Locale.ROOT).contains(heading));
  }

  private static boolean has(BlockReading block, Cue cue) {
    return block.cues().has(cue);
  }
}
