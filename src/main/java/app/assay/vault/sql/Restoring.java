package app.assay.vault.sql;

import app.assay.vault.Domain;
import app.assay.vault.Entry;
import app.assay.vault.QueueRow;
import org.jdbi.v3.core.Handle;

/// Puts things back as their images have them.
final class Restoring {

  private Restoring() {}

  /// @param now the image of what is there; empty where nothing is
  /// @param image of what shall be there; empty where nothing shall
  static void restore(Handle h, String kind, String key, String now, String image) {
    switch (kind) {
      case Touched.ENTRY -> entry(h, key, now, image);
      case Touched.QUEUE -> queueRow(h, key, now, image);
      default -> domain(h, key, now, image);
    }
  }

  private static void entry(Handle h, String id, String now, String image) {
    if (image.isEmpty()) {
      Tables.deleteEntry(h, id);
      return;
    }
    Entry entry = Images.entry(image);
    if (now.isEmpty()) {
      Tables.insert(h, entry);
    } else {
      Tables.update(h, entry);
      Tables.setDomains(h, id, entry.domains());
      Tables.setEvidence(h, id, entry.evidence());
    }
  }

  private static void queueRow(Handle h, String id, String now, String image) {
    if (image.isEmpty()) {
      Tables.deleteQueueRow(h, id);
      return;
    }
    QueueRow row = Images.queueRow(image);
    if (now.isEmpty()) {
      Tables.insert(h, row);
    } else {
      Tables.update(h, row);
    }
  }

  private static void domain(Handle h, String name, String now, String image) {
    if (image.isEmpty()) {
      Tables.deleteDomain(h, name);
      return;
    }
    Domain domain = Images.domain(image);
    if (now.isEmpty()) {
      Tables.insert(h, domain);
    } else {
      Tables.update(h, domain);
    }
  }
}
