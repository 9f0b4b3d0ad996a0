package app.assay;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/// The program as a process of its own, where a window is asked for and none can be.
@EnabledOnOs(OS.LINUX)
class NoDisplayTest {

  private record Run(int exit, String out, String err) {}

  @TempDir private Path folder;

  @Test
  void displayThatDoesNotAnswerGivesTheFindingsAndTheAdviceAndNoTrace() throws Exception {
    Run run = start(":7777");
    assertThat(run.out()).contains("1 file: 0 errors").contains("sudo apt-get install");
    assertThat(run.err()).doesNotContain("Exception").doesNotContain("\tat ");
    assertThat(run.exit()).isLessThanOrEqualTo(1);
  }

  @Test
  void withoutADisplayNoWindowIsTried() throws Exception {
    Run run = start("");
    assertThat(run.out()).contains("1 file: 0 errors").contains("No display answers");
    assertThat(run.err()).doesNotContain("Exception").doesNotContain("\tat ");
  }

  private Run start(String display) throws IOException, InterruptedException {
    Path file = folder.resolve("plan.cgd.md");
    Files.copy(Path.of("sample-vaults", "lighthouse", "documents", "capacity-plan.cgd.md"), file);
    Path err = folder.resolve("err");
    ProcessBuilder builder =
        new ProcessBuilder(
                List.of(
                    Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                    "-XX:TieredStopAtLevel=1",
                    "--enable-native-access=ALL-UNNAMED",
                    "-cp",
                    System.getProperty("java.class.path"),
                    Main.class.getName(),
                    file.toString()))
            .redirectError(err.toFile());
    builder.environment().put("DISPLAY", display);
    builder.environment().put("ASSAY_SETTINGS", folder.resolve("settings").toString());
    builder.environment().remove("WAYLAND_DISPLAY");
    Process process = builder.start();
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    return new Run(process.waitFor(), out, Files.readString(err));
  }
}
