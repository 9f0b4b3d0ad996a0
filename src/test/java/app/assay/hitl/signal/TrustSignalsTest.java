package app.assay.hitl.signal;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.cgd.CgdParser;
import app.assay.cgd.CgdText;
import app.assay.hitl.DecisionRecords;
import app.assay.hitl.ReviewList;
import app.assay.ledger.DecisionRecord;
import app.assay.ledger.LedgerEntry;
import app.assay.points.lexicon.Lexicon;
import app.assay.text.SourceText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class TrustSignalsTest {

  private static final Lexicon LEXICON = Lexicon.load();

  @TempDir Path vault;
  private final TrustSignals signals = new TrustSignals(LEXICON);

  private ReviewedDocument document(String text) {
    return document(text, false, List.of());
  }

  private ReviewedDocument document(String text, boolean two, List<LedgerEntry> history) {
    return new ReviewedDocument(
        "notes/a.cgd.md",
        vault,
        "notes/a.cgd.md",
        CgdParser.standard().parse(SourceText.of(text)),
        two,
        history);
  }

  private List<TrustSignal> of(String text) {
    return signals.of(List.of(document(text)), List.of());
  }

  private Optional<TrustSignal> of(SignalKind kind, String text) {
    return of(text).stream().filter(s -> s.kind() == kind).findFirst();
  }

  private static LedgerEntry entry(
      String reviewer, String decision, long seconds, Map<String, String> more) {
    return new LedgerEntry(
        1,
        "",
        Instant.EPOCH,
        new DecisionRecord(
            reviewer, "B", "a.cgd.md", "claim-1", decision, "", "", "", "", seconds, "", more),
        "");
  }

  private static List<LedgerEntry> times(int count, LedgerEntry entry) {
    List<LedgerEntry> entries = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      entries.add(entry);
    }
    return entries;
  }

  private List<TrustSignal> reviewers(List<LedgerEntry> ledger) {
    return signals.of(List.of(), ledger);
  }

  @Test
  void twentyConfirmationsWithoutADoubtAreSaid() {
    List<TrustSignal> said =
        reviewers(times(20, entry("Ann Reyes", "true", 40, Map.of("time", "measured"))));
    assertThat(said).hasSize(1);
    assertThat(said.getFirst().kind()).isEqualTo(SignalKind.RUBBER_STAMP);
    assertThat(said.getFirst().sentence())
        .isEqualTo("Ann Reyes confirmed all of 20 claims and refused none.");
    assertThat(said.getFirst().figures())
        .containsExactly(
            Map.entry("decided", 20L),
            Map.entry("confirmed", 20L),
            Map.entry("timed", 20L),
            Map.entry("hasty", 0L));
  }

  @Test
  void nineteenOrOneDoubtAreNot() {
    assertThat(reviewers(times(19, entry("Ann Reyes", "true", 40, Map.of())))).isEmpty();
    List<LedgerEntry> doubted = times(30, entry("Ann Reyes", "first-true", 40, Map.of()));
    doubted.add(entry("Ann Reyes", "false", 40, Map.of()));
    assertThat(reviewers(doubted)).isEmpty();
  }

  @Test
  void skipsAndProfilesAreNoAnswers() {
    List<LedgerEntry> ledger = times(19, entry("Ann Reyes", "true", 40, Map.of()));
    ledger.addAll(times(5, entry("Ann Reyes", "skip", 1, Map.of())));
    ledger.addAll(times(5, entry("Ann Reyes", "review-profile", 0, Map.of())));
    assertThat(reviewers(ledger)).isEmpty();
  }

  @Test
  void haste() {
    List<LedgerEntry> ledger = times(4, entry("Ann Reyes", "true", 30, Map.of()));
    ledger.add(entry("Ann Reyes", "true", 0, Map.of("time", "measured")));
    ledger.add(entry("Ann Reyes", "false", 1, Map.of("time", "measured")));
    assertThat(reviewers(ledger).getFirst().sentence())
        .isEqualTo("Ann Reyes confirmed 1 of 5 timed claims in less than 5 s.");
    ledger.add(entry("Ann Reyes", "true", 30, Map.of()));
    assertThat(reviewers(ledger)).isEmpty();
  }

  @Test
  void answersThatNobodyTimedAreNotHasty() {
    assertThat(reviewers(times(10, entry("Ann Reyes", "true", 0, Map.of())))).isEmpty();
  }

  @Test
  void reviewersAreCountedApart() {
    List<LedgerEntry> ledger = times(15, entry("Ann Reyes", "true", 40, Map.of()));
    ledger.addAll(times(15, entry("Bob Ito", "true", 40, Map.of())));
    assertThat(reviewers(ledger)).isEmpty();
  }

  @Test
  void doubtOnTriflesAndNoneOnFigures() {
    String trifles =
        "The room may be blue. The sign might be new. The coffee could possibly be stale.\n\n";
    String figures =
        "Revenue rose by 40 percent. The pump moves 90 litres. Costs fell to 12 euros."
            + " The team has 14 engineers. The plant saves 300 tonnes.\n";
    TrustSignal said =
        of(SignalKind.SELECTIVE_HEDGING, "# Report\n\n" + trifles + figures).orElseThrow();
    assertThat(said.sentence())
        .isEqualTo(
            "3 of 3 sentences without figures are hedged, but 0 of 5 with figures and no source.");
    assertThat(said.line()).isEqualTo(3);
  }

  @Test
  void figuresWithDoubtAreHedgedAlike() {
    String text =
        "The room may be blue. The sign might be new. The coffee could possibly be stale.\n\n"
            + "Revenue may rise by 40 percent. The pump might move 90 litres. Costs may fall to 12"
            + " euros. The team has 14 engineers. The plant saves 300 tonnes.\n";
    assertThat(of(SignalKind.SELECTIVE_HEDGING, text)).isEmpty();
  }

  @Test
  void fewFiguresSayNothing() {
    String text =
        "The room may be blue. The sign might be new. The coffee could possibly be stale. Revenue"
            + " rose by 40 percent.\n";
    assertThat(of(SignalKind.SELECTIVE_HEDGING, text)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "The valve is faster. Therefore the plant needs one pump.\n",
        "The valve is faster.\n\nConsequently, the plant needs one pump.\n",
        "The valve is faster, thus the plant needs one pump.\n",
        "The valve is faster; hence one pump is enough.\n"
      })
  void conclusionsFromWhatIsNotProven(String text) {
    assertThat(of(SignalKind.CHAIN, text)).isPresent();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "The valve may be faster. Therefore the plant needs one pump.\n",
        "The valve is faster. Therefore the plant might need one pump.\n",
        "The valve is faster (source: test log of 2026-03-01). Therefore one pump is enough.\n",
        "The valve is faster. We have seen two so far, thus far without a fault.\n",
        "Therefore the plant needs one pump.\n",
        "Is the valve faster? Therefore the plant needs one pump.\n"
      })
  void doubtSourceOrNothingBeforeIsNoChain(String text) {
    assertThat(of(SignalKind.CHAIN, text)).isEmpty();
  }

  @Test
  void conclusionFromAConfirmedClaimIsNoChain() {
    String body = "# Prices\n\nBase price is $99/mo. Therefore a year is paid in advance.\n";
    assertThat(of(SignalKind.CHAIN, CgdText.pending("A").body(body).text())).isPresent();
    String confirmed =
        CgdText.pending("A")
            .body(body)
            .text()
            .replace(
                "    round: A\n",
                "    round: A\n    confirmed-by: Ann Reyes\n    confirmed-date: 2026-06-15\n");
    assertThat(confirmed).contains("confirmed-by");
    assertThat(of(SignalKind.CHAIN, confirmed)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Experts say the valve is safe.",
        "Many leading experts agree that it is safe.",
        "Studies show that it is safe.",
        "Recent research has shown that it is safe.",
        "According to industry analysts it is safe.",
        "It is widely known that it is safe."
      })
  void authoritiesWithoutANameAreSaid(String text) {
    TrustSignal said =
        of(SignalKind.UNNAMED, "# Valve\n\nIt is red.\n" + text + "\n").orElseThrow();
    assertThat(said.sentence()).endsWith(" names nobody who could be asked.");
    assertThat(said.line()).isEqualTo(4);
    assertThat(said.file()).isEqualTo("notes/a.cgd.md");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Studies show that it is safe (Marsh et al, 2024).",
        "Studies show that it is safe [3].",
        "Experts say it is safe: https://example.org/panel.",
        "Do experts say that it is safe?",
        "Our experts are on duty.",
        "The study of Ito shows that it is safe."
      })
  void namedAuthoritiesAreNot(String text) {
    assertThat(of(SignalKind.UNNAMED, "# Valve\n\n" + text + "\n")).isEmpty();
  }

  private static String claims(String... sources) {
    StringBuilder list = new StringBuilder();
    Arrays.stream(sources)
        .forEach(
            source ->
                list.append("  - id: claim-")
                    .append(list.length())
                    .append("\n    text: \"It holds\"\n    source: \"")
                    .append(source)
                    .append("\"\n    round: B\n"));
    return "---\nclarity-gate-version: 2.1\nhitl-claims:\n" + list + "---\n\n# A\n\nIt holds.\n";
  }

  @Test
  void manyClaimsOnASourceNobodyCanFind() {
    TrustSignal said =
        of(
                SignalKind.ONE_SOURCE,
                claims("Old binder", "old  Binder", "Old binder", "https://example.org/a"))
            .orElseThrow();
    assertThat(said.sentence())
        .isEqualTo(
            "3 of 4 claims rest on \"Old binder\", which is no address and no file of the vault, so"
                + " that nobody can look it up.");
    assertThat(said.figures()).containsEntry("percent", 75L);
    assertThat(said.line()).isEqualTo(6);
  }

  @Test
  void twoClaimsOrASmallShareSayNothing() {
    assertThat(of(SignalKind.ONE_SOURCE, claims("Old binder", "Old binder", "x", "y"))).isEmpty();
    assertThat(
            of(
                SignalKind.ONE_SOURCE,
                claims("b", "b", "b", "1", "2", "3", "4", "5", "6", "7", "8")))
        .isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"https://example.org/a", "doi 10.1000/182", "RFC 8785"})
  void addressesCanBeFound(String source) {
    assertThat(of(SignalKind.ONE_SOURCE, claims(source, source, source))).isEmpty();
  }

  @Test
  void filesOfTheVaultCanBeFound() throws IOException {
    Files.createDirectories(vault.resolve("notes"));
    Files.writeString(vault.resolve("notes/binder.txt"), "x");
    String source = "See binder.txt:12, page 3";
    assertThat(of(SignalKind.ONE_SOURCE, claims(source, source, source))).isEmpty();
    Files.delete(vault.resolve("notes/binder.txt"));
    assertThat(of(SignalKind.ONE_SOURCE, claims(source, source, source))).isPresent();
  }

  private static String confirmed(String by, String date, String author) {
    return "---\nprocessed-date: 2026-06-15\nprocessed-by: %s\nhitl-claims:\n  - id: claim-1\n    text: \"It holds\"\n    source: \"https://example.org\"\n    round: B\n    confirmed-by: %s\n    confirmed-date: %s\n---\n\n# A\n\nIt holds.\n"
        .formatted(author, by, date);
  }

  @Test
  void confirmationByTheAuthorIsSaid() {
    TrustSignal said =
        of(SignalKind.SELF, confirmed("Dr. Ann Reyes", "2026-06-16", "Claude and Ann Reyes"))
            .orElseThrow();
    assertThat(said.sentence())
        .isEqualTo("Claim claim-1 is confirmed by Dr. Ann Reyes, who is named in processed-by.");
    assertThat(said.line()).isEqualTo(9);
    assertThat(of(SignalKind.SELF, confirmed("Bob Ito", "2026-06-16", "Ann Reyes"))).isEmpty();
    assertThat(of(SignalKind.SELF, confirmed("Ann Reyes and Bob Ito", "2026-06-16", "Ann Reyes")))
        .isEmpty();
  }

  @Test
  void confirmationOnTheDayOfWritingIsSaid() {
    assertThat(of(SignalKind.SAME_DAY, confirmed("Bob Ito", "2026-06-15", "Ann Reyes")))
        .isPresent();
    assertThat(of(SignalKind.SAME_DAY, confirmed("Bob Ito", "2026-06-16", "Ann Reyes"))).isEmpty();
  }

  @Test
  void confirmationWithoutTheSecondReviewerIsSaid() {
    String text = confirmed("Ann Reyes and Bob Ito", "2026-06-16", "Cleo Marsh");
    ReviewedDocument alone = document(text, true, List.of());
    assertThat(signals.of(List.of(alone), List.of()))
        .extracting(TrustSignal::kind)
        .containsExactly(SignalKind.ONE_REVIEWER);
    DecisionRecord second =
        new DecisionRecord(
            "Bob Ito",
            "B",
            "notes/a.cgd.md",
            "claim-1",
            "true",
            "",
            ReviewList.textHash(alone.document().claims().getFirst()),
            "",
            "",
            0,
            "",
            Map.of(DecisionRecords.CONFIRMED_BY, "Ann Reyes and Bob Ito"));
    LedgerEntry entry = new LedgerEntry(1, "", Instant.EPOCH, second, "");
    assertThat(signals.of(List.of(document(text, true, List.of(entry))), List.of())).isEmpty();
    assertThat(signals.of(List.of(document(text)), List.of())).isEmpty();
  }

  @Test
  void exclusionsAndTheRecordAreNotJudged() {
    String text =
        "# A\n\n"
            + "<!-- CG-EXCLUSION:BEGIN id=x -->\n"
            + "Experts say so.\n"
            + "<!-- CG-EXCLUSION:END id=x -->\n\n"
            + "## HITL Verification Record\n\n"
            + "- Experts say so\n";
    assertThat(of(text)).isEmpty();
  }

  @ParameterizedTest
  @EnumSource
  void everySignalHasItsPage(SignalKind kind) throws IOException {
    Path page = Path.of("assets/help/signals", kind.id() + ".md");
    assertThat(Files.readString(page))
        .startsWith("# " + kind.title() + "\n\n" + kind.id() + " · threat " + kind.threat())
        .contains("\n## What\n", "\n## Why\n", "\n## When\n", "\n## What to do\n");
  }
}
