package app.assay.vault.sql;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/// The patterns that match a path (rulebook §1.1): `*`, the path itself, and each of its prefixes
/// that end in `/`, where the path with a `/` behind it counts too. Nothing else: no globbing.
public final class PathPatterns {

  /// A path of more parts than any file system takes is matched by its first ones.
  private static final int MOST = 1_000;

  private PathPatterns() {}

  public static List<String> matching(String path) {
    Set<String> patterns = new LinkedHashSet<>();
    patterns.add("*");
    if (!path.isEmpty()) {
      patterns.add(path);
      patterns.add(path + "/");
    }
    for (int at = path.indexOf('/'); at >= 0 && patterns.size() < MOST; ) {
      patterns.add(path.substring(0, at + 1));
      at = path.indexOf('/', at + 1);
    }
    return List.copyOf(patterns);
  }
}
