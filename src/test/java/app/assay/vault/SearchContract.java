package app.assay.vault;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.vault.VaultError.Kind;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Finding entries: by domain, by path and by words.
abstract class SearchContract extends EntryContract {

  @Test
  void listsAreOrderedByTitleThenId() throws Exception {
    put(
        fact("z", text("Alpha", "c"), "lamp"),
        fact("a", text("beta", "c"), "lamp"),
        fact("c", text("Zeta", "c"), "lamp"),
        fact("b", text("Alpha", "c"), "lamp"));

    assertThat(active()).containsExactly("b", "z", "c", "a");
    assertThat(ids(v -> v.queryDomain("lamp"))).containsExactly("b", "z", "c", "a");
  }

  @Test
  void unknownDomainHasNoEntries() throws Exception {
    assertThat(ids(v -> v.queryDomain("no-such-domain"))).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "src/lamp/Oil.java, true",
    "src/lamp/deep/er/Oil.java, true",
    "src/lamp/, true",
    "src/lamp, true",
    "src/lamps/Oil.java, false",
    "src/Lamp/Oil.java, false",
    "other/src/lamp/Oil.java, false",
    "README.md, true",
    "docs/README.md, false",
    "README.md/x, false",
    "'', false"
  })
  void pathBelongsToADomainByPrefixOrEquality(String path, boolean belongs) throws Exception {
    put(fact("lamp-oil", "lamp"));

    assertThat(ids(v -> v.queryPaths(path)).contains("lamp-oil")).isEqualTo(belongs);
    List<DomainMatch> matches = vault.read(v -> v.resolvePath(path));
    assertThat(matches.isEmpty()).isNotEqualTo(belongs);
  }

  @Test
  void starMatchesEveryPathAndMarksMeanNothing() throws Exception {
    put(fact("fog-horn", "fog"));
    change(
        v -> {
          v.setPatterns("fog", List.of("*"));
          v.setPatterns("lamp", List.of("src/*.java", "src/%", "src/_/"));
          return true;
        });

    List<DomainMatch> matches = vault.read(v -> v.resolvePath("src/a/X.java"));
    assertThat(matches).containsExactly(new DomainMatch("fog", "All about fog", "*"));
    assertThat(ids(v -> v.queryPaths("anything"))).containsExactly("fog-horn");
  }

  @Test
  void deprecatedDomainIsNotResolvedButItsEntriesAreFound() throws Exception {
    put(fact("lamp-oil", "lamp"));
    change(
        v -> {
          v.setDomainStatus("lamp", DomainStatus.DEPRECATED);
          return true;
        });

    List<DomainMatch> matches = vault.read(v -> v.resolvePath("README.md"));
    assertThat(matches).isEmpty();
    assertThat(ids(v -> v.queryPaths("README.md"))).containsExactly("lamp-oil");
  }

  @Test
  void searchFindsAPhraseInTitleClaimAndBody() throws Exception {
    put(
        fact("one", text("The oil lamp", "x"), "lamp"),
        fact("two", text("x", "Fill the oil lamp daily"), "lamp"),
        fact("three", text("x", "The lamp burns oil"), "lamp"));

    assertThat(ids(v -> v.search("oil lamp"))).containsExactlyInAnyOrder("one", "two");
    assertThat(ids(v -> v.search("OIL"))).containsExactlyInAnyOrder("one", "two", "three");
    assertThat(ids(v -> v.search("keeper"))).hasSize(3);
  }

  @Test
  void searchFollowsAChangedText() throws Exception {
    put(fact("one", text("The oil lamp", "x"), "lamp"));
    String stamp = entry("one").stamp();
    change(
        v -> {
          v.update("one", text("The gas burner", "x"), List.of("lamp"), stamp);
          return true;
        });

    assertThat(ids(v -> v.search("oil"))).isEmpty();
    assertThat(ids(v -> v.search("gas"))).containsExactly("one");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        "\"",
        "oil\" OR \"gas",
        "title:oil",
        "oil*",
        "NEAR(oil gas)",
        "-oil",
        "(",
        "^oil",
        "oil AND",
        "\0",
        "oil\0gas",
        "a:b & !c",
        "'; DROP TABLE entries; --",
        "안녕",
        "😀"
      })
  void marksOfASearchMeanNothing(String phrase) throws Exception {
    put(fact("one", text("gas", "x"), "lamp"));

    assertThat(ids(v -> v.search(phrase))).isEmpty();
    assertThat(ids(v -> v.searchAny(List.of(phrase, "gas"), 5))).containsExactly("one");
  }

  @Test
  void anyWordFindsTheBestFirstAndNoMoreThanAsked() throws Exception {
    put(
        fact("one", text("oil", "gas wick"), "lamp"),
        fact("two", text("horn", "fog"), "fog"),
        fact("three", text("horn", "gas"), "fog"));

    assertThat(ids(v -> v.searchAny(List.of("oil", "gas", "wick"), 5)))
        .containsExactly("one", "three");
    assertThat(ids(v -> v.searchAny(List.of("oil", "gas", "wick"), 1))).containsExactly("one");
    assertThat(ids(v -> v.searchAny(List.of(), 5))).isEmpty();
  }

  @Test
  void domainSaysHowManyActiveEntriesItHas() throws Exception {
    put(fact("one", "lamp"), fact("two", "lamp", "fog"), fact("three", "lamp"));
    archive("three");

    List<Domain> domains = vault.read(VaultReader::domains);
    assertThat(domains)
        .containsExactly(
            new Domain(
                "fog", "All about fog", DomainStatus.ACTIVE, "2026-11-01 10:00:00", 1, List.of()),
            new Domain(
                "lamp",
                "All about lamps",
                DomainStatus.ACTIVE,
                "2026-11-01 10:00:00",
                2,
                List.of("README.md", "src/lamp/")));
  }

  @Test
  void domainsAreDescribedAndRefusedTwice() throws Exception {
    change(
        v -> {
          v.describeDomain("fog", "Fog and horns");
          refused(Kind.EXISTS, () -> v.addDomain("fog", "again"));
          refused(Kind.MISSING, () -> v.setPatterns("no-such-domain", List.of()));
          refused(Kind.CONSTRAINT, () -> v.setPatterns("fog", List.of(" ")));
          refused(Kind.CONSTRAINT, () -> v.setPatterns("fog", List.of("a/", "a/")));
          refused(Kind.CONSTRAINT, () -> v.addDomain(" ", "blank"));
          return true;
        });

    assertThat(vault.read(v -> v.domain("fog")).orElseThrow().description())
        .isEqualTo("Fog and horns");
  }

  @Test
  void archivedEntryIsFiledAnew() throws Exception {
    put(fact("one", "lamp"));
    archive("one");

    change(
        v -> {
          v.setDomains("one", List.of("fog"));
          return true;
        });

    assertThat(entry("one").domains()).containsExactly("fog");
    assertThat(entry("one").archived()).isPresent();
  }
}
