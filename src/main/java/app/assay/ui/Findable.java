package app.assay.ui;

import app.assay.ui.action.Hit;
import app.assay.ui.theme.Texts;
import app.assay.ui.vault.VaultModel;
import app.assay.workspace.ClaimReport;
import app.assay.workspace.FileReport;
import app.assay.workspace.Vault;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// Documents and claims of the vault as things to be found.
final class Findable {

  private final Texts texts = new Texts("action");
  private final VaultModel vault;
  private final Navigation navigation;

  Findable(VaultModel vault, Navigation navigation) {
    this.vault = vault;
    this.navigation = navigation;
  }

  List<Hit> documents() {
    return vault.vault().map(v -> documents(v, v.documents())).orElse(List.of());
  }

  /// Documents opened lately, the last one first.
  List<Hit> recent() {
    return vault.vault().map(v -> documents(v, navigation.recent())).orElse(List.of());
  }

  private List<Hit> documents(Vault of, List<Path> paths) {
    return paths.stream()
        .map(
            path -> {
              String shown = of.shown(path);
              String name = shown.substring(shown.lastIndexOf('/') + 1);
              String folder = shown.substring(0, shown.length() - name.length());
              return new Hit(
                  texts.get("hit.document"), name, folder, "", () -> navigation.open(path));
            })
        .toList();
  }

  List<Hit> claims() {
    List<Hit> hits = new ArrayList<>();
    vault.reports().forEach((path, report) -> add(hits, path, report));
    return hits;
  }

  private void add(List<Hit> hits, Path path, FileReport report) {
    for (ClaimReport claim : report.claims()) {
      String text = claim.text().orElse("");
      String note = claim.id().orElse("") + " \u00B7 " + report.path();
      hits.add(new Hit(texts.get("hit.claim"), text, note, "", () -> navigation.jump(path, claim)));
    }
  }
}
