package app.assay.cgd.edit;

import app.assay.cgd.hash.TableRow;
import app.assay.text.WhiteSpace;

/// Values from the front matter as they are written into the body.
public final class BodyText {

  private BodyText() {}

  /// One line, which can neither end the document nor open an exclusion.
  public static String oneLine(String value) {
    return WhiteSpace.collapse(value).replace("<!--", "&lt;!--");
  }

  /// The content of a table's cell (FS §4.3).
  public static String cell(String value) {
    return TableRow.escapePipes(oneLine(value));
  }
}
