package app.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// `process`.
class ProcessCommandTest {

  private static final String TEXT =
      """
      # Notes

      The second boat will arrive in autumn 2026.

      A box of bulbs costs $18.40.
      """;

  @TempDir Path folder;

  @Test
  void newDocumentVerifiesAndTheTextIsUntouched() throws IOException {
    Files.writeString(folder.resolve("notes.md"), TEXT);
    CommandRun.Result result =
        run("process", "notes.md", "-o", "notes.cgd.md", "--accept", "P2-WILL,P3-COST");
    assertThat(result.out()).contains("notes.cgd.md: written as ", " | PENDING, 1 claim,");
    assertThat(Files.readString(folder.resolve("notes.md"))).isEqualTo(TEXT);
    assertThat(run("verify", "notes.cgd.md").exit()).isZero();
    assertThat(Files.readString(folder.resolve("notes.cgd.md")))
        .contains("is projected to arrive", "value: \"$18.40\"", "round: B");
  }

  @Test
  void markersAreOnlyPutInWhereAccepted() throws IOException {
    Files.writeString(folder.resolve("notes.md"), TEXT);
    CommandRun.Result result = run("process", "notes.md", "-o", "-");
    assertThat(result.exit()).isOne();
    assertThat(result.out()).contains("boat will arrive", "Clarity Gate: UNCLEAR | PENDING");
    assertThat(result.err()).contains("open: P2-WILL");
  }

  @Test
  void aDocumentThatIsThereIsKept() throws IOException {
    Files.writeString(folder.resolve("notes.md"), TEXT);
    Files.writeString(folder.resolve("notes.cgd.md"), "mine");
    assertThat(run("process", "notes.md", "-o", "notes.cgd.md").exit()).isEqualTo(2);
    assertThat(Files.readString(folder.resolve("notes.cgd.md"))).isEqualTo("mine");
  }

  @Test
  void aFolderIsProcessedIntoAFolder() throws IOException {
    Files.createDirectories(folder.resolve("in"));
    Files.createDirectories(folder.resolve("out"));
    Files.writeString(folder.resolve("in/one.md"), "# One\n\nWe keep lamps.\n");
    Files.writeString(folder.resolve("in/two.md"), "# Two\n\nWe keep bells.\n");
    CommandRun.Result result = run("process", "in", "-o", "out");
    assertThat(result.exit()).isZero();
    assertThat(folder.resolve("out/one.cgd.md")).exists();
    assertThat(folder.resolve("out/two.cgd.md")).exists();
  }

  @Test
  void severalDocumentsNeedAFolder() throws IOException {
    Files.writeString(folder.resolve("one.md"), "One\n");
    Files.writeString(folder.resolve("two.md"), "Two\n");
    CommandRun.Result result = run("process", "one.md", "two.md", "-o", "all.cgd.md");
    assertThat(result.exit()).isEqualTo(2);
    assertThat(result.err()).contains("all.cgd.md is not a folder");
  }

  @Test
  void aFileThatIsNotThereIsSaidToBeMissing() throws IOException {
    CommandRun.Result result = run("process", "gone.md", "-o", "gone.cgd.md");
    assertThat(result.exit()).isEqualTo(2);
    assertThat(result.err())
        .contains("gone.md: There is no such file")
        .doesNotContain("folder, and");
  }

  @Test
  void anotherExtensionIsRefused() throws IOException {
    Files.writeString(folder.resolve("notes.md"), TEXT);
    CommandRun.Result result = run("process", "notes.md", "-o", "out.md");
    assertThat(result.exit()).isEqualTo(2);
    assertThat(result.err()).contains("must end in .cgd.md");
  }

  @Test
  void dryRunWritesNothing() throws IOException {
    Files.writeString(folder.resolve("notes.md"), TEXT);
    assertThat(run("process", "notes.md", "-o", "n.cgd.md", "--dry-run").out())
        .contains("n.cgd.md: would be ");
    assertThat(folder.resolve("n.cgd.md")).doesNotExist();
  }

  private CommandRun.Result run(String... arguments) {
    return CommandRun.in(folder).run(arguments);
  }
}
