package app.assay.workspace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class InputsTest {

  @TempDir Path folder;

  @BeforeEach
  void fill() throws IOException {
    for (String name :
        List.of(
            "a.cgd.md",
            "notes/b.cgd.md",
            "notes/deep/er/c.cgd.md",
            "notes/plain.md",
            "notes/picture.png",
            ".hidden/x.cgd.md",
            "target/x.cgd.md",
            "node_modules/p/x.cgd.md",
            ".assay/x.cgd.md")) {
      Path file = folder.resolve(name);
      Files.createDirectories(file.getParent());
      Files.writeString(file, name);
    }
  }

  @Test
  void folderStandsForItsDocuments() {
    assertThat(shown(".")).containsExactly("a.cgd.md", "notes/b.cgd.md", "notes/deep/er/c.cgd.md");
  }

  @Test
  void otherMarkdownIsCounted() {
    assertThat(expand(".").otherMarkdown()).isEqualTo(1);
  }

  @Test
  void foldersThatArePassedOverAreCountedByTheirRuleButForTheProgramsOwn() {
    assertThat(expand(".").passedOver()).isEqualTo(new PassedOver(1, 2));
    assertThat(expand("notes").passedOver().sentence()).isEmpty();
    assertThat(expand(".").passedOver().sentence())
        .contains("Not looked into: 1 hidden folder, 2 folders named target or node_modules.");
  }

  @Test
  void folderThatIsPassedOverCanBeNamed() {
    assertThat(shown("target")).containsExactly("target/x.cgd.md");
  }

  @Test
  void fileIsTakenWhateverItsName() {
    assertThat(shown("notes/plain.md")).containsExactly("notes/plain.md");
  }

  @Test
  void fileNamedTwiceIsTakenOnce() {
    assertThat(shown("notes/b.cgd.md", "notes", "./notes/../notes/b.cgd.md"))
        .containsExactly("notes/b.cgd.md", "notes/deep/er/c.cgd.md");
  }

  @Test
  void linkAndItsFileAreOne() throws IOException {
    Files.createSymbolicLink(folder.resolve("z.cgd.md"), folder.resolve("a.cgd.md"));
    assertThat(shown("a.cgd.md", "z.cgd.md")).containsExactly("a.cgd.md");
  }

  @Test
  void linksInAFolderAreNotFollowed() throws IOException {
    Files.createSymbolicLink(folder.resolve("notes/up"), folder);
    Files.createSymbolicLink(folder.resolve("notes/z.cgd.md"), folder.resolve("a.cgd.md"));
    assertThat(shown("notes")).containsExactly("notes/b.cgd.md", "notes/deep/er/c.cgd.md");
  }

  @Test
  void doubleStarStandsForAnyDepthAndForNone() {
    assertThat(shown("**/*.cgd.md"))
        .containsExactly("a.cgd.md", "notes/b.cgd.md", "notes/deep/er/c.cgd.md");
  }

  @Test
  void doubleStarInTheMiddleStandsForNoneToo() {
    assertThat(shown("notes/**/*.cgd.md"))
        .containsExactly("notes/b.cgd.md", "notes/deep/er/c.cgd.md");
  }

  @Test
  void patternTakesWhatItNames() {
    assertThat(shown("notes/*.{png,md}"))
        .containsExactly("notes/b.cgd.md", "notes/picture.png", "notes/plain.md");
  }

  @Test
  void fileWhoseNameLooksLikeAPatternIsAFile() throws IOException {
    Files.writeString(folder.resolve("odd[1].cgd.md"), "");
    assertThat(shown("odd[1].cgd.md")).containsExactly("odd[1].cgd.md");
  }

  @Test
  void whatCannotBeFoundIsSaid() {
    assertThat(expand("gone.cgd.md", "gone/*.md", "*.txt", "[", "notes/deep", "bad\0name").inputs())
        .containsExactly(
            new Input.Unreadable("gone.cgd.md", "There is no such file or folder."),
            new Input.Unreadable("gone/*.md", "No file matches."),
            new Input.Unreadable("*.txt", "No file matches."),
            new Input.Unreadable("[", "This is not a well-formed pattern."),
            new Input.OnDisk(folder.resolve("notes/deep/er/c.cgd.md"), "notes/deep/er/c.cgd.md"),
            new Input.Unreadable("bad\0name", "This is not the name of a file."));
  }

  @Test
  void folderWithoutDocumentsIsSaid() throws IOException {
    Files.createDirectory(folder.resolve("empty"));
    assertThat(expand("empty").inputs())
        .containsExactly(new Input.Unreadable("empty", "The folder has no document (*.cgd.md)."));
  }

  @Test
  void folderThatMayNotBeReadIsSaid() throws IOException {
    Path locked = Files.createDirectory(folder.resolve("notes/locked"));
    assumeTrue(locked.toFile().setReadable(false) && !Files.isReadable(locked), "runs as root");
    assertThat(expand("notes").inputs())
        .contains(
            new Input.Unreadable("notes/locked", "It cannot be read: there is no permission."));
  }

  @Test
  void tooManyFilesAreSaidAndNotCutInSilence() {
    assertThat(
            Inputs.expand(List.of("."), folder, () -> new Input.Standard(new byte[0]), 2, false)
                .inputs())
        .contains(new Input.Unreadable(".", "There are too many files; name a smaller folder."));
  }

  @Test
  void pathOutsideTheWorkingFolderIsAbsolute() {
    Inputs.Expansion above =
        Inputs.expand(
            List.of("../a.cgd.md"), folder.resolve("notes"), () -> new Input.Standard(new byte[0]));
    assertThat(above.inputs().getFirst().shown())
        .isEqualTo(folder.toAbsolutePath().resolve("a.cgd.md").toString().replace('\\', '/'));
  }

  @Test
  void standardInputIsReadOnce() {
    byte[] text = "x".getBytes(StandardCharsets.UTF_8);
    assertThat(Inputs.expand(List.of("-", "-"), folder, () -> new Input.Standard(text)).inputs())
        .hasSize(1);
  }

  private List<String> shown(String... arguments) {
    return expand(arguments).inputs().stream().map(Input::shown).toList();
  }

  private Inputs.Expansion expand(String... arguments) {
    return Inputs.expand(List.of(arguments), folder, () -> new Input.Standard(new byte[0]));
  }
}
