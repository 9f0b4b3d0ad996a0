package app.assay.house.wrong.text;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/// Right: the one class that saves.
class DocumentFile {
  void save(Path path) throws IOException {
    Files.writeString(path, "");
  }
}
