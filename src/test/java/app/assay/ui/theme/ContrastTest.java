package app.assay.ui.theme;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
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

  static Stream<Arguments> pairs() {
    List<String> grounds = List.of("bg", "bg-subtle", "bg-inset", "select", "current");
    Stream<List<String>> texts =
        Stream.of("fg", "muted").flatMap(t -> grounds.stream().map(g -> List.of(t, g)));
    Stream<List<String>> accents =
        Stream.of("bg", "bg-subtle", "bg-inset", "current").map(g -> List.of("accent", g));
    Stream<List<String>> chips =
        Stream.of("critical", "warning", "temporal", "verifiable", "good")
            .flatMap(t -> Stream.of(t + "-subtle", "bg", "bg-subtle").map(g -> List.of(t, g)));
    List<List<String>> all =
        Stream.of(texts, accents, chips, Stream.of(List.of("on-accent", "accent-emphasis")))
            .flatMap(s -> s)
            .toList();
    return Stream.of("light", "dark")
        .flatMap(s -> all.stream().map(p -> Arguments.of(s, p.get(0), p.get(1))));
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
