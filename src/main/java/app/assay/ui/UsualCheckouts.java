package app.assay.ui;

import app.assay.ui.knowledge.model.DomainsModel;
import app.assay.ui.theme.Texts;
import app.assay.workspace.GitCheckout;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/// The checkout that a store is about: the one that was chosen for it, or the one it lies in.
record UsualCheckouts(Models models, Path store) implements DomainsModel.Checkouts {

  private static final String PURPOSE = "checkout:";

  @Override
  public Optional<Path> usual() {
    return Optional.ofNullable(models.preferences.settings().files().get(purpose()))
        .map(Path::of)
        .filter(Files::isDirectory)
        .or(() -> GitCheckout.of(home()).map(GitCheckout::root));
  }

  @Override
  public Optional<Path> choose() {
    Optional<Path> chosen =
        models
            .outside
            .choosers()
            .folder(
                new Texts("domains").get("checkout.title"), usual().or(() -> Optional.of(home())));
    chosen.ifPresent(
        folder -> models.preferences.change(s -> s.withFile(purpose(), folder.toString())));
    return chosen;
  }

  private String purpose() {
    return PURPOSE + store;
  }

  private Path home() {
    return models.rootOf(store);
  }
}
