package app.assay.ui;

import app.assay.judge.Question;
import app.assay.judge.provider.KeyChest;
import app.assay.judge.provider.Keyring;
import app.assay.judge.provider.ProfilesFile;
import app.assay.judge.provider.Providers;
import app.assay.judge.resilience.Pause;
import app.assay.judge.source.Outside;
import app.assay.judge.source.SourcesFile;
import app.assay.text.SourceText;
import app.assay.ui.judge.QuestionsView;
import app.assay.ui.judge.model.KeyedProfiles;
import app.assay.ui.judge.model.KeyedSources;
import app.assay.ui.judge.model.PersonForm;
import app.assay.ui.judge.model.ProfileDesk;
import app.assay.ui.judge.model.QuestionBook;
import app.assay.ui.judge.model.QuestionRow;
import app.assay.ui.judge.model.SourceDesk;
import app.assay.workspace.Judges;
import app.assay.workspace.Vault;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;

/// The judges of this run of the program: profiles, keys and connections of the user, and what the
/// queue of the vault says.
final class Judging implements QuestionsView.Revealed {

  private final Models models;
  private final RandomGenerator random;
  private final ProfilesFile profiles;
  private final KeyChest keys;
  private final Providers providers;
  private final SourcesFile sources;
  private final Outside outside;
  private final QuestionBook questions;
  private final Map<Question, PersonForm> forms = new HashMap<>();
  private final Set<String> revealed = new HashSet<>();

  /// What comes in from outside.
  ///
  /// @param environment the variables of the process, which may hold keys
  /// @param keyring opens the keyring of the desktop when it is first needed
  /// @param random for what a document must not foresee; safe on any thread
  public record Chances(
      Map<String, String> environment, Supplier<Keyring> keyring, RandomGenerator random) {}

  Judging(Models models, Chances chances) {
    this.models = models;
    this.random = chances.random();
    this.profiles = new ProfilesFile(models.outside.settings().folder(), models.files);
    this.keys = new KeyChest(chances.environment(), chances.keyring());
    this.providers =
        new Providers(keys, models.outside.clock(), Pause.sleeping(), chances.random());
    this.sources = new SourcesFile(models.outside.settings().folder(), models.files);
    this.outside = new Outside(sources, keys, Outside.LIMIT);
    this.questions =
        new QuestionBook(
            () -> models.vault.vault().map(Vault::root),
            this::judges,
            this::open,
            models.files,
            models.outside.runner());
  }

  private Optional<SourceText> open(Path document) {
    return models.documents.find(document).map(d -> d.text().source());
  }

  ProfilesFile profiles() {
    return profiles;
  }

  ProfileDesk desk() {
    return new KeyedProfiles(keys, providers);
  }

  SourceDesk sources() {
    return new KeyedSources(sources, keys, outside);
  }

  /// The judges of one run in a vault, with its own limit of money. Reads files.
  Judges judges(Path root) {
    return new Judges(
        root,
        profiles,
        providers::client,
        outside.opener(),
        models.files,
        models.outside.clock(),
        random);
  }

  /// What the queue of the vault says.
  QuestionBook questions() {
    return questions;
  }

  /// The form of a question; what was chosen in it and not saved is still there.
  PersonForm form(Question question) {
    PersonForm form = forms.computeIfAbsent(question, PersonForm::new);
    if (revealed.contains(question.id())) {
      for (int line = 0; line < form.lines().size(); line++) {
        form.showOthers(line);
      }
    }
    return form;
  }

  @Override
  public boolean isRevealed(QuestionRow row) {
    return revealed.contains(row.id());
  }

  @Override
  public void reveal(QuestionRow row) {
    revealed.add(row.id());
  }

  /// Forgets the keys of this run and breaks off what still runs.
  void close() {
    keys.close();
    providers.close();
    outside.close();
  }
}
