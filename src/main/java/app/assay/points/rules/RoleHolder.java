package app.assay.points.rules;

import app.assay.points.reading.Sentence;
import app.assay.text.Span;
import java.util.Optional;

/// Who a text says holds a role, at one place.
///
/// @param key what the role is called, see [RoleName#key()]
/// @param name who holds it
/// @param kind how it is told
/// @param sentence where; none in front matter
/// @param place the name, counted from the text's start
/// @param title the role, counted so too; the name's in front matter
record RoleHolder(
    String key, PersonName name, Kind kind, Optional<Sentence> sentence, Span place, Span title) {

  /// How it is told that somebody holds a role.
  enum Kind {
    /// In front matter, which is not judged.
    FRONT,
    /// "Contract manager: Ada Holm", in a row of a table, "Ada Holm, curator" as an item.
    LISTED,
    /// "The contract manager, Ada Holm".
    ONLY,
    /// "Ada Holm (contract manager)", which may be one of them.
    ONE
  }

  boolean isJudged() {
    return kind != Kind.FRONT;
  }

  /// It says that there is one, or stands where one is named.
  boolean isOfOne() {
    return kind != Kind.ONE;
  }
}
