package app.assay.harden;

import app.assay.ledger.Ledger;
import app.assay.ledger.LedgerReport;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/// The files of a vault at one moment, apart from the program's own.
record KilledVault(Map<String, byte[]> documents, long rests) {

  private static final String REST = ".assay-";

  static KilledVault read(Path folder) throws IOException {
    Map<String, byte[]> documents = new TreeMap<>();
    long rests = 0;
    try (Stream<Path> walk = Files.walk(folder)) {
      for (Path file : walk.filter(Files::isRegularFile).toList()) {
        String name = folder.relativize(file).toString();
        if (name.endsWith(".cgd.md")) {
          documents.put(name, Files.readAllBytes(file));
        } else if (file.getFileName().toString().startsWith(REST)) {
          rests++;
        }
      }
    }
    return new KilledVault(documents, rests);
  }

  boolean isLike(KilledVault other) {
    return documents.keySet().equals(other.documents.keySet())
        && documents.keySet().stream().allMatch(name -> has(name, other));
  }

  /// Names of documents that are neither as before nor as after.
  List<String> halves(KilledVault before, KilledVault after) {
    return Stream.concat(before.documents.keySet().stream(), documents.keySet().stream())
        .distinct()
        .filter(name -> !has(name, before) && !has(name, after))
        .toList();
  }

  /// True when a document has the bytes that it has there.
  boolean has(String name, KilledVault there) {
    return Arrays.equals(documents.get(name), there.documents.get(name));
  }

  static LedgerReport ledger(Path folder) {
    return Ledger.open(folder, Clock.systemUTC()).verify();
  }

  static boolean records(Path folder, String document) {
    return Ledger.open(folder, Clock.systemUTC()).entries().stream()
        .anyMatch(entry -> entry.record().document().equals(document));
  }

  /// Copies a folder with all that is in it.
  static Path copy(Path from, Path to) throws IOException {
    try (Stream<Path> walk = Files.walk(from)) {
      walk.forEach(path -> copyOne(path, to.resolve(from.relativize(path).toString())));
    }
    return to;
  }

  private static void copyOne(Path from, Path to) {
    try {
      Files.copy(from, to);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
