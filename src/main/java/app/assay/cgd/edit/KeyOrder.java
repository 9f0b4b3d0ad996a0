package app.assay.cgd.edit;

import app.assay.cgd.SchemaKeys;
import app.assay.cgd.yaml.YamlEntry;
import app.assay.cgd.yaml.YamlMapping;
import app.assay.cgd.yaml.YamlScalar.Style;
import java.util.Comparator;
import java.util.List;
import java.util.Set;

/// The order of a mapping's keys in the schema, and which values the schema shows in quotes (FS
/// §1.3).
///
/// @param keys in the schema's order
/// @param quoted keys whose new values are written in double quotes
record KeyOrder(List<String> keys, Set<String> quoted) {

  static final String TIER = SchemaKeys.TIER;

  static final KeyOrder HEADER = new KeyOrder(SchemaKeys.HEADER, Set.of("exceptions-reason"));

  static final KeyOrder CLAIM =
      new KeyOrder(SchemaKeys.CLAIM, Set.of("text", "value", "source", "location"));

  /// How the value of a new key is written where it can be.
  Style style(String key) {
    return quoted.contains(key) ? Style.DOUBLE_QUOTED : Style.PLAIN;
  }

  /// The index a new key gets: after the nearest key that precedes it in the schema, else before
  /// the nearest that follows it, else last; only `tier` comes after `tier`.
  int indexFor(String key, YamlMapping mapping) {
    int rank = keys.indexOf(key);
    int before = nearest(mapping, rank, true);
    if (rank >= 0 && before >= 0) {
      return before + 1;
    }
    int after = nearest(mapping, rank, false);
    return rank >= 0 && after >= 0 ? after : last(key, mapping);
  }

  /// Fields in the schema's order, unknown ones behind in their own.
  List<Change.Field> sorted(List<Change.Field> fields) {
    Comparator<Change.Field> order =
        Comparator.comparingInt(
            field -> {
              int rank = keys.indexOf(field.key());
              return rank < 0 ? keys.size() : rank;
            });
    return fields.stream().sorted(order).toList();
  }

  private int nearest(YamlMapping mapping, int rank, boolean before) {
    int found = -1;
    int foundRank = before ? -1 : Integer.MAX_VALUE;
    for (int i = 0; i < mapping.entries().size(); i++) {
      int other = keys.indexOf(mapping.entries().get(i).name());
      boolean fits = before ? other < rank && other > foundRank : other > rank && other < foundRank;
      if (other >= 0 && fits) {
        found = i;
        foundRank = other;
      }
    }
    return found;
  }

  private static int last(String key, YamlMapping mapping) {
    List<YamlEntry> entries = mapping.entries();
    boolean beforeTier =
        !key.equals(TIER) && !entries.isEmpty() && entries.getLast().name().equals(TIER);
    return beforeTier ? entries.size() - 1 : entries.size();
  }
}
