package app.assay.quality;

import java.util.Locale;

/// The Wilson score interval at 95 % for a share.
final class Wilson {

  private static final double Z = 1.959964;

  private Wilson() {}

  /// Such as `.82 [.71, .90]`, or a dash for nothing out of nothing.
  static String text(int part, int whole) {
    if (whole == 0) {
      return "–";
    }
    double p = (double) part / whole;
    double centre = (p + Z * Z / (2 * whole)) / (1 + Z * Z / whole);
    double half =
        Z * Math.sqrt(p * (1 - p) / whole + Z * Z / (4.0 * whole * whole)) / (1 + Z * Z / whole);
    return "%s [%s, %s]"
        .formatted(share(p), share(Math.max(0, centre - half)), share(Math.min(1, centre + half)));
  }

  /// The share of a text with its interval.
  static String part(String text) {
    int blank = text.indexOf(' ');
    return blank < 0 ? text : text.substring(0, blank);
  }

  /// Two decimals, without the zero before the point.
  static String share(double share) {
    String text = String.format(Locale.ROOT, "%.2f", share);
    return text.startsWith("0") ? text.substring(1) : text;
  }
}
