package app.assay.distillery.kept;

import app.assay.vault.Change.RowChange;
import app.assay.vault.KeptCandidate;
import app.assay.vault.VaultException;
import app.assay.vault.VaultWriter;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/// Keeps with an undo what it means for accepted candidates: who left the vault again was not
/// accepted, and who came back was.
public final class Withdrawals {

  private static final String ENTRY = "entry";

  private Withdrawals() {}

  /// Follows what a transaction took back so far, within it.
  ///
  /// @param by whose undo it is
  /// @param reason theirs; may be empty
  public static void follow(VaultWriter vault, String by, String reason) throws VaultException {
    List<RowChange> rows = vault.rows();
    Set<String> gone = ids(rows, true);
    Set<String> back = ids(rows, false);
    if (gone.isEmpty() && back.isEmpty()) {
      return;
    }
    for (KeptCase one : KeptCase.of(vault.kept())) {
      boolean accepted = one.state() == KeptState.ACCEPTED;
      if (accepted && gone.contains(one.id())) {
        vault.keep(again(one.newest(), KeptCase.WITHDRAWN, by, reason));
      } else if (!accepted
          && back.contains(one.id())
          && one.newest().decision().equals(KeptCase.WITHDRAWN)) {
        vault.keep(again(one.newest(), KeptCase.ACCEPTED, by, reason));
      }
    }
  }

  private static Set<String> ids(List<RowChange> rows, boolean gone) {
    return rows.stream()
        .filter(row -> row.kind().equals(ENTRY))
        .filter(row -> (gone ? row.after() : row.before()).isEmpty())
        .map(RowChange::key)
        .collect(Collectors.toSet());
  }

  private static KeptCandidate again(KeptCandidate row, String decision, String by, String reason) {
    return new KeptCandidate(
        row.batch(),
        row.candidateId(),
        row.candidate(),
        row.verdict(),
        row.verdictJson(),
        decision,
        reason,
        by,
        "");
  }
}
