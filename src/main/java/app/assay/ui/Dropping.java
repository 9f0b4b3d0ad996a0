package app.assay.ui;

import java.io.File;
import java.nio.file.Path;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import javafx.scene.Scene;
import javafx.scene.input.DragEvent;
import javafx.scene.input.TransferMode;

/// Opens what is dropped on the window: a folder, a document, a batch, a knowledge store.
final class Dropping {

  private final Consumer<Path> open;
  private final BooleanSupplier free;

  /// @param free whether something can be opened now
  Dropping(Consumer<Path> open, BooleanSupplier free) {
    this.open = open;
    this.free = free;
  }

  void install(Scene scene) {
    scene.setOnDragOver(
        event -> {
          if (free.getAsBoolean() && event.getDragboard().hasFiles()) {
            event.acceptTransferModes(TransferMode.COPY);
            event.consume();
          }
        });
    scene.setOnDragDropped(this::drop);
  }

  private void drop(DragEvent event) {
    if (event.getDragboard().hasFiles()) {
      event.getDragboard().getFiles().stream().map(File::toPath).findFirst().ifPresent(open);
      event.setDropCompleted(true);
      event.consume();
    }
  }
}
