package app.assay.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NewDocumentsTest {

  @TempDir Path folder;

  private Map<Path, SourceText> three() {
    Map<Path, SourceText> documents = new LinkedHashMap<>();
    for (String name : List.of("a", "b", "c")) {
      documents.put(folder.resolve(name), SourceText.of("text of " + name + "\n"));
    }
    return documents;
  }

  private Map<String, String> there() throws IOException {
    Map<String, String> there = new LinkedHashMap<>();
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.sorted().toList()) {
        there.put(file.getFileName().toString(), Files.readString(file));
      }
    }
    return there;
  }

  @Test
  void allAreMadeWithTheirBytes() throws IOException {
    Map<Path, SaveResult> results = new DocumentFile().createAll(three());

    assertThat(results)
        .hasSize(3)
        .containsEntry(
            folder.resolve("b"),
            new SaveResult.Saved(SourceText.sha256(SourceText.of("text of b\n").bytes())));
    assertThat(there())
        .containsExactly(
            Map.entry("a", "text of a\n"),
            Map.entry("b", "text of b\n"),
            Map.entry("c", "text of c\n"));
  }

  @Test
  void noneIsAskedForNothing() {
    assertThat(new DocumentFile().createAll(Map.of())).isEmpty();
  }

  @Test
  void existingDocumentIsKeptAndTheOthersAreMade() throws IOException {
    Files.writeString(folder.resolve("b"), "mine");

    Map<Path, SaveResult> results = new DocumentFile().createAll(three());

    assertThat(results.get(folder.resolve("b"))).isInstanceOf(SaveResult.Failed.class);
    assertThat(there())
        .containsExactly(
            Map.entry("a", "text of a\n"), Map.entry("b", "mine"), Map.entry("c", "text of c\n"));
  }

  @Test
  void everyDocumentIsOnTheDiskBeforeAnyHasItsName() {
    List<String> steps = new ArrayList<>();
    new DocumentFile(
            new DocumentFile.Disk() {
              @Override
              public void force(Path file) throws IOException {
                steps.add("force");
                super.force(file);
              }

              @Override
              public void replace(Path file, Path by) throws IOException {
                steps.add("name");
                super.replace(file, by);
              }

              @Override
              public void forceFolder(Path file) throws IOException {
                steps.add("folder");
                super.forceFolder(file);
              }
            })
        .createAll(three());

    assertThat(steps).containsExactly("force", "force", "force", "name", "name", "name", "folder");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"createTemporary", "write", "force", "resolve", "copyPermissions", "replace"})
  void failureOfAnyStepLeavesNothingOfThatOneAndMakesTheOthers(String step) throws IOException {
    FaultyDisk disk = new FaultyDisk(step, 2);

    Map<Path, SaveResult> results = new DocumentFile(disk).createAll(three());

    assertThat(disk.failed).isTrue();
    assertThat(results.get(folder.resolve("b")))
        .isInstanceOfSatisfying(
            SaveResult.Failed.class,
            failed -> assertThat(failed.message()).startsWith("b was not made: "));
    assertThat(there())
        .containsExactly(Map.entry("a", "text of a\n"), Map.entry("c", "text of c\n"));
  }

  @Test
  void deathAtAnyStepLeavesWholeOrEmptyDocuments() throws IOException {
    for (int step = 0; step < 40; step++) {
      Path own = Files.createDirectory(folder.resolve("round" + step));
      Map<Path, SourceText> documents = new LinkedHashMap<>();
      three().forEach((path, text) -> documents.put(own.resolve(path.getFileName()), text));
      try {
        DyingDisk.after(step).createAll(documents);
      } catch (DyingDisk.Death _) {
        // What was done before stays done.
      }
      for (Path path : documents.keySet()) {
        if (Files.exists(path)) {
          assertThat(Files.readString(path)).isIn("", "text of " + path.getFileName() + "\n");
        }
      }
    }
  }
}
