package app.assay.cgd.hash;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/// Documents put together at random from what matters to their hash.
final class HashTexts {

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

  private HashTexts() {}

  /// Tokens in any order, mostly with delimiters around them.
  static String assembled(Random random) {
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

  /// An ordinary document with a few lines changed.
  static String mutated(Random random) {
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
