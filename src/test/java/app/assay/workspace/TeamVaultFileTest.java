package app.assay.workspace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import app.assay.text.DocumentFile;
import app.assay.vault.VaultError;
import app.assay.vault.VaultException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Where a team's vault is, as a folder remembers it.
class TeamVaultFileTest {

  private static final String ADDRESS = "postgresql://dana@light.example:5432/knowledge";

  @TempDir private Path root;
  private final TeamVaultFile team = new TeamVaultFile(new DocumentFile());

  @Test
  void anAddressIsRememberedAndForgotten() {
    assertThat(team.write(root, ADDRESS)).isEmpty();
    assertThat(team.read(TeamVaultFile.of(root))).contains(ADDRESS);
    assertThat(team.write(root, "")).isEmpty();
    assertThat(team.read(TeamVaultFile.of(root))).isEmpty();
  }

  @Test
  void anAddressWithAPasswordIsNotWritten() {
    assertThat(team.write(root, "postgresql://dana:secret@light.example/knowledge").orElseThrow())
        .contains("may hold no password")
        .doesNotContain("secret");
    assertThat(TeamVaultFile.of(root)).doesNotExist();
  }

  @Test
  void anAddressWithAPasswordIsNotRead() throws IOException {
    Path file = TeamVaultFile.of(root);
    Files.createDirectories(file.getParent());
    Files.writeString(file, "{\"address\": \"postgresql://dana:secret@light.example/knowledge\"}");
    assertThat(team.read(file)).isEmpty();
  }

  @Test
  void theTeamsVaultIsTheLastStoreOfItsFolder() throws IOException {
    Files.writeString(root.resolve("vault.db"), "");
    team.write(root, ADDRESS);
    assertThat(Vault.read(root).stores())
        .containsExactly(root.resolve("vault.db"), TeamVaultFile.of(root));
    team.write(root, "");
    assertThat(Vault.read(root).stores()).containsExactly(root.resolve("vault.db"));
  }

  @Test
  void itsFileStandsForTheDatabase() throws VaultException {
    team.write(root, ADDRESS);
    assertThat(KnowledgeVaults.placeOf(TeamVaultFile.of(root)))
        .isEqualTo(new VaultPlace.InDatabase(ADDRESS, root));
  }

  @Test
  void aFileThatNamesNoneIsRefused() {
    assertThatExceptionOfType(VaultException.class)
        .isThrownBy(() -> KnowledgeVaults.placeOf(TeamVaultFile.of(root)))
        .satisfies(e -> assertThat(e.error().kind()).isEqualTo(VaultError.Kind.MISSING));
  }
}
