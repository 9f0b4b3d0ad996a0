package app.assay.ui.theme;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javafx.scene.paint.Color;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class GroundTest {

  private static final Pattern BG = Pattern.compile("-bg: (#[0-9a-f]{6});");

  @ParameterizedTest
  @CsvSource({"dark,true", "light,false"})
  void theWindowStandsInTheColourOfItsSheetFromTheFirstFrame(String sheet, boolean dark)
      throws IOException {
    Matcher token = BG.matcher(Files.readString(Path.of("assets/style", sheet + ".css")));
    assertEquals(true, token.find(), "the sheet has the token -bg");
    assertEquals(Color.web(token.group(1)), Ground.of(dark));
  }
}
