package app.assay.hitl;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.ExclusionBlock;
import app.assay.hitl.profile.PersonName;
import app.assay.hitl.profile.ReviewPolicy;
import app.assay.ledger.AppendResult;
import app.assay.ledger.DecisionRecord;
import app.assay.ledger.Ledger;
import app.assay.ledger.LedgerEntry;
import app.assay.text.DocumentFile;
import app.assay.text.SourceText;
import app.assay.text.WhiteSpace;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Records that what an exclusion block holds was reviewed, when the block's markers go. Where the
/// vault demands two reviewers, the markers go with the second (decision 0009).
public final class BlockReview {

  private static final String SEPARATOR = ": ";

  private final Ledger ledger;
  private final DecisionWriter writer;
  private final String program;

  /// @param program version of the program
  public BlockReview(DocumentFile files, Ledger ledger, String program) {
    this.ledger = ledger;
    this.program = program;
    this.writer = new DecisionWriter(files, ledger, new DecisionRecords(program));
  }

  /// What was said of a block.
  ///
  /// @param id of the block
  /// @param reason why its markers go, may be empty
  public record Said(String id, Reviewer reviewer, String reason) {

    public Said {
      reason = WhiteSpace.collapse(reason);
    }

    /// The block, and the reason after a colon, which no id has.
    private String note() {
      return reason.isEmpty() ? id : id + SEPARATOR + reason;
    }
  }

  /// What came of it.
  public sealed interface Result {

    /// Document and ledger have it.
    record Written(WriteResult.Written written) implements Result {}

    /// The first of two reviews is on record; the document is as it was.
    ///
    /// @param message what is still needed
    record First(String message) implements Result {}

    /// Nothing was written.
    record Refused(String message) implements Result {}
  }

  /// Writes the document without the markers, or keeps the first of two reviews.
  ///
  /// @param path the document relative to the vault's root, with `/`
  /// @param after the document without the markers
  public Result write(Path file, String path, CgdDocument before, CgdDocument after, Said said) {
    return switch (writer.review().policy(file)) {
      case VaultReview.Demand.Stopped(String message) -> new Result.Refused(message);
      case VaultReview.Demand.Of(ReviewPolicy policy) when policy.demandsTwo() ->
          second(file, path, before, after, said, policy);
      case VaultReview.Demand.Of _ -> save(file, path, before, after, said);
    };
  }

  /// Gives the document its markers back and tells the ledger so.
  ///
  /// @param after the document without the markers
  public WriteResult revert(WriteResult.Written written, SourceText after) {
    return writer.revert(written, after);
  }

  private Result second(
      Path file,
      String path,
      CgdDocument before,
      CgdDocument after,
      Said said,
      ReviewPolicy policy) {
    Reviewer reviewer = said.reviewer();
    DecisionRecord mine = record(path, before, before, said, true);
    List<String> first = new ArrayList<>();
    boolean sound = ledger.read(entry -> reviewer(entry, mine).ifPresent(first::add)).isSound();
    if (!sound) {
      return new Result.Refused(
          "The ledger is damaged, and under a review profile nothing is reviewed without it."
              + " Nothing was changed; look at it with 'assay ledger verify'.");
    }
    Optional<String> other =
        first.stream().filter(name -> !PersonName.same(name, reviewer.name())).findFirst();
    if (other.isPresent()) {
      return PersonName.of(reviewer.name()).isNamedIn(before.header().value("processed-by"))
          ? new Result.Refused(
              ("%s is named in processed-by, and under the review profile of this vault, %s,"
                      + " whoever made a document does not give the second review. Nothing was"
                      + " changed.")
                  .formatted(reviewer.name(), policy.inWords()))
          : save(file, path, before, after, said);
    }
    if (!first.isEmpty()) {
      return new Result.Refused(
          ("%s cannot be told from %s, who gave the first review of block %s. Nothing was changed;"
                  + " under the review profile of this vault, %s, somebody else has to review it.")
              .formatted(reviewer.name(), first.getLast(), said.id(), policy.inWords()));
    }
    return ledger.append(List.of(mine)) instanceof AppendResult.Refused(String reason)
        ? new Result.Refused(reason)
        : new Result.First(
            ("This is the first review of block %s, and it is on record. Under the review profile"
                    + " of this vault, %s, the block stays until a second person reviews it.")
                .formatted(said.id(), policy.inWords()));
  }

  /// Who reviewed the same block with the same content before.
  private static Optional<String> reviewer(LedgerEntry entry, DecisionRecord mine) {
    DecisionRecord earlier = entry.record();
    return earlier.decision().equals(mine.decision())
            && earlier.document().equals(mine.document())
            && block(earlier).equals(block(mine))
            && earlier.claimTextHash().equals(mine.claimTextHash())
        ? Optional.of(earlier.reviewer())
        : Optional.empty();
  }

  private static String block(DecisionRecord record) {
    return record.note().split(SEPARATOR, 2)[0];
  }

  private Result save(Path file, String path, CgdDocument before, CgdDocument after, Said said) {
    DecisionRecord record = record(path, before, after, said, false);
    return switch (writer.write(file, before.source(), after.source(), List.of(record))) {
      case WriteResult.Written written -> new Result.Written(written);
      case WriteResult.Failed(String message) -> new Result.Refused(message);
      case WriteResult.ChangedUnderneath _ ->
          new Result.Refused("The document changed meanwhile and was left alone; try it again.");
    };
  }

  private DecisionRecord record(
      String path, CgdDocument before, CgdDocument after, Said said, boolean first) {
    String content =
        before.body().exclusions().blocks().stream()
            .filter(block -> block.id().equals(said.id()))
            .map(ExclusionBlock::span)
            .map(span -> span.in(before.text()))
            .findFirst()
            .orElse("");
    String included = DecisionRecords.INCLUDED;
    return new DecisionRecord(
        said.reviewer().name(),
        "",
        path,
        "",
        first ? DecisionRecords.first(included) : included,
        said.note(),
        SourceText.sha256(content.getBytes(StandardCharsets.UTF_8)),
        SourceText.sha256(before.source().bytes()),
        SourceText.sha256(after.source().bytes()),
        0,
        program,
        Map.of());
  }
}
