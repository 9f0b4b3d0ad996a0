package app.assay;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.ui.Workbench;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Element;

/// What packaging tells a desktop, held against the program.
class PackagingTest {

  private static final Path LINUX = Path.of("packaging", "linux");
  private static final String KIND = "text/x-clarity-gate+markdown";

  @Test
  void desktopEntryNamesTheClassOfTheWindowAndTakesFiles() throws IOException {
    assertThat(Files.readAllLines(LINUX.resolve("assay.desktop")))
        .contains(
            "Exec=assay %F",
            "StartupWMClass=" + Workbench.class.getName(), "MimeType=" + KIND + ";", "Icon=assay");
  }

  @Test
  void fileTypeIsAKindOfMarkdownWithAnIconOfItsOwn() throws Exception {
    Element type =
        (Element)
            DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(LINUX.resolve("assay-mime.xml").toFile())
                .getElementsByTagName("mime-type")
                .item(0);
    assertThat(type.getAttribute("type")).isEqualTo(KIND);
    assertThat(attribute(type, "sub-class-of", "type")).isEqualTo("text/markdown");
    assertThat(attribute(type, "glob", "pattern")).isEqualTo("*.cgd.md");
    assertThat(attribute(type, "icon", "name")).isEqualTo(KIND.replace('/', '-'));
  }

  @ParameterizedTest
  @ValueSource(ints = {16, 24, 32, 48, 64, 128, 256, 512})
  void iconsHaveTheSizeOfTheirName(int size) throws IOException {
    for (Path icon :
        List.of(
            Path.of("assets", "icons", "assay-" + size + ".png"),
            LINUX.resolve("document").resolve(size + ".png"))) {
      assertThat(ImageIO.read(icon.toFile()))
          .as(icon.toString())
          .satisfies(i -> assertThat(List.of(i.getWidth(), i.getHeight())).containsOnly(size));
    }
  }

  @Test
  void scriptsForSystemsThatWereNotAtHandSaySo() throws IOException {
    for (String script : List.of("windows.ps1", "macos")) {
      assertThat(Files.readString(Path.of("packaging", script))).contains("NOT RUN BY US");
    }
  }

  @Test
  void everyScriptCanBeStarted() throws IOException {
    try (Stream<Path> files = Files.list(Path.of("packaging"))) {
      assertThat(
              files
                  .filter(Files::isRegularFile)
                  .filter(f -> begins(f, "#!/bin/sh"))
                  .filter(f -> !Files.isExecutable(f)))
          .isEmpty();
    }
  }

  private static boolean begins(Path file, String with) {
    try {
      return Files.readString(file).startsWith(with);
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }

  private static String attribute(Element type, String element, String name) {
    return ((Element) type.getElementsByTagName(element).item(0)).getAttribute(name);
  }
}
