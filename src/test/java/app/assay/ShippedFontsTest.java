package app.assay;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import javafx.scene.text.Font;
import javafx.scene.text.FontWeight;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The fonts that lie in `assets/fonts` can be read by the window and carry their licence.
class ShippedFontsTest {

  @ParameterizedTest
  @CsvSource({
    "Inter-Regular.otf, Inter, Regular",
    "Inter-Italic.otf, Inter, Italic",
    "Inter-Medium.otf, Inter Medium, Regular",
    "Inter-SemiBold.otf, Inter Semi Bold, Regular",
    "Inter-Bold.otf, Inter, Bold",
    "JetBrainsMono-Regular.ttf, JetBrains Mono, Regular",
    "JetBrainsMono-Bold.ttf, JetBrains Mono, Bold",
  })
  void fontIsReadUnderItsFamily(String file, String family, String style) throws IOException {
    try (InputStream bytes = open(file)) {
      Font font = Font.loadFont(bytes, 13);
      assertThat(font).as(file).isNotNull();
      assertThat(font.getFamily()).isEqualTo(family);
      assertThat(font.getStyle()).isEqualTo(style);
    }
  }

  @ParameterizedTest
  @CsvSource({"Inter-OFL.txt", "JetBrainsMono-OFL.txt"})
  void familyCarriesItsLicence(String file) throws IOException {
    try (InputStream bytes = open(file)) {
      assertThat(bytes)
          .asString(StandardCharsets.UTF_8)
          .contains("SIL OPEN FONT LICENSE Version 1.1");
    }
  }

  @Test
  void boldIsFoundByWeight() throws IOException {
    try (InputStream bytes = open("Inter-Bold.otf")) {
      Font.loadFont(bytes, 13);
    }
    assertThat(Font.font("Inter", FontWeight.BOLD, 13).getName()).isEqualTo("Inter Bold");
  }

  private static InputStream open(String file) {
    return Objects.requireNonNull(
        ShippedFontsTest.class.getResourceAsStream("/app/assay/assets/fonts/" + file), file);
  }
}
