package app.assay.cli;

import app.assay.hitl.FirstReview;
import app.assay.hitl.ReviewTerms;
import app.assay.hitl.VaultReview;
import app.assay.ledger.Ledger;
import app.assay.report.Printable;
import app.assay.text.DocumentFile;
import app.assay.workspace.Input;
import app.assay.workspace.Vault;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// What the vaults of some documents demand of reviewers, and which first reviews wait there.
final class ReviewDemands {

  private final Terminal terminal;
  private final DocumentFile files = new DocumentFile();
  private final Map<Path, VaultReview> reviews = new HashMap<>();

  ReviewDemands(Terminal terminal) {
    this.terminal = terminal;
  }

  /// One line a demand and a first review; nothing where a vault demands nothing.
  void write(List<Input> inputs, Writer out) throws IOException {
    Set<String> demands = new LinkedHashSet<>();
    Set<String> waiting = new LinkedHashSet<>();
    for (Input input : inputs) {
      if (input instanceof Input.OnDisk(Path typed, String shown)) {
        Path file = typed.toAbsolutePath().normalize();
        Path root = Vault.rootOf(file);
        String path = root.relativize(file).toString().replace('\\', '/');
        switch (review(root).terms(file, path)) {
          case ReviewTerms.Stopped(String message) -> demands.add(message);
          case ReviewTerms.Known known when known.policy().isNone() -> {}
          case ReviewTerms.Known known -> {
            demands.add("Review profile: " + known.policy().inWords() + ".");
            known.first().forEach(first -> waiting.add(waiting(shown, first)));
          }
        }
      }
    }
    for (String line : demands) {
      out.write(Printable.of(line) + "\n");
    }
    for (String line : waiting) {
      out.write(Printable.of(line) + "\n");
    }
  }

  private VaultReview review(Path root) {
    return reviews.computeIfAbsent(
        root, folder -> new VaultReview(files, Ledger.open(folder, terminal.clock())));
  }

  private static String waiting(String shown, FirstReview first) {
    return "%s: claim %s was called %s by %s and waits for a second person."
        .formatted(shown, first.claim(), first.answer().label(), first.reviewer());
  }
}
