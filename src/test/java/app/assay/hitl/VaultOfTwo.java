package app.assay.hitl;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.CgdParser;
import app.assay.cgd.CgdText;
import app.assay.cgd.Claim;
import app.assay.hitl.profile.ReviewPolicy;
import app.assay.hitl.profile.ReviewProfile;
import app.assay.ledger.Ledger;
import app.assay.ledger.LedgerEntry;
import app.assay.text.DocumentFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.ZoneOffset;
import java.util.List;

/// A vault that demands two reviewers, document and ledger on disk.
final class VaultOfTwo {

  static final Clock CLOCK = Clock.fixed(ConfirmationCase.CONTEXT.now(), ZoneOffset.UTC);

  private final Path folder;
  private final Path file;
  private final Ledger ledger;
  private final DecisionWriter writer;

  VaultOfTwo(Path folder) throws IOException {
    this.folder = folder;
    file = folder.resolve("prices.cgd.md");
    ledger = Ledger.open(folder, CLOCK);
    writer = new DecisionWriter(new DocumentFile(), ledger, new DecisionRecords("0.1.0"));
    demand(new ReviewPolicy(ReviewProfile.NONE, 2, 0));
    write(CgdText.pending("B"));
  }

  Path folder() {
    return folder;
  }

  Path file() {
    return file;
  }

  Ledger ledger() {
    return ledger;
  }

  DecisionWriter writer() {
    return writer;
  }

  Confirmation confirmation() {
    return ConfirmationCase.CONFIRMATION;
  }

  void demand(ReviewPolicy policy) {
    assertThat(
            new PolicyChange(new DocumentFile(), ledger, "0.1.0")
                .set(policy, new Reviewer("Ida Berg")))
        .isEmpty();
  }

  void write(CgdText text) throws IOException {
    Files.writeString(file, text.text());
  }

  CgdDocument document() throws IOException {
    return CgdParser.standard().parse(Files.readAllBytes(file));
  }

  Claim claim() throws IOException {
    return document().claims().getFirst();
  }

  ConfirmationResult plan(String reviewer, Answer answer, String evidence) throws IOException {
    return plan(reviewer, answer, evidence, false);
  }

  ConfirmationResult plan(String reviewer, Answer answer, String evidence, boolean replace)
      throws IOException {
    return ConfirmationCase.CONFIRMATION.plan(
        document(),
        new ConfirmationRequest(
            new Reviewer(reviewer),
            ConfirmationCase.TODAY,
            List.of(
                new ClaimDecision(
                    0, "claim-75fb137a", answer, evidence, Duration.ofSeconds(70), replace)),
            false,
            ConfirmationCase.CONTEXT,
            writer.review().terms(file, "prices.cgd.md"),
            Timing.MEASURED));
  }

  WriteResult.Written answer(String reviewer, Answer answer, String evidence) throws IOException {
    WriteResult result =
        writer.write(
            file, "prices.cgd.md", ConfirmationCase.planned(plan(reviewer, answer, evidence)));
    assertThat(result).isInstanceOf(WriteResult.Written.class);
    return (WriteResult.Written) result;
  }

  List<String> decisions() {
    return ledger.entries().stream()
        .map(LedgerEntry::record)
        .map(r -> r.reviewer() + " " + r.decision())
        .skip(1)
        .toList();
  }
}
