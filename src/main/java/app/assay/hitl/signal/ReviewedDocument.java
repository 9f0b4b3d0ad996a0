package app.assay.hitl.signal;

import app.assay.cgd.CgdDocument;
import app.assay.ledger.LedgerEntry;
import java.nio.file.Path;
import java.util.List;

/// A document whose signals are asked for.
///
/// @param shown how it is named
/// @param root its vault's folder, in which sources may lie
/// @param path the document relative to the vault's root, with `/`
/// @param demandsTwo that its vault demands two reviewers
/// @param history the ledger's entries about it, oldest first
public record ReviewedDocument(
    String shown,
    Path root,
    String path,
    CgdDocument document,
    boolean demandsTwo,
    List<LedgerEntry> history) {

  public ReviewedDocument {
    history = List.copyOf(history);
  }
}
