package app.assay.cgd;

import app.assay.text.Span;
import java.util.List;
import java.util.Optional;

/// The `## HITL Verification Record` section (FS §1.2.1).
///
/// @param heading the section's heading; its number, where it has one, is a matter of style
/// @param section from the heading to the next of its level, or to the end marker
/// @param roundA `### Round A: …`
/// @param roundB `### Round B: …`
public record HitlRecord(
    Heading heading, Span section, Optional<RoundSection> roundA, Optional<RoundSection> roundB) {

  /// One round of the record.
  ///
  /// @param section from its heading to the next heading, or to the record's end
  /// @param bullets list items outside fences, "None" among them
  /// @param table the first table
  public record RoundSection(
      Heading heading, Span section, List<Bullet> bullets, Optional<Table> table) {

    public RoundSection {
      bullets = List.copyOf(bullets);
    }
  }

  /// A list item of one line.
  ///
  /// @param line the whole line without its break
  /// @param content the item's words without the bullet
  public record Bullet(Span line, Span content) {}
}
