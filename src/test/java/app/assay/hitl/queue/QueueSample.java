package app.assay.hitl.queue;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.cgd.CgdText;
import app.assay.cgd.check.CheckContext;
import app.assay.hitl.Reviewer;
import app.assay.ledger.Ledger;
import app.assay.text.DocumentFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.UnaryOperator;

/// A vault of three documents with pending claims, its queue, and a reviewer who answers it.
final class QueueSample {

  static final Instant GENERATED = Instant.parse("2026-06-15T12:00:00Z");

  private static final QueueTime NO_TIME = new QueueTime.Stated(Duration.ZERO);

  private final Path vault;

  QueueSample(Path vault) {
    this.vault = vault;
  }

  /// Three documents; the second has two claims.
  static QueueSample in(Path vault) throws IOException {
    Files.createDirectories(vault.resolve("docs"));
    Files.createDirectories(vault.resolve(".assay"));
    Files.writeString(vault.resolve("docs/a.cgd.md"), CgdText.pending("B").text());
    Files.writeString(vault.resolve("docs/b.cgd.md"), CgdText.pendingTwo().text());
    Files.writeString(vault.resolve("prices.cgd.md"), CgdText.pending("A").text());
    return new QueueSample(vault);
  }

  Path queueFile() {
    return vault.resolve("queue.yaml");
  }

  Path checkpoint() {
    return vault.resolve("queue.yaml.checkpoint");
  }

  /// Writes the queue of all documents as it comes.
  QueueSample queued() throws IOException {
    QueueDraft draft = new QueueDraft(QueueRoot.of(vault), new DocumentFile());
    for (String file : new String[] {"prices.cgd.md", "docs/b.cgd.md", "docs/a.cgd.md"}) {
      assertThat(draft.add(vault.resolve(file))).isInstanceOf(QueueDraft.Added.Queued.class);
    }
    Files.writeString(queueFile(), draft.text(GENERATED));
    return this;
  }

  /// Answers every claim true.
  QueueSample answered() throws IOException {
    return edited("response: null", "response: true").edited("notes: \"\"", "notes: \"Seen\"");
  }

  /// Replaces words of the queue, wherever they stand.
  QueueSample edited(String from, String to) throws IOException {
    String text = Files.readString(queueFile());
    assertThat(text).contains(from);
    Files.writeString(queueFile(), text.replace(from, to));
    return this;
  }

  /// Answers the claims of the n-th document, counted from 1.
  QueueSample answeredOnly(int document) throws IOException {
    String[] parts = Files.readString(queueFile()).split("(?=  - file: )", -1);
    parts[document] =
        parts[document]
            .replace("response: null", "response: true")
            .replace("notes: \"\"", "notes: \"Seen\"");
    Files.writeString(queueFile(), String.join("", parts));
    return this;
  }

  HitlQueue read() throws IOException {
    FileReading<HitlQueue> reading = QueueReader.read(Files.readString(queueFile()));
    assertThat(reading).isInstanceOf(FileReading.Read.class);
    return ((FileReading.Read<HitlQueue>) reading).content();
  }

  QueueOutcome apply() throws IOException {
    return apply(new DocumentFile(), terms());
  }

  QueueOutcome apply(DocumentFile files, QueueTerms terms) throws IOException {
    Clock clock = Clock.fixed(terms.context().now(), ZoneOffset.UTC);
    Path root = vault.toRealPath();
    UnaryOperator<Path> vaultOf = document -> root;
    return new QueueApplication(new Answering(files, vaultOf, clock, "0.1.0"))
        .apply(read(), queueFile(), QueueRoot.of(vault), terms);
  }

  /// A day after the queue was written.
  static QueueTerms terms() {
    return at(GENERATED.plus(Duration.ofDays(1)));
  }

  static QueueTerms at(Instant now) {
    return new QueueTerms(
        new Reviewer("Dana Reviewer"),
        LocalDate.of(2026, 6, 16),
        "",
        false,
        false,
        false,
        CheckContext.at(now),
        NO_TIME,
        Optional.empty());
  }

  static QueueTerms forced(QueueTerms terms) {
    return new QueueTerms(
        terms.reviewer(),
        terms.date(),
        "",
        false,
        true,
        false,
        terms.context(),
        NO_TIME,
        Optional.empty());
  }

  static QueueTerms trial() {
    QueueTerms terms = terms();
    return new QueueTerms(
        terms.reviewer(),
        terms.date(),
        "",
        false,
        false,
        true,
        terms.context(),
        NO_TIME,
        Optional.empty());
  }

  static QueueTerms by(String reviewer) {
    QueueTerms terms = terms();
    return new QueueTerms(
        new Reviewer(reviewer),
        terms.date(),
        "",
        false,
        false,
        false,
        terms.context(),
        NO_TIME,
        Optional.empty());
  }

  Ledger ledger() {
    return Ledger.open(vault, Clock.fixed(GENERATED, ZoneOffset.UTC));
  }

  String document(String file) throws IOException {
    return Files.readString(vault.resolve(file));
  }

  /// The characters of every file of the vault except the ledger's lock.
  Map<String, String> files() throws IOException {
    Map<String, String> all = new TreeMap<>();
    try (var walk = Files.walk(vault)) {
      for (Path file : walk.filter(Files::isRegularFile).toList()) {
        if (!file.endsWith("ledger.lock")) {
          all.put(vault.relativize(file).toString(), Files.readString(file));
        }
      }
    }
    return all;
  }
}
