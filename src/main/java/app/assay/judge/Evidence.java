package app.assay.judge;

/// A text that a judge may quote.
///
/// @param id unique in its question, such as `e1`
/// @param source where it comes from, for people: a path with a section, an address
/// @param text verbatim; quotes must occur in it exactly
public record Evidence(String id, String source, String text) {

  public Evidence {
    if (id.isBlank()) {
      throw new IllegalArgumentException("evidence needs an id");
    }
  }
}
