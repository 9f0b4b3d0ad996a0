package app.assay.cgd.edit;

import static app.assay.cgd.edit.EditCase.edited;
import static app.assay.cgd.edit.EditCase.header;
import static app.assay.cgd.edit.EditCase.parse;
import static app.assay.cgd.edit.EditCase.refused;
import static app.assay.cgd.edit.EditCase.set;
import static app.assay.cgd.edit.EditCase.yamlAfter;
import static org.assertj.core.api.Assertions.assertThat;

import app.assay.cgd.Ending;
import app.assay.cgd.yaml.YamlScalar;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class HeaderEditTest {

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '^',
      delimiter = '§',
      value = {
        "processed-by: a  # who § processed-by: new  # who",
        "processed-by: \"a\" § processed-by: \"new\"",
        "processed-by: 'a' § processed-by: 'new'",
        "processed-by:   a § processed-by:   new",
        "processed-by : a § processed-by : new",
        "\"processed-by\": a § \"processed-by\": new",
        "'processed-by': a § 'processed-by': new",
        "processed-by: !!str a § processed-by: new",
        "processed-by: [a, b] # x § processed-by: new # x",
        "processed-by: {} § processed-by: new",
        "processed-by: ~ § processed-by: new",
        "processed-by: null # x § processed-by: new # x",
        "processed-by: # x § processed-by: new # x",
        "processed-by: \"\" § processed-by: \"new\"",
        "processed-by: '🗼 🗼' # 🗼 § processed-by: 'new' # 🗼",
      })
  void replacesAValueWhereItStands(String before, String after) {
    String rest = "note: \"🗼\"   # stays  \n";
    assertThat(
            yamlAfter(
                rest + before + "\n" + rest.replace("note", "more"), set("processed-by", "new")))
        .isEqualTo(rest + after + "\n" + rest.replace("note", "more"));
  }

  @Test
  void fillsAKeyWithoutAValue() {
    assertThat(yamlAfter("k:\nb: 2\n", set("k", "new"))).isEqualTo("k: new\nb: 2\n");
    assertThat(yamlAfter("k:   \nb: 2\n", set("k", "new"))).isEqualTo("k: new   \nb: 2\n");
    assertThat(yamlAfter("k: # x\nb: 2\n", set("k", "new"))).isEqualTo("k: new # x\nb: 2\n");
    assertThat(yamlAfter("? k\n: v\nb: 2\n", set("k", "new"))).isEqualTo("? k\n: new\nb: 2\n");
    assertThat(yamlAfter("{k, b: 2}\n", set("k", "new"))).isEqualTo("{k: new, b: 2}\n");
    assertThat(yamlAfter("{k: , b: 2}\n", set("k", "new"))).isEqualTo("{k: new , b: 2}\n");
  }

  @Test
  void replacesValuesOfSeveralLinesAsAWhole() {
    assertThat(yamlAfter("a: 1\nnote: |  # why\n  x\n\n  y\n# c\nb: 2\n", set("note", "new")))
        .isEqualTo("a: 1\nnote: \"new\"  # why\n# c\nb: 2\n");
    assertThat(yamlAfter("note: >-\n  x\n  y\n\nb: 2\n", set("note", "new")))
        .isEqualTo("note: \"new\"\n\nb: 2\n");
    assertThat(yamlAfter("note: x\n  y\n\n  z # c\nb: 2\n", set("note", "new")))
        .isEqualTo("note: new # c\nb: 2\n");
    assertThat(yamlAfter("note: \"x\n  y\" # c\nb: 2\n", set("note", "new")))
        .isEqualTo("note: \"new\" # c\nb: 2\n");
    assertThat(yamlAfter("note:\n    x\nb: 2\n", set("note", "new")))
        .isEqualTo("note:\n    new\nb: 2\n");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        "a ",
        " a",
        "yes",
        "No",
        "ON",
        "y",
        "true",
        "null",
        "~",
        "12",
        "1.5",
        "0x1F",
        "0o14",
        "1e3",
        "12:30:45",
        "2026-01-12",
        "2026-01-12 10:00",
        ".5",
        "-1",
        "+1",
        ".inf",
        "- a",
        "a: b",
        "a:",
        "a #b",
        "#a",
        "&a",
        "*a",
        "!a",
        "%a",
        "@a",
        "`a`",
        "[a]",
        "{a}",
        ", a",
        "? a",
        "|",
        ">",
        "\"a\"",
        "'a'",
        "it's",
        "a\\b",
        "a\nb",
        "a\r\nb",
        "a\tb",
        "a\u0000b",
        "a\u0085b",
        "a\u2028b",
        "\uFEFFa",
        "a\u00A0",
        "\u00A0",
        "a\uFFFEb",
        "🗼",
        "é",
        "---",
        "...",
        "<<",
        "=",
        "\u007F",
        "1_000",
        "a, b",
        "a[1]",
        "https://example.org/x?y=1#z",
        "C:\\temp",
        "n:",
        "e\u0301",
        "٣"
      })
  void anyTextComesBackAsThatText(String text) {
    for (String before : List.of("k: plain", "k: 'single'", "k: \"double\"", "k:", "k: |\n  x")) {
      String yaml = yamlAfter("a: 1\n" + before + "\nb: 2\n", set("k", text));
      assertThat(header(yaml).header().entry("k").orElseThrow().value())
          .isInstanceOfSatisfying(
              YamlScalar.class, scalar -> assertThat(scalar.value()).isEqualTo(text));
    }
    String flow = edited(header("{k: v, b: 2}\n"), set("k", text)).document().header().value("b");
    assertThat(flow).isEqualTo("2");
  }

  @ParameterizedTest
  @ValueSource(strings = {"yes", "12", "2026-01-12", "1e3", "null", "12:30", "a: b", "a #b", "- a"})
  void textThatCouldBeReadAsSomethingElseIsQuoted(String text) {
    assertThat(yamlAfter("k: v\n", set("k", text))).isEqualTo("k: \"" + text + "\"\n");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"Maria", "Q3 planning doc, page 4", "https://example.org/a#b", "30 days", "🗼 é"})
  void harmlessTextStaysWithoutQuotes(String text) {
    boolean letterFirst = Character.isLetterOrDigit(text.codePointAt(0));
    assertThat(yamlAfter("k: v\n", set("k", text)))
        .isEqualTo(letterFirst ? "k: " + text + "\n" : "k: \"" + text + "\"\n");
  }

  @Test
  void whatIsAlreadyThereIsNotTouched() {
    assertThat(
            edited(
                    header("hitl-pending-count: 02\nrag-ingestable: True\nk: 'v'\n"),
                    new Change.SetField("hitl-pending-count", Value.number(2)),
                    new Change.SetField("rag-ingestable", Value.flag(true)),
                    set("k", "v"),
                    new Change.RemoveField("absent"))
                .edits())
        .isEmpty();
  }

  @Test
  void quotedNumbersAndBooleansLoseTheirQuotes() {
    assertThat(
            yamlAfter(
                "hitl-pending-count: \"3\"\nrag-ingestable: 'true'\n",
                new Change.SetField("hitl-pending-count", Value.number(3)),
                new Change.SetField("rag-ingestable", Value.flag(true))))
        .isEqualTo("hitl-pending-count: 3\nrag-ingestable: true\n");
  }

  @Test
  void newKeysTakeTheirPlaceInTheSchema() {
    assertThat(
            yamlAfter(
                "clarity-gate-version: 2.1\n"
                    + "# c\n"
                    + "hitl-status: PENDING # s\n"
                    + "extra: 1\n"
                    + "tier:\n"
                    + "  level: SOT\n",
                set("processed-by", "Nina"),
                new Change.SetField("rag-ingestable", Value.flag(false)),
                new Change.SetField("document-sha256", Value.word("PENDING")),
                set("unknown", "x"),
                set("exceptions-reason", "No expert")))
        .isEqualTo(
            "clarity-gate-version: 2.1\nprocessed-by: Nina\n# c\nhitl-status: PENDING # s\n"
                + "document-sha256: PENDING\nrag-ingestable: false\n"
                + "exceptions-reason: \"No expert\"\nextra: 1\nunknown: x\ntier:\n  level: SOT\n");
  }

  @Test
  void aKeyBeforeAllOthersKeepsTheirLines() {
    assertThat(yamlAfter("# c\n  hitl-status: PENDING\n  x: 1\n", set("processed-by", "Nina")))
        .isEqualTo("# c\n  processed-by: Nina\n  hitl-status: PENDING\n  x: 1\n");
  }

  @Test
  void emptyFrontMatterTakesAKey() {
    assertThat(edited(parse("---\n---\nbody\n"), set("k", "v")).document().text())
        .isEqualTo("---\nk: v\n---\nbody\n");
    assertThat(yamlAfter("# only a comment\n\n", set("k", "v")))
        .isEqualTo("# only a comment\n\nk: v\n");
    assertThat(yamlAfter("{}\n", set("k", "v"))).isEqualTo("{k: v}\n");
  }

  @Test
  void aKeyAfterABlockThatKeepsItsEmptyLinesLeavesTheBlockAsItIs() {
    assertThat(yamlAfter("hitl-status: |+\n  P\n\n\nx: 1\n", set("points-passed", "all")))
        .isEqualTo("hitl-status: |+\n  P\n\n\npoints-passed: all\nx: 1\n");
    assertThat(yamlAfter("hitl-status: |\n  P\n\n\nx: 1\n", set("points-passed", "all")))
        .isEqualTo("hitl-status: |\n  P\npoints-passed: all\n\n\nx: 1\n");
  }

  @Test
  void tierComesRightBeforeTheClosingDelimiter() {
    assertThat(
            yamlAfter(
                "a: 1\n# last words\n\n",
                new Change.InsertBlock(
                    "tier",
                    List.of(
                        new Change.Field("level", Value.word("SOT")),
                        new Change.Field("owner", Value.text("Harbour: office"))))))
        .isEqualTo("a: 1\n# last words\n\ntier:\n  level: SOT\n  owner: \"Harbour: office\"\n");
  }

  @Test
  void removesALineWithItsCommentAndNoOther() {
    assertThat(
            yamlAfter(
                "# a\na: 1\n# b\nb: |  # x\n  y\n  z\n\n# c\nc: 3\n", new Change.RemoveField("b")))
        .isEqualTo("# a\na: 1\n# b\n\n# c\nc: 3\n");
    assertThat(yamlAfter("a: 1\nb:\n  - x\n  - y # z\nc: 3\n", new Change.RemoveField("b")))
        .isEqualTo("a: 1\nc: 3\n");
    assertThat(yamlAfter("{a: 1, b: 2, c: 3}\n", new Change.RemoveField("a")))
        .isEqualTo("{b: 2, c: 3}\n");
    assertThat(yamlAfter("{a: 1, b: 2, c: 3}\n", new Change.RemoveField("c")))
        .isEqualTo("{a: 1, b: 2}\n");
    assertThat(yamlAfter("a: 1\n", new Change.RemoveField("a"))).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"\r\n", "\r", "\n"})
  void insertedLinesEndAsTheDocumentsDo(String lineBreak) {
    String text = "---\na: 1  \nhitl-status: P\n---\nbody\n".replace("\n", lineBreak);
    assertThat(edited(parse(text), set("points-passed", "all")).document().text())
        .isEqualTo(
            "---\na: 1  \nhitl-status: P\npoints-passed: all\n---\nbody\n"
                .replace("\n", lineBreak));
  }

  @Test
  void amongMixedLineEndingsTheNeighbourDecides() {
    assertThat(
            edited(parse("---\na: 1\nhitl-status: P\r\nb: 2\n---\n"), set("points-passed", "all"))
                .document()
                .text())
        .isEqualTo("---\na: 1\nhitl-status: P\r\npoints-passed: all\r\nb: 2\n---\n");
  }

  @Test
  void listsKeepTheLinesOfItemsThatStay() {
    Change change = new Change.SetList("exceptions-ids", List.of("a", "c", "d"));
    assertThat(yamlAfter("exceptions-ids:\n- a # 1\n# 2\n- b # 3\n- \"c\"\nx: 1\n", change))
        .isEqualTo("exceptions-ids:\n- a # 1\n# 2\n- \"c\"\n- d\nx: 1\n");
    assertThat(yamlAfter("exceptions-ids: [a, b] # x\nx: 1\n", change))
        .isEqualTo("exceptions-ids: [a, c, d] # x\nx: 1\n");
    assertThat(yamlAfter("exceptions-ids: [] # x\nx: 1\n", change))
        .isEqualTo("exceptions-ids: # x\n  - a\n  - c\n  - d\nx: 1\n");
    assertThat(yamlAfter("exceptions-ids:\nx: 1\n", change))
        .isEqualTo("exceptions-ids:\n  - a\n  - c\n  - d\nx: 1\n");
    assertThat(yamlAfter("x: 1\ntier:\n  level: SOT\n", change))
        .isEqualTo("x: 1\nexceptions-ids:\n  - a\n  - c\n  - d\ntier:\n  level: SOT\n");
  }

  @Test
  void anEmptiedListBecomesBrackets() {
    Change change = new Change.SetList("exceptions-ids", List.of());
    assertThat(yamlAfter("exceptions-ids: # x\n  - a\n  - b # y\nx: 1\n", change))
        .isEqualTo("exceptions-ids: [] # x\nx: 1\n");
    assertThat(yamlAfter("x: 1\n", change)).isEqualTo("x: 1\nexceptions-ids: []\n");
  }

  @Test
  void refusesWhatItCannotDo() {
    assertThat(refused(header("a: 1\nb: 2\na: 3\n"), set("b", "x")))
        .isEqualTo("The key 'a' is there twice on line 4; remove one of the two first.");
    assertThat(refused(header("a: [1\n"), set("b", "x")))
        .isEqualTo("The front matter cannot be read; mend it first.");
    assertThat(refused(parse("no front matter"), set("b", "x")))
        .isEqualTo("The front matter cannot be read; mend it first.");
    assertThat(refused(header("a:\n  b: 1\n"), set("a", "x")))
        .isEqualTo("The key 'a' holds lines of its own; it cannot take a single value.");
    assertThat(refused(header("? a\nb: 1\n"), set("a", "x")))
        .isEqualTo("The key 'a' is written in a way that takes no value.");
    assertThat(refused(header("a: b\n"), set("a", "lone \uD83D half")))
        .isEqualTo("The new text holds half a character; nothing was changed.");
    assertThat(
            refused(parse("---\na: b\n---\nx\n" + Ending.MARKER), set("a", "x " + Ending.MARKER)))
        .isEqualTo("The change would move the end of the document; nothing was changed.");
  }
}
