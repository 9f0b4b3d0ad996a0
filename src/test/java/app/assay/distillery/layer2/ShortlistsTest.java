package app.assay.distillery.layer2;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.judge.Evidence;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ShortlistsTest {

  private static final String LAMP = "Keep the lamp of the harbour lit until the last ship is in.";

  private static Proposal candidate(String id, String claim, String... domains) {
    return new Proposal(
        id, "fact", "Title", claim, "", "", "c", List.of(domains), List.of(), "", List.of());
  }

  private static Proposal naming(String conflictCheck, Proposal.Signal... signals) {
    return new Proposal(
        "b",
        "fact",
        "Title",
        LAMP,
        "",
        "",
        "c",
        List.of("lamps"),
        List.of(),
        conflictCheck,
        List.of(signals));
  }

  private static Shortlist of(VaultDouble vault, Proposal... batch) {
    return Shortlists.of(List.of(batch), _ -> true, Optional.of(vault.store()))
        .of(batch.length - 1);
  }

  private static List<String> sources(Shortlist list) {
    return list.related().stream().map(Related::source).toList();
  }

  @Test
  void entriesOfTheSameDomainsComeTheMostAlikeFirst() {
    VaultDouble vault =
        new VaultDouble()
            .with("rope", "Coil every rope by hand.", "lamps")
            .with("lit", "The lamp of the harbour stays lit until all ships are in.", "lamps")
            .with("soup", "Serve soup at noon.", "kitchen");

    Shortlist list = of(vault, candidate("b", LAMP, "lamps"));

    assertThat(sources(list)).containsExactly("vault: lit", "vault: rope");
    assertThat(list.related().getFirst().reasons())
        .containsExactly("same domain", "looks alike", "same words");
    assertThat(list.evidence())
        .first()
        .isEqualTo(
            new Evidence(
                "e1",
                "vault: lit",
                """
                The lamp of the harbour stays lit until all ships are in.

                Title: Title of lit
                Type: fact
                Domains: lamps
                Considerations: c

                ## Background

                ## Details\
                """));
  }

  @Test
  void whatLooksAlikeIsFoundInOtherDomains() {
    VaultDouble vault = new VaultDouble().with("lit", LAMP + " Always.", "harbour");

    assertThat(sources(of(vault, candidate("b", LAMP, "lamps")))).containsExactly("vault: lit");
  }

  @Test
  void whatOnlyItsBodyHasInCommonIsFoundInOtherDomains() {
    String wicks = "Wicks of hemp smoke after nine hours, wicks of cotton burn until dawn.";
    VaultDouble vault =
        new VaultDouble()
            .withBody("wick", "Buy cotton only.", "## Background\n\n## Details\n" + wicks, "stores")
            .withBody(
                "soup", "Serve soup at noon.", "## Background\nPeas.\n\n## Details", "kitchen");
    Proposal candidate =
        new Proposal(
            "b",
            "fact",
            "Light",
            LAMP,
            "## Background\n" + wicks + "\n\n## Details",
            "",
            "c",
            List.of("lamps"),
            List.of(),
            "",
            List.of());

    Shortlist list = of(vault, candidate);

    assertThat(sources(list)).containsExactly("vault: wick");
    assertThat(list.related().getFirst().reasons()).containsExactly("looks alike");
  }

  @Test
  void likenessOutweighsACommonDomain() {
    VaultDouble vault =
        new VaultDouble()
            .with("rope", "Coil every rope by hand.", "lamps")
            .with("knot", "Tie every knot twice.", "lamps")
            .with("lit", "The lamp of the harbour is lit until the last ship is in.", "harbour");

    assertThat(sources(of(vault, candidate("b", LAMP, "lamps")))).first().isEqualTo("vault: lit");
  }

  @Test
  void onlyEarlierCandidatesOfTheBatchAreCompared() {
    VaultDouble vault = new VaultDouble();
    Proposal one = candidate("a", LAMP, "lamps");
    Proposal two = candidate("b", LAMP, "lamps");

    assertThat(sources(of(vault, one, two))).containsExactly("batch: a");
    assertThat(sources(of(vault, one))).isEmpty();
    Shortlists none = Shortlists.of(List.of(one, two), _ -> false, Optional.of(vault.store()));
    assertThat(none.of(1).related()).isEmpty();
  }

  @Test
  void aLongListIsCutAndThatIsSaid() {
    VaultDouble vault = new VaultDouble().with("named", "Serve soup at noon.", "kitchen");
    IntStream.range(0, 12).forEach(i -> vault.with("lamp-" + i, "Lamp " + i + " hangs.", "lamps"));

    Shortlist list = of(vault, naming("named"));

    assertThat(list.related()).hasSize(9);
    assertThat(sources(list)).first().isEqualTo("vault: named");
    assertThat(list.notes())
        .containsExactly("4 more of the same domains, which look less alike, were not compared.");
  }

  @Test
  void whatIsMissingOrFailsIsSkippedForItself() {
    VaultDouble vault =
        new VaultDouble().with("lit", LAMP, "harbour").fails("lamps").fails("search");
    Proposal both =
        new Proposal(
            "b",
            "fact",
            "Title",
            LAMP,
            "",
            "",
            "c",
            List.of("lamps", "harbour"),
            List.of(),
            "gone",
            List.of());

    Shortlist list = of(vault, both);

    assertThat(sources(list)).containsExactly("vault: lit");
    assertThat(list.skipped()).isEmpty();
    assertThat(list.notes())
        .containsExactly(
            "The entry 'gone' it names under conflict_check is not in the vault; that comparison"
                + " was skipped.",
            "The domain 'lamps' could not be queried and was skipped: The page is torn.",
            "The search for words was skipped: The page is torn.");
  }

  @Test
  void aVaultThatCannotBeReadAsAWholeIsComparedByDomain() {
    VaultDouble vault = new VaultDouble().with("lit", LAMP, "lamps").fails("entries");

    Shortlist list = of(vault, naming("lit"));

    assertThat(sources(list)).containsExactly("vault: lit");
    assertThat(list.notes())
        .containsExactly(
            "Entries of other domains were not compared, since the vault cannot be read as a"
                + " whole: The page is torn.");
  }

  @Test
  void aVaultThatCannotBeReadAtAllSkipsTheRule() {
    Shortlist list = of(new VaultDouble().fails("read"), naming(""));

    assertThat(list.skipped())
        .contains("R6 was skipped: the vault cannot be read. The page is torn.");
    assertThat(list.related()).isEmpty();
  }

  @Test
  void withoutAVaultOnlyTheSameClaimInTheBatchCounts() {
    List<Proposal> batch =
        List.of(
            candidate("a", LAMP, "lamps"),
            candidate("b", LAMP + " Always.", "lamps"),
            candidate("c", LAMP.toUpperCase(java.util.Locale.ROOT), "lamps"));
    Shortlists lists = Shortlists.of(batch, _ -> true, Optional.empty());

    assertThat(lists.of(1).related()).isEmpty();
    assertThat(lists.of(1).skipped()).isPresent();
    assertThat(sources(lists.of(2))).containsExactly("batch: a");
  }

  @Test
  void whatReadersSaidStandsBesideTheEntry() {
    VaultDouble vault = new VaultDouble().with("old", "Serve soup at noon.", "kitchen");

    Shortlist list = of(vault, naming("", new Proposal.Signal("old", "outdated", "soup is out")));

    assertThat(list.evidence())
        .last()
        .isEqualTo(new Evidence("f1-1", "feedback on vault: old", "outdated: soup is out"));
    assertThat(list.of("f1-1")).map(Related::id).contains("old");
  }

  @Test
  void anArchivedEntryWithTheSameClaimIsSaid() {
    VaultDouble vault = new VaultDouble().archived("old", LAMP, "Replaced");

    assertThat(of(vault, naming("")).notes())
        .containsExactly(
            "The archived entry old has the same claim; it was archived because: Replaced",
            "The vault has 0 active entries; none shares a domain, and none looks alike.");
  }

  @Test
  void tenThousandCandidatesAreListedInSeconds() {
    VaultDouble vault = new VaultDouble();
    IntStream.range(0, 300)
        .forEach(
            i -> vault.with("e" + i, "Rule " + i + " of harbour number " + i * 7, "d" + i % 30));
    List<Proposal> batch =
        IntStream.range(0, 10_000)
            .mapToObj(i -> candidate("c" + i, "Do thing " + i * 13 + " at pier " + i, "d" + i % 30))
            .toList();

    Shortlists lists = Shortlists.of(batch, _ -> true, Optional.of(vault.store()));

    assertThat(lists.of(9_999).related()).hasSize(8);
  }
}
