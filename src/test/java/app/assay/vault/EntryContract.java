package app.assay.vault;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.vault.VaultError.Kind;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Entries: what goes in, changes and is hidden.
abstract class EntryContract extends VaultFixture {

  @Test
  void insertedEntryIsThereWhole() throws Exception {
    put(fact("lamp-oil", "lamp", "fog"));

    Entry entry = entry("lamp-oil");
    assertThat(entry.domains()).containsExactly("fog", "lamp");
    assertThat(entry.evidence()).containsExactly(new EvidenceRef("pr", "#1"));
    assertThat(entry.createdAt()).isEqualTo("2026-11-01 10:00:00");
    assertThat(entry.updatedAt()).isEqualTo("2026-11-01 10:00:00");
    assertThat(entry.status()).isEqualTo(EntryStatus.ACTIVE);
    List<Entry> all = vault.read(VaultReader::entries);
    assertThat(all).containsExactly(entry);
  }

  @Test
  void textIsKeptToTheLetter() throws Exception {
    EntryText text =
        new EntryText(
            " 안녕 \"quoted\" ",
            "MUST 'not'; DROP TABLE entries -- 😀",
            "## Background\r\n\ttabs\n\n",
            Optional.of(""),
            "nöne\n");
    put(new NewEntry("odd", EntryType.ANTI_PATTERN, text, List.of("lamp"), evidence("#1")));

    assertThat(entry("odd").text()).isEqualTo(text);
    assertThat(entry("odd").type()).isEqualTo(EntryType.ANTI_PATTERN);
  }

  @Test
  void sameIdIsRefused() throws Exception {
    put(fact("lamp-oil", "lamp"));

    refused(Kind.EXISTS, () -> put(fact("lamp-oil", "lamp")));
  }

  static Stream<NewEntry> forbidden() {
    EntryText text = text("Title", "Claim");
    return Stream.of(
        fact(" ", "lamp"),
        fact("a"),
        fact("a", "lamp", "lamp"),
        fact("a", "no-such-domain"),
        fact("a", text("NUL \0", "Claim"), "lamp"),
        fact("a", text("Title", "half \ud83d"), "lamp"),
        new NewEntry("a", EntryType.ANTI_PATTERN, text, List.of("lamp"), evidence("#1")),
        new NewEntry("a", EntryType.FACT, text, List.of("lamp"), List.of()),
        new NewEntry("a", EntryType.FACT, text, List.of("lamp"), evidence("#1", "#1")),
        new NewEntry("a", EntryType.FACT, text, List.of("lamp"), evidence(" ")),
        new NewEntry(
            "a", EntryType.FACT, text, List.of("lamp"), List.of(new EvidenceRef("rumour", "x"))));
  }

  private static List<EvidenceRef> evidence(String... refs) {
    return Stream.of(refs).map(ref -> new EvidenceRef("pr", ref)).toList();
  }

  @ParameterizedTest
  @MethodSource("forbidden")
  void whatTheSchemaForbidsIsRefused(NewEntry entry) throws Exception {
    refused(Kind.CONSTRAINT, () -> put(entry));

    assertThat(active()).isEmpty();
  }

  @Test
  void oneRefusedEntryLeavesTheOthers() throws Exception {
    change(
        v -> {
          v.insert(fact("one", "lamp"));
          refused(Kind.CONSTRAINT, () -> v.insert(fact("two", "no-such-domain")));
          v.insert(fact("three", "lamp"));
          return true;
        });

    assertThat(active()).containsExactly("one", "three");
  }

  @Test
  void updateReplacesTextAndDomains() throws Exception {
    put(fact("lamp-oil", "lamp"));
    String stamp = entry("lamp-oil").stamp();
    clock.pass(Duration.ofHours(1));

    change(
        v -> {
          v.update("lamp-oil", text("New", "Other"), List.of("fog"), stamp);
          return true;
        });

    Entry entry = entry("lamp-oil");
    assertThat(entry.text()).isEqualTo(text("New", "Other"));
    assertThat(entry.domains()).containsExactly("fog");
    assertThat(entry.createdAt()).isEqualTo("2026-11-01 10:00:00");
    assertThat(entry.updatedAt()).isEqualTo("2026-11-01 11:00:00");
    assertThat(entry.stamp()).isNotEqualTo(stamp);
  }

  @Test
  void evidenceIsReplacedAndComesBackByUndo() throws Exception {
    put(fact("lamp-oil", "lamp"));
    Entry before = entry("lamp-oil");
    clock.pass(Duration.ofHours(1));
    Change change =
        change(
            v -> {
              v.setEvidence("lamp-oil", evidence("#1", "#2"), before.stamp());
              return true;
            });

    Entry after = entry("lamp-oil");
    assertThat(after.evidence()).containsExactlyInAnyOrderElementsOf(evidence("#1", "#2"));
    assertThat(after.text()).isEqualTo(before.text());
    assertThat(after.updatedAt()).isEqualTo("2026-11-01 11:00:00");
    assertThat(after.stamp()).isNotEqualTo(before.stamp());
    assertThat(change.rows().getFirst().before()).doesNotContain("#2");
    assertThat(change.rows().getFirst().after()).contains("\"ref\":\"#2\"");
    vault.undo(change.id(), "Ada Keeper", "wrong", _ -> {});
    assertThat(entry("lamp-oil").evidence()).isEqualTo(before.evidence());
  }

  @Test
  void evidenceThatTheSchemaForbidsIsRefused() throws Exception {
    put(fact("lamp-oil", "lamp"));
    String stamp = entry("lamp-oil").stamp();

    refused(Kind.CONSTRAINT, () -> standOn("lamp-oil", List.of(), stamp));
    refused(Kind.CONSTRAINT, () -> standOn("lamp-oil", evidence("#1", "#1"), stamp));
    refused(Kind.CONSTRAINT, () -> standOn("lamp-oil", evidence(" "), stamp));
    refused(
        Kind.CONSTRAINT, () -> standOn("lamp-oil", List.of(new EvidenceRef("rumour", "x")), stamp));
    refused(Kind.MISSING, () -> standOn("no-such-entry", evidence("#2"), stamp));
    archive("lamp-oil");
    refused(Kind.STALE, () -> standOn("lamp-oil", evidence("#2"), stamp));
    String now = entry("lamp-oil").stamp();
    refused(Kind.CONSTRAINT, () -> standOn("lamp-oil", evidence("#2"), now));
    assertThat(entry("lamp-oil").evidence()).isEqualTo(evidence("#1"));
  }

  private void standOn(String id, List<EvidenceRef> evidence, String stamp) throws VaultException {
    change(
        v -> {
          v.setEvidence(id, evidence, stamp);
          return true;
        });
  }

  @Test
  void whatWasNotSeenIsNotOverwritten() throws Exception {
    put(fact("lamp-oil", "lamp"));
    String stamp = entry("lamp-oil").stamp();
    try (VaultStore other = again()) {
      other.write(
          WANT,
          v -> {
            v.update("lamp-oil", text("Theirs", "Theirs"), List.of("lamp"), stamp);
            return true;
          });
    }

    refused(
        Kind.STALE,
        () ->
            vault.write(
                WANT,
                v -> {
                  v.update("lamp-oil", text("Mine", "Mine"), List.of("lamp"), stamp);
                  return true;
                }));
    assertThat(entry("lamp-oil").text().title()).isEqualTo("Theirs");
  }

  @Test
  void archivedEntryIsHiddenAndKept() throws Exception {
    put(fact("lamp-oil", "lamp"));
    clock.pass(Duration.ofMinutes(5));

    archive("lamp-oil");

    assertThat(active()).isEmpty();
    assertThat(ids(v -> v.queryDomain("lamp"))).isEmpty();
    assertThat(ids(v -> v.queryPaths("README.md"))).isEmpty();
    assertThat(ids(v -> v.search("claim"))).isEmpty();
    assertThat(entry("lamp-oil").archived())
        .contains(new Entry.Archived("2026-11-01 10:05:00", "Replaced"));
  }

  @Test
  void archivedEntryIsNeitherUpdatedNorArchivedAgain() throws Exception {
    put(fact("lamp-oil", "lamp"));
    archive("lamp-oil");
    String stamp = entry("lamp-oil").stamp();

    refused(Kind.CONSTRAINT, () -> archive("lamp-oil"));
    refused(
        Kind.CONSTRAINT,
        () ->
            vault.write(
                WANT,
                v -> {
                  v.update("lamp-oil", text("New", "Other"), List.of("lamp"), stamp);
                  return true;
                }));
  }

  @Test
  void archivedEntryCanBeShownAgain() throws Exception {
    put(fact("lamp-oil", "lamp"));
    archive("lamp-oil");
    String stamp = entry("lamp-oil").stamp();

    change(
        v -> {
          v.unarchive("lamp-oil", stamp);
          return true;
        });

    assertThat(active()).containsExactly("lamp-oil");
    assertThat(ids(v -> v.search("claim"))).containsExactly("lamp-oil");
  }

  @Test
  void archivingNeedsAReason() throws Exception {
    put(fact("lamp-oil", "lamp"));
    String stamp = entry("lamp-oil").stamp();

    refused(
        Kind.CONSTRAINT,
        () ->
            vault.write(
                WANT,
                v -> {
                  v.archive("lamp-oil", " ", stamp);
                  return true;
                }));
  }

  @Test
  void entryThatIsNotThereIsMissing() {
    refused(
        Kind.MISSING,
        () ->
            vault.write(
                WANT,
                v -> {
                  v.archive("no-such-entry", "Replaced", "");
                  return true;
                }));
  }
}
