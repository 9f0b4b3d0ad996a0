package app.assay.ui;

import java.io.File;
import java.nio.file.Path;
import java.util.Optional;
import javafx.stage.DirectoryChooser;
import javafx.stage.FileChooser;
import javafx.stage.Stage;

/// The choosers of the system the program runs on.
final class SystemChoosers implements Choosers {

  private final Stage stage;

  /// @param stage that waits until something was chosen
  SystemChoosers(Stage stage) {
    this.stage = stage;
  }

  @Override
  public Optional<Path> folder(String title, Optional<Path> from) {
    DirectoryChooser chooser = new DirectoryChooser();
    chooser.setTitle(title);
    from.map(Path::toFile).ifPresent(chooser::setInitialDirectory);
    return Optional.ofNullable(chooser.showDialog(stage)).map(File::toPath);
  }

  @Override
  public Optional<Path> file(String title, Optional<Path> from, Optional<Kind> kind) {
    FileChooser chooser = new FileChooser();
    chooser.setTitle(title);
    from.map(Path::toFile).ifPresent(chooser::setInitialDirectory);
    kind.map(k -> new FileChooser.ExtensionFilter(k.name(), k.patterns()))
        .ifPresent(chooser.getExtensionFilters()::add);
    return Optional.ofNullable(chooser.showOpenDialog(stage)).map(File::toPath);
  }

  @Override
  public Optional<Path> target(String title, String name) {
    FileChooser chooser = new FileChooser();
    chooser.setTitle(title);
    chooser.setInitialFileName(name);
    return Optional.ofNullable(chooser.showSaveDialog(stage)).map(File::toPath);
  }
}
