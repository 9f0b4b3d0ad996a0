package app.assay.ui.problems;

import app.assay.finding.Severity;
import app.assay.ui.theme.Texts;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import javafx.collections.FXCollections;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.util.StringConverter;

/// The row above the list: chips that show and hide a severity, what was not evaluated, scope,
/// grouping, and words to look for.
final class ProblemFilters extends HBox {

  private final Texts texts;
  private final ProblemsModel model;
  private final Map<Severity, ToggleButton> chips = new EnumMap<>(Severity.class);
  private final Label unsettled = new Label();
  private final TextField words = new TextField();
  private final ToggleButton whole = new ToggleButton();
  private final ComboBox<Grouping> groups =
      new ComboBox<>(FXCollections.observableArrayList(List.of(Grouping.values())));

  ProblemFilters(Texts texts, ProblemsModel model, Consumer<Runnable> later) {
    this.texts = texts;
    this.model = model;
    getStyleClass().add("problem-filters");
    for (Severity severity : Severity.values()) {
      getChildren().add(chip(severity));
    }
    unsettled.setId("problems-unsettled");
    unsettled.getStyleClass().add("muted");
    unsettled.setMinWidth(0);
    HBox.setHgrow(unsettled, Priority.SOMETIMES);
    Region gap = new Region();
    HBox.setHgrow(gap, Priority.ALWAYS);
    words.setId("problems-filter");
    words.setPromptText(texts.get("filter"));
    words.setAccessibleText(texts.get("filter.accessible"));
    words.textProperty().addListener((o, was, is) -> later.accept(() -> model.setQuery(is)));
    getChildren().addAll(unsettled, gap, scope(), grouping(), words);
    model.onChange(this::follow);
    follow();
  }

  void focusWords() {
    words.requestFocus();
    words.selectAll();
  }

  private ToggleButton chip(Severity severity) {
    ToggleButton chip = new ToggleButton();
    chip.setId("problems-" + severity.label());
    chip.getStyleClass().addAll("chip", "filter-chip", severity.label());
    chip.setSelected(true);
    chip.setMinWidth(USE_PREF_SIZE);
    chip.setOnAction(e -> model.setShown(severity, chip.isSelected()));
    chips.put(severity, chip);
    return chip;
  }

  private ToggleButton scope() {
    whole.setText(texts.get("scope.vault"));
    whole.setId("problems-scope");
    whole.getStyleClass().add("flat");
    whole.setAccessibleText(texts.get("scope.accessible"));
    whole.setMinWidth(USE_PREF_SIZE);
    whole.setOnAction(e -> model.setWholeVault(whole.isSelected()));
    return whole;
  }

  private ComboBox<Grouping> grouping() {
    groups.setId("problems-group");
    groups.getStyleClass().add("flat");
    groups.setAccessibleText(texts.get("group.accessible"));
    groups.setValue(model.grouping());
    groups.setMinWidth(USE_PREF_SIZE);
    groups.setConverter(
        new StringConverter<>() {
          @Override
          public String toString(Grouping by) {
            return by == null ? "" : texts.get("group." + by);
          }

          @Override
          public Grouping fromString(String title) {
            return model.grouping();
          }
        });
    groups.setOnAction(
        e -> {
          if (groups.getValue() != model.grouping()) {
            model.setGrouping(groups.getValue());
          }
        });
    return groups;
  }

  private void follow() {
    Map<Severity, Integer> counts = model.counts();
    chips.forEach(
        (severity, chip) -> {
          int count = counts.getOrDefault(severity, 0);
          chip.setSelected(model.isShown(severity));
          if (!chip.getText().equals(Integer.toString(count))) {
            count(chip, severity, count);
          }
        });
    unsettled.setText(unsettledText());
    whole.setSelected(model.isWholeVault());
    groups.setValue(model.grouping());
  }

  private void count(ToggleButton chip, Severity severity, int count) {
    String spoken = texts.get("chip.accessible", count, severity.label());
    chip.setText(Integer.toString(count));
    chip.setAccessibleText(spoken);
    chip.setTooltip(new Tooltip(spoken));
    chip.setVisible(count > 0);
    chip.setManaged(count > 0);
  }

  private String unsettledText() {
    int unevaluated = model.notEvaluated();
    String reason = model.notEvaluatedReason().orElse("");
    String first = unevaluated == 0 ? "" : texts.get("unsettled", unevaluated, reason);
    int deferred = model.deferred();
    if (deferred == 0) {
      return first;
    }
    String second = texts.get("deferred", deferred);
    return first.isEmpty() ? second : first + " \u00B7 " + second;
  }
}
