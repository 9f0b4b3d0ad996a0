package app.assay.cgd.rules;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.CgdParser;
import app.assay.cgd.CgdText;
import app.assay.cgd.ModelCost;
import app.assay.cgd.check.CheckContext;
import app.assay.text.SourceText;
import java.time.Instant;
import org.junit.jupiter.api.Test;

class EPl09Test extends RuleFixtures implements BuiltFixtures {

  private static final CgdDocument.Refusal REFUSED = new CgdDocument.Refusal.TooCostly(100_000_000);
  private static final String TABLE = "|a|\n|-|\n\n";

  /// Characters, lines, a table, two rows and a cell in each.
  private static final int COST =
      TABLE.length() * ModelCost.CHARACTER + 3 * ModelCost.LINE + 100 + 2 * 200;

  @Override
  public CgdDocument firing() {
    return tables(100_000_000 / COST + 1);
  }

  @Override
  public CgdDocument silent() {
    return tables(99_000_000 / COST);
  }

  @Test
  void tenMegabytesOfProseAreRead() {
    String line = "The lamp room has eight windows, and the sea is seen from six of them.\n";
    CgdDocument document = body(line.repeat(9_990_000 / line.length()));
    assertThat(document.refusal()).isEmpty();
  }

  @Test
  void tenMegabytesOfEmptyLinesAreNot() {
    assertThat(body("\n".repeat(9_990_000)).refusal()).contains(REFUSED);
  }

  @Test
  void frontMatterIsCountedBeforeItIsBuilt() {
    assertThat(keys(100_000_000 / ModelCost.NODE).refusal()).contains(REFUSED);
    assertThat(keys(200_000).refusal()).isEmpty();
  }

  @Test
  void headingsAreCounted() {
    assertThat(body("# a\n".repeat(600_000)).refusal()).contains(REFUSED);
  }

  @Test
  void messageSaysWhatToDo() {
    CheckContext context = CheckContext.at(Instant.parse("2026-06-15T12:00:00Z"));
    assertThat(FormatRules.validator().evaluate(firing(), context).findings())
        .extracting(f -> f.message())
        .containsExactly(
            "Taken apart this document would need more than 100,000,000 bytes of memory, so it was"
                + " not read; split it.");
  }

  private static CgdDocument tables(int count) {
    return body(TABLE.repeat(count));
  }

  private static CgdDocument keys(int items) {
    String list = "[" + "a,".repeat(items) + "]";
    return CgdParser.standard().parse(SourceText.of(CgdText.valid().set("list", list).text()));
  }

  private static CgdDocument body(String markdown) {
    return CgdParser.standard().parse(SourceText.of(CgdText.valid().body(markdown).text()));
  }
}
