package app.assay.cgd.rules;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.SharedFolder;
import app.assay.cgd.CgdDocument;
import app.assay.cgd.CgdParser;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.check.Profile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/// What the rules of claims, tables, limits and our own say of documents nobody wrote for a test.
class WildRulesTest {

  @Test
  void diagnosticsReportIsReadAsAPersonWould() throws IOException {
    assertThat(codes("28-statenour-chat-transcripts-diagnostics-v1-unclear.cgd.md"))
        .isEqualTo(
            Map.of(
                "W-HS01", 1L,
                "W-ST11", 1L,
                "W-HC04", 3L,
                "X-CLAIM-LOCATION", 3L,
                "X-CLAIM-TEXT", 3L,
                "X-POINTS-STYLE", 1L));
  }

  @Test
  void claimsInTheBodyAreFound() throws IOException {
    assertThat(codes("01-windose-implementation-spec.cgd.md"))
        .isEqualTo(Map.of("W-HS01", 1L, "X-CLAIM-LOCATION", 5L, "X-TRAILING-BLANK", 1L));
    assertThat(codes("18-statenour-closed-loop-calibration.cgd.md"))
        .isEqualTo(Map.of("W-HS01", 1L, "X-CLAIM-LOCATION", 3L));
  }

  @Test
  void inventedHashesAreTold() throws IOException {
    assertThat(codes("21-statenour-prime-prompt-v2-cutover.cgd.md"))
        .containsEntry("X-CLAIM-ID-COMPUTED", 2L)
        .containsEntry("X-CLAIM-TEXT", 2L);
  }

  @Test
  void onlyAVagueSourceIsCalledVague() throws IOException {
    assertThat(codes("02-windose-strategic-blueprint.cgd.md")).containsEntry("W-HC02", 1L);
    assertThat(codes("01-windose-implementation-spec.cgd.md")).doesNotContainKey("W-HC02");
  }

  @Test
  void noDocumentIsFloodedByOneRule() throws IOException {
    try (var files = Files.list(SharedFolder.file("cgd-wild"))) {
      List<Path> documents = files.filter(f -> f.toString().endsWith(".cgd.md")).sorted().toList();
      assertThat(documents).hasSizeGreaterThan(15);
      for (Path file : documents) {
        String name = file.getFileName().toString();
        int claims = Math.max(1, document(name).claims().size());
        assertThat(codes(name).values()).as(name).allMatch(count -> count <= claims);
      }
    }
  }

  private static CgdDocument document(String name) throws IOException {
    return CgdParser.standard()
        .parse(Files.readAllBytes(SharedFolder.file("cgd-wild").resolve(name)));
  }

  private static Map<String, Long> codes(String name) throws IOException {
    CheckContext context =
        CheckContext.at(Instant.parse("2026-07-01T12:00:00Z"))
            .withProfile(Profile.PREVIEW)
            .withFile(Optional.of(name), Optional.empty());
    return FormatRules.validator().evaluate(document(name), context).findings().stream()
        .collect(Collectors.groupingBy(f -> f.rule().id(), Collectors.counting()));
  }
}
