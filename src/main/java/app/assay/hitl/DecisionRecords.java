package app.assay.hitl;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.Claim;
import app.assay.cgd.ClaimState;
import app.assay.cgd.Round;
import app.assay.ledger.DecisionRecord;
import app.assay.text.SourceText;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Puts decisions into the words of the ledger.
public final class DecisionRecords {

  /// Key of the claim's text as the reviewer saw it, so that a later change can be shown.
  public static final String CLAIM_TEXT = "claim-text";

  /// Key of the claim's source at a first review, to which the second is bound.
  public static final String CLAIM_SOURCE = "claim-source";

  /// Key of what the document names as confirmed-by, where two confirmed.
  public static final String CONFIRMED_BY = "confirmed-by";

  /// Key of where the time is known from, [#MEASURED] or [#STATED]; absent where it is not known.
  public static final String TIME = "time";

  /// The program measured the time.
  public static final String MEASURED = "measured";

  /// The reviewer stated the time.
  public static final String STATED = "stated";

  /// Decision that sets what a vault asks of reviewers; its document is the settings file.
  public static final String PROFILE = "review-profile";

  /// Decision that what an exclusion block holds was reviewed; its note is the block's id, and
  /// after a colon why its markers went, where that was said.
  public static final String INCLUDED = "included";

  /// Begins the decision of whoever answers first where two are needed. A word of its own, so that
  /// no reader of the ledger, older versions of this program included, takes it for a confirmation.
  private static final String FIRST = "first-";

  /// Decision that takes earlier ones back: the document has its former bytes again.
  public static final String REVERTED = "reverted";

  private final String program;

  /// The word for an answer that waits for a second person's.
  static String first(String decision) {
    return FIRST + decision;
  }

  /// The answer of a first review; empty for any other decision.
  public static Optional<Answer> firstAnswer(String decision) {
    return decision.startsWith(FIRST)
        ? Answer.of(decision.substring(FIRST.length())).filter(Answer::confirms)
        : Optional.empty();
  }

  /// The word for an answer to a claim.
  ///
  /// @param after the claim as the document has it with the answer
  public static String word(ClaimDecision decision, Claim after) {
    boolean first = decision.answer().confirms() && after.state() != ClaimState.VERIFIED;
    String label = decision.answer().label();
    return first ? first(label) : label;
  }

  /// @param program version of the program
  public DecisionRecords(String program) {
    this.program = program;
  }

  /// One record a decision, in the order given. An answer that confirms and leaves its claim
  /// unconfirmed is a first review.
  ///
  /// @param path of the document relative to the vault's root, with `/`
  public List<DecisionRecord> of(
      String path,
      CgdDocument before,
      CgdDocument after,
      Reviewer reviewer,
      List<ClaimDecision> decisions,
      Timing timing) {
    String hashBefore = SourceText.sha256(before.source().bytes());
    String hashAfter = SourceText.sha256(after.source().bytes());
    List<Claim> claims =
        decisions.stream()
            .map(decision -> answered(before.claims().get(decision.claim()), after))
            .toList();
    return of(path, claims, hashBefore, hashAfter, reviewer, decisions, timing);
  }

  /// As above, where only the document with the decisions in it is at hand; id, text and round of a
  /// claim are the same as before, and its source is where the decision is a first review.
  ///
  /// @param after the document with the decisions in it
  /// @param hashBefore SHA-256 of the bytes that were looked at
  /// @param hashAfter SHA-256 of the bytes with the decisions in them
  public List<DecisionRecord> of(
      String path,
      CgdDocument after,
      String hashBefore,
      String hashAfter,
      Reviewer reviewer,
      List<ClaimDecision> decisions,
      Timing timing) {
    List<Claim> claims = decisions.stream().map(d -> after.claims().get(d.claim())).toList();
    return of(path, claims, hashBefore, hashAfter, reviewer, decisions, timing);
  }

  /// A claim as the document has it now; as it was, where it went into an exclusion block.
  private static Claim answered(Claim before, CgdDocument after) {
    return after.claims().stream()
        .filter(c -> c.id().equals(before.id()) && c.text().equals(before.text()))
        .min(Comparator.comparingInt(c -> Math.abs(c.index() - before.index())))
        .orElse(before);
  }

  private List<DecisionRecord> of(
      String path,
      List<Claim> claims,
      String hashBefore,
      String hashAfter,
      Reviewer reviewer,
      List<ClaimDecision> decisions,
      Timing timing) {
    List<DecisionRecord> records = new ArrayList<>();
    for (int i = 0; i < decisions.size(); i++) {
      ClaimDecision decision = decisions.get(i);
      Claim claim = claims.get(i);
      records.add(
          new DecisionRecord(
              reviewer.name(),
              claim.round().orElse(Round.B).name(),
              path,
              claim.id(),
              word(decision, claim),
              decision.evidence(),
              ReviewList.textHash(claim),
              hashBefore,
              hashAfter,
              decision.spent().toSeconds(),
              program,
              more(decision, claim, reviewer, timing)));
    }
    return records;
  }

  private static Map<String, String> more(
      ClaimDecision decision, Claim claim, Reviewer reviewer, Timing timing) {
    Map<String, String> more = new HashMap<>();
    more.put(CLAIM_TEXT, claim.text());
    if (firstAnswer(word(decision, claim)).isPresent()) {
      more.put(CLAIM_SOURCE, claim.source());
    }
    claim
        .confirmedBy()
        .filter(by -> decision.answer().confirms() && !by.equals(reviewer.name()))
        .ifPresent(by -> more.put(CONFIRMED_BY, by));
    switch (timing) {
      case Timing.Measured _ -> more.put(TIME, MEASURED);
      case Timing.Stated _ -> {
        if (decision.spent().isPositive()) {
          more.put(TIME, STATED);
        }
      }
    }
    return more;
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
