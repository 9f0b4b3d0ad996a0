package app.assay.hitl.queue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;

/// Tells queues from other YAML without reading all of it.
public final class QueueFile {

  private static final int HEAD = 4096;
  private static final Set<String> KEYS = Set.of("schema-version", "source-files-hash");

  private QueueFile() {}

  /// True for the name of a file that may be a queue.
  public static boolean isNamed(Path file) {
    String name = String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT);
    return name.endsWith(".yaml") || name.endsWith(".yml");
  }

  /// True for a YAML file that begins with the keys of a queue; whether it can be read as one is
  /// said when it is opened.
  public static boolean isQueue(Path file) {
    if (!isNamed(file)) {
      return false;
    }
    try (InputStream in = Files.newInputStream(file)) {
      String head = new String(in.readNBytes(HEAD), StandardCharsets.UTF_8);
      Set<String> keys =
          head.lines()
              .filter(line -> line.contains(":"))
              .map(line -> line.substring(0, line.indexOf(':')))
              .collect(Collectors.toSet());
      return keys.containsAll(KEYS);
    } catch (IOException e) {
      return false;
    }
  }
}
