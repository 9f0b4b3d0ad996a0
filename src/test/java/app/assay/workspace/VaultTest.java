package app.assay.workspace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class VaultTest {

  @TempDir Path folder;

  @BeforeEach
  void fill() throws IOException {
    Files.createDirectories(folder.resolve("notes/deep"));
    Files.writeString(folder.resolve("notes/deep/a.cgd.md"), "");
    Files.writeString(folder.resolve("notes/plain.md"), "");
    Files.writeString(folder.resolve("notes/picture.png"), "");
  }

  @Test
  void documentsAndOtherMarkdownAreToldApart() throws IOException {
    Vault vault = Vault.read(folder);
    assertThat(vault.documents()).containsExactly(folder.resolve("notes/deep/a.cgd.md"));
    assertThat(vault.otherMarkdown()).containsExactly(folder.resolve("notes/plain.md"));
    assertThat(vault.cut()).isFalse();
  }

  @Test
  void filesAreNamedFromTheRoot() throws IOException {
    Vault vault = Vault.read(folder.resolve("notes/.."));
    assertThat(vault.inputs().getFirst().shown()).isEqualTo("notes/deep/a.cgd.md");
  }

  @Test
  void nearestFolderWithDecisionsIsTheRoot() throws IOException {
    Files.createDirectories(folder.resolve(".assay"));
    assertThat(Vault.rootOf(folder.resolve("notes/deep/a.cgd.md"))).isEqualTo(folder);
    assertThat(Vault.recordedAt(folder)).contains(folder);
  }

  @Test
  void fileWithoutDecisionsAboveItHasItsOwnFolder() {
    assertThat(Vault.rootOf(folder.resolve("notes/plain.md"))).isEqualTo(folder.resolve("notes"));
  }

  @Test
  void folderThatIsNotThereIsAnError() {
    assertThatThrownBy(() -> Vault.read(folder.resolve("gone"))).isInstanceOf(IOException.class);
  }
}
