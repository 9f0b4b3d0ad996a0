package app.assay.hitl;

import app.assay.cgd.MachineNames;
import app.assay.hitl.profile.PolicyFile;
import app.assay.hitl.profile.PolicyReading;
import app.assay.hitl.profile.ReviewPolicy;
import app.assay.ledger.DecisionRecord;
import app.assay.ledger.Ledger;
import app.assay.ledger.LedgerEntry;
import app.assay.ledger.LedgerProblem;
import app.assay.ledger.LedgerReport;
import app.assay.text.DocumentFile;
import app.assay.text.FileReason;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/// Reads what a vault asks of reviewers, from its settings and its ledger. The one place for
/// window, queue and command line; whatever cannot be read stops confirmations.
///
/// The settings of every vault above a document count, and the strictest wins, so that neither a
/// vault within a vault nor a link from outside gets round them.
public final class VaultReview {

  private final DocumentFile files;
  private final Ledger ledger;
  private final MachineNames machines = MachineNames.load();
  private final Map<Path, Trail> trails = new ConcurrentHashMap<>();

  public VaultReview(DocumentFile files, Ledger ledger) {
    this.files = files;
    this.ledger = ledger;
  }

  /// The terms on which a document's claims may be answered.
  ///
  /// @param file the document's file
  /// @param path the same, relative to the vault's root, with `/`
  public ReviewTerms terms(Path file, String path) {
    return switch (policy(file)) {
      case Demand.Stopped(String message) -> new ReviewTerms.Stopped(message);
      case Demand.Of(ReviewPolicy policy) when policy.isNone() ->
          new ReviewTerms.Known(policy, List.of(), Map.of());
      case Demand.Of(ReviewPolicy policy) -> known(policy, path);
    };
  }

  /// What is asked for a document, or why that is not known.
  public sealed interface Demand {

    record Of(ReviewPolicy policy) implements Demand {}

    /// It is not known.
    ///
    /// @param message why, and what to do
    record Stopped(String message) implements Demand {}
  }

  /// What the vaults above a file, or a folder, ask for.
  public Demand policy(Path file) {
    Set<Path> roots = new LinkedHashSet<>();
    try {
      collectRoots(file, roots);
    } catch (IOException e) {
      return new Demand.Stopped(
          "It cannot be seen where %s really lies: %s. So it is not known what its vault asks of"
                  .formatted(file, FileReason.of(e))
              + " reviewers. Nothing was changed; mend the path.");
    }
    ReviewPolicy policy = ReviewPolicy.NONE;
    for (Path root : roots) {
      switch (own(root)) {
        case Demand.Stopped stopped -> {
          return stopped;
        }
        case Demand.Of(ReviewPolicy one) -> policy = policy.and(one);
      }
    }
    return new Demand.Of(policy);
  }

  private void collectRoots(Path file, Set<Path> roots) throws IOException {
    above(ledger.root(), roots);
    above(file.toAbsolutePath().normalize(), roots);
    try {
      above(file.toRealPath(), roots);
    } catch (NoSuchFileException e) {
      // A file that is not there has no vault of its own, and whoever reads it says so.
      return;
    }
  }

  private void above(Path from, Set<Path> roots) {
    for (@Nullable Path at = from; at != null; at = at.getParent()) {
      if (at.equals(ledger.root()) || Files.exists(at.resolve(".assay"))) {
        roots.add(at);
      }
    }
  }

  /// What one vault asks for. What its ledger says was last set must be what the settings say.
  private Demand own(Path root) {
    PolicyReading reading = new PolicyFile(root, files).read();
    if (reading instanceof PolicyReading.Unknown(String reason)) {
      return new Demand.Stopped(
          "%s of %s %s, so it is not known what this vault asks of reviewers. Nothing was changed;"
                  .formatted(PolicyFile.NAME, root, reason)
              + " mend the file, or set the profile anew with 'assay review-profile'.");
    }
    Trail trail = trail(root, reading);
    if (trail.damage().isPresent() && reading instanceof PolicyReading.Known) {
      return trail.damage().get();
    }
    Optional<LedgerEntry> set = trail.set();
    String recorded = set.map(e -> e.record().documentAfter()).orElse("");
    String found = reading instanceof PolicyReading.Known known ? known.sha256() : "";
    if (set.isPresent() && !recorded.equals(found)) {
      DecisionRecord record = set.get().record();
      return new Demand.Stopped(
          ("%s of %s is %s, but not by 'assay review-profile': %s set %s. Nothing was changed; set"
                  + " the profile anew with that command, which records who did it.")
              .formatted(
                  PolicyFile.NAME,
                  root,
                  found.isEmpty() ? "gone" : "changed",
                  record.reviewer(),
                  record.note()));
    }
    return new Demand.Of(
        reading instanceof PolicyReading.Known known ? known.policy() : ReviewPolicy.NONE);
  }

  /// Where no settings are, the ledger need not be read again as long as it only grew by what this
  /// program told it.
  private Trail trail(Path root, PolicyReading reading) {
    Ledger of = ledger.at(root);
    Trail known = trails.get(root);
    boolean same =
        known != null
            && reading instanceof PolicyReading.Absent
            && of.head().hash().equals(known.head());
    if (same) {
      return Objects.requireNonNull(known);
    }
    List<LedgerEntry> set = new ArrayList<>();
    LedgerReport report =
        of.read(
            entry -> {
              if (entry.record().decision().equals(DecisionRecords.PROFILE)) {
                set.add(entry);
              }
            });
    Trail trail =
        new Trail(
            report.head(),
            set.isEmpty() ? Optional.empty() : Optional.of(set.getLast()),
            report.isSound() ? Optional.empty() : Optional.of(damaged(report)));
    trails.put(root, trail);
    return trail;
  }

  /// Says what this program appended to the ledger.
  void appended(List<LedgerEntry> entries) {
    trails.computeIfPresent(
        ledger.root(),
        (root, trail) ->
            !entries.isEmpty() && entries.getFirst().previous().equals(trail.head())
                ? new Trail(entries.getLast().hash(), trail.set(), trail.damage())
                : trail);
  }

  /// What a ledger says of the settings beside it.
  ///
  /// @param head hash of the last entry that was read
  /// @param set when they were last set
  private record Trail(String head, Optional<LedgerEntry> set, Optional<Demand.Stopped> damage) {}

  private ReviewTerms known(ReviewPolicy policy, String path) {
    FirstReviews first = new FirstReviews(machines);
    Map<String, Instant> latest = new HashMap<>();
    LedgerReport report =
        ledger.read(
            entry -> {
              if (entry.record().document().equals(path)) {
                first.take(entry);
              }
              latest.put(entry.record().reviewer(), entry.time());
            });
    return report.isSound()
        ? new ReviewTerms.Known(policy, first.open(), latest)
        : new ReviewTerms.Stopped(damaged(report).message());
  }

  private static Demand.Stopped damaged(LedgerReport report) {
    String problem =
        report.problems().stream()
            .filter(p -> !p.isNote())
            .map(LedgerProblem::message)
            .findFirst()
            .orElse("");
    return new Demand.Stopped(
        ("The ledger is damaged, and under a review profile nothing is confirmed without it: %s"
             + " Nothing was changed; look at it with 'assay ledger verify' and bring .assay back"
             + " from a backup.")
            .formatted(problem));
  }
}
