package app.assay.ui.signature;

import app.assay.cgd.check.CheckContext;
import app.assay.finding.Finding;
import app.assay.hitl.Reviewer;
import app.assay.hitl.signature.KeyReading;
import app.assay.hitl.signature.PrivateKeyFile;
import app.assay.hitl.signature.SignatureFile;
import app.assay.hitl.signature.SigningKey;
import app.assay.hitl.signature.SigningOutcome;
import app.assay.hitl.signature.SigningRequest;
import app.assay.ui.documents.OpenDocument;
import app.assay.ui.event.Listeners;
import app.assay.ui.theme.Texts;
import app.assay.workspace.Outcome;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/// Signs the document in front: whose key, its passphrase where it has one, and what came of it. A
/// passphrase lives as long as the run that needs it.
///
/// Belongs to the thread that draws.
public final class SignModel {

  /// How far it is.
  public enum Stage {
    ASKING,
    /// The key wants a passphrase.
    LOCKED,
    WORKING,
    /// The document is signed, or noted as unsigned.
    DONE
  }

  private sealed interface Answer {
    record Locked() implements Answer {}

    record NoKey(String message) implements Answer {}

    record Came(SigningOutcome outcome) implements Answer {}
  }

  private final Texts texts = new Texts("signature");
  private final Listeners listeners = new Listeners();
  private final SignatureTools tools;
  private final OpenDocument document;
  private final Path root;
  private Stage stage = Stage.ASKING;
  private List<String> messages = List.of();
  private boolean refused;

  /// @param root of the vault whose ledger is told
  public SignModel(SignatureTools tools, OpenDocument document, Path root) {
    this.tools = tools;
    this.document = document;
    this.root = root;
  }

  public String title() {
    return texts.get("sign.title", document.name());
  }

  /// The key that was used last, may be empty.
  public String key() {
    return tools.chosen(SignatureTools.KEY);
  }

  /// Who is proposed to sign, may be empty.
  public String reviewer() {
    return tools.preferences().settings().reviewer();
  }

  /// Whether something lies where the signature would.
  public boolean hasFile() {
    return Files.exists(SignatureFile.beside(document.path()));
  }

  /// Signs with a key.
  ///
  /// @param passphrase empty for none; emptied before this returns to the screen again
  /// @param replace whether another signature may be written over
  public void sign(String key, String reviewer, char[] passphrase, boolean replace) {
    Optional<Path> file = TypedPath.of(key);
    if (file.isEmpty()) {
      Arrays.fill(passphrase, '\0');
      turn(Stage.ASKING, true, List.of(texts.get("sign.noKey")));
      return;
    }
    begin(reviewer, file, passphrase, replace);
  }

  /// Writes beside the document that it is unsigned.
  public void note(String reviewer, boolean replace) {
    begin(reviewer, Optional.empty(), new char[0], replace);
  }

  private void begin(String typed, Optional<Path> key, char[] passphrase, boolean replace) {
    Optional<Reviewer> reviewer = Optional.empty();
    Optional<String> objection =
        document.isDirty()
            ? Optional.of(texts.get("unsaved", document.name()))
            : Optional.<String>empty();
    if (!typed.isBlank()) {
      switch (Reviewer.named(typed, tools.machines())) {
        case Reviewer.Naming.Accepted(Reviewer person) -> reviewer = Optional.of(person);
        case Reviewer.Naming.Refused(String message) -> objection = Optional.of(message);
      }
    }
    if (objection.isPresent() || stage == Stage.WORKING || stage == Stage.DONE) {
      Arrays.fill(passphrase, '\0');
      objection.ifPresent(why -> turn(Stage.ASKING, true, List.of(why)));
      return;
    }
    boolean unlocking = passphrase.length > 0;
    Optional<Reviewer> signer = reviewer;
    CheckContext context =
        tools.context().get().withFile(Optional.of(document.name()), Optional.empty());
    turn(Stage.WORKING, false, List.of());
    tools
        .runner()
        .submit(
            title(),
            progress -> run(signer, key, passphrase, replace, context),
            (Outcome<Answer> outcome) -> {
              Arrays.fill(passphrase, '\0');
              ended(key, unlocking, outcome);
            });
  }

  private Answer run(
      Optional<Reviewer> reviewer,
      Optional<Path> key,
      char[] passphrase,
      boolean replace,
      CheckContext context) {
    if (key.isEmpty()) {
      return came(reviewer, Optional.empty(), replace, context);
    }
    Optional<char[]> given = passphrase.length == 0 ? Optional.empty() : Optional.of(passphrase);
    return switch (PrivateKeyFile.read(key.get(), tools.files(), given)) {
      case KeyReading.Locked _ -> new Answer.Locked();
      case KeyReading.Refused(String message) -> new Answer.NoKey(message);
      case KeyReading.Ready(SigningKey ready) ->
          came(reviewer, Optional.of(ready), replace, context);
    };
  }

  private Answer came(
      Optional<Reviewer> reviewer,
      Optional<SigningKey> key,
      boolean replace,
      CheckContext context) {
    String inVault = root.relativize(document.path()).toString().replace('\\', '/');
    SigningRequest request =
        new SigningRequest(document.path(), inVault, reviewer, key, replace, context);
    return new Answer.Came(tools.signing().apply(root).sign(request));
  }

  private void ended(Optional<Path> key, boolean unlocking, Outcome<Answer> outcome) {
    switch (outcome) {
      case Outcome.Done<Answer>(Answer.Locked _) -> turn(Stage.LOCKED, false, asks());
      case Outcome.Done<Answer>(Answer.NoKey(String message)) ->
          turn(unlocking ? Stage.LOCKED : Stage.ASKING, true, List.of(message));
      case Outcome.Done<Answer>(Answer.Came(SigningOutcome came)) -> came(key, came);
      case Outcome.Failed<Answer>(String message) -> turn(Stage.ASKING, true, List.of(message));
      case Outcome.Cancelled<Answer>() -> turn(Stage.ASKING, false, List.of());
    }
  }

  private List<String> asks() {
    return List.of(texts.get("sign.locked"));
  }

  private void came(Optional<Path> key, SigningOutcome outcome) {
    switch (outcome) {
      case SigningOutcome.Signed(Path file, var reviewer, String fingerprint, var notes) ->
          done(key, texts.get("sign.done", reviewer.name(), fingerprint, name(file)), notes);
      case SigningOutcome.Unsigned(Path file, var reviewer, var notes) ->
          done(key, texts.get("sign.unsigned", name(file), reviewer.name()), notes);
      case SigningOutcome.SignedBefore(Path file, String fingerprint) ->
          done(key, texts.get("sign.before", fingerprint, name(file)), List.of());
      case SigningOutcome.Refused(String message, var read, List<Finding> errors) -> {
        List<String> all = new ArrayList<>(List.of(message));
        errors.forEach(error -> all.add(error.rule().id() + ": " + error.message()));
        turn(Stage.ASKING, true, all);
      }
      case SigningOutcome.Failed(String message) -> turn(Stage.ASKING, true, List.of(message));
    }
  }

  private void done(Optional<Path> key, String message, List<String> notes) {
    key.ifPresent(
        path -> tools.preferences().change(s -> s.withFile(SignatureTools.KEY, path.toString())));
    List<String> all = new ArrayList<>(List.of(message));
    all.addAll(notes);
    turn(Stage.DONE, false, all);
    tools.signed().run();
  }

  private static String name(Path file) {
    return String.valueOf(file.getFileName());
  }

  public Stage stage() {
    return stage;
  }

  /// What is asked, refused or done, full sentences.
  public List<String> messages() {
    return messages;
  }

  /// Whether the messages say why nothing was signed.
  public boolean isRefused() {
    return refused;
  }

  private void turn(Stage next, boolean refusal, List<String> said) {
    stage = next;
    refused = refusal;
    messages = List.copyOf(said);
    listeners.tell();
  }

  /// Calls back after each change.
  public void onChange(Runnable listener) {
    listeners.add(listener);
  }
}
