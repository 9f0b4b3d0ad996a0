package app.assay.cgd.rules;

import static java.util.Map.entry;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import app.assay.SharedFolder;
import app.assay.cgd.CgdDocument;
import app.assay.cgd.CgdParser;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.check.Profile;
import app.assay.finding.Finding;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/// Real documents: which codes are found in each, how often, as checked by eye.
class WildDocumentsTest {

  private static final CheckContext CONTEXT =
      CheckContext.at(Instant.parse("2026-07-01T12:00:00Z"));

  /// By the number that begins the file's name. Every stored hash fails: 8 by changed text, 6 by a
  /// placeholder, 6 by a private recipe.
  private static final Map<String, String> EXPECTED =
      Map.ofEntries(
          // Claims 3 to 5 stand in the body with emphasis and "UNVERIFIED (…):" between their
          // words,
          // which is no difference. The headings are numbered, the locations not.
          entry("01", "W-HS01 X-CLAIM-LOCATION×5 X-TRAILING-BLANK"),
          // "provide written permission" names nothing to look at.
          entry("02", "W-HC02 W-HS01 X-CLAIM-LOCATION×2 X-TRAILING-BLANK"),
          // No claims; the record's bullets say so and count nothing.
          entry("03", "W-HS01"),
          entry("04", "W-HS01"),
          entry("06", "W-HS01"),
          entry("07", "E-HS01"),
          entry("09", "E-HS01"),
          entry("10", "E-HS01"),
          entry("11", "E-HS01"),
          entry("12", "E-HS01"),
          entry("13", "E-HS01"),
          entry("15", "W-HS01"),
          entry("16", "W-HS01"),
          entry("17", "W-HS01"),
          // The ids are right for their text and location; the locations are a file and a line.
          entry("18", "W-HS01 X-CLAIM-LOCATION×3"),
          entry("20", "W-HC04 W-HS01 X-CLAIM-LOCATION"),
          // Ids db001a1a and db001a1b are hash-shaped but invented; the record's row of Round B is
          // of no claim.
          entry("21", "W-HS01 W-ST11 X-CLAIM-ID-COMPUTED×2 X-CLAIM-LOCATION×2 X-CLAIM-TEXT×2"),
          // The body writes the numbers of the claim as formulas.
          entry("23", "W-HC04 W-HS01 X-CLAIM-LOCATION X-CLAIM-TEXT"),
          entry("26", "W-HC04 W-HS01 X-CLAIM-LOCATION"),
          // The bullet of Round A tells of a script and is of no claim; the body only paraphrases.
          entry("28", "W-HC04×3 W-HS01 W-ST11 X-CLAIM-LOCATION×3 X-CLAIM-TEXT×3 X-POINTS-STYLE"));

  @TestFactory
  Stream<DynamicTest> everyFindingIsExplained() throws IOException {
    List<Path> files = documents();
    assertThat(files).hasSize(EXPECTED.size());
    return files.stream()
        .map(
            file ->
                dynamicTest(
                    file.getFileName().toString(),
                    () ->
                        assertThat(counted(findings(file, CONTEXT)))
                            .isEqualTo(EXPECTED.get(number(file)))));
  }

  /// The preview adds codes of its own; it takes nothing away.
  @TestFactory
  Stream<DynamicTest> previewFindsTheSameAndMore() throws IOException {
    return documents().stream()
        .map(
            file ->
                dynamicTest(
                    file.getFileName().toString(),
                    () ->
                        assertThat(findings(file, CONTEXT.withProfile(Profile.PREVIEW)))
                            .containsAll(findings(file, CONTEXT))));
  }

  private static List<Path> documents() throws IOException {
    try (Stream<Path> files = Files.list(SharedFolder.file("cgd-wild"))) {
      return files
          .filter(file -> file.toString().endsWith(".cgd.md"))
          .sorted(Comparator.naturalOrder())
          .toList();
    }
  }

  private static List<Finding> findings(Path file, CheckContext context) throws IOException {
    CgdDocument document = CgdParser.standard().parse(Files.readAllBytes(file));
    Optional<String> name = Optional.of(file.getFileName().toString());
    return FormatRules.validator()
        .evaluate(document, context.withFile(name, Optional.empty()))
        .findings();
  }

  private static String counted(List<Finding> findings) {
    Map<String, Integer> counts = new TreeMap<>();
    findings.forEach(finding -> counts.merge(finding.rule().id(), 1, Integer::sum));
    List<String> codes = new ArrayList<>();
    counts.forEach((code, count) -> codes.add(count == 1 ? code : code + "×" + count));
    return String.join(" ", codes);
  }

  private static String number(Path file) {
    return file.getFileName().toString().substring(0, 2);
  }
}
