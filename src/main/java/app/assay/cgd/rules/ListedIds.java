package app.assay.cgd.rules;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.ExclusionId;
import app.assay.cgd.edit.Change;
import app.assay.cgd.yaml.YamlEntry;
import app.assay.cgd.yaml.YamlNode;
import app.assay.cgd.yaml.YamlScalar;
import app.assay.cgd.yaml.YamlSequence;
import app.assay.finding.Fix;
import java.util.List;
import java.util.Optional;

/// What the front matter lists under `exceptions-ids`.
///
/// @param isList true where the field is a list, absent or empty, so that its ids can be compared
/// @param items the entries that are ids, whatever their quotes
record ListedIds(boolean isList, List<YamlScalar> items) {

  static final String KEY = "exceptions-ids";

  static ListedIds of(CgdDocument document) {
    Optional<YamlNode> value = document.header().entry(KEY).map(YamlEntry::value);
    if (value.isPresent() && value.get() instanceof YamlSequence list) {
      return new ListedIds(
          true,
          list.items().stream()
              .filter(YamlScalar.class::isInstance)
              .map(YamlScalar.class::cast)
              .filter(item -> ExclusionId.isValid(item.value()))
              .toList());
    }
    boolean absent =
        value.isEmpty() || (value.get() instanceof YamlScalar scalar && scalar.isBlank());
    return new ListedIds(absent, List.of());
  }

  List<String> ids() {
    return items.stream().map(YamlScalar::value).toList();
  }

  /// The fix that writes other ids into the list; none where an entry is no id, which comes first.
  static List<Fix> set(CgdDocument document, String title, List<String> ids) {
    ListedIds now = of(document);
    boolean clean =
        now.isList
            && document
                .header()
                .entry(KEY)
                .map(YamlEntry::value)
                .filter(YamlSequence.class::isInstance)
                .map(list -> ((YamlSequence) list).items().size() == now.items.size())
                .orElse(true);
    return clean ? FieldFix.of(document, title, new Change.SetList(KEY, ids)) : List.of();
  }
}
