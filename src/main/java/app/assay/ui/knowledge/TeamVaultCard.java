package app.assay.ui.knowledge;

import app.assay.ui.theme.Paragraph;
import app.assay.ui.theme.Texts;
import app.assay.workspace.Outcome;
import app.assay.workspace.TaskHandle;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

/// Where the knowledge store of a team is: an address that is tested, remembered or forgotten. A
/// password has no place here.
public final class TeamVaultCard extends VBox {

  /// What a server said.
  ///
  /// @param name of the vault, without a password
  /// @param pending conflicts that wait
  public record Answer(String name, int entries, int pending) {}

  /// What is done with an address.
  public interface Uses {

    /// What is wrong with it; empty where it can be used.
    Optional<String> flaw(String address);

    /// Asks the server in the background.
    TaskHandle test(String address, Consumer<Outcome<Answer>> then);

    /// Remembers an address, or forgets it.
    ///
    /// @param address empty to forget it
    /// @return what went wrong, if anything did
    Optional<String> remember(String address);

    /// Takes the card away.
    ///
    /// @param said what happened; may be empty
    void close(String said);
  }

  private final Texts texts;
  private final Uses uses;
  private final TextField address = new TextField();
  private final Label message = new Paragraph("");
  private final Button test;
  private final Button stop;
  private Optional<TaskHandle> running = Optional.empty();

  /// @param known the address that is remembered; empty for none
  public TeamVaultCard(Texts texts, String known, Uses uses) {
    this.texts = texts;
    this.uses = uses;
    getStyleClass().addAll("card", "ask-card", "team-card");
    setId("team-card");
    Label title = new Label(texts.get("team.title"));
    title.getStyleClass().add("heading-3");
    Label about = new Paragraph(texts.get("team.about"));
    Label password = new Paragraph(texts.get("team.password"));
    password.getStyleClass().add("muted");
    Label head = new Label(texts.get("team.address"));
    head.getStyleClass().add("caption");
    head.setLabelFor(address);
    address.setId("team-address");
    address.setText(known);
    address.setPromptText(texts.get("team.prompt"));
    address.setAccessibleText(texts.get("team.address"));
    address.setOnAction(e -> test());
    message.setId("team-message");
    test = button("team.test", this::test);
    stop = button("team.stop", () -> running.ifPresent(TaskHandle::cancel));
    Button keep = button("team.keep", this::keep);
    keep.getStyleClass().add("accent");
    Button forget = button("team.forget", this::forget);
    forget.setDisable(known.isEmpty());
    Button cancel = button("team.cancel", () -> uses.close(""));
    HBox buttons = new HBox(keep, test, stop, forget, cancel);
    buttons.getStyleClass().add("buttons");
    getChildren().addAll(title, about, password, head, address, buttons, message);
    set(stop, false);
    say("", false);
  }

  private Button button(String key, Runnable run) {
    Button button = new Button(texts.get(key));
    button.setId(key.replace('.', '-'));
    button.setMinWidth(USE_PREF_SIZE);
    button.setOnAction(e -> run.run());
    return button;
  }

  private Optional<String> typed() {
    String text = address.getText().strip();
    Optional<String> wrong =
        text.isEmpty() ? Optional.of(texts.get("team.missing")) : uses.flaw(text);
    wrong.ifPresent(why -> say(why, true));
    return wrong.isPresent() ? Optional.empty() : Optional.of(text);
  }

  private void test() {
    Optional<String> wanted = typed();
    if (wanted.isEmpty() || running.isPresent()) {
      return;
    }
    say(texts.get("team.testing"), false);
    set(stop, true);
    test.setDisable(true);
    TaskHandle handle = uses.test(wanted.get(), this::answered);
    running = handle.isRunning() ? Optional.of(handle) : Optional.empty();
  }

  private void answered(Outcome<Answer> outcome) {
    running = Optional.empty();
    set(stop, false);
    test.setDisable(false);
    switch (outcome) {
      case Outcome.Done<Answer>(Answer answer) ->
          say(texts.get("team.answers", answer.name(), answer.entries(), answer.pending()), false);
      case Outcome.Failed<Answer>(String why) -> say(why, true);
      case Outcome.Cancelled<Answer>() -> say(texts.get("team.stopped"), false);
    }
  }

  private void keep() {
    typed().ifPresent(text -> remember(text, "team.kept"));
  }

  private void forget() {
    remember("", "team.forgotten");
  }

  private void remember(String text, String said) {
    uses.remember(text).ifPresentOrElse(why -> say(why, true), () -> uses.close(texts.get(said)));
  }

  private void say(String words, boolean bad) {
    message.setText(words);
    message.getStyleClass().remove("critical-text");
    if (bad) {
      message.getStyleClass().add("critical-text");
    }
    set(message, !words.isEmpty());
  }

  private static void set(Node node, boolean shown) {
    node.setVisible(shown);
    node.setManaged(shown);
  }

  /// The focus of this card is its field.
  @Override
  public void requestFocus() {
    address.requestFocus();
  }
}
