package app.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.cgd.CgdText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// `migrate`.
class MigrateCommandTest {

  private static final String OLD =
      """
      ---
      clarity-gate-version: 1.6
      verified-date: 2026-01-09
      verified-by: Ida Berg
      hitl-status: CONFIRMED
      points-passed: 1-9
      ---

      The project *(as of 2026-01-09)* has *(estimated)* 500 users.
      """;

  @TempDir Path folder;

  @Test
  void folderIsMigratedAndCounted() throws IOException {
    write("a.cgd.md", OLD);
    write("b.cgd.md", CgdText.valid().text());
    write("c.cgd.md", CgdText.valid().set("clarity-gate-version", "3.0").text());
    write("d.sot.md", "# Topic -- Source of Truth\n");
    write("notes.md", "# Notes\n");
    CommandRun.Result result = run("migrate", ".");
    assertThat(result.exit()).isEqualTo(1);
    assertThat(result.out())
        .startsWith("a.cgd.md: migrated\n  clarity-gate-version 1.6 -> 2.1\n")
        .endsWith("\nMigrated 1, at 2.1 already 1, newer 1, not to be migrated 1.\n");
    assertThat(result.err())
        .contains("assay: c.cgd.md: Version 3.0 is newer than 2.1; the document was left alone.\n")
        .contains(" warning W-FC01 ")
        .contains("assay: d.sot.md: The front matter cannot be read")
        .doesNotContain("notes.md");
    assertThat(run("verify", "a.cgd.md").exit()).isZero();
    assertThat(run("migrate", "a.cgd.md").out())
        .isEqualTo("Migrated 0, at 2.1 already 1, newer 0, not to be migrated 0.\n");
  }

  @Test
  void dryRunShowsStepsAndLinesAndWritesNothing() throws IOException {
    write("a.cgd.md", OLD);
    CommandRun.Result result = run("migrate", "--dry-run", "a.cgd.md");
    assertThat(result.exit()).isZero();
    assertThat(result.out())
        .startsWith("a.cgd.md: would be migrated\n")
        .contains("  hitl-status CONFIRMED -> REVIEWED\n")
        .contains("  - verified-by: Ida Berg\n", "  + processed-by: Ida Berg\n")
        .contains("  + Clarity Gate: CLEAR | REVIEWED\n")
        .endsWith("Would migrate 1, at 2.1 already 0, newer 0, not to be migrated 0.\n");
    assertThat(read("a.cgd.md")).isEqualTo(OLD);
  }

  @Test
  void otherEndingOfTheNameIsSaid() throws IOException {
    write("truth.sot.md", OLD);
    assertThat(run("migrate", ".").err())
        .contains("assay: truth.sot.md: Rename the file so that it ends in .cgd.md.\n");
  }

  private CommandRun.Result run(String... arguments) {
    return CommandRun.in(folder).run(arguments);
  }

  private void write(String name, String text) throws IOException {
    Files.writeString(folder.resolve(name), text);
  }

  private String read(String name) throws IOException {
    return Files.readString(folder.resolve(name));
  }
}
