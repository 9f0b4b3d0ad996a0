package app.assay.vault.sql;

import app.assay.vault.Change.RowChange;
import app.assay.vault.VaultException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// What one transaction has changed so far, with what it was before.
final class Touched {

  static final String ENTRY = "entry";
  static final String QUEUE = "queue";
  static final String DOMAIN = "domain";

  /// Reads what is there now; empty where nothing is.
  @FunctionalInterface
  interface Now {
    String image(String kind, String key) throws VaultException;
  }

  private record Key(String kind, String key) {}

  private final Map<Key, String> before = new LinkedHashMap<>();

  /// Notes what is about to change; only its first state counts.
  void note(String kind, String key, String image) {
    before.putIfAbsent(new Key(kind, key), image);
  }

  /// All that is not as it was, in the order it was first touched.
  List<RowChange> rows(Now now) throws VaultException {
    List<RowChange> rows = new ArrayList<>();
    for (Map.Entry<Key, String> touched : before.entrySet()) {
      Key key = touched.getKey();
      String after = now.image(key.kind(), key.key());
      if (!after.equals(touched.getValue())) {
        rows.add(new RowChange(key.kind(), key.key(), touched.getValue(), after));
      }
    }
    return rows;
  }
}
