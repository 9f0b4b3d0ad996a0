package app.assay.ui.about;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The works of others that the program contains: from the notices beside an installed program,
/// else from the names of the libraries it runs with.
public final class Works {

  private static final Pattern NOTICE =
      Pattern.compile(
          "(?m)^={20,}\\R(?:\\S+:)?(Font \\S+|The .+?|\\S+)(?: (\\S+))?\\RLicence: (.+)$");
  private static final Pattern JAR =
      Pattern.compile("/([A-Za-z][^/]*?)-(\\d[^/]*?)(?:-linux[^/]*|-win|-mac[^/]*)?\\.jar!/");

  private Works() {}

  /// The notices of an installed program, if there are any.
  ///
  /// @param installed its folder, absent in a checkout
  public static Optional<Path> notices(Optional<String> installed) {
    return installed
        .map(home -> Path.of(home, "share", "THIRD-PARTY-NOTICES.txt"))
        .filter(Files::isRegularFile);
  }

  /// Reads the notices, or the names of the libraries.
  public static List<Work> read(Optional<Path> notices) {
    try {
      return notices.isPresent()
          ? ofNotices(Files.readString(notices.get(), StandardCharsets.UTF_8))
          : ofLibraries(
              Collections.list(Works.class.getClassLoader().getResources("META-INF/MANIFEST.MF")));
    } catch (IOException e) {
      throw new UncheckedIOException("the works of others cannot be listed", e);
    }
  }

  static List<Work> ofNotices(String text) {
    List<Work> works = new ArrayList<>();
    Matcher notice = NOTICE.matcher(text);
    while (notice.find()) {
      String version = notice.group(2) == null ? "" : notice.group(2);
      works.add(new Work(notice.group(1), version, notice.group(3).strip()));
    }
    return works;
  }

  static List<Work> ofLibraries(List<URL> manifests) {
    return manifests.stream()
        .map(url -> JAR.matcher(url.toString()))
        .filter(Matcher::find)
        .map(jar -> new Work(jar.group(1), jar.group(2), ""))
        .distinct()
        .sorted(Comparator.comparing(Work::name, String.CASE_INSENSITIVE_ORDER))
        .toList();
  }
}
