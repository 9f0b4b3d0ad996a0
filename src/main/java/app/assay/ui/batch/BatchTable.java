package app.assay.ui.batch;

import app.assay.ui.batch.model.BatchModel;
import app.assay.ui.batch.model.BatchRow;
import app.assay.ui.batch.model.CodeState;
import app.assay.ui.batch.model.Decided;
import app.assay.ui.batch.model.Standing;
import app.assay.ui.theme.Chips;
import app.assay.ui.theme.Texts;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.VBox;

/// The candidates of a batch; a row knows only its index, so that ten thousand of them cost no more
/// than those that are seen.
final class BatchTable extends TableView<Integer> {

  private static final double ROW_EM = 3.4;

  /// Of a row whose title may need two lines, since the table is narrow.
  private static final double TALL_ROW_EM = 4.5;

  private static final double VERDICT_EM = 6.6;
  private static final double CANDIDATE_EM = 12;
  private static final double SCHEMA_EM = 5.2;
  private static final double CODE_EM = 2.9;
  private static final double DOMAINS_EM = 13;
  private static final double DECIDED_EM = 7;
  private static final double SCROLL_EM = 1.4;

  /// From this width on each code has a column, and from that on domains.
  private static final double WITH_CODES_EM = 52;

  private static final double WITH_DOMAINS_EM = 66;

  private final BatchModel model;
  private final Texts texts;
  private final Label measure;
  private final Label none = new Label();
  private boolean following;

  /// @param measure a label that is shown beside the table, whose letters are of its size
  BatchTable(BatchModel model, Texts texts, Label measure) {
    this.model = model;
    this.texts = texts;
    this.measure = measure;
    setId("batch-table");
    getStyleClass().add("batch-table");
    setAccessibleText(texts.get("list.accessible"));
    none.setId("batch-none");
    none.setWrapText(true);
    none.getStyleClass().addAll("muted", "hint");
    setPlaceholder(none);
    fixedCellSizeProperty()
        .bind(
            Bindings.createDoubleBinding(this::rowHeight, widthProperty(), measure.fontProperty()));
    column("verdict", VERDICT_EM, this::verdict);
    TableColumn<Integer, Integer> candidates = column("candidate", CANDIDATE_EM, this::candidate);
    for (String code : CodeState.CODES) {
      TableColumn<Integer, Integer> column =
          column(
              code, code.equals("SCHEMA_INVALID") ? SCHEMA_EM : CODE_EM, row -> state(row, code));
      column.visibleProperty().bind(wider(WITH_CODES_EM));
    }
    column("domains", DOMAINS_EM, this::domains).visibleProperty().bind(wider(WITH_DOMAINS_EM));
    column("decided", DECIDED_EM, this::decided);
    candidates.prefWidthProperty().unbind();
    candidates
        .prefWidthProperty()
        .bind(
            Bindings.createDoubleBinding(
                this::candidateWidth, widthProperty(), measure.fontProperty()));
    getSelectionModel()
        .selectedItemProperty()
        .addListener(
            (o, was, is) -> {
              if (!following && is != null) {
                model.go(is);
              }
            });
  }

  private BooleanBinding wider(double em) {
    return Bindings.createBooleanBinding(
        () -> getWidth() >= em * measure.getFont().getSize(),
        widthProperty(),
        measure.fontProperty());
  }

  private double rowHeight() {
    double em = measure.getFont().getSize();
    return Math.ceil((getWidth() >= WITH_DOMAINS_EM * em ? ROW_EM : TALL_ROW_EM) * em);
  }

  /// What the other columns leave; titles have no other place to be read whole.
  private double candidateWidth() {
    double em = measure.getFont().getSize();
    double others = VERDICT_EM + DECIDED_EM + SCROLL_EM;
    if (getWidth() >= WITH_CODES_EM * em) {
      others += SCHEMA_EM + CODE_EM * (CodeState.CODES.size() - 1);
    }
    if (getWidth() >= WITH_DOMAINS_EM * em) {
      others += DOMAINS_EM;
    }
    return Math.max(CANDIDATE_EM * em, getWidth() - others * em);
  }

  private TableColumn<Integer, Integer> column(
      String key, double em, Function<BatchRow, Node> cell) {
    TableColumn<Integer, Integer> column = new TableColumn<>(texts.get("column." + key));
    column.setId("column-" + key);
    column.setSortable(false);
    column.setReorderable(false);
    column.setCellValueFactory(data -> new ReadOnlyObjectWrapper<>(data.getValue()));
    column.setCellFactory(made -> new Cell(cell));
    column
        .prefWidthProperty()
        .bind(
            Bindings.createDoubleBinding(
                () -> em * measure.getFont().getSize(), measure.fontProperty()));
    getColumns().add(column);
    return column;
  }

  private final class Cell extends TableCell<Integer, Integer> {

    private final Function<BatchRow, Node> show;

    Cell(Function<BatchRow, Node> show) {
      this.show = show;
    }

    @Override
    protected void updateItem(Integer index, boolean empty) {
      super.updateItem(index, empty);
      setGraphic(
          empty || index == null || index >= model.size() ? null : show.apply(model.row(index)));
    }
  }

  private Node verdict(BatchRow row) {
    Standing standing = row.standing();
    Label chip = Chips.chip(texts.get("standing." + standing), style(standing));
    chip.setMinWidth(USE_PREF_SIZE);
    return chip;
  }

  /// The style of a chip that says how a candidate stands.
  static String style(Standing standing) {
    return switch (standing) {
      case PASS -> "good";
      case CONFLICT -> "warning";
      case FAIL -> "critical";
      case DEFERRED -> "verifiable";
      case NONE -> "";
    };
  }

  private Node candidate(BatchRow row) {
    String name = row.candidate().title().isBlank() ? row.place() : row.candidate().title();
    Label title = new Label(name);
    title.getStyleClass().add("strong");
    title.setWrapText(true);
    title.setTooltip(new Tooltip(name));
    String type = row.candidate().type().map(t -> t.label() + " \u00B7 ").orElse("");
    String edited = row.edited() ? " \u00B7 " + texts.get("details.edited") : "";
    Label id = new Label(type + row.candidate().id() + edited);
    id.getStyleClass().addAll("muted", "small");
    VBox box = new VBox(title, id);
    box.setAlignment(Pos.CENTER_LEFT);
    return box;
  }

  private Node state(BatchRow row, String code) {
    CodeState state = CodeState.of(row, code);
    Label sign = new Label(state.sign());
    sign.getStyleClass().addAll("code-state", state.name().toLowerCase(Locale.ROOT));
    sign.setAccessibleText(texts.get("cell.rule", code, texts.get("state." + state)));
    return sign;
  }

  /// Two lines of names; all of them when pointed at.
  private Node domains(BatchRow row) {
    Label names = plain(String.join(", ", row.candidate().domains()));
    names.setWrapText(true);
    names.getStyleClass().add("small");
    names.setTooltip(new Tooltip(names.getText()));
    return names;
  }

  private Node decided(BatchRow row) {
    String key = row.inVault() ? "vault" : row.decided().label();
    Label label = plain(texts.get("decided.short." + key));
    label
        .getStyleClass()
        .add(
            row.inVault() || row.decided() == Decided.ACCEPTED
                ? "good-text"
                : row.decided() == Decided.REJECTED ? "critical-text" : "muted");
    return label;
  }

  private static Label plain(String text) {
    return new Label(text);
  }

  /// @param read false while the batch is being read
  void follow(boolean read) {
    following = true;
    List<Integer> wanted = model.shown();
    if (!wanted.equals(getItems())) {
      getItems().setAll(wanted);
    }
    int at = getItems().indexOf(model.current());
    if (at >= 0 && getSelectionModel().getSelectedIndex() != at) {
      getSelectionModel().clearAndSelect(at);
      scrollTo(Math.max(0, at - 2));
    }
    refresh();
    none.setText(
        texts.get(!read ? "list.reading" : model.size() == 0 ? "list.empty" : "list.none"));
    following = false;
  }
}
