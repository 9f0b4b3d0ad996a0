package app.assay.ui.review;

import app.assay.cgd.Round;
import app.assay.ui.review.model.ReviewEntry;
import app.assay.ui.review.model.ReviewModel;
import app.assay.ui.review.model.ReviewModel.Stage;
import app.assay.ui.theme.Texts;
import java.net.URL;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// The confirmation screen as one region, to fill a window or a tab.
///
/// Keys: T, F, E, S and P while a list of claims has the focus; Tab to the note, Esc back to the
/// list and from there away; Ctrl Z and Ctrl Shift Z for the one undo, where nobody took them
/// before.
public final class ReviewView extends BorderPane {

  private final ReviewModel model;
  private final Runnable leave;
  private final Runnable following = this::follow;
  private final ReviewBar bar;
  private final NoticeStrip notices;
  private final RoundAPane roundA;
  private final RoundBPane roundB;
  private final WrittenPane written;
  private final PreviewPane preview;
  private final ResultPane result;
  private final EmptyPane empty;
  private final ReviewFooter footer;
  private final HBox page = new HBox();

  /// @param leave takes the screen away
  public ReviewView(ReviewModel model, Runnable leave) {
    this(model, leave, entry -> Optional.empty());
  }

  /// @param leave takes the screen away
  /// @param advice what else is known of a claim, shown beside it
  public ReviewView(
      ReviewModel model, Runnable leave, Function<ReviewEntry, Optional<Node>> advice) {
    this.model = model;
    this.leave = leave;
    Texts texts = new Texts("review");
    setId("review");
    getStyleClass().add("review");
    URL style = ReviewView.class.getResource("/app/assay/assets/style/review.css");
    getStylesheets().add(Objects.requireNonNull(style, "review.css").toExternalForm());
    bar = new ReviewBar(model, texts, leave);
    notices = new NoticeStrip(model, texts, this::focusList);
    roundA = new RoundAPane(model, texts);
    roundB = new RoundBPane(model, texts, advice);
    written = new WrittenPane(model, texts);
    preview = new PreviewPane(model, texts);
    result = new ResultPane(model, texts, leave);
    empty = new EmptyPane(model, texts, leave);
    footer = new ReviewFooter(model, texts);
    setTop(new VBox(bar, notices));
    page.setMinHeight(0);
    roundA.setMinHeight(0);
    setCenter(page);
    setBottom(footer);
    addEventFilter(KeyEvent.KEY_PRESSED, this::escape);
    addEventHandler(KeyEvent.KEY_PRESSED, this::press);
    model.onChange(following);
    follow();
  }

  /// Puts the keyboard where the reviewer goes on: into the list of claims, or what is instead.
  public void focusList() {
    if (notices.isAsking()) {
      notices.focusName();
      return;
    }
    switch (model.stage()) {
      case ASKING -> {
        if (model.asking().round() == Round.A) {
          roundA.focusList();
        } else {
          roundB.focusList();
        }
      }
      case PREVIEW -> preview.focusDocuments();
      case WRITTEN -> result.focusContinue();
      case LOADING, NOTHING -> empty.focusLeave();
    }
  }

  /// Shows again what is known of the claim.
  public void refresh() {
    follow();
  }

  /// Ends following the model; the review itself stays as it is.
  public void dispose() {
    model.removeListener(following);
  }

  /// A list would keep Esc to itself.
  private void escape(KeyEvent event) {
    if (event.getCode() == KeyCode.ESCAPE && event.getTarget() instanceof ClaimList) {
      leave.run();
      event.consume();
    }
  }

  private void press(KeyEvent event) {
    if (event.getCode() == KeyCode.ESCAPE) {
      event.consume();
      if (model.stage() == Stage.WRITTEN) {
        model.askAgain();
      } else {
        leave.run();
      }
    } else if (event.isShortcutDown() && event.getCode() == KeyCode.Z) {
      if (event.isShiftDown()) {
        model.redo();
      } else {
        model.undo();
      }
      event.consume();
    }
  }

  private void follow() {
    boolean focused = isFocusWithin();
    boolean asking = model.stage() == Stage.ASKING;
    Region middle = middle();
    boolean turned = !page.getChildren().contains(middle);
    if (turned) {
      page.getChildren().setAll(asking ? List.of(middle, written) : List.of(middle));
      HBox.setHgrow(middle, Priority.ALWAYS);
    }
    bar.follow();
    notices.follow();
    footer.follow();
    switch (model.stage()) {
      case ASKING -> {
        if (model.asking().round() == Round.A) {
          roundA.follow();
        } else {
          roundB.follow();
        }
        written.follow();
      }
      case PREVIEW -> preview.follow();
      case WRITTEN -> result.follow();
      case LOADING, NOTHING -> empty.follow();
    }
    if (focused && turned) {
      focusList();
    }
  }

  private Region middle() {
    return switch (model.stage()) {
      case ASKING -> model.asking().round() == Round.A ? roundA : roundB;
      case PREVIEW -> preview;
      case WRITTEN -> result;
      case LOADING, NOTHING -> empty;
    };
  }
}
