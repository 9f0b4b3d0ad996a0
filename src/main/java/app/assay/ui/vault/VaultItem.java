package app.assay.ui.vault;

/// A row of the tree.
sealed interface VaultItem {

  record Folder(FolderNode node) implements VaultItem {}

  record File(FolderNode.FileNode node) implements VaultItem {}
}
