package app.assay.text;

/// A place as editors show it.
///
/// @param line 1-based line
/// @param column 1-based column in UTF-16 units
public record Position(int line, int column) {

  @Override
  public String toString() {
    return line + ":" + column;
  }
}
