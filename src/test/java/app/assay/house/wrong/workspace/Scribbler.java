package app.assay.house.wrong.workspace;

import java.io.FileWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/// Wrong: writes files past the one class that saves.
class Scribbler {
  void string(Path path) throws IOException {
    Files.writeString(path, "");
  }

  void stream(Path path) throws IOException {
    Files.newOutputStream(path).close();
  }

  void writer(Path path) throws IOException {
    new FileWriter(path.toFile()).close();
  }

  String read(Path path) throws IOException {
    return Files.readString(path);
  }
}
