package app.assay.distillery.curation;

import app.assay.vault.EntryText;
import app.assay.vault.EntryType;
import app.assay.vault.EvidenceRef;
import java.util.List;

/// Looks at an entry as it shall be, before it is written: what a person changes is gated again.
@FunctionalInterface
public interface EditGate {

  /// Everything that speaks against an entry.
  ///
  /// @return what is wrong, a code and a sentence each; empty when it may be written
  List<String> objections(
      String id, EntryType type, EntryText text, List<String> domains, List<EvidenceRef> evidence);
}
