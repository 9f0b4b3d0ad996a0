package app.assay.ui.judge;

import app.assay.ui.theme.MarkdownPage;
import app.assay.ui.theme.PanelHeader;
import app.assay.ui.theme.Texts;
import app.assay.workspace.HelpPages;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// The page about judges.
final class HelpPane extends VBox {

  HelpPane(Texts texts) {
    setId("judges-help-page");
    getStyleClass().add("gates-pane");
    VBox inside = new VBox(new MarkdownPage(HelpPages.judges()));
    inside.getStyleClass().add("details-body");
    ScrollPane scroll = new ScrollPane(inside);
    scroll.setFitToWidth(true);
    scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
    scroll.setAccessibleText(texts.get("help.accessible"));
    VBox.setVgrow(scroll, Priority.ALWAYS);
    getChildren().addAll(new PanelHeader(texts.get("help"), ""), scroll);
  }
}
