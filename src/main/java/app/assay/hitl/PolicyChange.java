package app.assay.hitl;

import app.assay.hitl.profile.PolicyFile;
import app.assay.hitl.profile.ReviewPolicy;
import app.assay.ledger.AppendResult;
import app.assay.ledger.DecisionRecord;
import app.assay.ledger.Ledger;
import app.assay.ledger.LedgerHead;
import app.assay.text.DocumentFile;
import app.assay.text.FileReason;
import app.assay.text.ReadResult;
import app.assay.text.SourceText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Sets what a vault asks of reviewers, and tells the ledger who did.
///
/// The settings are written first. Whatever a crash leaves between the two differs from what the
/// ledger says, so that nothing is confirmed until somebody sets them again.
public final class PolicyChange {

  private final DocumentFile files;
  private final Ledger ledger;
  private final String program;

  /// @param program version of the program
  public PolicyChange(DocumentFile files, Ledger ledger, String program) {
    this.files = files;
    this.ledger = ledger;
    this.program = program;
  }

  /// Sets them.
  ///
  /// @return why it was not done, and what to do; empty when it was
  public Optional<String> set(ReviewPolicy policy, Reviewer by) {
    LedgerHead head = ledger.head();
    if (head.state() == LedgerHead.State.DAMAGED) {
      return Optional.of(
          "Nothing was set, because the ledger is damaged: %s See 'assay ledger verify'."
              .formatted(head.message()));
    }
    Path settings = ledger.root().resolve(".assay").resolve("review.json");
    String before = files.read(settings) instanceof ReadResult.Loaded loaded ? loaded.sha256() : "";
    try {
      Files.createDirectories(ledger.root().resolve(".assay"));
    } catch (IOException e) {
      return Optional.of(
          "Nothing was set: .assay cannot be made (%s).".formatted(FileReason.of(e)));
    }
    return new PolicyFile(ledger.root(), files).write(policy).or(() -> tell(policy, by, before));
  }

  private Optional<String> tell(ReviewPolicy policy, Reviewer by, String before) {
    DecisionRecord record =
        new DecisionRecord(
            by.name(),
            "",
            PolicyFile.NAME,
            "",
            DecisionRecords.PROFILE,
            policy.inWords(),
            "",
            before,
            SourceText.sha256(PolicyFile.bytes(policy)),
            0,
            program,
            Map.of());
    return ledger.append(List.of(record)) instanceof AppendResult.Refused(String reason)
        ? Optional.of(
            reason + " The settings were written all the same; set them again once this is mended.")
        : Optional.empty();
  }
}
