package app.assay.ui;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.ui.theme.Theme;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Writes pictures of all screens, light and dark, and a page that shows them; run by
/// `packaging/gallery`, which names the folder in `assay.gallery`.
class GalleryPictures extends AllScreens {

  @Override
  protected Samples samples() {
    return new Samples(List.of(Path.of("sample-vaults", "lighthouse").toAbsolutePath()), false);
  }

  @Test
  void allScreensAreShown() throws IOException {
    Path gallery =
        Files.createDirectories(
            Path.of(System.getProperty("assay.gallery", "target/gallery")).toAbsolutePath());
    List<String> names = new ArrayList<>();
    screens()
        .forEach(
            (name, open) -> {
              open.run();
              settle();
              take(name, gallery);
              leave();
              names.add(name);
            });
    Path page = Files.writeString(gallery.resolve("index.html"), page(names));
    assertThat(page).exists();
  }

  private void take(String name, Path gallery) {
    for (Theme theme : List.of(Theme.LIGHT, Theme.DARK)) {
      String file = name + (theme.isDark() ? "-dark" : "-light");
      interact(() -> look.setTheme(theme));
      settle();
      interact(
          () -> {
            Path picture = Screenshot.save(stage.getScene(), file);
            try {
              Files.move(
                  picture, gallery.resolve(file + ".png"), StandardCopyOption.REPLACE_EXISTING);
            } catch (IOException e) {
              throw new java.io.UncheckedIOException(e);
            }
          });
    }
    interact(() -> look.setTheme(Theme.LIGHT));
  }

  private static String page(List<String> names) {
    StringBuilder figures = new StringBuilder();
    for (String name : names) {
      figures.append(
          """
          <figure id="%1$s">
            <figcaption>%1$s</figcaption>
            <a href="%1$s-light.png"><img src="%1$s-light.png" alt="%1$s, light" loading="lazy"></a>
            <a href="%1$s-dark.png"><img src="%1$s-dark.png" alt="%1$s, dark" loading="lazy"></a>
          </figure>
          """
              .formatted(name));
    }
    return """
    <!doctype html>
    <html lang="en">
    <meta charset="utf-8">
    <title>Assay: all screens</title>
    <style>
    body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 120rem; padding: 0 2rem; }
    figure { margin: 0 0 2rem; display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; }
    figcaption { grid-column: 1 / -1; font-weight: 600; }
    img { width: 100%%; border: 1px solid #d8dee4; border-radius: 6px; }
    </style>
    <h1>Assay: all screens</h1>
    %s</html>
    """
        .formatted(figures);
  }
}
