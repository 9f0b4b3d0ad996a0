package app.assay.harden;

import app.assay.vault.Change;
import app.assay.vault.VaultException;
import app.assay.vault.VaultReader;
import app.assay.vault.VaultStore;
import app.assay.vault.postgres.TeamServer;
import app.assay.vault.postgres.TeamVault;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;

/// Two curators in two programs who resolve the same rows of a team's queue at the same time.
final class TwoCurators {

  private static final List<String> NAMES = List.of("Ada Keeper", "Bob Warden");
  private static final int PATIENCE = 240;

  private final Path work;
  private final List<String> faults = new ArrayList<>();
  private final List<String> figures = new ArrayList<>();

  TwoCurators(Path work) {
    this.work = work;
  }

  /// @param way `same` or `leased`, see [CuratorProcess]
  TwoCurators run(String way, int rows) throws IOException, InterruptedException {
    try {
      compete(TeamServer.vault(), way, rows);
    } catch (SQLException | VaultException e) {
      faults.add(e.getMessage());
    }
    return this;
  }

  private void compete(String address, String way, int rows)
      throws IOException, InterruptedException, VaultException {
    try (VaultStore vault = TeamVault.open(address)) {
      TeamVault.conflicts(vault, rows);
      long start = System.nanoTime();
      List<Process> processes = new ArrayList<>();
      for (String name : NAMES) {
        processes.add(start(address, name, way));
      }
      for (Process process : processes) {
        if (!process.waitFor(PATIENCE, TimeUnit.SECONDS)) {
          process.destroyForcibly();
          faults.add("A curator hangs.");
        } else if (process.exitValue() != 0) {
          faults.add("A curator gave up.");
        }
      }
      long millis = (System.nanoTime() - start) / 1_000_000;
      look(vault, way, rows, millis);
    }
  }

  private void look(VaultStore vault, String way, int rows, long millis)
      throws IOException, VaultException {
    List<String> done = new ArrayList<>();
    List<Long> each = new ArrayList<>();
    long late = 0;
    for (String name : NAMES) {
      List<String> lines = Files.readAllLines(log(name));
      List<String> its = lines.stream().filter(l -> l.startsWith("done ")).toList();
      late += lines.stream().filter(l -> l.startsWith("late ")).count();
      each.add((long) its.size());
      done.addAll(its);
      lines.stream()
          .filter(l -> !l.matches("(done|late) cq-[0-9]+"))
          .forEach(l -> faults.add(name + ": " + l));
    }
    if (done.size() != rows || done.stream().distinct().count() != rows) {
      faults.add("%d rows, %d said to be resolved".formatted(rows, done.size()));
    }
    List<Change> changes = vault.read(VaultReader::changes);
    long resolved =
        changes.stream()
            .filter(change -> change.intent().kind().equals("resolve"))
            .map(change -> change.intent().about())
            .distinct()
            .count();
    if (resolved != rows || changes.size() != rows + 2) {
      faults.add("%d rows, %d in the record of %d".formatted(rows, resolved, changes.size()));
    }
    long pending =
        vault.read(VaultReader::queue).stream().filter(row -> row.resolvedAt().isEmpty()).count();
    if (pending > 0) {
      faults.add(pending + " rows are pending still");
    }
    faults.addAll(vault.check());
    figures.add(
        "Two curators, %d rows, %s: %d and %d resolved, %d times told that the other was first, %d ms, faults %d"
            .formatted(rows, way, each.get(0), each.get(1), late, millis, faults.size()));
  }

  List<String> faults() {
    return faults;
  }

  String figures() {
    return String.join("\n", figures);
  }

  private Path log(String name) {
    return work.resolve(name.replace(' ', '-') + ".log");
  }

  private Process start(String address, String name, String way) throws IOException {
    ProcessBuilder builder =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-XX:-UsePerfData",
                "-Xmx128m",
                "-cp",
                classPath(),
                CuratorProcess.class.getName(),
                address,
                name,
                way)
            .redirectErrorStream(true)
            .redirectOutput(log(name).toFile());
    builder.environment().put("PGPASSWORD", TeamServer.PASSWORD);
    return builder.start();
  }

  private static String classPath() {
    return Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
        .map(entry -> Path.of(entry).toAbsolutePath().toString())
        .collect(Collectors.joining(File.pathSeparator));
  }
}
