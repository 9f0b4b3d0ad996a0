package app.assay.ui.batch;

import app.assay.ui.batch.model.BatchModel;
import app.assay.ui.batch.model.CodeState;
import app.assay.ui.batch.model.Standing;
import app.assay.ui.theme.Texts;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.scene.control.ComboBox;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;
import javafx.util.StringConverter;

/// Which candidates are shown: by how they stand, by words, by a code, by a domain.
final class BatchFilters extends FlowPane {

  private final BatchModel model;
  private final Texts texts;
  private final TextField search = new TextField();
  private final ComboBox<String> codes;
  private final ComboBox<String> domains;
  private final Map<Standing, ToggleButton> chips = new EnumMap<>(Standing.class);
  private boolean following;

  /// @param back puts the keyboard into the table
  BatchFilters(BatchModel model, Texts texts, Runnable back) {
    this.model = model;
    this.texts = texts;
    getStyleClass().add("batch-filters");
    for (Standing standing : Standing.values()) {
      ToggleButton chip = new ToggleButton();
      chip.setId("batch-standing-" + standing);
      chip.getStyleClass().addAll("filter-chip", BatchTable.style(standing));
      chip.setMinWidth(USE_PREF_SIZE);
      chip.setTooltip(new Tooltip(texts.get("count.about", texts.get("standing." + standing))));
      chip.setOnAction(
          e ->
              model.setFilter(
                  model
                      .filter()
                      .withStanding(chip.isSelected() ? Optional.of(standing) : Optional.empty())));
      chips.put(standing, chip);
      getChildren().add(chip);
    }
    codes = combo("code", name -> model.setFilter(model.filter().withCode(name)));
    codes.getItems().addAll(withAll(CodeState.CODES));
    domains = combo("domain", name -> model.setFilter(model.filter().withDomain(name)));
    search.setId("batch-search");
    search.setPromptText(texts.get("filter.search"));
    search.setAccessibleText(texts.get("filter.search.accessible"));
    search
        .textProperty()
        .addListener((o, was, is) -> model.setFilter(model.filter().withSearch(is)));
    search.setOnAction(e -> back.run());
    getChildren().addAll(codes, domains, search);
  }

  private static List<String> withAll(List<String> names) {
    List<String> all = new ArrayList<>(names);
    all.addFirst("");
    return all;
  }

  private ComboBox<String> combo(String key, Consumer<String> chosen) {
    ComboBox<String> combo = new ComboBox<>();
    combo.setId("batch-" + key);
    combo.setAccessibleText(texts.get("filter." + key + ".accessible"));
    combo.setConverter(
        new StringConverter<>() {
          @Override
          public String toString(String name) {
            return name == null || name.isEmpty() ? texts.get("filter." + key) : name;
          }

          @Override
          public String fromString(String words) {
            return words;
          }
        });
    combo.setOnAction(
        e -> {
          if (!following && combo.getValue() != null) {
            chosen.accept(combo.getValue());
          }
        });
    return combo;
  }

  void focusSearch() {
    search.requestFocus();
  }

  void follow() {
    following = true;
    Map<Standing, Integer> counts = model.counts();
    chips.forEach(
        (standing, chip) -> {
          int count = counts.getOrDefault(standing, 0);
          chip.setText(texts.get("count", texts.get("standing." + standing), count));
          chip.setSelected(model.filter().standing().equals(Optional.of(standing)));
          boolean shown = count > 0 || chip.isSelected();
          chip.setVisible(shown);
          chip.setManaged(shown);
        });
    List<String> names = withAll(model.domains());
    if (!names.equals(domains.getItems())) {
      domains.getItems().setAll(names);
    }
    codes.setValue(model.filter().code());
    domains.setValue(model.filter().domain());
    following = false;
  }
}
