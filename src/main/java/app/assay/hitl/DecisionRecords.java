package app.assay.hitl;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.Claim;
import app.assay.cgd.Round;
import app.assay.ledger.DecisionRecord;
import app.assay.text.SourceText;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// Puts decisions into the words of the ledger.
public final class DecisionRecords {

  /// Key of the claim's text as the reviewer saw it, so that a later change can be shown.
  public static final String CLAIM_TEXT = "claim-text";

  /// Decision that takes earlier ones back: the document has its former bytes again.
  public static final String REVERTED = "reverted";

  private final String program;

  /// @param program version of the program
  public DecisionRecords(String program) {
    this.program = program;
  }

  /// One record a decision, in the order given.
  ///
  /// @param path of the document relative to the vault's root, with `/`
  public List<DecisionRecord> of(
      String path,
      CgdDocument before,
      CgdDocument after,
      Reviewer reviewer,
      List<ClaimDecision> decisions) {
    String hashBefore = SourceText.sha256(before.source().bytes());
    String hashAfter = SourceText.sha256(after.source().bytes());
    return of(path, before, hashBefore, hashAfter, reviewer, decisions);
  }

  /// As above, where only one of the two documents is at hand; id, text and round of a claim are
  /// the same in both.
  ///
  /// @param hashBefore SHA-256 of the bytes that were looked at
  /// @param hashAfter SHA-256 of the bytes with the decisions in them
  public List<DecisionRecord> of(
      String path,
      CgdDocument document,
      String hashBefore,
      String hashAfter,
      Reviewer reviewer,
      List<ClaimDecision> decisions) {
    List<DecisionRecord> records = new ArrayList<>();
    for (ClaimDecision decision : decisions) {
      Claim claim = document.claims().get(decision.claim());
      records.add(
          new DecisionRecord(
              reviewer.name(),
              claim.round().orElse(Round.B).name(),
              path,
              claim.id(),
              decision.answer().label(),
              decision.evidence(),
              ReviewList.textHash(claim),
              hashBefore,
              hashAfter,
              decision.spent().toSeconds(),
              program,
              Map.of(CLAIM_TEXT, claim.text())));
    }
    return records;
  }

  /// Records that take earlier ones back.
  public List<DecisionRecord> reverting(List<DecisionRecord> records) {
    return records.stream().map(this::reverting).toList();
  }

  private DecisionRecord reverting(DecisionRecord record) {
    String now = record.documentAfter();
    String again = record.documentBefore();
    return new DecisionRecord(
        record.reviewer(),
        record.round(),
        record.document(),
        record.claim(),
        REVERTED,
        "",
        record.claimTextHash(),
        now,
        again,
        0,
        program,
        Map.of());
  }
}
