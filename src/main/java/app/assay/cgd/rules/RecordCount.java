package app.assay.cgd.rules;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.HitlRecord;
import app.assay.cgd.NoClaims;
import app.assay.cgd.Table;
import app.assay.text.Span;
import app.assay.text.WhiteSpace;
import java.util.List;
import java.util.Optional;

/// How many claims a HITL record lists: bullets and table rows under Round A, rows under Round B
/// (or bullets, where it has no table). A bullet or row that says "None" counts nothing; nor does a
/// bullet below another, nor any bullet where the front matter has no claims at all.
///
/// @param byRound false where the record has no section for a round; then all is in `roundB`
record RecordCount(int roundA, int roundB, boolean byRound) {

  static RecordCount of(CgdDocument document, HitlRecord record) {
    if (record.roundA().isEmpty() && record.roundB().isEmpty()) {
      int rows =
          document.body().tables().stream()
              .filter(table -> record.section().contains(table.span()))
              .mapToInt(RecordCount::rows)
              .sum();
      return new RecordCount(0, rows, false);
    }
    int a = record.roundA().map(it -> bullets(document, it) + rows(it.table())).orElse(0);
    int b =
        record
            .roundB()
            .map(it -> it.table().isPresent() ? rows(it.table()) : bullets(document, it))
            .orElse(0);
    return new RecordCount(a, b, true);
  }

  int total() {
    return roundA + roundB;
  }

  private static int bullets(CgdDocument document, HitlRecord.RoundSection section) {
    if (document.claims().isEmpty()) {
      return 0;
    }
    List<HitlRecord.Bullet> bullets = section.bullets();
    int outermost =
        bullets.stream().mapToInt(b -> indentation(document.text(), b.line())).min().orElse(0);
    return (int)
        bullets.stream()
            .filter(b -> indentation(document.text(), b.line()) == outermost)
            .filter(b -> !NoClaims.says(b.content().in(document.text())))
            .count();
  }

  private static int indentation(String text, Span line) {
    return WhiteSpace.indentation(line.in(text));
  }

  private static int rows(Optional<Table> table) {
    return table.map(RecordCount::rows).orElse(0);
  }

  private static int rows(Table table) {
    int claim = table.column("Claim");
    return (int)
        table.rows().stream()
            .filter(row -> !row.cells().stream().allMatch(cell -> isEmpty(cell.text())))
            .filter(
                row -> claim < 0 || !(isEmpty(row.text(claim)) || NoClaims.says(row.text(claim))))
            .count();
  }

  private static boolean isEmpty(String cell) {
    return cell.isEmpty() || cell.matches("[-–—]+");
  }
}
