package app.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.cgd.CgdText;
import app.assay.report.ReportSchema;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class VerifyCommandTest {

  private static final String BROKEN = CgdText.valid().text().replace("---\n\n#", "---x\n\n#");

  @TempDir Path folder;

  @Test
  void validDocumentIsClean() throws IOException {
    write("lamp.cgd.md", CgdText.valid().text());
    CommandRun.Result result = run("verify", "lamp.cgd.md");
    assertThat(result)
        .isEqualTo(
            new CommandRun.Result(
                0, "1 file: 0 errors, 0 warnings, 0 not evaluated, 0 deferred.\n", ""));
  }

  @Test
  void errorInTheFrontMatterEndsWithOne() throws IOException {
    write("lamp.cgd.md", CgdText.valid().text().replace("points-passed: 1-9", " points: [1"));
    CommandRun.Result result = run("verify", "lamp.cgd.md");
    assertThat(result.exit()).isEqualTo(1);
    assertThat(result.out()).startsWith("lamp.cgd.md:").contains(" error E-ST01 ");
    assertThat(result.err()).isEmpty();
  }

  @Test
  void missingFileEndsWithTwo() {
    CommandRun.Result result = run("verify", "gone.cgd.md");
    assertThat(result.exit()).isEqualTo(2);
    assertThat(result.err()).isEqualTo("assay: gone.cgd.md: There is no such file or folder.\n");
  }

  @Test
  void jsonFollowsItsSchema() throws IOException {
    write("lamp.cgd.md", CgdText.pending("B").text());
    write("gone.cgd.md", BROKEN);
    CommandRun.Result result = run("verify", "--format", "json", ".", "nowhere");
    assertThat(ReportSchema.objections(result.out())).isEmpty();
  }

  private CommandRun.Result run(String... arguments) {
    return CommandRun.in(folder).run(arguments);
  }

  private void write(String name, String text) throws IOException {
    Files.writeString(folder.resolve(name), text);
  }
}
