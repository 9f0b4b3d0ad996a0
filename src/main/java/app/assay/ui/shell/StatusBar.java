package app.assay.ui.shell;

import app.assay.ui.theme.KeptTooltip;
import app.assay.ui.theme.Texts;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

/// The row at the bottom: the document's state at the left, work, caret and ledger at the right.
public final class StatusBar extends HBox {

  /// What the document in front says.
  ///
  /// @param hashStyle `good`, `warning`, `critical` or `muted`
  /// @param canStamp whether a new hash can be written at once
  /// @param canAnnotate whether a document can be made of it
  /// @param ingestWhy the whole sentence behind `ingest`, may be empty
  public record Shown(
      String state,
      String hash,
      String hashStyle,
      boolean canStamp,
      boolean canAnnotate,
      String ingest,
      String ingestWhy) {

    /// No document is in front.
    public static final Shown NOTHING = new Shown("", "", "muted", false, false, "", "");
  }

  private final Label state = label("status-state");
  private final Label hash = label("status-hash");
  private final Button stamp;
  private final Button annotate;
  private final Label ingest = label("status-ingest");
  private final KeptTooltip ingestWhy = new KeptTooltip(ingest);
  private final Label message = label("status-message");
  private final KeptTooltip sentenceWhole = new KeptTooltip(message);
  private final Button questions = new Button();
  private final Button conflicts = new Button();
  private final Label caret = label("status-caret");
  private final Label ledger = label("status-ledger");
  private Optional<Shown> last = Optional.empty();

  /// @param tasks the piece that shows background work
  /// @param stampNow writes a new hash, by the button beside a wrong one
  /// @param annotateNow makes a document of plain Markdown
  public StatusBar(Node tasks, Texts texts, Runnable stampNow, Runnable annotateNow) {
    stamp = button("stamp", texts, stampNow);
    annotate = button("annotate", texts, annotateNow);
    getStyleClass().add("status-bar");
    setId("status-bar");
    message.setMinWidth(0);
    message.getStyleClass().add("muted");
    caret.getStyleClass().add("muted");
    ledger.getStyleClass().add("muted");
    Region gap = new Region();
    setHgrow(gap, Priority.ALWAYS);
    count(questions, "status-questions");
    count(conflicts, "status-conflicts");
    getChildren()
        .addAll(
            state, annotate, hash, stamp, ingest, message, gap, tasks, questions, conflicts, caret,
            ledger);
  }

  /// Shows the state of the document in front.
  public void show(Shown shown) {
    if (last.equals(Optional.of(shown))) {
      return;
    }
    last = Optional.of(shown);
    set(state, shown.state());
    set(hash, shown.hash());
    hash.getStyleClass().removeIf(style -> style.endsWith("-text") || style.equals("muted"));
    hash.getStyleClass()
        .add(shown.hashStyle().equals("muted") ? "muted" : shown.hashStyle() + "-text");
    set(stamp, shown.canStamp());
    set(annotate, shown.canAnnotate());
    set(ingest, shown.ingest());
    ingestWhy.set(shown.ingestWhy());
  }

  /// Says what happened last.
  public void say(String sentence) {
    set(message, sentence);
    sentenceWhole.set(sentence);
  }

  /// Line and column of the caret, or the empty string.
  public void showCaret(String place) {
    set(caret, place);
  }

  /// What happens when the number of open questions is pressed.
  public void onQuestions(Runnable open) {
    questions.setOnAction(e -> open.run());
  }

  /// How many questions are open, or the empty string.
  public void showQuestions(String words) {
    questions.setText(words);
    set(questions, !words.isEmpty());
  }

  /// What happens when the number of conflicts is pressed.
  public void onConflicts(Runnable open) {
    conflicts.setOnAction(e -> open.run());
  }

  /// How many conflicts wait, or the empty string.
  public void showConflicts(String words) {
    conflicts.setText(words);
    set(conflicts, !words.isEmpty());
  }

  private static void count(Button button, String id) {
    button.setId(id);
    button.getStyleClass().add("flat");
    button.setMinWidth(USE_PREF_SIZE);
    button.setFocusTraversable(false);
    set(button, false);
  }

  /// Where the ledger stands, or the empty string.
  public void showLedger(String head) {
    set(ledger, head);
  }

  private static Label label(String id) {
    Label label = new Label();
    label.setId(id);
    label.setMinWidth(USE_PREF_SIZE);
    return label;
  }

  private static Button button(String key, Texts texts, Runnable run) {
    Button button = new Button(texts.get(key));
    button.setId("status-" + key);
    button.getStyleClass().add("flat");
    button.setMinWidth(USE_PREF_SIZE);
    button.setFocusTraversable(false);
    button.setOnAction(e -> run.run());
    return button;
  }

  private static void set(Button button, boolean shown) {
    button.setVisible(shown);
    button.setManaged(shown);
  }

  private static void set(Label label, String text) {
    label.setText(text);
    label.setVisible(!text.isEmpty());
    label.setManaged(!text.isEmpty());
  }
}
