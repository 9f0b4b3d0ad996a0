package app.assay.cgd.hash;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.text.SourceText;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/// The hash of documents put together at random from what matters to it, compared with the naive
/// implementation.
class HashFuzzTest {

  private static final int INPUTS = 24_000;

  private static final List<String> TOKENS =
      List.of(
          "---\n",
          "---",
          "----\n",
          "  ---\n",
          "---\t\n",
          "\u00a0---\n",
          "--- \r\n",
          "| --- |\n",
          "```\n",
          "````md\n",
          "~~~\n",
          "   ```\n",
          "    ```\n",
          "~~~~ x\n",
          "``",
          "> ```\n",
          "<!-- CLARITY_GATE_END -->",
          "<!-- CLARITY_GATE_END -->\n",
          "<!-- clarity_gate_end -->\n",
          "`<!-- CLARITY_GATE_END -->`\n",
          "``` <!-- CLARITY_GATE_END -->\n",
          "document-sha256: PENDING\n",
          "  document-sha256: |\n",
          "\u3000document-sha256:\n",
          "document-sha256 : x\n",
          "# document-sha256: y\n",
          "\tdocument-sha256: z\n",
          "document-sha256:",
          "  continued\n",
          "\t\tcontinued\n",
          "   \n",
          " \t \u2003 \n",
          "\n",
          "\n\n\n",
          "\r",
          "\r\n",
          "\r\r\n",
          "\uFEFF",
          "\u0085",
          "\u2028",
          "\u200b",
          "\u001c",
          "\u000b",
          "\u000c",
          "\u0000",
          "\u00a0",
          " ",
          "\t",
          "e\u0301",
          "\u0301",
          "\u0323\u0301",
          "\u1fef\u1fef\u1fef\n",
          "\ud83d\ude00",
          "\ud834\udd5e",
          "\u212b",
          "\u2000\n",
          "text",
          "key: value\n",
          "# Heading\n",
          "Clarity Gate: CLEAR | REVIEWED\n");

  private static final String DOCUMENT =
      """
      ---
      clarity-gate-version: 2.1
      document-sha256: PENDING
      hitl-claims: []
      ---

      # Title

      ```
      code
      ```

      Body.

      <!-- CLARITY_GATE_END -->
      Clarity Gate: CLEAR | REVIEWED
      """;

  @Test
  void randomDocumentsHaveTheHashesOfTheNaiveImplementation() {
    Random random = new Random(4711);
    Map<Recipe, Integer> hashed = new EnumMap<>(Recipe.class);
    for (int i = 0; i < INPUTS; i++) {
      String text = i % 2 == 0 ? assembled(random) : mutated(random);
      for (Recipe recipe : Recipe.values()) {
        if (recipe != Recipe.L4) {
          String naive = NaiveHash.compute(text, recipe);
          assertThat(describe(DocumentHash.compute(text, recipe)))
              .as("%s of input %d: %s", recipe, i, text)
              .isEqualTo(naive);
          hashed.merge(recipe, naive.equals(NaiveHash.NO_WINDOW) ? 0 : 1, Integer::sum);
        }
      }
    }
    assertThat(hashed.values()).as("inputs that have a hash").allMatch(count -> count > INPUTS / 3);
  }

  @Test
  void decodedBytesHashAsTheirCharacters() {
    Random random = new Random(815);
    for (int i = 0; i < 2_000; i++) {
      String text = mutated(random);
      SourceText.Decoded decoded = SourceText.decode(text.getBytes(StandardCharsets.UTF_8));
      assertThat(decoded)
          .isInstanceOfSatisfying(
              SourceText.Decoded.Ok.class,
              ok ->
                  assertThat(DocumentHash.compute(ok.source(), Recipe.A))
                      .isEqualTo(DocumentHash.compute(text, Recipe.A)));
    }
  }

  @Test
  void explanationOfRandomDocumentsHasTheHashAndSpansInsideItsWindow() {
    Random random = new Random(99);
    for (int i = 0; i < 4_000; i++) {
      SourceText source = SourceText.of(assembled(random));
      HashExplanation explanation = HashExplanation.of(source);
      assertThat(explanation.reference()).isEqualTo(DocumentHash.compute(source));
      explanation
          .covered()
          .ifPresent(
              covered ->
                  assertThat(covered.dropped())
                      .allMatch(span -> covered.window().span().contains(span))
                      .allMatch(span -> span.end() <= source.text().length()));
    }
  }

  private static String describe(HashResult result) {
    return switch (result) {
      case HashResult.Computed(String sha256) -> sha256;
      case HashResult.NoWindow _ -> NaiveHash.NO_WINDOW;
    };
  }

  private static String assembled(Random random) {
    StringBuilder text = new StringBuilder();
    int length = random.nextInt(30);
    for (int i = 0; i < length; i++) {
      text.append(token(random));
    }
    if (random.nextInt(4) > 0) {
      text.insert(0, "---\n").append("\n<!-- CLARITY_GATE_END -->\nx");
    }
    return text.toString();
  }

  private static String mutated(Random random) {
    List<String> lines = new ArrayList<>(DOCUMENT.lines().map(line -> line + "\n").toList());
    int changes = 1 + random.nextInt(6);
    for (int i = 0; i < changes; i++) {
      int at = random.nextInt(lines.size());
      String line = lines.get(at);
      int within = random.nextInt(line.length() + 1);
      switch (random.nextInt(4)) {
        case 0 -> lines.add(at, token(random));
        case 1 -> lines.set(at, line.substring(0, within) + token(random) + line.substring(within));
        case 2 -> lines.set(at, token(random));
        default -> lines.set(at, line.replace("\n", "\r\n"));
      }
    }
    return String.join("", lines);
  }

  private static String token(Random random) {
    return TOKENS.get(random.nextInt(TOKENS.size()));
  }
}
