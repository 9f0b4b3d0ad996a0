package app.assay.cgd.rules;

import app.assay.cgd.check.Check;
import java.util.List;

/// The codes of the Source-of-Truth table, E-TB (FS §10.7).
final class TableRules {

  private TableRules() {}

  static List<Check> all() {
    return List.of(
        new ETb01(), new ETb02(), new ETb03(), new ETb04(), new ETb05(), new ETb06(), new ETb07());
  }
}
