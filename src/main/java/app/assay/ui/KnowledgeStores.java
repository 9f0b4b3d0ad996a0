package app.assay.ui;

import app.assay.ui.knowledge.StorePicker;
import app.assay.ui.knowledge.TeamVaultCard;
import app.assay.ui.shell.Frame;
import app.assay.ui.theme.Texts;
import app.assay.vault.QueueStatus;
import app.assay.vault.VaultException;
import app.assay.vault.VaultStore;
import app.assay.vault.postgres.PostgresVaults;
import app.assay.workspace.Outcome;
import app.assay.workspace.Progress;
import app.assay.workspace.TaskHandle;
import app.assay.workspace.TeamVaultFile;
import app.assay.workspace.Vault;
import app.assay.workspace.VaultPlace;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/// Which of the knowledge stores of a folder is used, and where its team's is. The choice is
/// remembered for the folder, and so is the address; a password never.
final class KnowledgeStores {

  private static final String PURPOSE = "store:";

  private final Texts texts = new Texts("knowledge");
  private final Models models;
  private final Frame frame;

  KnowledgeStores(Models models, Frame frame) {
    this.models = models;
    this.frame = frame;
  }

  private List<Path> all() {
    return models.vault.vault().map(Vault::stores).orElse(List.of());
  }

  /// The store that was chosen, else the first; empty where the folder has none.
  Optional<Path> current() {
    return chosen().or(() -> all().stream().findFirst());
  }

  private Optional<Path> chosen() {
    return models
        .vault
        .vault()
        .map(vault -> models.preferences.settings().files().get(PURPOSE + vault.root()))
        .flatMap(name -> all().stream().filter(file -> file.toString().equals(name)).findFirst());
  }

  /// Goes on once it is settled which store is used.
  void settle(Runnable then) {
    if (all().size() > 1 && chosen().isEmpty()) {
      ask(_ -> then.run());
    } else {
      then.run();
    }
  }

  /// Hands over the store; asks first where there are several and none was chosen yet.
  void pick(Consumer<Path> then) {
    settle(() -> current().ifPresent(then));
  }

  /// Asks for the store that is used from now on.
  void ask(Consumer<Path> then) {
    Optional<Vault> vault = models.vault.vault();
    if (vault.isEmpty()) {
      return;
    }
    StorePicker picker =
        new StorePicker(
            texts,
            all(),
            file -> name(vault.get(), file),
            current(),
            file -> {
              frame.overlay().close();
              models.preferences.change(
                  s -> s.withFile(PURPOSE + vault.get().root(), file.toString()));
              then.accept(file);
            },
            frame.overlay()::close);
    frame.overlay().show(picker);
  }

  private String name(Vault vault, Path file) {
    return TeamVaultFile.isOne(file)
        ? texts.get("store.team", address(vault).orElse(""))
        : vault.shown(file);
  }

  private Optional<String> address(Vault vault) {
    return new TeamVaultFile(models.files).read(TeamVaultFile.of(vault.root()));
  }

  /// Shows where the team's vault is.
  void team() {
    models
        .vault
        .vault()
        .ifPresent(
            vault ->
                frame
                    .overlay()
                    .show(
                        new TeamVaultCard(
                            texts, address(vault).orElse(""), new Team(vault, models, frame))));
  }

  /// What the card of a team's vault does.
  private record Team(Vault vault, Models models, Frame frame) implements TeamVaultCard.Uses {

    @Override
    public Optional<String> flaw(String address) {
      return PostgresVaults.flaw(address);
    }

    @Override
    public TaskHandle test(String address, Consumer<Outcome<TeamVaultCard.Answer>> then) {
      return models
          .outside
          .runner()
          .submit(
              new Texts("knowledge").get("task.team"), progress -> answer(address, progress), then);
    }

    private TeamVaultCard.Answer answer(String address, Progress progress) throws IOException {
      VaultPlace place = new VaultPlace.InDatabase(address, vault.root());
      try (VaultStore store = models.vaults().open(place, progress)) {
        return store.read(
            reader ->
                new TeamVaultCard.Answer(
                    store.name(),
                    reader.list().size(),
                    (int)
                        reader.queue().stream()
                            .filter(row -> row.status() == QueueStatus.PENDING)
                            .count()));
      } catch (VaultException e) {
        throw new IOException(e.error().message(), e);
      }
    }

    @Override
    public Optional<String> remember(String address) {
      Optional<String> trouble = new TeamVaultFile(models.files).write(vault.root(), address);
      if (trouble.isEmpty()) {
        models.opening.refresh();
      }
      return trouble;
    }

    @Override
    public void close(String said) {
      frame.overlay().close();
      if (!said.isEmpty()) {
        models.announcer.say(said);
      }
    }
  }
}
