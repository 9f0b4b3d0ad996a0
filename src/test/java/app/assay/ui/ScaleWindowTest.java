package app.assay.ui;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.ui.theme.Theme;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ComboBox;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCode;
import javafx.scene.text.Text;
import javafx.stage.PopupWindow;
import org.junit.jupiter.api.Test;

/// At every size of the interface that the settings offer, what is pressed stands whole inside the
/// window; a change of size and theme is in force at once.
class ScaleWindowTest extends WorkbenchFxTest {

  private static final List<String> BARS =
      List.of(".title-bar", ".dock-header", ".status-bar", ".problem-strip", ".points-top");

  @Test
  void barsAreWholeAtEveryScale() {
    openVault();
    open("documents/capacity-plan.cgd.md");
    for (int scale : new int[] {100, 150, 200}) {
      interact(() -> models.preferences.change(s -> s.withScale(scale)));
      settle();
      interact(() -> Screenshot.save(stage.getScene(), "scale-" + scale));
      for (String bar : BARS) {
        assertThat(cut(bar)).as(bar + " at " + scale + " %").isEmpty();
      }
      assertThat(overlapping(".dock-header", ".button,.toggle-button,.combo-box,.text-field"))
          .as("in the dock at " + scale + " %")
          .isEmpty();
      assertThat(overlapping(".documents", ".tab,.problem-strip"))
          .as("beside the tabs at " + scale + " %")
          .isEmpty();
    }
  }

  @Test
  void scaleAndThemeAreChosenInTheSettingsAndInForceAtOnce() {
    ctrl(KeyCode.COMMA);
    ComboBox<Integer> scale = lookup("#settings-scale").query();
    double before = scale.getHeight();
    interact(() -> scale.setValue(200));
    settle();
    assertThat(look.scale()).isEqualTo(200);
    assertThat(scale.getHeight()).isGreaterThan(before * 1.8);
    ComboBox<Theme> theme = lookup("#settings-theme").query();
    interact(() -> theme.setValue(Theme.DARK));
    settle();
    assertThat(stage.getScene().getStylesheets()).anyMatch(sheet -> sheet.endsWith("/dark.css"));
    interact(() -> theme.setValue(Theme.SYSTEM));
    settle();
    assertThat(stage.getScene().getStylesheets()).noneMatch(sheet -> sheet.endsWith("/dark.css"));
    assertThat(models.preferences.settings().theme()).isEqualTo("system");
  }

  @Test
  void everyKeyIsSeenAtTheUsualSize() {
    push(KeyCode.F1);
    settle();
    ScrollPane scroll = lookup(".cheat-sheet .scroll-pane").query();
    Bounds groups = scroll.getContent().getLayoutBounds();
    Bounds seen = scroll.getViewportBounds();
    assertThat(groups.getWidth()).isLessThanOrEqualTo(seen.getWidth() + 1);
    assertThat(groups.getHeight()).isLessThanOrEqualTo(seen.getHeight() + 1);
    picture("keys-100");
  }

  @Test
  void cardsFitTheWindowAtTwiceTheSize() {
    openVault();
    interact(() -> models.preferences.change(s -> s.withScale(200)));
    push(KeyCode.F1);
    settle();
    assertThat(outside(".cheat-sheet")).isFalse();
    interact(() -> Screenshot.save(stage.getScene(), "keys-200"));
    push(KeyCode.ESCAPE);
    ctrl(KeyCode.COMMA);
    assertThat(outside(".settings")).isFalse();
    interact(() -> Screenshot.save(stage.getScene(), "settings-200"));
  }

  private boolean outside(String card) {
    Node node = lookup(card).query();
    Bounds bounds = node.localToScene(node.getLayoutBounds());
    return !inside(bounds);
  }

  private boolean inside(Bounds bounds) {
    return bounds.getMinX() >= -1
        && bounds.getMinY() >= -1
        && bounds.getMaxX() <= stage.getScene().getWidth() + 1
        && bounds.getMaxY() <= stage.getScene().getHeight() + 1;
  }

  /// Pairs of parts of a bar that lie over each other.
  private List<String> overlapping(String bar, String parts) {
    List<Node> seen =
        parts(lookup(bar).query(), parts)
            .filter(ScaleWindowTest::isShown)
            .filter(node -> !(node.getParent() instanceof ComboBox))
            .toList();
    assertThat(seen).isNotEmpty();
    List<String> pairs = new ArrayList<>();
    for (Node one : seen) {
      for (Node other : seen.subList(seen.indexOf(one) + 1, seen.size())) {
        Bounds a = one.localToScene(one.getLayoutBounds());
        Bounds b = other.localToScene(other.getLayoutBounds());
        double across = Math.min(a.getMaxX(), b.getMaxX()) - Math.max(a.getMinX(), b.getMinX());
        double down = Math.min(a.getMaxY(), b.getMaxY()) - Math.max(a.getMinY(), b.getMinY());
        if (across > 1 && down > 1) {
          pairs.add(one + " over " + other);
        }
      }
    }
    return pairs;
  }

  private static Stream<Node> parts(Node within, String selectors) {
    return Arrays.stream(selectors.split(",")).flatMap(s -> within.lookupAll(s).stream());
  }

  private static boolean isShown(Node node) {
    return node.isVisible()
        && node.isManaged()
        && (node.getParent() == null || isShown(node.getParent()));
  }

  /// What is pressed in a bar and does not stand whole in it; the field that finds gives way first.
  private List<String> cut(String bar) {
    List<String> cut = new ArrayList<>();
    for (Node node : lookup(bar).queryAll()) {
      Bounds of = node.localToScene(node.getLayoutBounds());
      for (ButtonBase button :
          parts(node, ".button,.toggle-button").map(ButtonBase.class::cast).toList()) {
        if (!isShown(button) || button.getScene().getWindow() instanceof PopupWindow) {
          continue;
        }
        Bounds at = button.localToScene(button.getLayoutBounds());
        boolean whole =
            inside(at)
                && at.getMaxX() <= of.getMaxX() + 1
                && at.getMinX() >= of.getMinX() - 1
                && ("find-anything".equals(button.getId())
                    || button.lookupAll(".text").stream()
                        .map(Text.class::cast)
                        .noneMatch(
                            text ->
                                text.getText().contains("…") || text.getText().contains("...")));
        if (!whole) {
          cut.add(button.getId() + " " + button.getText());
        }
      }
    }
    return cut;
  }
}
