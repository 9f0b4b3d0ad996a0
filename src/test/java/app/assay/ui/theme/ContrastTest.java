package app.assay.ui.theme;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/// Every text colour on every ground it stands on has a contrast of at least 4.5 to 1 (WCAG 2.1,
/// 1.4.3).
class ContrastTest {

  private static final Pattern TOKEN = Pattern.compile("-([a-z-]+): (#[0-9a-f]{6});");
  private static final Pattern RULE = Pattern.compile("\\{[^}]*}");
  private static final Pattern TEXT = Pattern.compile("-fx-(?:text-)?fill: -([a-z-]+);");

  /// The last of several layers is the one that text stands on.
  private static final Pattern GROUND =
      Pattern.compile("-fx-background-color: (?:[a-z-]+, )*-([a-z-]+);");

  static Stream<Arguments> pairs() {
    List<String> grounds = List.of("bg", "bg-subtle", "bg-inset", "select", "current");
    Stream<List<String>> texts =
        Stream.of("fg", "muted").flatMap(t -> grounds.stream().map(g -> List.of(t, g)));
    Stream<List<String>> meanings =
        Stream.of("accent", "critical", "warning", "temporal", "verifiable", "good")
            .flatMap(
                t ->
                    Stream.concat(grounds.stream(), Stream.of(t + "-subtle"))
                        .map(g -> List.of(t, g)));
    Stream<List<String>> subtle =
        Stream.of("accent", "critical", "warning", "temporal", "verifiable", "good")
            .flatMap(g -> Stream.of("fg", "muted").map(t -> List.of(t, g + "-subtle")));
    List<List<String>> all =
        Stream.of(
                texts,
                meanings,
                subtle,
                Stream.of(List.of("on-accent", "accent-emphasis")),
                together().stream())
            .flatMap(s -> s)
            .distinct()
            .toList();
    return Stream.of("light", "dark")
        .flatMap(s -> all.stream().map(p -> Arguments.of(s, p.get(0), p.get(1))));
  }

  /// Text and ground that one rule of a sheet names together.
  private static List<List<String>> together() {
    List<List<String>> pairs = new ArrayList<>();
    try (Stream<Path> sheets = Files.list(Path.of("assets", "style"))) {
      for (Path sheet : sheets.filter(p -> p.toString().endsWith(".css")).sorted().toList()) {
        Matcher rule = RULE.matcher(Files.readString(sheet));
        while (rule.find()) {
          Matcher text = TEXT.matcher(rule.group());
          Matcher ground = GROUND.matcher(rule.group());
          if (text.find() && ground.find()) {
            pairs.add(List.of(text.group(1), ground.group(1)));
          }
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    assertThat(pairs).hasSizeGreaterThan(10);
    return pairs;
  }

  @ParameterizedTest
  @MethodSource("pairs")
  void textStandsOutFromItsGround(String sheet, String text, String ground) throws IOException {
    Map<String, String> tokens = tokens(sheet);
    assertThat(contrast(tokens.get(text), tokens.get(ground))).isGreaterThanOrEqualTo(4.5);
  }

  private static Map<String, String> tokens(String sheet) throws IOException {
    try (InputStream in =
        ContrastTest.class.getResourceAsStream("/app/assay/assets/style/" + sheet + ".css")) {
      Matcher matcher = TOKEN.matcher(new String(in.readAllBytes(), StandardCharsets.UTF_8));
      Map<String, String> tokens = new HashMap<>();
      while (matcher.find()) {
        tokens.put(matcher.group(1), matcher.group(2));
      }
      return tokens;
    }
  }

  private static double contrast(String one, String other) {
    double a = luminance(one);
    double b = luminance(other);
    return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  }

  private static double luminance(String hex) {
    int rgb = Integer.parseInt(hex.substring(1), 16);
    return 0.2126 * linear(rgb >> 16) + 0.7152 * linear(rgb >> 8) + 0.0722 * linear(rgb);
  }

  private static double linear(int channel) {
    double c = (channel & 0xff) / 255.0;
    return c <= 0.04045 ? c / 12.92 : Math.pow((c + 0.055) / 1.055, 2.4);
  }
}
