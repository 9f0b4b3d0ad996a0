package app.assay.report;

import java.nio.charset.StandardCharsets;

/// The URI of a reported file.
///
/// @param uri percent-encoded
/// @param relative true when it is relative to the folder the program ran in
record ArtifactUri(String uri, boolean relative) {

  private static final String PLAIN =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/";

  static ArtifactUri of(String path) {
    boolean drive = path.length() > 1 && path.charAt(1) == ':';
    if (drive) {
      return new ArtifactUri("file:///" + encoded(path), false);
    }
    return path.startsWith("/")
        ? new ArtifactUri("file://" + encoded(path), false)
        : new ArtifactUri(encoded(path), true);
  }

  private static String encoded(String path) {
    StringBuilder out = new StringBuilder(path.length());
    for (byte b : path.getBytes(StandardCharsets.UTF_8)) {
      if (b >= 0 && PLAIN.indexOf(b) >= 0) {
        out.append((char) b);
      } else {
        out.append("%%%02X".formatted(b & 0xFF));
      }
    }
    return out.toString();
  }
}
