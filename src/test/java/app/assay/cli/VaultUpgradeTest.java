package app.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.vault.sqlite.OldVault;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class VaultUpgradeTest {

  @TempDir private Path folder;

  @Test
  void oldVaultNamesTheCommandAndIsUpgradedAfterACopy() throws Exception {
    LampStore store = LampStore.in(folder);
    OldVault.age(folder.resolve("vault.db"));
    assertThat(store.look("list").err()).contains("'assay vault upgrade' brings it to the schema");
    byte[] before = Files.readAllBytes(folder.resolve("vault.db"));

    CommandRun.Result upgraded = upgrade("vault.db");

    assertThat(upgraded.exit()).as(upgraded.err()).isZero();
    Path copy = folder.resolve("vault.before-notion-20260630-120000.db");
    assertThat(upgraded.out())
        .isEqualTo(
            "Upgraded %s\nAs it was before: %s\n".formatted(folder.resolve("vault.db"), copy));
    assertThat(copy).isRegularFile();
    assertThat(Files.readAllBytes(folder.resolve("vault.db"))).isNotEqualTo(before);
    assertThat(store.look("list").err()).isEmpty();
    assertThat(store.look("check").exit()).isZero();
  }

  @Test
  void vaultOfTodayIsLeftAsItIs() throws IOException {
    LampStore.in(folder);
    byte[] before = Files.readAllBytes(folder.resolve("vault.db"));

    CommandRun.Result result = upgrade("vault.db");

    assertThat(result.exit()).isZero();
    assertThat(result.out())
        .isEqualTo("Nothing to do: %s is up to date.\n".formatted(folder.resolve("vault.db")));
    assertThat(Files.readAllBytes(folder.resolve("vault.db"))).isEqualTo(before);
    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files).noneMatch(file -> file.toString().contains("before-notion"));
    }
  }

  @Test
  void copyThatIsThereAlreadyIsNotOverwritten() throws Exception {
    LampStore.in(folder);
    OldVault.age(folder.resolve("vault.db"));
    Path copy = folder.resolve("vault.before-notion-20260630-120000.db");
    Files.writeString(copy, "mine");

    CommandRun.Result result = upgrade("vault.db");

    assertThat(result.exit()).isEqualTo(1);
    assertThat(result.err()).contains("There is a copy at", "Nothing was changed.");
    assertThat(Files.readString(copy)).isEqualTo("mine");
  }

  @Test
  void whatIsNotThereOrNoVaultIsSaid() throws IOException {
    Files.writeString(folder.resolve("notes.txt"), "No vault at all, but a text of some length.");

    for (String name : List.of("nowhere.db", "notes.txt")) {
      CommandRun.Result result = upgrade(name);
      assertThat(result.exit()).isIn(1, 2);
      assertThat(result.out()).isEmpty();
      assertThat(result.err()).contains(name).doesNotContain("Exception");
    }
  }

  private CommandRun.Result upgrade(String name) {
    return CommandRun.in(folder).run("vault", "upgrade", name);
  }
}
