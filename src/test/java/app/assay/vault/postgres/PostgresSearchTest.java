package app.assay.vault.postgres;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.vault.EntrySummary;
import app.assay.vault.VaultException;
import app.assay.vault.VaultStore;
import java.time.Clock;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// A team's vault finds what a vault in a file finds.
@TestInstance(Lifecycle.PER_CLASS)
class PostgresSearchTest {

  private VaultStore team;
  private VaultStore desk;

  @BeforeAll
  void fill(@TempDir java.nio.file.Path folder) throws Exception {
    team = TeamVault.open(TeamServer.vault());
    desk =
        new app.assay.vault.sqlite.SqliteVaults(Clock.systemUTC())
            .create(folder.resolve("vault.db"));
    for (VaultStore vault : List.of(team, desk)) {
      TeamVault.fill(
          vault,
          TeamVault.entry(
              "cafe", "Café hours", "The CLI MUST read curation_queue.", "See docs/cafe.md, 24/7."),
          TeamVault.entry(
              "lamp",
              "Lamp oil",
              "You MUST use 1.5 l of lamp-oil.",
              "ada@example.org keeps it. “Oil”!"),
          TeamVault.entry(
              "korean", "검증 게이트", "반드시 https://example.org/a_b?c=d 를 읽는다.", "x2 v0.2.6 -5 1e5"),
          TeamVault.entry("wick", "Wick", "Trim it.", "The lamp needs a wick, oil and a lamp."));
    }
  }

  @AfterAll
  void close() {
    if (team != null) {
      team.close();
    }
    if (desk != null) {
      desk.close();
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "cafe",
        "CAFÉ",
        "curation queue",
        "curation_queue",
        "queue curation",
        "hours the",
        "lamp-oil",
        "lamp oil",
        "oil lamp",
        "1.5 l",
        "1 5",
        "24/7",
        "docs/cafe.md",
        "example org",
        "ada@example",
        "검증 게이트",
        "게이트 검증",
        "반드시",
        "a_b?c=d",
        "v0.2.6",
        "0 2",
        "5 1e5",
        "oil\" OR \"wick",
        "oil & wick",
        "lam",
        "lamp*",
        "the",
        "you must use",
        "'; DROP TABLE entries; --",
        "oil”",
        "nothing of the kind"
      })
  void samePhraseFindsTheSame(String phrase) throws VaultException {
    assertThat(ids(team.read(vault -> vault.search(phrase))))
        .containsExactlyInAnyOrderElementsOf(ids(desk.read(vault -> vault.search(phrase))));
  }

  @ParameterizedTest
  @ValueSource(strings = {"oil wick", "cafe gate 게이트", "must", "nothing", "' & | ! : <-> \\"})
  void sameWordsFindTheSame(String words) throws VaultException {
    List<String> any = List.of(words.split(" "));

    assertThat(ids(team.read(vault -> vault.searchAny(any, 9))))
        .containsExactlyInAnyOrderElementsOf(ids(desk.read(vault -> vault.searchAny(any, 9))));
  }

  @Test
  void bestComesFirst() throws VaultException {
    assertThat(ids(team.read(vault -> vault.searchAny(List.of("lamp", "trim"), 9))))
        .containsExactly("wick", "lamp");
    assertThat(ids(team.read(vault -> vault.searchAny(List.of("oil", "must"), 1))))
        .containsExactly("lamp");
  }

  @Test
  void nothingToSearchForFindsNothing() throws VaultException {
    assertThat(ids(team.read(vault -> vault.search("…")))).isEmpty();
    assertThat(ids(team.read(vault -> vault.searchAny(List.of(), 9)))).isEmpty();
  }

  private static List<String> ids(List<EntrySummary> entries) {
    return entries.stream().map(EntrySummary::id).toList();
  }
}
