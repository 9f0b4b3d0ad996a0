package app.assay.cgd.hash;

/// The ways in which a `document-sha256` was found to be computed, in the order in which they are
/// tried (rulebook clarity-gate §2.2 and §12). Only [#C] is right; the others explain a stored
/// hash.
public enum Recipe {
  C("reference 2.1.3"),
  B("reference 2.1.1, end marker not told from fenced code"),
  A("skill 2.1.0, whole file"),
  L1("local recipe, file start to end marker, canonical"),
  L2("local recipe, file start to the end marker's line, as written"),
  L3("local recipe, file start to end marker, as written"),
  L4("hash of the source document beside it");

  private final String description;

  Recipe(String description) {
    this.description = description;
  }

  /// True where a match shows that the whole text is as it was stamped. [#B] stops at a marker in
  /// fenced code where it differs from the reference, and [#L4] is the hash of another file.
  public boolean bindsTheText() {
    return this != B && this != L4;
  }

  /// A few words for a person, without a final stop.
  public String description() {
    return description;
  }
}
