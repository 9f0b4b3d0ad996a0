package app.assay.harden;

import app.assay.cgd.CgdText;
import app.assay.ledger.Ledger;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;

/// Two programs that confirm two claims of one document at the same time, again and again.
final class TwoConfirmations {

  private static final List<String> CLAIMS = List.of("claim-75fb137a", "claim-eb357742");

  private final Path work;
  private final List<String> faults = new ArrayList<>();
  private int both;
  private int one;

  TwoConfirmations(Path work) {
    this.work = work;
  }

  TwoConfirmations run(int rounds) throws IOException, InterruptedException {
    for (int i = 0; i < rounds; i++) {
      round(Files.createDirectories(work.resolve("both" + i)));
    }
    return this;
  }

  List<String> faults() {
    return faults;
  }

  String figures() {
    return "Two programs confirm one document: %d rounds, both written %d, one told that it changed %d, faults %d"
        .formatted(both + one, both, one, faults.size());
  }

  private void round(Path folder) throws IOException, InterruptedException {
    Files.createDirectories(folder.resolve(".assay"));
    Path document = folder.resolve("lamp.cgd.md");
    Files.writeString(document, CgdText.pendingTwo().text());
    List<CommandLineProcess> lines = new ArrayList<>();
    List<Process> processes = new ArrayList<>();
    for (String claim : CLAIMS) {
      CommandLineProcess line = new CommandLineProcess(folder, work.resolve(claim + ".log"));
      lines.add(line);
      processes.add(
          line.start(
              List.of(
                  "confirm",
                  "lamp.cgd.md",
                  "--claim=" + claim,
                  "--decision=true",
                  "--reviewer=Ada Keeper",
                  "--evidence=Price list of May")));
    }
    int written = 0;
    for (int i = 0; i < CLAIMS.size(); i++) {
      CommandLineProcess.Ended ended = lines.get(i).ended(processes.get(i));
      boolean inLedger = entries(folder).contains(CLAIMS.get(i));
      if (ended.exit() == 0) {
        written++;
        if (!inLedger) {
          faults.add(CLAIMS.get(i) + " is not in the ledger: " + ended.printed());
        }
      } else if (inLedger || !ended.printed().contains("changed while it was confirmed")) {
        faults.add(CLAIMS.get(i) + " was refused otherwise: " + ended.printed());
      }
    }
    long confirmed =
        Files.readString(document).lines().filter(l -> l.contains("confirmed-by:")).count();
    if (confirmed != written || written == 0) {
      faults.add("%d confirmed, %d written".formatted(confirmed, written));
    }
    both += written == 2 ? 1 : 0;
    one += written == 1 ? 1 : 0;
  }

  private static List<String> entries(Path folder) {
    return Ledger.open(folder, Clock.systemUTC()).entries().stream()
        .map(entry -> entry.record().claim())
        .toList();
  }
}
