package app.assay.workspace;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.text.DocumentFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LastWindowTest {

  @TempDir Path folder;

  @Test
  void whatTheSettingsSayOfTheWindowIsThereBeforeTheyAreRead() {
    SettingsFile file = new SettingsFile(folder, new DocumentFile());
    Session session = new Session(List.of(-30.4, 12.0), true, "", List.of(), List.of(), "");
    assertThat(
            file.write(
                Settings.DEFAULT.withTheme("dark").withWindow(1280.6, 800).withSession(session)))
        .isEmpty();
    assertThat(file.lastWindow())
        .isEqualTo(new LastWindow(List.of(1281, 800), List.of(-30, 12), true, "dark"));
  }

  @Test
  void aWindowNeverUsedHasTheDefaults() {
    assertThat(new SettingsFile(folder, new DocumentFile()).lastWindow())
        .isEqualTo(LastWindow.NONE);
    assertThat(LastWindow.of(Settings.DEFAULT)).isEqualTo(LastWindow.NONE);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "width=wide\nheight=800\nleft=\ntop=4",
        "width=0\nheight=-5\nleft=999999999\ntop=1",
        "width=99999999999999999999\nheight=800",
        "width=\\u00zz",
        "\u0000\u0001"
      })
  void whatIsBrokenOrImpossibleIsLeftOut(String text) throws IOException {
    Path file = Files.writeString(folder.resolve("window.properties"), text);
    assertThat(LastWindow.read(file)).isEqualTo(LastWindow.NONE);
  }

  @Test
  void aFileOfOtherBytesOrOfGreatSizeIsLeftOut() throws IOException {
    Path bytes = Files.write(folder.resolve("bytes"), new byte[] {(byte) 0xff, (byte) 0xfe});
    Path huge = Files.writeString(folder.resolve("huge"), "theme=dark\n".repeat(10_000));
    assertThat(LastWindow.read(bytes)).isEqualTo(LastWindow.NONE);
    assertThat(LastWindow.read(huge)).isEqualTo(LastWindow.NONE);
  }

  @Test
  void aThemeThatIsNoneIsNotWritten() {
    String text = LastWindow.of(Settings.DEFAULT.withTheme("dark\nwidth=5")).text();
    assertThat(text).endsWith("theme=system\n");
  }
}
