package app.assay.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Files of the program's own, as [DocumentFile#put(Path, byte\[\])] writes them.
class OwnFileTest {

  private static final byte[] NEW = "new".getBytes(StandardCharsets.UTF_8);

  @TempDir Path folder;

  @Test
  void newFileIsMade() throws IOException {
    Path file = folder.resolve("report.json");
    assertThat(new DocumentFile().put(file, NEW))
        .isEqualTo(new SaveResult.Saved(SourceText.sha256(NEW)));
    assertThat(file).hasContent("new");
    assertThat(folder).isDirectoryNotContaining("glob:**.tmp");
  }

  @Test
  void oldFileIsReplaced() throws IOException {
    Path file = Files.writeString(folder.resolve("report.json"), "old and longer");
    new DocumentFile().put(file, NEW);
    assertThat(file).hasContent("new");
  }

  @Test
  void fileMayBeLargerThanADocument() throws IOException {
    Path file = folder.resolve("report.json");
    new DocumentFile().put(file, new byte[DocumentFile.LIMIT + 1]);
    assertThat(file).hasSize(DocumentFile.LIMIT + 1);
  }

  @Test
  void folderIsRefused() {
    assertThat(new DocumentFile().put(folder, NEW))
        .isInstanceOfSatisfying(
            SaveResult.Failed.class,
            failed -> assertThat(failed.message()).contains("it is a folder"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"resolve", "createTemporary", "write", "copyPermissions", "replace"})
  void failureKeepsTheOldFile(String step) throws IOException {
    Path file = Files.writeString(folder.resolve("report.json"), "old");
    assertThat(new DocumentFile(new FaultyDisk(step, 1)).put(file, NEW))
        .isInstanceOf(SaveResult.Failed.class);
    assertThat(file).hasContent("old");
    assertThat(folder.toFile().list()).containsExactly("report.json");
  }

  @ParameterizedTest
  @ValueSource(strings = {"resolve", "createTemporary", "write", "copyPermissions", "replace"})
  void failureLeavesNoEmptyFile(String step) {
    assertThat(new DocumentFile(new FaultyDisk(step, 1)).put(folder.resolve("report.json"), NEW))
        .isInstanceOf(SaveResult.Failed.class);
    assertThat(folder).isEmptyDirectory();
  }
}
