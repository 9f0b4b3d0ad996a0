package app.assay.cgd.rules;

import app.assay.cgd.check.Check;
import java.util.List;

/// The codes of the Source-of-Truth table, E-TB (FS §10.7).
final class TableRules {

  private TableRules() {}

  static List<Check> all() {
    return List.of();
  }
}
