package app.assay.ui.knowledge.model;

import app.assay.distillery.candidate.Batch;
import app.assay.distillery.candidate.BatchFile;
import app.assay.distillery.candidate.BatchReading;
import app.assay.distillery.layer1.Layer1;
import app.assay.ui.theme.Texts;
import app.assay.ui.vault.Badge;
import app.assay.vault.QueueStatus;
import app.assay.vault.VaultError.Kind;
import app.assay.vault.VaultException;
import app.assay.vault.VaultStore;
import app.assay.workspace.KnowledgeVaults;
import app.assay.workspace.Progress;
import app.assay.workspace.TeamVaultFile;
import app.assay.workspace.Vault;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// What the tree says of the stores and batches of a folder. Works in the background.
///
/// @param badges by the file
/// @param pending how many conflicts wait in all stores together
public record KnowledgeMarks(Map<Path, List<Badge>> badges, int pending) {

  /// Batches that are larger are opened when somebody asks.
  private static final long LARGEST = 4_000_000;

  public KnowledgeMarks {
    badges = Map.copyOf(badges);
  }

  /// What lies in the folder.
  public static KnowledgeMarks of(Vault vault, KnowledgeVaults vaults, Progress progress) {
    return of(
        vault.stores().stream().filter(file -> !TeamVaultFile.isOne(file)).toList(),
        vault.batches(),
        vaults,
        progress);
  }

  /// What lies on the server of the team, which may take its time.
  public static KnowledgeMarks ofTeam(Vault vault, KnowledgeVaults vaults, Progress progress) {
    return of(
        vault.stores().stream().filter(TeamVaultFile::isOne).toList(), List.of(), vaults, progress);
  }

  private static KnowledgeMarks of(
      List<Path> stores, List<Path> batches, KnowledgeVaults vaults, Progress progress) {
    Texts texts = new Texts("vault");
    Map<Path, List<Badge>> badges = new LinkedHashMap<>();
    int pending = 0;
    for (Path file : stores) {
      progress.stopIfCancelled();
      Counted counted = counted(file, vaults, texts, progress);
      badges.put(file, counted.badges());
      pending += counted.pending();
    }
    for (Path file : batches) {
      progress.stopIfCancelled();
      badges.put(file, batch(file, texts));
    }
    return new KnowledgeMarks(badges, pending);
  }

  private record Counted(List<Badge> badges, int pending) {}

  private static Counted counted(
      Path file, KnowledgeVaults vaults, Texts texts, Progress progress) {
    try (VaultStore store = vaults.open(KnowledgeVaults.placeOf(file), progress)) {
      return store.read(
          vault -> {
            int pending =
                (int) vault.queue().stream().filter(r -> r.status() == QueueStatus.PENDING).count();
            int signals = (int) vault.feedback().stream().filter(f -> !f.done()).count();
            List<Badge> badges = new ArrayList<>();
            badges.add(badge(texts, "entries", "", vault.list().size()));
            if (signals > 0) {
              badges.add(badge(texts, "signals", "", signals));
            }
            if (pending > 0) {
              badges.add(badge(texts, "conflicts", "warning", pending));
            }
            return new Counted(badges, pending);
          });
    } catch (VaultException e) {
      String words = e.error().kind() == Kind.UNAVAILABLE ? "badge.away" : "badge.unreadable";
      Badge bad = new Badge(texts.get(words), "critical", e.error().message());
      return new Counted(List.of(bad), 0);
    }
  }

  private static List<Badge> batch(Path file, Texts texts) {
    try {
      if (Files.size(file) > LARGEST) {
        return List.of();
      }
    } catch (IOException e) {
      return List.of();
    }
    if (!(BatchFile.read(file) instanceof BatchReading.Loaded(Batch batch, String _))) {
      return List.of(
          new Badge(
              texts.get("badge.unreadable"), "critical", texts.get("badge.unreadable.spoken")));
    }
    int refused = (int) batch.candidates().stream().filter(c -> !Layer1.check(c).passes()).count();
    List<Badge> badges = new ArrayList<>();
    badges.add(badge(texts, "candidates", "", batch.items().size()));
    if (refused > 0) {
      badges.add(badge(texts, "refused", "critical", refused));
    }
    return badges;
  }

  private static Badge badge(Texts texts, String key, String style, int count) {
    return new Badge(
        texts.get("badge." + key, count), style, texts.get("badge." + key + ".spoken", count));
  }
}
