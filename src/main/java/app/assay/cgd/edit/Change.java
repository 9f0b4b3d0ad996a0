package app.assay.cgd.edit;

import app.assay.cgd.ClarityStatus;
import app.assay.cgd.HitlStatus;
import app.assay.text.Span;
import java.util.List;

/// One thing to change. All changes of a list speak of the document as it was given: claim indexes
/// and spans are those of that document.
public sealed interface Change {

  /// Sets a key of the front matter, or inserts it at its place in the schema's order.
  record SetField(String key, Value value) implements Change {}

  /// Removes a key of the front matter with its value; a key that is not there is no error.
  record RemoveField(String key) implements Change {}

  /// Sets a key of the front matter to a list of strings.
  record SetList(String key, List<String> items) implements Change {
    public SetList {
      items = List.copyOf(items);
    }
  }

  /// Inserts a key with keys of its own below it, such as `tier`, which stands last (FS §1.3.1).
  record InsertBlock(String key, List<Field> fields) implements Change {
    public InsertBlock {
      fields = List.copyOf(fields);
    }
  }

  /// Sets a key of a claim.
  ///
  /// @param claim 0-based index in `hitl-claims`
  record SetClaimField(int claim, String key, Value value) implements Change {}

  /// Removes a key of a claim; a key that is not there is no error.
  ///
  /// @param claim 0-based index in `hitl-claims`
  record RemoveClaimField(int claim, String key) implements Change {}

  /// Appends a claim; its fields are written in the schema's order.
  record AddClaim(List<Field> fields) implements Change {
    public AddClaim {
      fields = List.copyOf(fields);
    }
  }

  /// Removes a claim with all its lines; the last one leaves an empty list. The record follows by
  /// [RecordEdit#without].
  ///
  /// @param claim 0-based index in `hitl-claims`
  record RemoveClaim(int claim) implements Change {}

  /// Sets the two words after the end marker, or inserts the line.
  record SetStatusLine(ClarityStatus clarity, HitlStatus hitl) implements Change {}

  /// Replaces characters of the body; an empty span inserts.
  record ReplaceBody(Span span, String characters) implements Change {}

  /// A key with its value.
  record Field(String key, Value value) {}
}
