package app.assay.cli;

import app.assay.cgd.MachineNames;
import app.assay.hitl.PolicyChange;
import app.assay.hitl.Reviewer;
import app.assay.hitl.VaultReview;
import app.assay.hitl.profile.ReviewPolicy;
import app.assay.hitl.profile.ReviewProfile;
import app.assay.ledger.Ledger;
import app.assay.text.DocumentFile;
import app.assay.workspace.Vault;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `review-profile`: what a vault asks of whoever reviews it.
@Command(
    name = "review-profile",
    description = {
      "Shows or sets what a vault asks of its reviewers.",
      "none and low: one reviewer, no minimum time. medium: 30 s a claim. high: two reviewers, 60"
          + " s",
      "a claim. Kept in .assay/review.json; the ledger says who set it."
    },
    footer = {"", "Exit: 0 shown or set, 1 cannot be followed, 2 usage or not written."})
final class ReviewProfileCommand implements Callable<Integer> {

  private final Terminal terminal;
  private final DocumentFile files = new DocumentFile();

  @Parameters(
      arity = "0..1",
      paramLabel = "FOLDER",
      defaultValue = ".",
      description = "The vault (default: the working folder, or the vault it lies in).")
  private String folder = ".";

  @Option(
      names = "--set",
      paramLabel = "PROFILE",
      converter = Converters.OfReviewProfile.class,
      completionCandidates = Candidates.ReviewProfiles.class,
      description = "none, low, medium or high.")
  private @Nullable ReviewProfile profile;

  @Option(
      names = "--reviewers",
      paramLabel = "N",
      description = "1 or 2, where the profile asks for fewer.")
  private @Nullable Integer reviewers;

  @Option(
      names = "--seconds",
      paramLabel = "SECONDS",
      converter = Converters.OfSeconds.class,
      description = "Least time a claim, where the profile asks for less; at most 3600.")
  private @Nullable Duration seconds;

  @Option(
      names = "--by",
      defaultValue = "",
      paramLabel = "NAME",
      description = "The person who sets it; needed with --set.")
  private String by = "";

  ReviewProfileCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws Refused {
    Path root = Folders.path(terminal, folder);
    if (!Files.isDirectory(root)) {
      throw new Refused("'%s' is no folder.".formatted(folder));
    }
    Ledger ledger =
        Ledger.open(profile == null ? Vault.recordedAt(root).orElse(root) : root, terminal.clock());
    if (profile == null) {
      if (reviewers != null || seconds != null || !by.isEmpty()) {
        throw new Refused("Say which profile with --set; the other options only go with it.");
      }
    } else {
      set(ledger, profile);
    }
    return show(ledger).code();
  }

  private void set(Ledger ledger, ReviewProfile wanted) throws Refused {
    ReviewPolicy policy =
        new ReviewPolicy(
            wanted,
            reviewers == null ? wanted.reviewers() : reviewers,
            seconds == null ? wanted.seconds() : Math.toIntExact(seconds.toSeconds()));
    if (policy.reviewers() < wanted.reviewers() || policy.reviewers() > 2) {
      throw new Refused(
          "The profile %s takes %s reviewers."
              .formatted(wanted.label(), wanted.reviewers() == 2 ? "2" : "1 or 2"));
    }
    if (policy.seconds() < wanted.seconds() || policy.seconds() > ReviewPolicy.LONGEST) {
      throw new Refused(
          "The profile %s takes %d to %d seconds."
              .formatted(wanted.label(), wanted.seconds(), ReviewPolicy.LONGEST));
    }
    Optional<String> failed = new PolicyChange(files, ledger, Version.NUMBER).set(policy, person());
    if (failed.isPresent()) {
      throw new Refused(failed.get());
    }
  }

  private Reviewer person() throws Refused {
    if (by.isBlank()) {
      throw new Refused("Who sets it? Give --by NAME; the ledger keeps it.");
    }
    return switch (Reviewer.named(by, MachineNames.load())) {
      case Reviewer.Naming.Accepted(Reviewer person) -> person;
      case Reviewer.Naming.Refused(String message) -> throw new Refused(message);
    };
  }

  private Exit show(Ledger ledger) {
    return switch (new VaultReview(files, ledger).policy(ledger.root())) {
      case VaultReview.Demand.Stopped(String message) -> {
        terminal.complain(message);
        yield Exit.FINDINGS;
      }
      case VaultReview.Demand.Of(ReviewPolicy policy) -> {
        terminal.out().println("Review profile: " + policy.inWords() + ".");
        yield Exit.CLEAN;
      }
    };
  }
}
