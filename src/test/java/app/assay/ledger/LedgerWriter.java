package app.assay.ledger;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// A program of its own that uses a ledger, to be run beside others and to be killed.
final class LedgerWriter {

  private LedgerWriter() {}

  /// Starts a program that appends `count` entries and prints the number of each once it is safe.
  static Process start(Path root, int count) throws IOException {
    return java("-Xmx64m", "append", root.toString(), String.valueOf(count));
  }

  static Process java(String option, String... arguments) throws IOException {
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                option,
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                LedgerWriter.class.getName()));
    command.addAll(List.of(arguments));
    return new ProcessBuilder(command).redirectErrorStream(true).start();
  }

  /// Runs `append ROOT COUNT` or `verify ROOT`.
  public static void main(String[] arguments) {
    Ledger ledger = Ledger.open(Path.of(arguments[1]), LedgerSample.CLOCK);
    if (arguments[0].equals("verify")) {
      LedgerReport report = ledger.verify();
      System.out.println(report.entries() + " " + report.head() + " " + report.problems());
      return;
    }
    for (int i = 0; i < Integer.parseInt(arguments[2]); i++) {
      var entries = LedgerSample.appended(ledger.append(LedgerSample.decisions(1, 1))).entries();
      System.out.println(entries.getLast().sequence());
    }
  }
}
