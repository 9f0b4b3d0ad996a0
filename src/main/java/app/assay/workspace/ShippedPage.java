package app.assay.workspace;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/// A page that comes with the program.
final class ShippedPage {

  private static final String FOLDER = "/app/assay/assets/";

  private ShippedPage() {}

  /// @param path below `assets`
  static Optional<String> text(String path) {
    try (InputStream in = ShippedPage.class.getResourceAsStream(FOLDER + path)) {
      return in == null
          ? Optional.empty()
          : Optional.of(new String(in.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException("a page of the program cannot be read", e);
    }
  }
}
