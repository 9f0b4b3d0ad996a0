package app.assay.distillery.curation;

import app.assay.distillery.candidate.EntryCandidate;
import app.assay.distillery.layer1.Layer1;
import app.assay.vault.Entry;
import app.assay.vault.EntryText;
import app.assay.vault.EntryType;
import app.assay.vault.EvidenceRef;
import java.util.List;
import java.util.Optional;

/// Layer 1 of the gate, asked of an entry as if it were a candidate (rulebook §2.1).
public final class LayerOneGate implements EditGate {

  @Override
  public List<String> objections(
      String id, EntryType type, EntryText text, List<String> domains, List<EvidenceRef> evidence) {
    Entry entry = new Entry(id, type, text, Optional.empty(), "", "", domains, evidence, "");
    return Layer1.check(EntryCandidate.of(entry)).rejects().stream()
        .map(flaw -> flaw.rule().id() + " " + flaw.message())
        .toList();
  }
}
