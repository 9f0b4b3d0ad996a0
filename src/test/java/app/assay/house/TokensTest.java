package app.assay.house;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Properties;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Colours stand in the two sheets of a theme, steps of spacing and type in `scale.properties`, and
/// nowhere else.
class TokensTest {

  private static final Path STYLE = Path.of("assets", "style");
  private static final Pattern RULE = Pattern.compile("([^{}]+)\\{([^}]*)}");
  private static final Pattern SIZE = Pattern.compile("-fx-font-size:\\s*([\\d.]+)em");
  private static final Pattern SPACE =
      Pattern.compile(
          "-fx-(?:padding|spacing|hgap|vgap|graphic-text-gap|line-spacing|label-padding)\\s*:"
              + "([^;]+)");
  private static final Pattern COLOUR =
      Pattern.compile(
          "#[0-9a-fA-F]{3,8}\\b|\\brgba?\\(|\\bhsba?\\(|\\bderive\\("
              + "|(?:color|fill|stroke): *(white|black|gray|grey|red|green|blue|yellow|orange)\\b");
  private static final Pattern RAW_JAVA =
      Pattern.compile(
          "\"#[0-9a-fA-F]{3,8}\"|\\bColor\\.(?!TRANSPARENT)[A-Z]{3,}|\\bColor\\.(rgb|gray|hsb)\\("
              + "|new Insets\\([^)]*[1-9]|set(Spacing|Hgap|Vgap)\\(\\s*[1-9]"
              + "|new [HV]Box\\(\\s*[1-9]|setStyle\\(");

  /// Room that is kept beside a line for the chips that lie over it: a size, not a step.
  private static final int ROOM = 100;

  private final Properties scale = new Properties();

  TokensTest() throws IOException {
    try (var in = Files.newBufferedReader(STYLE.resolve("scale.properties"))) {
      scale.load(in);
    }
  }

  @Test
  void coloursStandInTheThemesAlone() throws IOException {
    List<String> raw = new ArrayList<>();
    for (Path sheet : sheets()) {
      if (!sheet.endsWith("light.css") && !sheet.endsWith("dark.css")) {
        raw.addAll(found(COLOUR, sheet, text(sheet)));
      }
    }
    assertThat(raw).isEmpty();
  }

  @Test
  void bothThemesHaveTheSameTokens() throws IOException {
    Pattern token = Pattern.compile("(-[a-z-]+):");
    assertThat(found(token, Path.of(""), text(STYLE.resolve("dark.css"))))
        .hasSizeGreaterThan(20)
        .containsExactlyElementsOf(found(token, Path.of(""), text(STYLE.resolve("light.css"))));
  }

  @Test
  void spacingAndTypeAreStepsOfTheScale() throws IOException {
    List<String> wrong = new ArrayList<>();
    for (Path sheet : sheets()) {
      wrong.addAll(offTheScale(sheet));
    }
    assertThat(wrong).isEmpty();
  }

  @Test
  void sheetThatLeavesTheScaleIsFound(@TempDir Path folder) throws IOException {
    Path sheet =
        Files.writeString(
            folder.resolve("wrong.css"), ".a { -fx-padding: 0.5em; } .b { -fx-font-size: 1.9em; }");
    assertThat(offTheScale(sheet)).hasSize(2);
    assertThat(found(COLOUR, sheet, ".a { -fx-text-fill: #123456; }")).hasSize(1);
    assertThat(found(RAW_JAVA, sheet, "box.setSpacing(8); new Insets(0, 4, 0, 0)")).hasSize(2);
  }

  /// `Ground` says two tokens a second time, since a sheet takes too long to read before the first
  /// frame; `GroundTest` holds them to the sheets.
  @Test
  void codeHasNoColourAndNoSpacingOfItsOwn() throws IOException {
    List<String> raw = new ArrayList<>();
    List<Path> sources;
    try (Stream<Path> all = Files.walk(Path.of("src/main/java/app/assay/ui"))) {
      sources =
          all.filter(p -> p.toString().endsWith(".java") && !p.endsWith("theme/Ground.java"))
              .toList();
    }
    for (Path source : sources) {
      raw.addAll(found(RAW_JAVA, source, Files.readString(source)));
    }
    assertThat(sources).hasSizeGreaterThan(200);
    assertThat(raw).isEmpty();
  }

  private List<String> offTheScale(Path sheet) throws IOException {
    List<String> wrong = new ArrayList<>();
    Matcher rule = RULE.matcher(text(sheet));
    while (rule.find()) {
      String selector = rule.group(1).strip();
      double font = inherited(selector);
      Matcher size = SIZE.matcher(rule.group(2));
      if (size.find()) {
        font = (selector.equals(".code-area") ? step("body") : font) * number(size.group(1));
        check("type", font, sheet, selector, wrong);
      }
      Matcher space = SPACE.matcher(rule.group(2));
      while (space.find()) {
        for (String value : space.group(1).strip().split("\\s+")) {
          double pixels =
              number(value.replaceAll("(em|px)$", "")) * (value.endsWith("em") ? font : 1);
          if (pixels < ROOM) {
            check("space", pixels, sheet, selector, wrong);
          }
        }
      }
    }
    return wrong;
  }

  private double inherited(String selector) {
    boolean code = selector.startsWith(".code-area") || selector.startsWith(".gutter");
    return step(code ? "code" : "body");
  }

  private void check(String steps, double pixels, Path sheet, String selector, List<String> wrong) {
    boolean known =
        Arrays.stream(scale.getProperty(steps).split(" "))
            .mapToDouble(TokensTest::number)
            .anyMatch(step -> Math.abs(step - pixels) < 0.16);
    if (!known) {
      wrong.add("%s %s: %.1f px".formatted(sheet.getFileName(), selector, pixels));
    }
  }

  private double step(String name) {
    return number(scale.getProperty(name));
  }

  private static double number(String words) {
    return Double.parseDouble(words);
  }

  private static List<String> found(Pattern pattern, Path file, String text) {
    return pattern
        .matcher(text)
        .results()
        .map(match -> (file + " " + match.group()).strip())
        .toList();
  }

  private static List<Path> sheets() throws IOException {
    try (Stream<Path> all = Files.list(STYLE)) {
      List<Path> sheets = all.filter(p -> p.toString().endsWith(".css")).sorted().toList();
      assertThat(sheets).hasSizeGreaterThan(8);
      return sheets;
    }
  }

  private static String text(Path sheet) throws IOException {
    return Files.readString(sheet).replaceAll("(?s)/\\*.*?\\*/", "");
  }
}
