package app.assay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OpenedTest {

  @TempDir private Path folder;

  @Test
  void pathIsOpenedWithoutMakingTheCommands() throws IOException {
    Path file = Files.writeString(folder.resolve("plan.cgd.md"), "text");
    assertThat(Opened.by(List.of(file.toString()), word -> fail("asked for " + word)))
        .isEqualTo(new Opened.Window(List.of(file)));
  }

  @Test
  void nothingOpensTheWindow() {
    assertThat(by()).isEqualTo(new Opened.Window(List.of()));
  }

  @Test
  void filesAndFoldersOpenTheWindow() throws IOException {
    Path file = Files.writeString(folder.resolve("a plan.cgd.md"), "# A plan\n");
    assertThat(by(file.toString(), folder.toString()))
        .isEqualTo(new Opened.Window(List.of(file, folder)));
  }

  @Test
  void commandWinsOverAFolderOfItsName() {
    // The tests run in the checkout, where a folder src stands.
    assertThat(Opened.by(List.of("src"), "src"::equals))
        .isEqualTo(new Opened.Command(List.of("src")));
    assertThat(Opened.by(List.of("./src"), "src"::equals)).isInstanceOf(Opened.Window.class);
  }

  @Test
  void commandAndItsFileIsACommand() {
    assertThat(by("verify", folder.toString()))
        .isEqualTo(new Opened.Command(List.of("verify", folder.toString())));
  }

  @Test
  void optionIsNeverAFile() throws IOException {
    assertThat(by("--version")).isEqualTo(new Opened.Command(List.of("--version")));
    assertThat(by("-")).isInstanceOf(Opened.Command.class);
  }

  @Test
  void whatIsMissingIsLeftToTheCommandLineToName() {
    assertThat(by(folder.resolve("gone.cgd.md").toString())).isInstanceOf(Opened.Command.class);
    assertThat(by("not\0a path")).isInstanceOf(Opened.Command.class);
    assertThat(by("")).isInstanceOf(Opened.Command.class);
  }

  private static Opened by(String... arguments) {
    return Opened.by(List.of(arguments), "verify"::equals);
  }
}
