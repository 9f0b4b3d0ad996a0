package app.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The queries on a vault are laid out as upstream lays them out, for scripts that go by lines.
class VaultLayoutTest {

  @TempDir private Path folder;

  @BeforeEach
  void copyTheSample() throws IOException {
    Files.copy(
        Path.of("sample-vaults", "lighthouse", "knowledge", "vault.db"),
        folder.resolve("vault.db"));
  }

  private String vault(String... arguments) {
    String[] all = new String[arguments.length + 3];
    all[0] = "vault";
    System.arraycopy(arguments, 0, all, 1, arguments.length);
    all[all.length - 2] = "--vault";
    all[all.length - 1] = "vault.db";
    CommandRun.Result result = CommandRun.in(folder).run(all);
    assertThat(result.exit()).isZero();
    return result.out();
  }

  @Test
  void eachEntryOfAListStandsOnALineOfItsOwn() {
    assertThat(vault("list").lines())
        .hasSize(10)
        .allMatch(line -> line.matches("[\\[]?\\{\"id\":\".*\",\"claim\":\".*\"\\}[,\\]]"));
    assertThat(vault("domain-list").lines())
        .hasSize(5)
        .last()
        .isEqualTo(
            "{\"domain\":\"watch-keeping\",\"description\":\"Who is awake, and what is written"
                + " down\",\"status\":\"active\",\"active_entries\":5}]");
  }

  @Test
  void namesStandInOneLine() {
    assertThat(vault("query-domain", "power", "--ids-only"))
        .isEqualTo("[\"generator-under-load-monthly\"]\n");
    assertThat(vault("domain-list", "--ids-only"))
        .isEqualTo("[\"fog-signal\",\"lamp\",\"power\",\"supplies\",\"watch-keeping\"]\n");
  }

  @Test
  void nothingIsAnEmptyArray() {
    assertThat(vault("search", "no such words")).isEqualTo("[]\n");
  }

  @Test
  void aWholeEntryIsIndented() {
    assertThat(vault("get", "watch-log-in-utc"))
        .startsWith("[\n  {\n    \"id\": \"watch-log-in-utc\",\n    \"type\": \"fact\",\n");
  }
}
