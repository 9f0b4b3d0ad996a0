package app.assay.distillery.kept;

import app.assay.vault.Change.RowChange;
import app.assay.vault.Intent;
import app.assay.vault.KeptCandidate;
import app.assay.vault.VaultException;
import app.assay.vault.VaultReader;
import app.assay.vault.VaultStore;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/// Keeps with an undo what it means for accepted candidates: who left the vault again was not
/// accepted, and who came back was.
public final class Withdrawals {

  private static final String ENTRY = "entry";

  private Withdrawals() {}

  /// Follows changes of a vault that took something back.
  ///
  /// @param rows what the undo changed
  /// @param intent the undo's
  public static void follow(VaultStore vault, List<RowChange> rows, Intent intent)
      throws VaultException {
    Set<String> gone = ids(rows, true);
    Set<String> back = ids(rows, false);
    if (gone.isEmpty() && back.isEmpty()) {
      return;
    }
    List<KeptCandidate> due = due(vault.read(VaultReader::kept), gone, back, intent);
    if (!due.isEmpty()) {
      vault.write(
          new Intent("keep", intent.by(), intent.reason(), intent.about()),
          writer -> {
            for (KeptCandidate row : due) {
              writer.keep(row);
            }
            return due.size();
          });
    }
  }

  private static Set<String> ids(List<RowChange> rows, boolean gone) {
    return rows.stream()
        .filter(row -> row.kind().equals(ENTRY))
        .filter(row -> (gone ? row.after() : row.before()).isEmpty())
        .map(RowChange::key)
        .collect(Collectors.toSet());
  }

  private static List<KeptCandidate> due(
      List<KeptCandidate> kept, Set<String> gone, Set<String> back, Intent intent) {
    List<KeptCandidate> due = new ArrayList<>();
    for (KeptCase one : KeptCase.of(kept)) {
      boolean accepted = one.state() == KeptState.ACCEPTED;
      if (accepted && gone.contains(one.id())) {
        due.add(again(one.newest(), KeptCase.WITHDRAWN, intent));
      } else if (!accepted
          && back.contains(one.id())
          && one.newest().decision().equals(KeptCase.WITHDRAWN)) {
        due.add(again(one.newest(), KeptCase.ACCEPTED, intent));
      }
    }
    return due;
  }

  private static KeptCandidate again(KeptCandidate row, String decision, Intent intent) {
    return new KeptCandidate(
        row.batch(),
        row.candidateId(),
        row.candidate(),
        row.verdict(),
        row.verdictJson(),
        decision,
        intent.reason(),
        intent.by(),
        "");
  }
}
