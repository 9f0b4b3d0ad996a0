package app.assay.harden;

import app.assay.HandClock;
import app.assay.cgd.CgdText;
import app.assay.judge.queue.BackOff;
import app.assay.judge.queue.QuestionListing;
import app.assay.judge.queue.QuestionQueue;
import app.assay.judge.queue.QuestionState;
import app.assay.text.DocumentFile;
import app.assay.workspace.FaultyProvider;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Stream;

/// Kills `assay judge` again and again while it asks a provider of whose calls three in ten fail,
/// and lets it go on until every question is decided or put off.
final class KilledJudging {

  private static final int CLAIMS = 10;

  /// Runs that nobody kills; more than are needed when three in ten calls fail.
  private static final int MOST_RUNS = 12;

  private final Path work;
  private final Path vault;
  private final int documents;
  private final long seed;
  private final List<String> faults = new ArrayList<>();
  private int kills;
  private int runs;
  private int empty;
  private long decided;
  private long deferred;

  /// @param documents with ten claims each
  KilledJudging(Path work, int documents, long seed) throws IOException {
    this.work = work;
    this.vault = Files.createDirectories(work.resolve("vault"));
    this.documents = documents;
    this.seed = seed;
    Files.createDirectories(vault.resolve(".assay"));
    for (int i = 0; i < documents; i++) {
      Files.writeString(vault.resolve("d%02d.cgd.md".formatted(i)), document(i));
      for (int c = 0; c < CLAIMS; c++) {
        Files.writeString(
            vault.resolve("log-%d-%d.txt".formatted(i, c)),
            "Seen at night: " + claim(i * CLAIMS + c) + ".\n");
      }
    }
  }

  /// @param wanted how many runs are killed
  KilledJudging run(int wanted) throws IOException, InterruptedException {
    Random random = new Random(seed * 0x9E3779B97F4A7C15L);
    CommandLineProcess line = new CommandLineProcess(vault, work.resolve("run.log"));
    try (FaultyProvider faulty = new FaultyProvider(seed, 4 * documents * CLAIMS, false)) {
      prepare(faulty);
      long life = life(line);
      while (kills < wanted && !isDone()) {
        Process process = line.start(List.of(), options(), runs % 2 == 0 ? judge() : retry());
        LockSupport.parkNanos((long) (life * (0.2 + random.nextDouble() * 0.8)));
        kills += process.isAlive() ? 1 : 0;
        process.destroyForcibly();
        line.ended(process);
        runs++;
        look("after kill " + kills);
      }
      for (int i = 0; i < MOST_RUNS && !isDone(); i++) {
        line.ended(line.start(List.of(), options(), i == 0 ? judge() : retry()));
        runs++;
        look("after run " + runs);
      }
      end(faulty);
    }
    return this;
  }

  List<String> faults() {
    return faults;
  }

  String figures() {
    return String.format(
        Locale.ROOT,
        "JUDGE    %d questions, %d runs, %d killed; decided %d, put off %d, begun files seen %d;"
            + " faults %d",
        documents * CLAIMS,
        runs,
        kills,
        decided,
        deferred,
        empty,
        faults.size());
  }

  private static String claim(int number) {
    return FaultyProvider.KNOWN + number + " turns";
  }

  private static String document(int number) {
    CgdText text = CgdText.valid();
    for (int c = 0; c < CLAIMS; c++) {
      text.claim(
          "id: claim-%d\ntext: \"%s\"\nsource: \"log-%d-%d.txt\"\nround: B"
              .formatted(c, claim(number * CLAIMS + c), number, c));
    }
    return text.text();
  }

  private List<String> options() {
    return List.of("-Duser.home=" + work.resolve("home"));
  }

  private static List<String> judge() {
    return List.of("judge", ".", "--vault=.");
  }

  /// Asks at once about what was put off.
  private static List<String> retry() {
    return List.of("questions", "retry", "--all", "--vault=.");
  }

  private void prepare(FaultyProvider faulty) throws IOException {
    Path settings = Files.createDirectories(work.resolve("home/.config/assay"));
    JudgeFiles.write(settings, vault, faulty.provider());
  }

  /// About how long a run takes: that of a command that asks nobody, and some for each question.
  private long life(CommandLineProcess line) throws IOException, InterruptedException {
    long start = System.nanoTime();
    line.ended(line.start(List.of(), options(), List.of("providers", "list")));
    return System.nanoTime() - start + documents * CLAIMS * 6_000_000L;
  }

  private QuestionListing listing() {
    return new QuestionQueue(
            vault,
            new DocumentFile(),
            new HandClock(Instant.parse("2026-11-01T10:00:00Z")),
            BackOff.standard(new Random(1)),
            (question, answer) -> true)
        .list();
  }

  private boolean isDone() {
    QuestionListing listing = listing();
    return listing.questions().size() == documents * CLAIMS
        && listing.questions().stream().allMatch(q -> q.isDecidedBy("local"));
  }

  /// Every file is whole, or so new that nothing is in it yet.
  private void look(String when) {
    QuestionListing listing = listing();
    for (String trouble : listing.troubles()) {
      if (trouble.contains(" is empty: ")) {
        empty++;
      } else {
        faults.add(when + ": " + trouble);
      }
    }
    long ids =
        new HashSet<>(listing.questions().stream().map(q -> q.question().id()).toList()).size();
    if (ids != listing.questions().size()) {
      faults.add(when + ": a question is there twice");
    }
    if (!listing.in(QuestionState.WITHDRAWN).isEmpty()) {
      faults.add(when + ": a question was withdrawn");
    }
  }

  private void end(FaultyProvider faulty) throws IOException {
    QuestionListing listing = listing();
    decided = listing.questions().stream().filter(q -> q.isDecidedBy("local")).count();
    deferred =
        listing.questions().stream()
            .filter(q -> !q.isDecidedBy("local") && q.deferral().isPresent())
            .count();
    if (decided + deferred != documents * CLAIMS || !listing.troubles().isEmpty()) {
      faults.add("%d decided, %d put off, %s".formatted(decided, deferred, listing.troubles()));
    }
    long places = listing.questions().stream().map(q -> q.question().about()).distinct().count();
    if (places != documents * CLAIMS) {
      faults.add(places + " places of " + documents * CLAIMS);
    }
    int most = faulty.answered().values().stream().mapToInt(Integer::intValue).max().orElse(0);
    if (most > 1 + kills) {
      faults.add("a question was answered %d times in %d kills".formatted(most, kills));
    }
    try (Stream<Path> files = Files.list(vault.resolve(QuestionQueue.NAME))) {
      long named = files.filter(file -> file.toString().endsWith(".json")).count();
      if (named != documents * CLAIMS) {
        faults.add(named + " files");
      }
    }
  }
}
