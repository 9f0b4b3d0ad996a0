package app.assay.vault.sql;

import java.sql.SQLException;

/// A row that the schema should have refused.
final class UnreadableRow extends SQLException {

  private static final long serialVersionUID = 1L;

  UnreadableRow(String what) {
    super(what);
  }
}
