package app.assay.workspace;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class KnowledgeVaultsTest {

  private static final String TEAM = "postgresql://keeper@db.example:5432/lamps";

  @TempDir private Path folder;

  @Test
  void whatIsNamedIsAFileOrATeamsDatabase() {
    assertThat(place(Optional.of("lamps.db"), Map.of()))
        .isEqualTo(new VaultPlace.InFile(folder.resolve("lamps.db")));
    assertThat(place(Optional.of(TEAM), Map.of()))
        .isEqualTo(new VaultPlace.InDatabase(TEAM, folder));
  }

  @Test
  void theEnvironmentNamesWhatNobodyNamed() {
    Map<String, String> environment = Map.of(KnowledgeVaults.VARIABLE, TEAM);
    assertThat(place(Optional.empty(), environment))
        .isEqualTo(new VaultPlace.InDatabase(TEAM, folder));
    assertThat(place(Optional.of("lamps.db"), environment))
        .isEqualTo(new VaultPlace.InFile(folder.resolve("lamps.db")));
  }

  @Test
  void theNearestFolderAboveHasTheVault() throws IOException {
    Path vault = Files.createDirectories(folder.resolve(".knowledge")).resolve("vault.db");
    Files.createFile(vault);
    Path below = Files.createDirectories(folder.resolve("lens").resolve("panels"));
    assertThat(KnowledgeVaults.standard(below, Map.of())).isEqualTo(vault);
  }

  @Test
  void theLedgerLiesAroundTheFolderOfKnowledge() throws IOException {
    Path vault = folder.resolve(".knowledge").resolve("vault.db");
    assertThat(KnowledgeVaults.ledgerRoot(vault)).isEqualTo(folder);
    assertThat(KnowledgeVaults.ledgerRoot(folder.resolve("lamps.db"))).isEqualTo(folder);
    Path recorded = Files.createDirectories(folder.resolve("a").resolve("b"));
    Files.createDirectories(folder.resolve("a").resolve(".assay"));
    assertThat(KnowledgeVaults.ledgerRoot(recorded.resolve("vault.db")))
        .isEqualTo(folder.resolve("a"));
  }

  private VaultPlace place(Optional<String> named, Map<String, String> environment) {
    return KnowledgeVaults.place(named, folder, environment);
  }
}
