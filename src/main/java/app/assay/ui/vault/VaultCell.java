package app.assay.ui.vault;

import app.assay.ui.theme.Chips;
import app.assay.ui.theme.KeptTooltip;
import app.assay.ui.theme.Shown;
import app.assay.ui.theme.Texts;
import app.assay.ui.vault.FolderNode.FileNode;
import app.assay.workspace.FileReport;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.TreeCell;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

/// Draws a row: mark, name, and at the right edge the chips.
final class VaultCell extends TreeCell<VaultItem> {

  private static final PseudoClass PLAIN = PseudoClass.getPseudoClass("plain");
  private static final PseudoClass FOLDER = PseudoClass.getPseudoClass("folder");

  private static final double READABLE_EM = 8;
  private static final Set<FolderNode.Kind> STORES =
      EnumSet.of(FolderNode.Kind.STORE, FolderNode.Kind.TEAM);

  private final VaultModel model;
  private final Texts texts;
  private final Badges badges;
  private final Label name = new Label();
  private final Region mark = new Region();
  private final HBox chips = new HBox();
  private final HBox row;
  private List<Badge> shown = List.of();
  private final KeptTooltip tip = new KeptTooltip(this);
  private String explained = "";

  VaultCell(VaultModel model, Texts texts) {
    this.model = model;
    this.texts = texts;
    badges = new Badges(texts);
    Region gap = new Region();
    HBox.setHgrow(gap, Priority.ALWAYS);
    mark.getStyleClass().add("file-mark");
    name.getStyleClass().add("file-name");
    name.setMinWidth(0);
    chips.getStyleClass().add("chips");
    chips.setMinWidth(USE_PREF_SIZE);
    row = new HBox(mark, name, gap, chips);
    row.getStyleClass().add("vault-row");
    row.setMinWidth(0);
    row.setPrefWidth(1);
    row.prefWidthProperty()
        .bind(
            javafx.beans.binding.Bindings.createDoubleBinding(
                () -> Math.max(1, getWidth() - getInsets().getRight() - graphicX()),
                widthProperty(),
                insetsProperty(),
                disclosureNodeProperty(),
                itemProperty()));
  }

  /// A name of which nothing can be read is worth less than a chip: the lightest chips, at the
  /// left, give way. The tooltip and screen readers have them all.
  @Override
  protected void layoutChildren() {
    chips.getChildren().forEach(chip -> Shown.set(chip, true));
    super.layoutChildren();
    row.layout();
    double words = Math.min(name.prefWidth(-1), getFont().getSize() * READABLE_EM);
    for (Node chip : chips.getChildren()) {
      if (name.getWidth() >= words - 1) {
        return;
      }
      Shown.set(chip, false);
      row.layout();
    }
  }

  private double graphicX() {
    int level = getTreeItem() == null ? 0 : getTreeView().getTreeItemLevel(getTreeItem());
    return getInsets().getLeft() + indent() * level + snapSizeX(indent());
  }

  private double indent() {
    return getFont().getSize() * 1.25;
  }

  @Override
  protected void updateItem(VaultItem item, boolean empty) {
    super.updateItem(item, empty);
    if (empty || item == null) {
      setGraphic(null);
      tip.set("");
      pseudoClassStateChanged(PLAIN, false);
      pseudoClassStateChanged(FOLDER, false);
      return;
    }
    shown =
        switch (item) {
          case VaultItem.Folder(FolderNode node) -> folder(node);
          case VaultItem.File(FileNode node) -> file(node);
        };
    chips.getChildren().setAll(shown.stream().map(b -> Chips.chip(b.text(), b.style())).toList());
    String spoken = shown.stream().map(Badge::spoken).collect(Collectors.joining(", "));
    setAccessibleText(name.getText() + (spoken.isEmpty() ? "" : ": " + spoken));
    if (getTooltip() != null && !spoken.isEmpty()) {
      getTooltip().setText(getTooltip().getText() + "\n" + spoken);
    }
    setGraphic(row);
  }

  /// Looks at the report anew, and draws where it says another thing.
  void freshen() {
    if (getItem() instanceof VaultItem.File(FileNode node)) {
      boolean other =
          node.document()
              ? !badges(node).equals(shown) || !tooltip(node).equals(explained)
              : !other(node).equals(shown);
      if (other) {
        updateItem(getItem(), false);
      }
    }
  }

  private List<Badge> folder(FolderNode node) {
    name.setText(node.name());
    mark.setVisible(false);
    mark.setManaged(false);
    pseudoClassStateChanged(FOLDER, true);
    pseudoClassStateChanged(PLAIN, false);
    tip.set("");
    int count = node.documents();
    return count == 0
        ? List.of()
        : List.of(
            new Badge(Integer.toString(count), "", texts.get("badge.documents.spoken", count)));
  }

  private List<Badge> file(FileNode node) {
    name.setText(node.title());
    mark.setVisible(true);
    mark.setManaged(true);
    pseudoClassStateChanged(FOLDER, false);
    pseudoClassStateChanged(PLAIN, !node.document() && !STORES.contains(node.kind()));
    if (!node.document()) {
      tip.set(texts.get(node.kind().name().toLowerCase(Locale.ROOT) + ".tooltip"));
      return other(node);
    }
    explained = tooltip(node);
    tip.set(explained);
    return badges(node);
  }

  /// The chips of what is no document: what it is, and what is known of it.
  private List<Badge> other(FileNode node) {
    return switch (node.kind()) {
      case DOCUMENT, PLAIN -> List.of();
      case QUEUE ->
          List.of(new Badge(texts.get("badge.queue"), "", texts.get("badge.queue.spoken")));
      case BATCH, STORE, TEAM -> model.marks(node.path());
    };
  }

  private String tooltip(FileNode node) {
    return node.name()
        + model.report(node.path()).flatMap(FileReport::obstacle).map(o -> "\n" + o).orElse("");
  }

  private List<Badge> badges(FileNode node) {
    return model
        .report(node.path())
        .map(badges::of)
        .orElseGet(
            () ->
                List.of(
                    new Badge(
                        "\u2026",
                        "",
                        texts.get(
                            model.state() == VaultModel.State.STOPPED
                                ? "badge.unchecked"
                                : "badge.waiting"))));
  }
}
