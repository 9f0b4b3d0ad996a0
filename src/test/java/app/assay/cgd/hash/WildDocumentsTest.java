package app.assay.cgd.hash;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import app.assay.SharedFolder;
import app.assay.text.SourceText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/// Real documents: for each stored hash, the recipe the manifest names or none.
class WildDocumentsTest {

  private static final Map<String, Recipe> KNOWN =
      Map.of(
          "18", Recipe.L1,
          "20", Recipe.L1,
          "21", Recipe.L2,
          "23", Recipe.L2,
          "26", Recipe.L1,
          "28", Recipe.L3);

  @TestFactory
  Stream<DynamicTest> everyStoredHashIsExplained() throws IOException {
    Path folder = SharedFolder.file("cgd-wild");
    List<String> rows = Files.readAllLines(folder.resolve("MANIFEST.tsv"));
    assertThat(rows).hasSize(21);
    return rows.stream()
        .skip(1)
        .map(row -> row.split("\t", -1))
        .map(row -> dynamicTest(row[0], () -> check(folder.resolve(row[0]), row[2])));
  }

  private static void check(Path file, String stored) throws IOException {
    assertThat(SourceText.decode(Files.readAllBytes(file)))
        .isInstanceOfSatisfying(
            SourceText.Decoded.Ok.class,
            ok -> {
              RecipeDetection found = RecipeDetection.detect(ok.source(), stored, Optional.empty());
              HashResult reference = DocumentHash.compute(ok.source());
              assertThat(found).isEqualTo(expected(file, stored, reference));
              assertThat(HashExplanation.of(ok.source()).reference()).isEqualTo(reference);
            });
  }

  private static RecipeDetection expected(Path file, String stored, HashResult reference) {
    if (stored.equals("pending-recompute")) {
      return new RecipeDetection.NotAHash(reference);
    }
    Recipe recipe = KNOWN.get(file.getFileName().toString().substring(0, 2));
    return recipe != null
        ? new RecipeDetection.WrongRecipe(recipe, reference)
        : new RecipeDetection.TextChanged(((HashResult.Computed) reference).sha256());
  }
}
