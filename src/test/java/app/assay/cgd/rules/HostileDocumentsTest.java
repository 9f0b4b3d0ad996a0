package app.assay.cgd.rules;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.cgd.CgdParser;
import app.assay.cgd.CgdText;
import app.assay.cgd.ClaimState;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.check.Profile;
import app.assay.cgd.edit.DocumentEditor;
import app.assay.cgd.edit.EditResult;
import app.assay.cgd.edit.Stamp;
import app.assay.cgd.hash.DocumentHash;
import app.assay.text.SourceText;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// The attacks of RFC-004 end in their codes, on a small stack, within the time of one parse.
class HostileDocumentsTest {

  private static final Duration LIMIT = Duration.ofSeconds(5);
  private static final CheckContext CONTEXT =
      CheckContext.at(Instant.parse("2026-06-15T12:00:00Z"))
          .withFile(Optional.of("document.cgd.md"), Optional.empty());
  private static final CheckContext PREVIEW =
      CONTEXT.withProfile(Profile.of("2.2-preview").orElseThrow());

  @Test
  void cascadeOfFencesIsReadInOnePass() {
    String fence = "```unclosed1\n```nested\n<!-- END -->\n```invalid\n```\n";
    assertThat(codes(body(fence.repeat(20_000)), PREVIEW)).isEmpty();
    assertThat(codes(body(fence.repeat(20_000) + "```open\n"), PREVIEW))
        .containsExactly("E-HS01", "E-PL01", "E-ST06");
    assertThat(codes(body("```long\n" + "x\n".repeat(600) + "```\n"), PREVIEW))
        .containsExactly("W-PL02");
  }

  @Test
  void stackOfExclusionsIsNestingWhateverItsDepth() {
    for (int depth : new int[] {2, 11, 10_000}) {
      assertThat(codes(body(stack(depth)), PREVIEW))
          .as("%d levels", depth)
          .contains("E-EX02", "E-EX03", "W-EX05");
    }
  }

  @Test
  void exclusionsThatCrossAreBothNamed() {
    String crossed =
        "<!-- CG-EXCLUSION:BEGIN id=outer -->\n<!-- CG-EXCLUSION:BEGIN id=inner -->\n"
            + "<!-- CG-EXCLUSION:END id=wrong -->\n<!-- CG-EXCLUSION:END id=outer -->\n";
    assertThat(codes(body(crossed), PREVIEW)).contains("E-EX01", "E-EX02", "W-EX05");
  }

  @Test
  void escapedPipesAreCountedAndNotFollowed() {
    String cell = "| a |\n|---|\n| " + "\\|".repeat(101) + " |\n";
    assertThat(codes(body(cell), PREVIEW)).containsExactly("W-PL03");
    assertThat(codes(body(pipes(1_000)), PREVIEW)).containsExactly("E-PL04");
    assertThat(codes(body(pipes(200_000)), PREVIEW)).containsExactly("E-PL04");
  }

  @Test
  void tableOfTooManyCellsEndsTheReading() {
    assertThat(codes(body("| a | b |\n|---|---|\n" + "| 1 | 2 |\n".repeat(100_000)), PREVIEW))
        .containsExactly("E-PL04");
  }

  @Test
  void hashOverSeveralLinesIsNoHash() {
    String hash = "d".repeat(64);
    for (String value :
        List.of("|\n  " + hash + "\n  more", ">\n  " + hash, hash + "\n  more", "\n  " + hash)) {
      String text = CgdText.valid().set("document-sha256", value).text();
      assertThat(codes(text, PREVIEW)).as(value).contains("E-FM10");
      assertThat(codes(text, CONTEXT)).as(value).containsAnyOf("E-HS01", "W-HS01");
    }
  }

  @Test
  void nullConfirmsNothing() {
    for (String nobody : List.of("null", "~", "", "\"\"", "\" \"")) {
      String text =
          CgdText.pending("B")
              .claim(
                  "id: claim-eb357742\ntext: \"x y\"\nconfirmed-by: %s\nconfirmed-date: 2026-01-01"
                      .formatted(nobody))
              .text();
      assertThat(codes(text, PREVIEW)).as(nobody).contains("W-HC06");
      assertThat(CgdParser.standard().parse(SourceText.of(text)).claims().getLast().state())
          .as(nobody)
          .isNotEqualTo(ClaimState.VERIFIED);
    }
  }

  @Test
  void unknownFieldsAreNamed() {
    String text =
        CgdText.pending("B")
            .set("trusted", "true")
            .claim("id: claim-eb357742\ntext: \"x y\"\nbypass: yes")
            .text();
    assertThat(codes(text, PREVIEW)).contains("W-FM11", "W-HC07");
  }

  @Test
  void anchorsAndAliasesAreNotFollowed() {
    String loop = CgdText.valid().set("hitl-claims", "&a\n  - id: claim-1\n    text: *a").text();
    assertThat(codes(loop, CONTEXT)).containsExactly("E-PL08");
    assertThat(codes(laughs(), CONTEXT)).containsExactly("E-PL08");
  }

  @Test
  void deepFrontMatterIsGivenUpAtItsLimit() {
    for (String value :
        List.of(
            "[".repeat(21) + "]".repeat(21),
            "[".repeat(30_000) + "]".repeat(30_000),
            "[".repeat(100_000),
            "{a: ".repeat(50_000))) {
      assertThat(codes(CgdText.valid().set("x", value).text(), CONTEXT))
          .as(value.substring(0, 8))
          .containsExactly("E-PL07");
    }
  }

  @Test
  void deepBodyIsGivenUpAtItsLimit() {
    assertThat(codes(body(">".repeat(100_000) + " x\n"), PREVIEW)).containsExactly("E-PL10");
    String list =
        IntStream.range(0, 2_000)
            .mapToObj(i -> "  ".repeat(i) + "- x\n")
            .collect(Collectors.joining());
    assertThat(codes(body(list), PREVIEW)).containsExactly("E-PL10");
  }

  @Test
  void claimsAboveTheLimitAreWarnedOfAndFarAboveItGivenUp() {
    assertThat(codes(claims(501), PREVIEW)).contains("W-PL09");
    assertThat(codes(claims(50_000), PREVIEW)).containsExactly("E-PL09");
  }

  @Test
  void documentAboveTenMegabytesIsNotReadApart() {
    assertThat(codes(body("y\n".repeat(5_000_000)), CONTEXT)).containsExactly("E-PL06");
  }

  /// After RFC-004 §9. Its table names 11 findings. Of these E-PL01 is told once and W-PL02 and
  /// W-EX05 not at all, because what follows the open fence is the fence's.
  @Test
  void doomsdayDocumentHasItsFindings() {
    assertThat(codes(doomsday(), PREVIEW))
        .contains(
            "W-FC01", "E-FM10", "W-HC02", "W-HC07", "X-CLAIM-DUP", "W-HC06", "E-PL01", "E-ST03");
  }

  @Test
  void hostileDocumentsAreStampedOrRefusedAndNeverHalfEdited() {
    for (String text : List.of(doomsday(), laughs(), body(stack(1_000)), body(pipes(10_000)))) {
      EditResult result =
          new Stamp(DocumentEditor.standard())
              .apply(CgdParser.standard().parse(SourceText.of(text)), Stamp.Options.STANDARD);
      if (result instanceof EditResult.Edited edited) {
        assertThat(DocumentHash.compute(edited.document().source()).toString())
            .contains(edited.document().header().storedHash().orElse("no hash"));
      } else {
        assertThat(((EditResult.Refused) result).message()).isNotEmpty();
      }
    }
  }

  private static String stack(int depth) {
    StringBuilder out = new StringBuilder();
    for (int i = 0; i < depth; i++) {
      out.append("<!-- CG-EXCLUSION:BEGIN id=b").append(i).append(" -->\n");
    }
    for (int i = 0; i < depth; i++) {
      out.append("<!-- CG-EXCLUSION:END id=b").append(i).append(" -->\n");
    }
    return out.toString();
  }

  private static String pipes(int times) {
    return "| a |\n|---|\n| " + "\\|\\\\|".repeat(times) + " |\n";
  }

  private static String laughs() {
    StringBuilder out = new StringBuilder("[x]\na0: &a0 [lol]\n");
    for (int i = 1; i < 12; i++) {
      out.append("a")
          .append(i)
          .append(": &a")
          .append(i)
          .append(" [")
          .append(("*a" + (i - 1) + ",").repeat(9))
          .append("]\n");
    }
    return CgdText.valid().set("x", out.toString().strip()).text();
  }

  private static String claims(int count) {
    CgdText text = CgdText.valid();
    for (int i = 0; i < count; i++) {
      text.claim(
          "id: claim-%08x\ntext: \"Claim %d\"\nsource: \"Log\"\nlocation: \"a/1\"\nround: A"
              .formatted(i, i));
    }
    return text.text();
  }

  private static String doomsday() {
    return """
    ---
    clarity-gate-version: 999
    document-sha256: |
      deadbeefdeadbeefdeadbeefdeadbeefdeadbeefdeadbeefdeadbeefdeadbeef
      one more line
    hitl-claims:
      - id: dup1
        text: "A first claim"
        source: "vague"
        unknown-field: "a way past"
      - id: dup1
        text: "A second claim"
        source: "also vague"
        confirmed-by: null
    ---

    # The last day

    ```fence1
    <!-- END1 -->
    ```

    ```
    ```fence2
      <!-- END2 indented -->
    ```

    <!-- CG-EXCLUSION:BEGIN id=outer -->
    <!-- CG-EXCLUSION:BEGIN id=inner -->
    <!-- CG-EXCLUSION:END id=wrong -->
    <!-- CG-EXCLUSION:END id=outer -->

    | Pipe\\|test\\\\|test\\\\\\|test |

    <!-- CLARITYGATEEND -->
    """;
  }

  private static String body(String body) {
    return CgdText.valid().body("# Lamp room\n\n" + body).text();
  }

  /// On a stack of 200 kB, in less processor time than one parse may take.
  private static Set<String> codes(String text, CheckContext context) {
    AtomicReference<Set<String>> found = new AtomicReference<>(Set.of("nothing came of it"));
    AtomicLong taken = new AtomicLong();
    Thread thread =
        new Thread(
            null,
            () -> {
              found.set(evaluate(text, context));
              taken.set(ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime());
            },
            "small stack",
            200_000);
    thread.start();
    try {
      thread.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    assertThat(Duration.ofNanos(taken.get())).isLessThan(LIMIT);
    return found.get();
  }

  private static Set<String> evaluate(String text, CheckContext context) {
    return FormatRules.validator()
        .evaluate(CgdParser.standard().parse(SourceText.of(text)), context)
        .findings()
        .stream()
        .map(finding -> finding.rule().id())
        .collect(Collectors.toCollection(TreeSet::new));
  }
}
