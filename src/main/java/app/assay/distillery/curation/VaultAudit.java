package app.assay.distillery.curation;

import app.assay.vault.Entry;
import app.assay.vault.EntryStatus;
import app.assay.vault.VaultException;
import app.assay.vault.VaultReader;
import java.util.ArrayList;
import java.util.List;

/// A vault held against the rules of the gate, as if its entries came today.
///
/// @param entries how many were looked at
/// @param broken those that would not pass, by id
public record VaultAudit(int entries, List<Broken> broken) {

  public VaultAudit {
    broken = List.copyOf(broken);
  }

  /// An entry that would not pass.
  ///
  /// @param objections a code and a sentence each
  public record Broken(String id, EntryStatus status, List<String> objections) {
    public Broken {
      objections = List.copyOf(objections);
    }
  }

  /// Looks at a vault.
  ///
  /// @param archived whether archived entries are looked at too
  public static VaultAudit of(VaultReader vault, EditGate gate, boolean archived)
      throws VaultException {
    List<Broken> broken = new ArrayList<>();
    int looked = 0;
    for (Entry entry : vault.entries()) {
      if (!archived && entry.status() == EntryStatus.ARCHIVED) {
        continue;
      }
      looked++;
      List<String> objections =
          gate.objections(
              entry.id(), entry.type(), entry.text(), entry.domains(), entry.evidence());
      if (!objections.isEmpty()) {
        broken.add(new Broken(entry.id(), entry.status(), objections));
      }
    }
    return new VaultAudit(looked, broken);
  }
}
