package app.assay.cgd.tier;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.SharedFolder;
import app.assay.cgd.CgdDocument;
import app.assay.cgd.CgdParser;
import app.assay.cgd.Claim;
import app.assay.cgd.rules.FormatRules;
import app.assay.text.TextEdit;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Real documents and the sample vault, promoted and demoted: planned without a new error, or
/// refused with a reason.
class WildTierTest {

  static Stream<Path> documents() throws IOException {
    List<Path> found = new ArrayList<>();
    Path wild = SharedFolder.file("cgd-wild");
    for (Path folder : List.of(wild, Path.of("sample-vaults"))) {
      if (Files.isDirectory(folder)) {
        try (var files = Files.walk(folder)) {
          files.filter(file -> file.toString().endsWith(".cgd.md")).sorted().forEach(found::add);
        }
      }
    }
    return found.stream();
  }

  @ParameterizedTest
  @MethodSource("documents")
  void comesBackFromPromotionWithEveryOtherByte(Path file) throws IOException {
    CgdDocument document = CgdParser.standard().parse(Files.readAllBytes(file));
    TierResult result = TierCase.promote(document, values(document));
    if (!(result instanceof TierResult.Planned planned)) {
      assertThat(TierCase.refusal(document, result).getFirst()).endsWith(".");
      return;
    }
    CgdDocument sot = planned.edited().document();
    assertThat(TextEdit.apply(document.text(), planned.edited().edits())).isEqualTo(sot.text());
    assertThat(FormatRules.validator().evaluate(sot, TierCase.CONTEXT).findings())
        .noneMatch(f -> f.rule().id().startsWith("E-TB") || f.rule().id().equals("W-HS01"));
    CgdDocument archived = TierCase.changed(TierCase.demote(sot, "Try"));
    assertThat(TierCase.changed(TierCase.promote(archived)).text()).isEqualTo(sot.text());
  }

  private static Map<String, String> values(CgdDocument document) {
    if (TierCase.promote(document) instanceof TierResult.ValuesMissing missing) {
      Map<String, String> values = new HashMap<>();
      for (Claim claim : missing.claims()) {
        values.put(claim.id(), "yes | no");
      }
      return values;
    }
    return Map.of();
  }
}
