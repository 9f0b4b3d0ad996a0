package app.assay.judge.model;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.judge.TokenUse;
import app.assay.text.DocumentFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class UseFileTest {

  private static final Instant NOVEMBER = Instant.parse("2026-11-30T23:59:59Z");

  @TempDir private Path vault;

  private UseFile file() {
    return new UseFile(vault, new DocumentFile());
  }

  @Test
  void callsAreAddedUpByMonthAndProfile() {
    UseFile file = file();

    file.add("local", new TokenUse(10, 1), true, NOVEMBER);
    file.add("local", new TokenUse(20, 2), false, NOVEMBER);
    file.add("far", new TokenUse(5, 5), true, NOVEMBER);
    file.add("local", new TokenUse(1, 1), true, NOVEMBER.plusSeconds(1));

    assertThat(file().read())
        .isEqualTo(
            Map.of(
                "2026-11",
                Map.of(
                    "local",
                    new Use(2, 1, new TokenUse(30, 3)),
                    "far",
                    new Use(1, 1, new TokenUse(5, 5))),
                "2026-12",
                Map.of("local", new Use(1, 1, new TokenUse(1, 1)))));
    assertThat(file.trouble()).isEmpty();
  }

  @Test
  void severalProgramsLoseNoCall() {
    List<UseFile> programs = IntStream.range(0, 4).mapToObj(_ -> file()).toList();

    IntStream.range(0, 40)
        .parallel()
        .forEach(i -> programs.get(i % 4).add("local", new TokenUse(3, 1), true, NOVEMBER));

    assertThat(file().read().get("2026-11"))
        .isEqualTo(Map.of("local", new Use(40, 40, new TokenUse(120, 40))));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{",
        "[]",
        "{\"version\":2,\"months\":{}}",
        "{\"version\":1,\"months\":{\"2026-11\":{\"local\":{\"calls\":-1}}}}",
        "{\"version\":1,\"months\":{\"2026-11\":{\"local\":7}}}"
      })
  void aDamagedFileIsLeftAsItIsAndSaid(String text) throws IOException {
    Path path = Files.createDirectories(vault.resolve(".assay")).resolve("judge-use.json");
    Files.writeString(path, text);
    UseFile file = file();

    file.add("local", new TokenUse(1, 1), true, NOVEMBER);

    assertThat(path).hasContent(text);
    assertThat(file.trouble())
        .contains(
            "What the model has used is not in .assay/judge-use.json: it is damaged. Mend or remove"
                + " the file.");
  }

  @Test
  void aLinkOutOfTheVaultIsNotFollowed(@TempDir Path elsewhere) throws IOException {
    Files.createSymbolicLink(vault.resolve(".assay"), elsewhere);
    UseFile file = file();

    file.add("local", new TokenUse(1, 1), true, NOVEMBER);

    assertThat(elsewhere).isEmptyDirectory();
    assertThat(file.trouble()).isPresent();
  }
}
