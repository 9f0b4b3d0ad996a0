package app.assay.ui;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/// Asks for files and folders of this computer. What is empty was not chosen, and then nothing
/// happens.
public interface Choosers {

  /// Files of some endings.
  ///
  /// @param name what they are called
  /// @param patterns such as `*.yaml`
  record Kind(String name, List<String> patterns) {

    public Kind {
      patterns = List.copyOf(patterns);
    }
  }

  /// A folder that is there.
  ///
  /// @param title what it is for
  /// @param from where to begin to look
  Optional<Path> folder(String title, Optional<Path> from);

  /// A file that is there.
  ///
  /// @param kind which alone are shown; empty for all
  Optional<Path> file(String title, Optional<Path> from, Optional<Kind> kind);

  /// A file to write.
  ///
  /// @param name proposed for it
  Optional<Path> target(String title, String name);
}
