package app.assay.harden;

import app.assay.ledger.LedgerReport;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;

/// Kills one command again and again and looks at what is left, then lets it run again.
final class KillRounds {

  private final KilledCommand command;
  private final Path work;
  private final Path vault;
  private final KilledVault before;
  private final KilledVault after;
  private final Kill kill;
  private final List<String> faults = new ArrayList<>();
  private final Map<Kill.Moment, Integer> rounds = new EnumMap<>(Kill.Moment.class);
  private int old;
  private int some;
  private int all;
  private int halves;
  private int alive;
  private int notes;
  private int rests;

  /// Prepares the vault and measures a run that nobody kills.
  KillRounds(KilledCommand command, Path work) throws IOException, InterruptedException {
    this.command = command;
    this.work = work;
    vault = Files.createDirectories(work.resolve("vault"));
    command.prepare(new CommandLineProcess(vault, work.resolve("prepared.log")));
    before = KilledVault.read(vault);
    Path whole = KilledVault.copy(vault, work.resolve("whole"));
    CommandLineProcess.Ended ended =
        new CommandLineProcess(whole, work.resolve("whole.log"))
            .run(command.arguments().toArray(String[]::new));
    if (ended.exit() != 0) {
      throw new IllegalStateException(ended.printed());
    }
    after = KilledVault.read(whole);
    kill = Kill.measure(vault, work, command.arguments());
  }

  /// One round for each seed.
  KillRounds strike(int from, int count) throws IOException, InterruptedException {
    Kill.Moment[] moments = Kill.Moment.values();
    for (int seed = from; seed < from + count; seed++) {
      Kill.Moment moment = moments[seed % (kill.steps() == 0 ? 2 : 3)];
      rounds.merge(moment, 1, Integer::sum);
      round(seed, moment);
    }
    return this;
  }

  List<String> faults() {
    return faults;
  }

  /// How many rounds left no document, some or all of them in their new version.
  String figures() {
    return String.format(
        Locale.ROOT,
        "%-8s %3d rounds %s: all old %d, some new %d, all new %d (of these %d had ended), half %d;"
            + " %d notes of the ledger, %d hidden rests; whole run %d ms, from its first"
            + " change %d ms, %d steps; faults %d",
        command,
        rounds.values().stream().mapToInt(Integer::intValue).sum(),
        rounds,
        old,
        some,
        all,
        alive,
        halves,
        notes,
        rests,
        kill.life() / 1_000_000,
        kill.writing() / 1_000_000,
        kill.steps(),
        faults.size());
  }

  private void round(int seed, Kill.Moment moment) throws IOException, InterruptedException {
    Path folder = KilledVault.copy(vault, work.resolve("round" + seed));
    CommandLineProcess line = new CommandLineProcess(folder, work.resolve("round.log"));
    CommandLineProcess.Ended killed = kill.strike(line, moment, random(seed));
    String name = "%s seed %d %s".formatted(command, seed, moment);
    KilledVault left = KilledVault.read(folder);
    count(killed, left);
    left.halves(before, after).forEach(half -> faults.add(name + ": half " + half));
    rests += (int) left.rests();
    sound(name + " after the kill", folder);
    for (String document : acknowledged(killed.printed())) {
      kept(name, folder, left, document);
    }
    again(name, folder, line, left);
  }

  /// Neighbouring seeds as they are give nearly the same first numbers.
  private static Random random(int seed) {
    return new Random(seed * 0x9E3779B97F4A7C15L);
  }

  private void count(CommandLineProcess.Ended killed, KilledVault left) {
    if (left.isLike(before)) {
      old++;
    } else if (left.isLike(after)) {
      all++;
      alive += killed.exit() == 0 ? 1 : 0;
    } else if (left.halves(before, after).isEmpty()) {
      some++;
    } else {
      halves++;
    }
  }

  private void sound(String name, Path folder) {
    LedgerReport report = KilledVault.ledger(folder);
    if (!report.isSound() || report.entries() < 1) {
      faults.add(name + ": ledger " + report.problems());
    }
    notes += (int) report.problemCount();
  }

  /// The documents of which the killed command had said that they were done.
  private static List<String> acknowledged(String printed) {
    return printed
        .lines()
        .filter(line -> line.contains(" answered ") || line.contains(": stamped "))
        .map(line -> line.substring(0, line.indexOf(": ")))
        .toList();
  }

  private void kept(String name, Path folder, KilledVault left, String document)
      throws IOException {
    if (!left.has(document, after)) {
      faults.add(name + ": acknowledged and lost " + document);
    }
    if (command.decisions() > 0 && !KilledVault.records(folder, document)) {
      faults.add(name + ": acknowledged and not in the ledger " + document);
    }
  }

  /// The same command once more brings the vault where an unkilled one would have brought it.
  private void again(String name, Path folder, CommandLineProcess line, KilledVault left)
      throws IOException, InterruptedException {
    CommandLineProcess.Ended second = line.run(command.arguments().toArray(String[]::new));
    KilledVault now = KilledVault.read(folder);
    if (!now.isLike(after)) {
      faults.add(name + ": again: documents differ; " + second.printed());
    }
    if (second.exit() != 0 && !(second.exit() == 1 && left.isLike(after))) {
      faults.add(name + ": again: exit " + second.exit() + " " + second.printed());
    }
    LedgerReport report = KilledVault.ledger(folder);
    if (!report.isSound() || report.entries() != 1 + command.decisions()) {
      faults.add(
          "%s: again: %d entries in the ledger, %s; %s"
              .formatted(name, report.entries(), report.problems(), second.printed()));
    }
    if (Files.exists(folder.resolve("queue.yaml.checkpoint"))) {
      faults.add(name + ": again: the checkpoint is still there; " + second.printed());
    }
  }
}
