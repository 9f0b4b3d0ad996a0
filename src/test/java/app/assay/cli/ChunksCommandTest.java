package app.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.cgd.CgdText;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// `chunks`.
class ChunksCommandTest {

  private static final String TEXT =
      CgdText.valid()
          .set("chunk-context", "optional")
          .body(
              """
              # Lamp

              ## 1.7 Glossary

              The wick is the part that burns; see §8 for when it is changed, which depends on a
              number of things that are written down there and nowhere else in this manual at all.

              ## 8. Schedule

              The wick burns for 90 days (see §1.7).
              """)
          .text();

  @TempDir Path folder;

  @Test
  void figuresPlacesAndCentralSectionsAreShown() throws IOException {
    write("lamp.cgd.md", TEXT);
    assertThat(run("chunks", "lamp.cgd.md"))
        .isEqualTo(
            new CommandRun.Result(
                0,
                """
                lamp.cgd.md: chunk-context advisable; the document says optional
                  2 references, 1 without a value in reach (50 %)
                  19:34  see §8
                  central  ## 1.7 Glossary
                """,
                ""));
  }

  @Test
  void selfContainedDocumentIsOptional() throws IOException {
    write("lamp.cgd.md", CgdText.valid().text());
    assertThat(run("chunks", ".").out())
        .isEqualTo(
            "lamp.cgd.md: chunk-context optional\n"
                + "  0 references, 0 without a value in reach (0 %)\n");
  }

  @Test
  void jsonHasTheSameFigures() throws IOException {
    write("lamp.cgd.md", TEXT);
    ObjectMapper mapper = new ObjectMapper();
    assertThat(mapper.readTree(run("chunks", "--format", "json", "lamp.cgd.md").out()))
        .isEqualTo(
            mapper.readTree(
                """
                {"version": 1, "files": [{"path": "lamp.cgd.md", "chunkContext": "advisable",
                 "declared": "optional", "references": 2, "orphanRatio": 0.5,
                 "orphans": [{"line": 19, "column": 34, "text": "see §8"}],
                 "centralSections": ["## 1.7 Glossary"]}]}\
                """));
  }

  @Test
  void anyMarkdownIsReadAndNothingBlocks() throws IOException {
    write("notes.md", "See §1. See §2. See §3.\n");
    CommandRun.Result result = run("chunks", "notes.md");
    assertThat(result.exit()).isZero();
    assertThat(result.out()).contains("3 references, 3 without a value in reach (100 %)");
  }

  @Test
  void otherFormsAndMissingFilesAreUsage() {
    assertThat(run("chunks", "x.cgd.md").exit()).isEqualTo(2);
    assertThat(run("chunks", ".", "--format", "sarif").err())
        .isEqualTo("assay: 'chunks' has no sarif form; it writes text and json.\n");
  }

  private CommandRun.Result run(String... arguments) {
    return CommandRun.in(folder).run(arguments);
  }

  private void write(String name, String text) throws IOException {
    Files.writeString(folder.resolve(name), text);
  }
}
