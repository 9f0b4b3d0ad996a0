package app.assay;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.googlejavaformat.java.Formatter;
import com.google.googlejavaformat.java.FormatterException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/// Every source has the one format; `-Dfmt=-Dformat.fix=true` writes it instead of complaining.
///
/// Formatting all sources takes a while, so what this formatter once found right is remembered in
/// `target` by its hash.
class FormatTest {

  private static final Path KNOWN = Path.of("target", "formatted-sources.txt");

  private final Formatter formatter = new Formatter();

  @Test
  void sourcesHaveTheOneFormat() throws IOException, FormatterException, NoSuchAlgorithmException {
    List<Path> files;
    try (var walk = Files.walk(Path.of("src"))) {
      files = walk.filter(p -> p.toString().endsWith(".java")).toList();
    }
    Set<String> known = Files.exists(KNOWN) ? new HashSet<>(Files.readAllLines(KNOWN)) : Set.of();
    Set<String> right = new TreeSet<>();
    List<String> unformatted = new ArrayList<>();
    for (Path file : files) {
      String source = Files.readString(file);
      if (known.contains(key(source)) || formatted(source).equals(source)) {
        right.add(key(source));
      } else if (Boolean.getBoolean("format.fix")) {
        Files.writeString(file, settled(source));
      } else {
        unformatted.add(file.toString());
      }
    }
    Files.write(KNOWN, right);
    assertThat(files).as("sources seen").hasSizeGreaterThan(10);
    assertThat(unformatted).isEmpty();
  }

  private String formatted(String source) throws FormatterException {
    return formatter.formatSourceAndFixImports(source);
  }

  /// The formatter needs a second look at strings that it breaks itself.
  private String settled(String source) throws FormatterException {
    return formatted(formatted(source));
  }

  private static String key(String source) throws NoSuchAlgorithmException {
    MessageDigest digest = MessageDigest.getInstance("SHA-256");
    digest.update(
        Formatter.class
            .getProtectionDomain()
            .getCodeSource()
            .getLocation()
            .toString()
            .getBytes(StandardCharsets.UTF_8));
    return HexFormat.of().formatHex(digest.digest(source.getBytes(StandardCharsets.UTF_8)));
  }
}
