package app.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.cgd.CgdText;
import app.assay.cgd.hash.DocumentHash;
import app.assay.cgd.hash.HashResult;
import app.assay.cgd.hash.Recipe;
import app.assay.text.SourceText;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// `stamp --recipe`.
class RecipeStampingTest {

  private static final String VALID = CgdText.valid().text();
  private static final String HASH = hash(VALID, Recipe.C);

  @TempDir Path folder;

  @ParameterizedTest
  @EnumSource(
      value = Recipe.class,
      names = {"A", "L1", "L2", "L3"})
  void rightTextByAnotherRecipeGetsItsHash(Recipe recipe) throws IOException {
    write("lamp.cgd.md", VALID.replace(HASH, hash(VALID, recipe)));
    assertThat(run("stamp", "--recipe", "lamp.cgd.md"))
        .isEqualTo(
            new CommandRun.Result(
                0,
                "lamp.cgd.md: stamped instead of recipe %1$s: %2$s\nStamped 1 (%1$s 1), right already 0, of another text 0, without a hash 0, failed 0.\n"
                    .formatted(recipe, HASH),
                ""));
    assertThat(read("lamp.cgd.md")).isEqualTo(VALID);
  }

  @Test
  void othersAreListedCountedAndLeftAlone() throws IOException {
    String changed = VALID.replace("eight windows", "nine windows");
    write("changed.cgd.md", changed);
    write("none.cgd.md", VALID.replace(HASH, "PENDING"));
    write("right.cgd.md", VALID);
    CommandRun.Result result = run("stamp", "--recipe", ".");
    assertThat(result.exit()).isEqualTo(1);
    assertThat(result.out())
        .isEqualTo("Stamped 0, right already 1, of another text 1, without a hash 1, failed 0.\n");
    assertThat(result.err())
        .isEqualTo(
            """
            assay: changed.cgd.md: Left alone. The text is not the one that was stamped: no known\
             recipe gives the stored hash.
            assay: none.cgd.md: Left alone. document-sha256 is not 64 lower-case hex digits.
            """);
    assertThat(read("changed.cgd.md")).isEqualTo(changed);
    assertThat(read("none.cgd.md")).contains("PENDING");
  }

  @Test
  void hashOfTheSourceBesideItSaysNothingAboutTheText() throws IOException {
    write("lamp.md", "# Lamp\n");
    String sibling = SourceText.sha256("# Lamp\n".getBytes(StandardCharsets.UTF_8));
    String text = VALID.replace(HASH, sibling);
    write("lamp.cgd.md", text);
    CommandRun.Result result = run("stamp", "--recipe", "lamp.cgd.md");
    assertThat(result.exit()).isEqualTo(1);
    assertThat(result.err())
        .contains("by recipe L4 (hash of the source document beside it), which does not cover");
    assertThat(read("lamp.cgd.md")).isEqualTo(text);
    assertThat(run("check-ingestable", "lamp.cgd.md").out()).isEqualTo("false\n");
  }

  @Test
  void recipeThatStopsInFencedCodeDoesNotCoverTheText() throws IOException {
    String body = "# Lamp\n\n```\n<!-- CLARITY_GATE_END -->\n```\n\nChanged later.\n";
    String fenced = CgdText.valid().body(body).text();
    String stored = fenced.replace(hash(fenced, Recipe.C), hash(fenced, Recipe.B));
    write("lamp.cgd.md", stored);
    assertThat(run("stamp", "--recipe", "lamp.cgd.md").exit()).isEqualTo(1);
    assertThat(read("lamp.cgd.md")).isEqualTo(stored);
  }

  @Test
  void dryRunShowsTheLineAndWritesNothing() throws IOException {
    String old = VALID.replace(HASH, hash(VALID, Recipe.L1));
    write("lamp.cgd.md", old);
    CommandRun.Result result = run("stamp", "--recipe", "--dry-run", "lamp.cgd.md");
    assertThat(result.out())
        .startsWith("lamp.cgd.md: would be stamped instead of recipe L1: " + HASH + "\n")
        .contains("  + document-sha256: " + HASH + "\n")
        .endsWith(
            "Would stamp 1 (L1 1), right already 0, of another text 0, without a hash 0, failed"
                + " 0.\n");
    assertThat(read("lamp.cgd.md")).isEqualTo(old);
  }

  @Test
  void secondRunFindsNothingToDo() throws IOException {
    write("lamp.cgd.md", VALID.replace(HASH, hash(VALID, Recipe.L2)));
    run("stamp", "--recipe", ".");
    assertThat(run("stamp", "--recipe", ".").out())
        .isEqualTo("Stamped 0, right already 1, of another text 0, without a hash 0, failed 0.\n");
  }

  private CommandRun.Result run(String... arguments) {
    return CommandRun.in(folder).run(arguments);
  }

  private void write(String name, String text) throws IOException {
    Files.writeString(folder.resolve(name), text);
  }

  private String read(String name) throws IOException {
    return Files.readString(folder.resolve(name));
  }

  private static String hash(String text, Recipe recipe) {
    return DocumentHash.compute(SourceText.of(text), recipe)
            instanceof HashResult.Computed(String sha256)
        ? sha256
        : "";
  }
}
