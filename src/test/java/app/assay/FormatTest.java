package app.assay;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.googlejavaformat.java.Formatter;
import com.google.googlejavaformat.java.FormatterException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Every source has the one format; `-Dfmt=-Dformat.fix=true` writes it instead of complaining.
class FormatTest {

  @Test
  void sourcesHaveTheOneFormat() throws IOException, FormatterException {
    List<Path> files;
    try (var walk = Files.walk(Path.of("src"))) {
      files = walk.filter(p -> p.toString().endsWith(".java")).toList();
    }
    Formatter formatter = new Formatter();
    List<String> unformatted = new ArrayList<>();
    for (Path file : files) {
      String source = Files.readString(file);
      String formatted = formatter.formatSourceAndFixImports(source);
      if (formatted.equals(source)) {
        continue;
      }
      if (Boolean.getBoolean("format.fix")) {
        Files.writeString(file, formatted);
      } else {
        unformatted.add(file.toString());
      }
    }
    assertThat(files).as("sources seen").hasSizeGreaterThan(10);
    assertThat(unformatted).isEmpty();
  }
}
