package app.assay.workspace;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.Claim;
import app.assay.cgd.ClaimState;
import app.assay.hitl.ConfirmationRecord;
import app.assay.hitl.VaultReview;
import app.assay.hitl.profile.PersonName;
import app.assay.hitl.profile.ReviewPolicy;
import app.assay.hitl.profile.ReviewProfile;
import app.assay.hitl.signature.AllowedSigners;
import app.assay.hitl.signature.SignatureVerification;
import app.assay.hitl.signature.Verdict;
import app.assay.ledger.Ledger;
import app.assay.ledger.LedgerEntry;
import app.assay.text.DocumentFile;
import app.assay.text.ReadResult;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;

/// What a vault's review profile asks of a document before it may enter a knowledge base: two
/// reviewers by the ledger, and at `high` a signature that holds (rulebook clarity-gate §11). The
/// rules of the format do not know profiles, so a document that was edited by hand passes them.
/// Safe on any thread.
public final class Admission {

  /// Who may sign for a vault, in the form of `ssh-keygen -Y verify`, beside its ledger.
  public static final String SIGNERS = ".assay/allowed_signers";

  private final DocumentFile files;
  private final Instant now;
  private final Map<Path, VaultReview> reviews = new ConcurrentHashMap<>();

  /// One for a run: what a vault's ledger said of its profile is remembered.
  ///
  /// @param now the moment at which keys must be allowed to sign
  public Admission(DocumentFile files, Instant now) {
    this.files = files;
    this.now = now;
  }

  /// A report with what the document's vault says. Only a document that may enter by itself is
  /// asked about.
  ///
  /// @param parsed the document, fetched only where its vault asks for something
  public FileReport ask(Path file, Supplier<CgdDocument> parsed, FileReport report) {
    return report.obstacle().isPresent() ? report : report.heldBy(objection(file, parsed));
  }

  private Optional<String> objection(Path file, Supplier<CgdDocument> parsed) {
    Path root = Vault.rootOf(file);
    Ledger ledger = Ledger.open(root, Clock.fixed(now, ZoneOffset.UTC));
    VaultReview review = reviews.computeIfAbsent(root, _ -> new VaultReview(files, ledger));
    return switch (review.policy(file)) {
      case VaultReview.Demand.Stopped(String message) -> Optional.of(message);
      case VaultReview.Demand.Of(ReviewPolicy policy) when policy.isNone() -> Optional.empty();
      case VaultReview.Demand.Of(ReviewPolicy policy) -> {
        CgdDocument document = parsed.get();
        Optional<String> unconfirmed = unconfirmed(policy, ledger, root, file, document);
        yield policy.profile() == ReviewProfile.HIGH
            ? unconfirmed.or(() -> unsigned(root, file, document))
            : unconfirmed;
      }
    };
  }

  private static Optional<String> unconfirmed(
      ReviewPolicy policy, Ledger ledger, Path root, Path file, CgdDocument document) {
    if (document.claims().isEmpty()) {
      return Optional.of(
          "The review profile of this vault asks for confirmed claims, and the document has none.");
    }
    String path = root.relativize(file.toAbsolutePath().normalize()).toString().replace('\\', '/');
    List<LedgerEntry> history = new ArrayList<>();
    boolean sound =
        ledger
            .read(
                entry -> {
                  if (entry.record().document().equals(path)) {
                    history.add(entry);
                  }
                })
            .isSound();
    if (!sound) {
      return Optional.of(
          "The ledger is damaged, so nobody can tell who confirmed this; see 'assay ledger"
              + " verify'.");
    }
    return document.claims().stream()
        .flatMap(claim -> missing(policy, claim, history).stream())
        .findFirst();
  }

  private static Optional<String> missing(
      ReviewPolicy policy, Claim claim, List<LedgerEntry> history) {
    if (claim.state() != ClaimState.VERIFIED) {
      return Optional.of(
          "Claim %s is not confirmed, and the review profile of this vault asks for it."
              .formatted(claim.id()));
    }
    String by = claim.confirmedBy().orElse("nobody");
    if (!ConfirmationRecord.exists(claim, history)) {
      return Optional.of(
          "Claim %s says that %s confirmed it, but the ledger of this vault does not."
              .formatted(claim.id(), by));
    }
    return policy.demandsTwo() && !ConfirmationRecord.ofTwo(claim, history)
        ? Optional.of(
            "Claim %s is confirmed by %s alone, and this vault demands two reviewers."
                .formatted(claim.id(), by))
        : Optional.empty();
  }

  private Optional<String> unsigned(Path root, Path file, CgdDocument document) {
    Path signers = root.resolve(SIGNERS);
    if (Files.notExists(signers, LinkOption.NOFOLLOW_LINKS)) {
      return Optional.of(
          "This vault demands a reviewer's signature, and it has no %s that names who may sign."
              .formatted(SIGNERS));
    }
    return switch (files.read(signers)) {
      case ReadResult.Loaded loaded ->
          unsigned(file, document, AllowedSigners.read(loaded.source().text(), ZoneOffset.UTC));
      case ReadResult.Unreadable _, ReadResult.NotUtf8 _, ReadResult.TooLarge _ ->
          Optional.of("This vault demands a signature, and %s cannot be read.".formatted(SIGNERS));
    };
  }

  private Optional<String> unsigned(Path file, CgdDocument document, AllowedSigners allowed) {
    Verdict verdict =
        new SignatureVerification(files, allowed, Optional.empty(), now)
            .verify(file, document.source().bytes());
    return switch (verdict) {
      case Verdict.Valid(String who, String _) when isReviewer(who, document) -> Optional.empty();
      case Verdict.Valid(String who, String _) ->
          demanded("%s, who signed, confirmed none of its claims".formatted(who));
      case Verdict.WrongText _ -> demanded("the one beside it is of another text");
      case Verdict.UnknownSigner(String _, String reason) ->
          demanded("its key counts not: " + reason);
      case Verdict.OtherPurpose _ -> demanded("the one beside it was made for something else");
      case Verdict.Unsigned _, Verdict.Missing _ -> demanded("there is none; see 'assay sign'");
      case Verdict.Unreadable(String message) -> demanded(message);
    };
  }

  private static Optional<String> demanded(String why) {
    String end = why.endsWith(".") ? "" : ".";
    return Optional.of("This vault demands a reviewer's signature, but " + why + end);
  }

  private static boolean isReviewer(String principal, CgdDocument document) {
    return document.claims().stream()
        .flatMap(claim -> claim.confirmedBy().stream())
        .anyMatch(names -> PersonName.of(principal).isNamedIn(names));
  }
}
