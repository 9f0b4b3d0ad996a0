package app.assay.cgd.hash;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import app.assay.SharedFolder;
import app.assay.text.SourceText;
import java.io.IOException;
import java.nio.file.Files;
import java.util.Base64;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/// Edge documents with the hashes that the three published generations gave them.
class SharedVectorsTest {

  private static final List<Recipe> COLUMNS = List.of(Recipe.C, Recipe.B, Recipe.A);

  @TestFactory
  Stream<DynamicTest> everyRowHasTheHashesOfAllGenerations() throws IOException {
    List<String> rows = Files.readAllLines(SharedFolder.file("cgd-hash-vectors.tsv"));
    assertThat(rows).hasSizeGreaterThan(90);
    return rows.stream()
        .skip(1)
        .map(row -> row.split("\t", -1))
        .map(columns -> dynamicTest(columns[0], () -> check(columns)));
  }

  private static void check(String[] columns) {
    SourceText.Decoded decoded = SourceText.decode(Base64.getDecoder().decode(columns[6]));
    for (int i = 0; i < COLUMNS.size(); i++) {
      Recipe recipe = COLUMNS.get(i);
      assertThat(describe(decoded, recipe)).as(recipe.name()).isEqualTo(columns[1 + i]);
    }
  }

  private static String describe(SourceText.Decoded decoded, Recipe recipe) {
    return switch (decoded) {
      case SourceText.Decoded.NotUtf8 _ -> "ERR:decode";
      case SourceText.Decoded.Ok(SourceText source) ->
          switch (DocumentHash.compute(source, recipe)) {
            case HashResult.Computed(String sha256) -> sha256;
            case HashResult.NoWindow(String message) ->
                message.contains("end marker") ? "ERR:no end marker" : "ERR:no ---\\n";
          };
    };
  }
}
