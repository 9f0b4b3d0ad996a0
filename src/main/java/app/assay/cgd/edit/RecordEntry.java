package app.assay.cgd.edit;

import app.assay.cgd.HitlRecord;
import app.assay.cgd.Table;
import app.assay.text.Span;

/// One line of the record that may stand for a claim.
sealed interface RecordEntry {

  Span line();

  record BulletEntry(HitlRecord.Bullet bullet) implements RecordEntry {
    @Override
    public Span line() {
      return bullet.line();
    }
  }

  record RowEntry(Table table, Table.Row row) implements RecordEntry {
    @Override
    public Span line() {
      return row.line();
    }
  }
}
