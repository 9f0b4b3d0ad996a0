package app.assay.hitl.annotation;

import app.assay.cgd.Round;
import app.assay.cgd.edit.Change;
import app.assay.cgd.edit.Value;
import app.assay.cgd.hash.ClaimId;
import app.assay.text.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// A claim that a document does not have yet (FS §1.3).
///
/// @param text the statement in the document's words
/// @param value the figure that it rests on, where there is one
/// @param source what the document names, else where to verify
/// @param location `heading-slug/ordinal`
/// @param round who has to look
/// @param place where the statement stands in the text
public record ClaimDraft(
    String text, Optional<String> value, String source, String location, Round round, Span place) {

  /// The computed id (FS §5).
  public String id() {
    return ClaimId.compute(text, location);
  }

  Change.AddClaim change() {
    List<Change.Field> fields = new ArrayList<>();
    fields.add(new Change.Field("id", Value.text(id())));
    fields.add(new Change.Field("text", Value.text(text)));
    value.ifPresent(v -> fields.add(new Change.Field("value", Value.text(v))));
    fields.add(new Change.Field("source", Value.text(source)));
    fields.add(new Change.Field("location", Value.text(location)));
    fields.add(new Change.Field("round", Value.text(round.name())));
    return new Change.AddClaim(fields);
  }
}
