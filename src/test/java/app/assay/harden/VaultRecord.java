package app.assay.harden;

import app.assay.vault.Change;
import app.assay.vault.Change.RowChange;
import app.assay.vault.Entry;
import app.assay.vault.QueueRow;
import app.assay.vault.VaultException;
import app.assay.vault.VaultReader;
import app.assay.vault.VaultStore;
import app.assay.vault.sql.Images;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Holds a vault against its own record of changes.
final class VaultRecord {

  private VaultRecord() {}

  /// What is wrong with the files of a vault, or with what they say of each other.
  static List<String> faults(VaultStore store) throws VaultException {
    List<String> faults = new ArrayList<>(store.check());
    Map<String, String> recorded = new HashMap<>();
    for (Change change : store.read(VaultReader::changes).reversed()) {
      for (RowChange row : change.rows()) {
        recorded.put(row.kind() + " " + row.key(), row.after());
      }
    }
    recorded.values().removeIf(String::isEmpty);
    if (!recorded.equals(images(store))) {
      faults.add("the vault is not as its record says");
    }
    return faults;
  }

  private static Map<String, String> images(VaultStore store) throws VaultException {
    Map<String, String> images = new HashMap<>();
    for (Entry entry : store.read(VaultReader::entries)) {
      images.put("entry " + entry.id(), Images.of(entry));
    }
    for (QueueRow row : store.read(VaultReader::queue)) {
      images.put("queue " + row.id(), Images.of(row));
    }
    store
        .read(VaultReader::domains)
        .forEach(domain -> images.put("domain " + domain.name(), Images.of(domain)));
    return images;
  }
}
