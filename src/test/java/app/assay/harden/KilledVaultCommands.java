package app.assay.harden;

import app.assay.vault.Intent;
import app.assay.vault.VaultException;
import app.assay.vault.VaultStore;
import app.assay.vault.sqlite.SqliteVaults;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;

/// Kills `vault apply`, `vault curate --resolve` and `vault undo`, each a program of its own, again
/// and again: what each was to do is done whole or not at all, the ledger knows all that is done,
/// nothing stays locked, and the same command given again brings it to its end; what the ledger
/// knows that was not done is recorded as that then, and said once.
final class KilledVaultCommands {

  /// Rounds in one vault before the next begins.
  private static final int ROUNDS_EACH = 12;

  private final Path work;
  private final Random random;
  private final List<String> faults = new ArrayList<>();
  private final Map<VaultCommand, Integer> rounds = new EnumMap<>(VaultCommand.class);
  private final Map<VaultCommand, Kill> kills = new EnumMap<>(VaultCommand.class);
  private final Map<Kill.Moment, Integer> moments = new EnumMap<>(Kill.Moment.class);
  private Path folder;
  private int done;
  private int undone;
  private int ended;
  private int journals;
  private int rests;
  private long toldOnly;
  private long found;

  /// What is seen of a vault and its ledger.
  ///
  /// @param done whether what the command was to do is done
  private record Seen(boolean done, LedgerOfVault ledger) {}

  KilledVaultCommands(Path work, long seed) {
    this.work = work;
    this.random = new Random(seed);
    this.folder = work;
  }

  KilledVaultCommands run(int wanted) throws IOException, InterruptedException {
    for (int i = 0; i < wanted; i++) {
      try {
        if (i % ROUNDS_EACH == 0) {
          begin("vault" + i);
        }
        round(i);
      } catch (VaultException e) {
        faults.add("round %d: %s".formatted(i, e.getMessage()));
      }
    }
    return this;
  }

  List<String> faults() {
    return faults;
  }

  String figures() {
    return String.format(
        Locale.ROOT,
        "Commands on a vault killed: rounds %s at %s; done %d (of these %d had ended), not done"
            + " %d; killed over a journal %d times; told to the ledger and then not done %d, found"
            + " and recorded as that %d; rests %d; faults %d",
        rounds,
        moments,
        done,
        ended,
        undone,
        journals,
        toldOnly,
        found,
        rests,
        faults.size());
  }

  /// A vault with two applied changesets, so that there is something to resolve and to undo.
  private void begin(String name) throws IOException, InterruptedException, VaultException {
    folder = Files.createDirectories(work.resolve(name));
    try (VaultStore store = new SqliteVaults(Clock.systemUTC()).create(vault())) {
      store.write(
          new Intent("domain", "Ada Keeper", "", "first"),
          v -> {
            v.addDomain("lamp", "Lamps");
            return true;
          });
    }
    for (int i = 0; i < 2; i++) {
      String id = prepare(VaultCommand.APPLY, "begin" + i);
      CommandLineProcess.Ended first = line().run(arguments(VaultCommand.APPLY, id));
      if (first.exit() != 0) {
        throw new IllegalStateException(first.printed());
      }
    }
  }

  /// How long the command takes, measured once.
  private Kill measured(VaultCommand command)
      throws IOException, InterruptedException, VaultException {
    if (!kills.containsKey(command)) {
      String id = prepare(command, "measured");
      kills.put(
          command,
          Kill.measure(
              folder,
              Files.createDirectories(work.resolve("measure-" + command)),
              List.of(arguments(command, id))));
    }
    return kills.get(command);
  }

  private Path vault() {
    return folder.resolve("vault.db");
  }

  private CommandLineProcess line() {
    return new CommandLineProcess(folder, work.resolve("line.log"));
  }

  private static String[] arguments(VaultCommand command, String id) {
    return command.arguments(id).toArray(String[]::new);
  }

  private String prepare(VaultCommand command, String name) throws IOException, VaultException {
    try (VaultStore store = new SqliteVaults(Clock.systemUTC()).open(vault())) {
      String id = store.read(vault -> command.about(vault, name));
      command.write(folder, id);
      return id;
    }
  }

  private void round(int number) throws IOException, InterruptedException, VaultException {
    VaultCommand command = VaultCommand.values()[number % VaultCommand.values().length];
    String id = prepare(command, "r" + number);
    Kill measured = measured(command);
    Kill.Moment[] all = Kill.Moment.values();
    Kill.Moment moment = all[number / 3 % (measured.steps() == 0 ? 2 : 3)];
    Kill kill =
        new Kill(
            List.of(arguments(command, id)), measured.life(), measured.writing(), measured.steps());
    String name = "round %d %s %s %s".formatted(number, command, id, moment);
    rounds.merge(command, 1, Integer::sum);
    moments.merge(moment, 1, Integer::sum);
    CommandLineProcess.Ended killed = kill.strike(line(), moment, random);
    journals += left("-journal") > 0 ? 1 : 0;
    Seen left = look(name, command, id);
    toldOnly += left.ledger().toldOnly();
    if (left.done()) {
      done++;
      ended += killed.exit() == 0 ? 1 : 0;
    } else {
      undone++;
      if (killed.exit() == 0) {
        faults.add(name + ": said to be done and is not: " + killed.printed());
      }
    }
    again(name, command, id, left);
  }

  /// The same command once more.
  private void again(String name, VaultCommand command, String id, Seen left)
      throws IOException, InterruptedException, VaultException {
    CommandLineProcess.Ended second = line().run(arguments(command, id));
    if (second.exit() != (left.done() ? command.whenDone() : 0)) {
      faults.add("%s: again: exit %d %s".formatted(name, second.exit(), second.printed()));
    }
    Seen now = look(name + " again", command, id);
    if (!now.done()) {
      faults.add(name + ": again: not done; " + second.printed());
    }
    boolean wasLost = left.ledger().toldOnly() > 0;
    if (now.ledger().toldOnly() > 0
        || now.ledger().lost() > left.ledger().lost() != wasLost
        || second.printed().contains("was not carried out") != wasLost) {
      faults.add(
          "%s: again: %d changes told and not made before, now %d; %s"
              .formatted(
                  name, left.ledger().toldOnly(), now.ledger().toldOnly(), second.printed()));
    }
    found += wasLost && now.ledger().toldOnly() == 0 ? 1 : 0;
    rests += left("-journal") + left("-wal") + left("-shm");
  }

  private int left(String ending) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return (int) files.filter(file -> file.toString().endsWith(ending)).count();
    }
  }

  /// Looks at all of the vault and its ledger.
  private Seen look(String name, VaultCommand command, String id) throws VaultException {
    try (VaultStore store = new SqliteVaults(Clock.systemUTC()).open(vault())) {
      VaultRecord.faults(store).forEach(fault -> faults.add(name + ": " + fault));
      LedgerOfVault ledger = LedgerOfVault.of(folder, store);
      ledger.faults().forEach(fault -> faults.add(name + ": " + fault));
      Optional<Boolean> whole = store.read(vault -> command.isDone(vault, id));
      if (whole.isEmpty()) {
        faults.add(name + ": half done");
      }
      return new Seen(whole.orElse(false), ledger);
    }
  }
}
