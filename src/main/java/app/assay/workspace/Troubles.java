package app.assay.workspace;

import java.util.Locale;

/// Sentences about files that are no documents.
final class Troubles {

  private Troubles() {}

  static String notUtf8(int offset) {
    return String.format(Locale.ROOT, "The file is not UTF-8: byte %,d cannot be decoded.", offset);
  }

  static String tooCostly(long limit) {
    return String.format(
        Locale.ROOT, "Reading the file would take more than %,d bytes of memory.", limit);
  }

  static String tooLarge(long size, long limit) {
    return String.format(
        Locale.ROOT, "The file has %,d bytes and at most %,d are read.", size, limit);
  }
}
