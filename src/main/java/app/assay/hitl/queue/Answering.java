package app.assay.hitl.queue;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.CgdParser;
import app.assay.cgd.edit.DocumentEditor;
import app.assay.cgd.rules.FormatRules;
import app.assay.finding.Finding;
import app.assay.hitl.ClaimDecision;
import app.assay.hitl.Confirmation;
import app.assay.hitl.ConfirmationRequest;
import app.assay.hitl.ConfirmationResult;
import app.assay.hitl.DecisionRecords;
import app.assay.hitl.DecisionWriter;
import app.assay.hitl.WriteResult;
import app.assay.ledger.Ledger;
import app.assay.text.DocumentFile;
import app.assay.text.SourceText;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;

/// Answers the claims of one document through the one engine of confirmation, and tells the ledger
/// of the vault that the document belongs to.
public final class Answering {

  /// What is said of a document for which another vault was named.
  static final String OUTSIDE = "It does not lie in the vault that was named.";

  private final DocumentFile files;
  private final UnaryOperator<Path> vaultOf;
  private final Clock clock;
  private final DecisionRecords records;
  private final Map<Path, DecisionWriter> writers = new HashMap<>();
  private final Confirmation confirmation =
      new Confirmation(DocumentEditor.standard(), FormatRules.validator());

  /// @param vaultOf the root of the vault that a document belongs to
  /// @param program version of the program, for the ledger
  public Answering(DocumentFile files, UnaryOperator<Path> vaultOf, Clock clock, String program) {
    this.files = files;
    this.vaultOf = vaultOf;
    this.clock = clock;
    this.records = new DecisionRecords(program);
  }

  DocumentFile files() {
    return files;
  }

  DecisionRecords records() {
    return records;
  }

  /// What the answers would do.
  ConfirmationResult plan(
      Path file, CgdDocument document, List<ClaimDecision> decisions, QueueTerms terms) {
    Optional<String> name = Optional.of(String.valueOf(file.getFileName()));
    return confirmation.plan(
        document,
        new ConfirmationRequest(
            terms.reviewer(),
            terms.date(),
            decisions,
            terms.markClear(),
            terms.context().withFile(name, Optional.empty()),
            writer(file).review().terms(file, inVault(file)),
            terms.timing(decisions)));
  }

  /// Writes what was planned.
  ///
  /// @param shown how the file is named in messages
  DocumentOutcome write(
      Path file, String shown, ConfirmationResult.Planned planned, List<Finding> findings) {
    return switch (writer(file).write(file, inVault(file), planned)) {
      case WriteResult.Written written -> {
        List<String> notes = new ArrayList<>(planned.notices());
        notes.addAll(written.notes());
        yield new DocumentOutcome(
            shown, DocumentOutcome.Kind.APPLIED, "", findings, Optional.of(planned), notes);
      }
      case WriteResult.ChangedUnderneath _ ->
          DocumentOutcome.of(
              shown,
              DocumentOutcome.Kind.FAILED,
              "The document changed while it was written to and was left alone.",
              findings);
      case WriteResult.Failed(String message) ->
          DocumentOutcome.of(shown, DocumentOutcome.Kind.FAILED, message, findings);
    };
  }

  /// False when the document lies outside the vault whose ledger shall be told.
  boolean isInVault(Path file) {
    return file.startsWith(vaultOf.apply(file));
  }

  /// What is said of an answer that may belong to several claims.
  static String ambiguous(String id) {
    return "The document has more than one claim %s; give each an id of its own first."
        .formatted(id);
  }

  private DecisionWriter writer(Path file) {
    return writers.computeIfAbsent(
        vaultOf.apply(file), root -> new DecisionWriter(files, Ledger.open(root, clock), records));
  }

  /// The ledger that a document's decisions are told to.
  Ledger ledger(Path file) {
    return Ledger.open(vaultOf.apply(file), clock);
  }

  /// How that ledger names the document.
  String inVault(Path file) {
    Path inside = vaultOf.apply(file).relativize(file);
    return inside.toString().replace(inside.getFileSystem().getSeparator(), "/");
  }

  /// The document in a file's characters.
  static CgdDocument parse(SourceText source) {
    return CgdParser.standard().parse(source);
  }
}
