package app.assay.ui.signature;

import app.assay.hitl.signature.AllowedSigners;
import app.assay.hitl.signature.SignatureVerification;
import app.assay.hitl.signature.Verdict;
import app.assay.text.ReadResult;
import app.assay.ui.documents.OpenDocument;
import app.assay.ui.event.Listeners;
import app.assay.ui.theme.Texts;
import app.assay.workspace.Admission;
import app.assay.workspace.Outcome;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// What the signature beside the document in front is worth.
///
/// Belongs to the thread that draws.
public final class VerdictModel {

  private record Judged(Verdict verdict, List<String> notes) {}

  private final Texts texts = new Texts("signature");
  private final Listeners listeners = new Listeners();
  private final SignatureTools tools;
  private final OpenDocument document;
  private final Path root;
  private Optional<Judged> judged = Optional.empty();
  private boolean working;

  /// @param root of the vault, whose own list comes before any that was chosen
  public VerdictModel(SignatureTools tools, OpenDocument document, Path root) {
    this.tools = tools;
    this.document = document;
    this.root = root;
  }

  public String title() {
    return texts.get("verify.title", document.name());
  }

  /// The vault's list of allowed signers, else the one that was used last, may be empty.
  public String signers() {
    Path own = root.resolve(Admission.SIGNERS);
    return Files.exists(own) ? own.toString() : tools.chosen(SignatureTools.SIGNERS);
  }

  /// Judges the file on disk.
  ///
  /// @param signers path of the list of those who may sign, may be empty
  public void verify(String signers) {
    if (working) {
      return;
    }
    working = true;
    Instant now = tools.context().get().now();
    Optional<Path> list = TypedPath.of(signers);
    boolean unsaved = document.isDirty();
    listeners.tell();
    tools
        .runner()
        .submit(
            title(), progress -> judge(list, now, unsaved), (Outcome<Judged> o) -> take(list, o));
  }

  private Judged judge(Optional<Path> list, Instant now, boolean unsaved) {
    List<String> notes = new ArrayList<>();
    if (unsaved) {
      notes.add(texts.get("verify.unsaved"));
    }
    AllowedSigners allowed = AllowedSigners.read("", ZoneId.systemDefault());
    if (list.isEmpty()) {
      notes.add(texts.get("verify.noList"));
    } else if (tools.files().read(list.get()) instanceof ReadResult.Loaded loaded) {
      allowed = AllowedSigners.read(loaded.source().text(), ZoneId.systemDefault());
      notes.addAll(allowed.objections());
    } else {
      notes.add(texts.get("verify.badList", String.valueOf(list.get().getFileName())));
    }
    SignatureVerification verification =
        new SignatureVerification(tools.files(), allowed, Optional.empty(), now);
    return switch (tools.files().read(document.path())) {
      case ReadResult.Loaded loaded ->
          new Judged(
              verification.verify(document.path(), loaded.source().bytes()), List.copyOf(notes));
      case ReadResult.Unreadable(String message) ->
          new Judged(new Verdict.Unreadable(message), List.of());
      case ReadResult.NotUtf8 _, ReadResult.TooLarge _ ->
          new Judged(new Verdict.Unreadable(texts.get("verify.noText")), List.of());
    };
  }

  private void take(Optional<Path> list, Outcome<Judged> outcome) {
    working = false;
    judged =
        switch (outcome) {
          case Outcome.Done<Judged>(Judged made) -> Optional.of(made);
          case Outcome.Failed<Judged>(String message) ->
              Optional.of(new Judged(new Verdict.Unreadable(message), List.of()));
          case Outcome.Cancelled<Judged>() -> Optional.empty();
        };
    list.ifPresent(
        path ->
            tools.preferences().change(s -> s.withFile(SignatureTools.SIGNERS, path.toString())));
    listeners.tell();
  }

  public boolean isWorking() {
    return working;
  }

  /// Absent until it is known.
  public Optional<Verdict> verdict() {
    return judged.map(Judged::verdict);
  }

  /// What else has to be known, full sentences.
  public List<String> notes() {
    return judged.map(Judged::notes).orElse(List.of());
  }

  /// Calls back after each change.
  public void onChange(Runnable listener) {
    listeners.add(listener);
  }
}
