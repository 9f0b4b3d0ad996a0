package app.assay.ui.vault;

import app.assay.ui.theme.PanelHeader;
import app.assay.ui.theme.Texts;
import app.assay.ui.vault.FolderNode.FileNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Label;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TreeItem;
import javafx.scene.control.TreeView;
import javafx.scene.control.skin.VirtualFlow;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// The tool window of the vault: folders and documents with their badges.
public final class VaultTree extends VBox {

  private final Texts texts = new Texts("vault");
  private final VaultModel model;
  private final Consumer<Path> open;
  private final Consumer<Path> annotate;
  private final TreeView<VaultItem> tree = new TreeView<>();
  private final Label hint = new Label();
  private final Button choose = new Button();
  private final VBox empty = new VBox(hint, choose);
  private final PanelHeader header;
  private final Set<String> closed = new HashSet<>();
  private final List<VaultCell> cells = new ArrayList<>();
  private FolderNode shown = FolderNode.EMPTY;

  /// @param open opens a file
  /// @param annotate makes a document of plain Markdown
  /// @param folder lets the user choose a folder
  public VaultTree(
      VaultModel model, Consumer<Path> open, Consumer<Path> annotate, Runnable folder) {
    this.model = model;
    this.open = open;
    this.annotate = annotate;
    header = new PanelHeader(texts.get("title"), "");
    getStyleClass().add("vault");
    setId("vault");
    tree.setId("vault-tree");
    tree.setAccessibleText(texts.get("tree.accessible"));
    tree.setShowRoot(false);
    tree.setCellFactory(view -> cell());
    tree.addEventHandler(KeyEvent.KEY_PRESSED, this::press);
    tree.setContextMenu(menu());
    tree.setOnMouseClicked(
        event -> {
          if (event.getButton() == MouseButton.PRIMARY && event.getClickCount() == 2) {
            openSelected();
          }
        });
    tree.focusedProperty()
        .addListener(
            (o, was, is) -> {
              if (is) {
                showSelected();
              }
            });
    hint.setWrapText(true);
    hint.getStyleClass().add("muted");
    hint.setId("vault-hint");
    choose.setText(texts.get("choose"));
    choose.setId("vault-choose");
    choose.setOnAction(e -> folder.run());
    empty.getStyleClass().addAll("hint", "empty-panel");
    empty.setMaxHeight(USE_PREF_SIZE);
    StackPane body = new StackPane(tree, empty);
    StackPane.setAlignment(empty, Pos.TOP_LEFT);
    VBox.setVgrow(body, Priority.ALWAYS);
    getChildren().addAll(header, body);
    model.onChange(this::follow);
    follow();
  }

  /// Prints the key that leads here.
  public void showKeys(String keys) {
    header.setKeys(keys);
  }

  /// Puts the keyboard focus into the tree.
  public void focusTree() {
    tree.requestFocus();
    if (tree.getSelectionModel().isEmpty()) {
      tree.getSelectionModel().selectFirst();
    }
  }

  /// Who comes by Tab sees where the keyboard is.
  private void showSelected() {
    if (tree.getSelectionModel().isEmpty()) {
      tree.getSelectionModel().selectFirst();
    }
    int selected = tree.getSelectionModel().getSelectedIndex();
    if (tree.lookup(".virtual-flow") instanceof VirtualFlow<?> flow
        && flow.getFirstVisibleCell() != null
        && (selected < flow.getFirstVisibleCell().getIndex()
            || selected > flow.getLastVisibleCell().getIndex())) {
      tree.scrollTo(selected);
    }
  }

  /// Selects a document, if it is in the tree.
  public void select(Path path) {
    find(tree.getRoot(), path).ifPresent(item -> tree.getSelectionModel().select(item));
  }

  private void follow() {
    FolderNode now = model.tree();
    if (!now.equals(shown) || tree.getRoot() == null) {
      Optional<Path> selected = selected();
      shown = now;
      tree.setRoot(item(now, ""));
      selected.ifPresent(this::select);
    } else {
      cells.forEach(VaultCell::freshen);
    }
    String says = hint(now);
    hint.setText(says);
    empty.setVisible(!says.isEmpty());
    tree.setVisible(says.isEmpty());
  }

  /// The control makes few cells and keeps them for as long as it lives.
  private VaultCell cell() {
    VaultCell cell = new VaultCell(model, texts);
    cells.add(cell);
    return cell;
  }

  private String hint(FolderNode now) {
    if (model.state() == VaultModel.State.FAILED && model.vault().isEmpty()) {
      return model.trouble();
    }
    if (model.vault().isEmpty()) {
      return texts.get("hint.none");
    }
    return now.folders().isEmpty() && now.files().isEmpty() ? texts.get("hint.empty") : "";
  }

  private TreeItem<VaultItem> item(FolderNode folder, String path) {
    TreeItem<VaultItem> item = new TreeItem<>(new VaultItem.Folder(folder));
    folder.folders().forEach(f -> item.getChildren().add(item(f, path + "/" + f.name())));
    folder.files().forEach(f -> item.getChildren().add(new TreeItem<>(new VaultItem.File(f))));
    item.setExpanded(!closed.contains(path));
    item.expandedProperty()
        .addListener(
            (o, was, is) -> {
              if (is) {
                closed.remove(path);
              } else {
                closed.add(path);
              }
            });
    return item;
  }

  private ContextMenu menu() {
    MenuItem opening = new MenuItem(texts.get("menu.open"));
    opening.setOnAction(e -> openSelected());
    MenuItem annotating = new MenuItem(texts.get("menu.annotate"));
    annotating.setId("vault-annotate");
    annotating.setOnAction(e -> selected().ifPresent(annotate));
    ContextMenu menu = new ContextMenu(opening, annotating);
    menu.setOnShowing(
        e -> {
          opening.setDisable(selected().isEmpty());
          annotating.setVisible(
              file().filter(node -> node.kind() == FolderNode.Kind.PLAIN).isPresent());
        });
    return menu;
  }

  private void press(KeyEvent event) {
    if (event.getCode() == KeyCode.ENTER || event.getCode() == KeyCode.F4) {
      openSelected();
      event.consume();
    }
  }

  private void openSelected() {
    selected().ifPresent(open);
  }

  private Optional<Path> selected() {
    return file().map(FileNode::path);
  }

  private Optional<FileNode> file() {
    TreeItem<VaultItem> item = tree.getSelectionModel().getSelectedItem();
    return item != null && item.getValue() instanceof VaultItem.File(FileNode file)
        ? Optional.of(file)
        : Optional.empty();
  }

  private static Optional<TreeItem<VaultItem>> find(TreeItem<VaultItem> in, Path path) {
    if (in.getValue() instanceof VaultItem.File(FileNode file) && file.path().equals(path)) {
      return Optional.of(in);
    }
    return in.getChildren().stream()
        .map(child -> find(child, path))
        .flatMap(Optional::stream)
        .findFirst();
  }
}
