package app.assay.cli;

import java.time.Duration;
import java.util.Locale;

/// How long ago something was, in a word or two.
final class Ages {

  private Ages() {}

  static String of(Duration age) {
    long seconds = Math.max(0, age.toSeconds());
    if (seconds < 120) {
      return String.format(Locale.ROOT, "%d s", seconds);
    }
    if (seconds < 7_200) {
      return String.format(Locale.ROOT, "%d min", seconds / 60);
    }
    return seconds < 172_800
        ? String.format(Locale.ROOT, "%d h", seconds / 3_600)
        : String.format(Locale.ROOT, "%d days", seconds / 86_400);
  }
}
