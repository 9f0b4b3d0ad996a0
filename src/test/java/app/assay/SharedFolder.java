package app.assay;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;

/// Real documents that lie beside the checkout and never in it.
public final class SharedFolder {

  private SharedFolder() {}

  /// A file or folder of the shared data; skips the calling test visibly where it is absent.
  public static Path file(String name) {
    Path path = Path.of("..", "shared", "data", name);
    assumeTrue(Files.exists(path), () -> "skipped: no shared data beside the checkout: " + name);
    return path;
  }
}
