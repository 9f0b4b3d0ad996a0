package app.assay.ledger;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/// Decisions and ledgers for the tests of this package.
final class LedgerSample {

  static final Instant NOON = Instant.parse("2026-03-01T12:00:00Z");
  static final Clock CLOCK = Clock.fixed(NOON, ZoneOffset.UTC);

  private LedgerSample() {}

  static DecisionRecord decision(String note) {
    return new DecisionRecord(
        "Ada Keeper",
        "B",
        "docs/lamp.cgd.md",
        "claim-75fb137a",
        "TRUE",
        note,
        "a".repeat(64),
        "b".repeat(64),
        "c".repeat(64),
        12,
        "0.1.0",
        Map.of());
  }

  /// As short as an entry can be, for tests that try every byte of it.
  static DecisionRecord shortDecision(String note) {
    return new DecisionRecord("A", "", "a", "", "T", note, "", "", "", 0, "", Map.of());
  }

  static List<DecisionRecord> decisions(int from, int to) {
    return IntStream.rangeClosed(from, to).mapToObj(i -> decision("note " + i)).toList();
  }

  /// A ledger with entries whose notes are "note 1" and so on, each appended by itself.
  static Ledger of(Path root, int entries) {
    Ledger ledger = Ledger.open(root, CLOCK);
    for (int i = 1; i <= entries; i++) {
      appended(ledger.append(decisions(i, i)));
    }
    return ledger;
  }

  static AppendResult.Appended appended(AppendResult result) {
    assertThat(result).isInstanceOf(AppendResult.Appended.class);
    return (AppendResult.Appended) result;
  }

  static String reason(AppendResult result) {
    assertThat(result).isInstanceOf(AppendResult.Refused.class);
    return ((AppendResult.Refused) result).reason();
  }

  static Ledger failing(Path root, LedgerStore store) {
    return new Ledger(new LedgerFolder(root), store, CLOCK, Duration.ofMillis(200));
  }

  static Path file(Path root) {
    return new LedgerFolder(root).ledger();
  }

  static Path checkpoint(Path root) {
    return new LedgerFolder(root).checkpoint();
  }

  static List<String> lines(Path root) throws IOException {
    String text = Files.readString(file(root));
    return Arrays.stream(text.split("(?<=\n)")).toList();
  }

  static void write(Path root, List<String> lines) throws IOException {
    Files.writeString(file(root), String.join("", lines), StandardCharsets.UTF_8);
  }

  static List<String> notes(Ledger ledger) {
    return ledger.entries().stream().map(entry -> entry.record().note()).toList();
  }

  static List<LedgerProblem> problems(Path root) {
    return Ledger.open(root, CLOCK).verify().problems();
  }

  static LedgerProblem problem(LedgerProblem.Kind kind, long line, String message) {
    return new LedgerProblem(kind, line, message);
  }
}
