package app.assay.ui.conflicts;

import app.assay.distillery.curation.Choice;
import app.assay.ui.conflicts.model.ConflictOrder;
import app.assay.ui.conflicts.model.ConflictRow;
import app.assay.ui.conflicts.model.ConflictsModel;
import app.assay.ui.entry.EntryStyle;
import app.assay.ui.shell.FullPane;
import app.assay.ui.theme.EmptyNote;
import app.assay.ui.theme.KeyCap;
import app.assay.ui.theme.PanelHeader;
import app.assay.ui.theme.Segments;
import app.assay.ui.theme.Texts;
import java.time.Duration;
import java.time.InstantSource;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import javafx.animation.Animation;
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.application.Platform;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.util.StringConverter;

/// The queue of conflicts: the list at the left, both entries side by side, the reason and the
/// choices below them.
///
/// Keys while nothing is typed: 1 to 4, M, R, E and S choose, N and P go on and back, I leads to
/// the reason, O sorts the other way, D to the domains, Ctrl+Z takes the last decision back. Esc
/// leads from the text to the list and from there out.
public final class ConflictsView extends FullPane {

  private static final int DAY = 10;

  /// The most of the width that the list takes.
  private static final double SIDE = 0.34;

  private static final Map<KeyCode, Choice> KEYS =
      Map.of(
          KeyCode.DIGIT1, Choice.KEEP_EXISTING,
          KeyCode.DIGIT2, Choice.KEEP_NEW,
          KeyCode.DIGIT3, Choice.KEEP_BOTH,
          KeyCode.DIGIT4, Choice.ARCHIVE_BOTH,
          KeyCode.M, Choice.MERGE,
          KeyCode.R, Choice.REFINE,
          KeyCode.E, Choice.EDIT,
          KeyCode.S, Choice.SKIP);

  private final Timeline minute = new Timeline();
  private final Texts texts;
  private final ConflictsModel model;
  private final InstantSource clock;
  private final ConflictList list;
  private final PendingLine pending;
  private final ConflictPane pane;
  private final ComboBox<String> domains;
  private final Segments<ConflictOrder> orders = new Segments<>();
  private final Label position;
  private final EmptyNote empty = new EmptyNote("conflicts-empty");
  private final Runnable openBatch;
  private final Runnable leave;
  private final Runnable closed;
  private boolean arriving;

  /// @param clock by which ages are told
  /// @param openBatch asks for a batch and opens it
  /// @param leave takes the screen away
  /// @param closed called once it is gone
  public ConflictsView(
      ConflictsModel model,
      InstantSource clock,
      Runnable openBatch,
      Runnable leave,
      Runnable closed) {
    this(
        model,
        clock,
        openBatch,
        leave,
        closed,
        new Texts("conflicts"),
        new ComboBox<>(),
        new Label());
  }

  private ConflictsView(
      ConflictsModel model,
      InstantSource clock,
      Runnable openBatch,
      Runnable leave,
      Runnable closed,
      Texts texts,
      ComboBox<String> domains,
      Label position) {
    super(
        "conflicts",
        texts.get("title"),
        texts.get("back"),
        leave,
        domains,
        position,
        button(texts, "next", "N", () -> model.step(1)));
    this.model = model;
    this.clock = clock;
    this.openBatch = openBatch;
    this.leave = leave;
    this.closed = closed;
    this.texts = texts;
    this.domains = domains;
    this.position = position;
    EntryStyle.on(this);
    list = new ConflictList(model, texts, row -> texts.get("age", days(row)));
    pending = new PendingLine(texts);
    pane = new ConflictPane(model, texts, list::requestFocus);
    position.setId("conflicts-position");
    position.setMinWidth(USE_PREF_SIZE);
    minute
        .getKeyFrames()
        .add(new KeyFrame(javafx.util.Duration.minutes(1), e -> this.model.tick()));
    minute.setCycleCount(Animation.INDEFINITE);
    filters();
    setLeft(left());
    setCenter(new StackPane(middle(), empty));
    addEventFilter(KeyEvent.KEY_PRESSED, this::press);
    addEventFilter(KeyEvent.KEY_TYPED, this::swallow);
    model.onChange(this::follow);
    follow();
  }

  private static Button button(Texts texts, String key, String cap, Runnable run) {
    Button button = KeyCap.on(new Button(texts.get(key)), cap);
    button.setId("conflicts-" + key);
    button.setMinWidth(USE_PREF_SIZE);
    button.setFocusTraversable(false);
    button.setOnAction(e -> run.run());
    return button;
  }

  private void filters() {
    domains.setId("conflicts-domain");
    domains.setAccessibleText(texts.get("filter.accessible"));
    domains.setMinWidth(USE_PREF_SIZE);
    Function<String, String> shown = name -> name.isEmpty() ? texts.get("filter") : name;
    domains.setConverter(
        new StringConverter<>() {
          @Override
          public String toString(String name) {
            return name == null ? "" : shown.apply(name);
          }

          @Override
          public String fromString(String words) {
            return words;
          }
        });
    domains.setOnAction(
        e -> {
          if (domains.getValue() != null && !domains.getValue().equals(model.filter())) {
            model.setFilter(domains.getValue());
            list.requestFocus();
          }
        });
    for (ConflictOrder order : ConflictOrder.values()) {
      orders.add(
          "conflicts-" + order,
          texts.get("order." + order),
          texts.get("order." + order + ".about"),
          order);
    }
    orders.onChoose(model::setOrder);
  }

  private VBox left() {
    VBox.setVgrow(list, Priority.ALWAYS);
    VBox left = new VBox(new PanelHeader(texts.get("list.title"), "", orders), list, pending);
    left.getStyleClass().addAll("claims-side", "conflicts-side");
    left.maxWidthProperty().bind(widthProperty().multiply(SIDE));
    return left;
  }

  /// The conflict, which scrolls where large letters leave no room for both entries.
  private ScrollPane middle() {
    ScrollPane middle = new ScrollPane(pane);
    middle.getStyleClass().add("conflict-middle");
    middle.setFitToWidth(true);
    middle.setFitToHeight(true);
    middle.setFocusTraversable(false);
    middle.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
    pane.typing().addListener((o, was, is) -> middle.setVvalue(is ? 1 : 0));
    return middle;
  }

  /// Whole days since the row came into the queue; 0 where its time cannot be read.
  private long days(ConflictRow row) {
    String at = row.conflict().row().createdAt();
    try {
      LocalDate then = LocalDate.parse(at.substring(0, Math.min(DAY, at.length())));
      LocalDate now = LocalDate.ofInstant(clock.instant(), ZoneOffset.UTC);
      return Math.max(0, Duration.between(then.atStartOfDay(), now.atStartOfDay()).toDays());
    } catch (DateTimeParseException e) {
      return 0;
    }
  }

  /// The character of a key that led to a field is none of the field's.
  private void swallow(KeyEvent event) {
    if (arriving) {
      event.consume();
    }
    arriving = false;
  }

  private void press(KeyEvent event) {
    arriving = false;
    boolean typing = event.getTarget() instanceof TextInputControl;
    Optional<Runnable> what = Optional.empty();
    if (event.getCode() == KeyCode.ESCAPE) {
      what = Optional.of(this::back);
    } else if (event.isShortcutDown() && event.getCode() == KeyCode.ENTER) {
      what = Optional.of(pane::write);
    } else if (event.isShortcutDown() && event.getCode() == KeyCode.Z && !typing) {
      what = Optional.of(model::undo);
    } else if (!typing && !event.isShortcutDown() && !event.isAltDown()) {
      what = single(event.getCode());
      arriving = what.isPresent();
    }
    what.ifPresent(
        act -> {
          event.consume();
          act.run();
        });
  }

  private Optional<Runnable> single(KeyCode code) {
    if (KEYS.containsKey(code)) {
      return Optional.of(() -> pane.choose(KEYS.getOrDefault(code, Choice.SKIP)));
    }
    return switch (code) {
      case N -> Optional.of(() -> model.step(1));
      case P -> Optional.of(() -> model.step(-1));
      case I -> Optional.of(pane::focusReason);
      case O -> Optional.of(this::otherOrder);
      case D -> Optional.of(domains::requestFocus);
      case F5 -> Optional.of(model::refresh);
      default -> Optional.empty();
    };
  }

  private void otherOrder() {
    boolean age = model.order() == ConflictOrder.AGE;
    model.setOrder(age ? ConflictOrder.PRIORITY : ConflictOrder.AGE);
  }

  private void back() {
    boolean typing = getScene().getFocusOwner() instanceof TextInputControl;
    if (typing || model.merging().choice().isPresent()) {
      if (!typing) {
        model.merging().leave();
      }
      list.requestFocus();
    } else {
      leave.run();
    }
  }

  private void follow() {
    List<ConflictRow> all = model.listing().rows();
    String name = model.listing().vault();
    String vault = name.substring(name.lastIndexOf('/') + 1);
    long oldest = all.stream().mapToLong(this::days).max().orElse(0);
    about(
        all.isEmpty()
            ? texts.get("about", vault, 0)
            : texts.get("about.oldest", vault, all.size(), texts.get("age", oldest)));
    if (model.isRead()) {
      pending.show(model.listing().pending());
      List<String> names = new ArrayList<>(model.domains());
      names.addFirst("");
      if (!names.equals(domains.getItems())) {
        domains.getItems().setAll(names);
      }
      domains.setValue(model.filter());
    }
    orders.choose(model.order());
    position.setText(texts.get("position", model.position(), model.conflicts().size()));
    list.follow();
    pane.follow(model.current().map(this::proposed).orElse(""));
    showEmpty();
  }

  /// Says what would stand beside the list.
  private void showEmpty() {
    empty.setVisible(model.isRead() && !pane.isVisible());
    if (model.listing().rows().isEmpty()) {
      empty.say(texts.get("empty"), texts.get("empty.do"), openBatch);
    } else if (model.conflicts().isEmpty()) {
      empty.say(texts.get("empty.domain"), texts.get("empty.domain.do"), () -> model.setFilter(""));
    } else {
      empty.say(texts.get("empty.chosen"));
    }
  }

  private String proposed(ConflictRow row) {
    return texts.get("why.proposed", row.conflict().row().createdAt());
  }

  @Override
  public void shown() {
    model.refresh();
    minute.play();
    Platform.runLater(list::requestFocus);
  }

  @Override
  public void closed() {
    minute.stop();
    model.leave(closed);
  }
}
