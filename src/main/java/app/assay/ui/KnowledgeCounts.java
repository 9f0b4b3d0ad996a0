package app.assay.ui;

import app.assay.ui.knowledge.model.KnowledgeMarks;
import app.assay.ui.theme.Texts;
import app.assay.workspace.Outcome;
import app.assay.workspace.TeamVaultFile;
import app.assay.workspace.Vault;
import java.util.Optional;
import java.util.function.Consumer;

/// Counts what waits in the stores and batches of the folder that is open: for the tree, and for
/// who wants the conflicts in words.
final class KnowledgeCounts {

  private final Texts texts = new Texts("knowledge");
  private final Models models;
  private final Consumer<String> counted;
  private Optional<Vault> seen = Optional.empty();

  /// @param counted hears how many conflicts wait, in words; empty where none does
  KnowledgeCounts(Models models, Consumer<String> counted) {
    this.models = models;
    this.counted = counted;
  }

  /// Counts when other files are known.
  void follow() {
    Optional<Vault> now = models.vault.vault();
    if (!now.equals(seen)) {
      seen = now;
      count();
    }
  }

  void count() {
    Optional<Vault> vault = models.vault.vault();
    if (vault.isEmpty() || (vault.get().stores().isEmpty() && vault.get().batches().isEmpty())) {
      counted.accept("");
      return;
    }
    models
        .outside
        .runner()
        .submit(
            texts.get("task.count"),
            progress -> KnowledgeMarks.of(vault.get(), models.vaults(), progress),
            (Outcome<KnowledgeMarks> outcome) -> {
              if (outcome instanceof Outcome.Done<KnowledgeMarks>(KnowledgeMarks marks)
                  && models.vault.vault().equals(vault)) {
                models.vault.mark(marks.badges());
                pending(marks.pending());
                countTeam(vault.get(), marks.pending());
              }
            });
  }

  private void pending(int count) {
    counted.accept(count == 0 ? "" : texts.get("status.conflicts", count));
  }

  /// A server may be slow or gone: what lies in the folder does not wait for it.
  private void countTeam(Vault vault, int here) {
    if (vault.stores().stream().noneMatch(TeamVaultFile::isOne)) {
      return;
    }
    models
        .outside
        .runner()
        .submit(
            texts.get("task.count.team"),
            progress -> KnowledgeMarks.ofTeam(vault, models.vaults(), progress),
            (Outcome<KnowledgeMarks> outcome) -> {
              if (outcome instanceof Outcome.Done<KnowledgeMarks>(KnowledgeMarks marks)
                  && models.vault.vault().equals(Optional.of(vault))) {
                models.vault.mark(marks.badges());
                pending(here + marks.pending());
              }
            });
  }
}
