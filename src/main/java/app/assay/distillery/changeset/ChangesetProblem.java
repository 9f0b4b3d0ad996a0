package app.assay.distillery.changeset;

/// Why a changeset cannot be applied.
///
/// @param index of the entry, from 0; -1 for the changeset itself
/// @param id of its candidate; may be empty
/// @param message a whole sentence
public record ChangesetProblem(int index, String id, String message) {

  /// The problem on one line, with the entry it is about.
  public String line() {
    if (index < 0) {
      return message;
    }
    return "entry %s: %s".formatted(id.isBlank() ? "at index " + index : id, message);
  }
}
