package app.assay.ui.judge;

import app.assay.judge.GateId;
import app.assay.judge.panel.Acceptance;
import app.assay.judge.panel.GatePolicy;
import app.assay.judge.provider.ProviderProfile;
import app.assay.ui.judge.model.GatesModel;
import app.assay.ui.judge.model.ProfilesModel;
import app.assay.ui.theme.PanelHeader;
import app.assay.ui.theme.Paragraph;
import app.assay.ui.theme.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// Which model each gate asks, whose yes counts, and how often the model is asked.
final class GatesPane extends VBox {

  private final GatesModel model;
  private final ProfilesModel profiles;
  private final Texts texts = new Texts("judge-gates");
  private final Label hint = new Paragraph("");
  private final List<Row> rows = new ArrayList<>();

  GatesPane(GatesModel model, ProfilesModel profiles) {
    this.model = model;
    this.profiles = profiles;
    getStyleClass().add("gates-pane");
    hint.setId("gates-hint");
    VBox inside = new VBox(hint);
    inside.getStyleClass().addAll("details-body", "gates");
    for (GateId gate : GatesModel.GATES) {
      Row row = new Row(gate);
      rows.add(row);
      inside.getChildren().add(row);
    }
    Label never = new Paragraph(texts.get("acceptance.about"));
    never.setId("gates-never");
    never.getStyleClass().addAll("muted", "small");
    inside.getChildren().add(never);
    ScrollPane scroll = new ScrollPane(inside);
    scroll.setFitToWidth(true);
    scroll.setFocusTraversable(false);
    scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
    VBox.setVgrow(scroll, Priority.ALWAYS);
    getChildren().addAll(new PanelHeader(texts.get("title"), ""), scroll);
    model.onChange(this::follow);
    follow();
  }

  void follow() {
    hint.setText(model.hint());
    hint.getStyleClass().removeAll("muted", "banner", "warning");
    hint.getStyleClass()
        .addAll(model.isTrouble() ? List.of("banner", "warning") : List.of("muted"));
    hint.setVisible(!model.hint().isEmpty());
    hint.setManaged(hint.isVisible());
    rows.forEach(Row::follow);
  }

  /// One gate or boundary.
  private final class Row extends VBox {

    private final GateId gate;
    private final CheckBox follows = new CheckBox();
    private final Choice<String> profile;
    private final Choice<Acceptance> acceptance;
    private final Choice<Integer> votes;
    private final FieldBox votesBox;

    Row(GateId gate) {
      this.gate = gate;
      getStyleClass().addAll("gate-row", "field-group");
      String id = "gate-" + gate.label().replace('/', '-');
      Label name = new Label(texts.get("gate." + gate.label()));
      name.getStyleClass().add("strong");
      Label about = new Paragraph(texts.get("gate." + gate.label() + ".about"));
      about.getStyleClass().addAll("muted", "small");
      profile = new Choice<>(id + "-profile", this::title, p -> model.setProfile(gate, p));
      acceptance =
          new Choice<>(
              id + "-acceptance",
              a -> texts.get("acceptance." + a),
              a -> model.setAcceptance(gate, a));
      votes =
          new Choice<>(id + "-votes", n -> texts.get("votes." + n), n -> model.setVotes(gate, n));
      votesBox = new FieldBox(texts.get("votes"), "", votes);
      getChildren().addAll(name, about);
      if (!gate.equals(gate.wider())) {
        follows.setId(id + "-follows");
        follows.setText(texts.get("follows"));
        follows.setOnAction(
            e -> {
              if (follows.isSelected()) {
                model.follow(gate);
              } else {
                model.unfollow(gate);
              }
            });
        getChildren().add(follows);
      }
      getChildren()
          .addAll(
              new FieldBox(texts.get("profile"), "", profile),
              new FieldBox(texts.get("acceptance"), "", acceptance),
              votesBox);
    }

    private String title(String name) {
      if (name.isEmpty()) {
        return texts.get("profile.none");
      }
      return names().contains(name) ? name : texts.get("profile.missing", name);
    }

    private List<String> names() {
      return profiles.profiles().stream().map(ProviderProfile::name).toList();
    }

    void follow() {
      GatePolicy policy = model.of(gate);
      boolean own = !model.follows(gate);
      follows.setSelected(!own);
      follows.setDisable(!model.canChange());
      List<String> choices = new ArrayList<>(List.of(""));
      choices.addAll(names());
      if (!choices.contains(policy.profile())) {
        choices.add(policy.profile());
      }
      profile.show(choices, policy.profile());
      acceptance.show(List.of(Acceptance.values()), policy.acceptance());
      votes.show(List.of(1, 2, GatePolicy.MOST_VOTES), policy.votes());
      boolean can = model.canChange() && own;
      profile.setDisable(!can);
      acceptance.setDisable(!can);
      votes.setDisable(!can || !policy.asksModel());
      profile.setAccessibleText(name("profile"));
      acceptance.setAccessibleText(name("acceptance") + ". " + texts.get("acceptance.about"));
      votes.setAccessibleText(name("votes") + ". " + texts.get("votes.about"));
    }

    private String name(String part) {
      return texts.get(part)
          + ", "
          + texts.get("gate." + gate.label()).toLowerCase(Locale.getDefault());
    }
  }
}
