package app.assay.cgd.migration;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.SharedFolder;
import app.assay.cgd.CgdDocument;
import app.assay.cgd.CgdParser;
import app.assay.cgd.rules.FormatRules;
import app.assay.text.TextEdit;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Real documents: as they are, and as if they were of version 2.0 and not stamped.
class WildMigrationTest {

  static Stream<Path> documents() throws IOException {
    try (Stream<Path> files = Files.list(SharedFolder.file("cgd-wild"))) {
      return files.filter(f -> f.toString().endsWith(".cgd.md")).sorted().toList().stream();
    }
  }

  @ParameterizedTest
  @MethodSource("documents")
  void currentDocumentIsLeftAlone(Path file) throws IOException {
    CgdDocument document = CgdParser.standard().parse(Files.readAllBytes(file));
    assertThat(MigrationTest.migrate(document)).isEqualTo(new MigrationResult.Current("2.1"));
  }

  @ParameterizedTest
  @MethodSource("documents")
  void olderDocumentIsMigratedWithoutANewErrorOrRefusedWithAReason(Path file) throws IOException {
    String old =
        Files.readString(file)
            .replaceFirst("clarity-gate-version: *\"?2\\.1\"?", "clarity-gate-version: 2.0")
            .replaceFirst("document-sha256: *[0-9a-z<>A-Z-]+", "document-sha256: PENDING");
    CgdDocument document = MigrationTest.parse(old);
    switch (MigrationTest.migrate(document)) {
      case MigrationResult.Planned planned -> {
        CgdDocument after = planned.edited().document();
        assertThat(TextEdit.apply(document.text(), planned.edited().edits()))
            .isEqualTo(after.text());
        var before = FormatRules.validator().evaluate(document, MigrationTest.CONTEXT);
        var now = FormatRules.validator().evaluate(after, MigrationTest.CONTEXT);
        assertThat(now.newErrors(before)).isEmpty();
        assertThat(now.findings()).noneMatch(f -> f.rule().id().equals("W-HS01"));
        assertThat(MigrationTest.migrate(after)).isEqualTo(new MigrationResult.Current("2.1"));
      }
      case MigrationResult.Refused refused -> assertThat(refused.message()).endsWith(".");
      case MigrationResult.Current current -> throw new AssertionError(current);
      case MigrationResult.Newer newer -> throw new AssertionError(newer);
    }
  }
}
