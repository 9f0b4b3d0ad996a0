package app.assay.cgd.exclusion;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.yaml.YamlEntry;
import app.assay.cgd.yaml.YamlNode;
import app.assay.cgd.yaml.YamlScalar;
import app.assay.cgd.yaml.YamlSequence;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// What the front matter lists under `exceptions-ids`.
///
/// @param sound false where the field is no list of single values, so that no tool may rewrite it
/// @param ids the entries in order
record ListedExceptions(boolean sound, List<String> ids) {

  static final String KEY = "exceptions-ids";
  static final String UNSOUND = "exceptions-ids is not a list of ids; mend it first.";

  static ListedExceptions of(CgdDocument document) {
    Optional<YamlNode> value = document.header().entry(KEY).map(YamlEntry::value);
    if (value.isPresent() && value.get() instanceof YamlSequence list) {
      List<String> ids = new ArrayList<>();
      for (YamlNode item : list.items()) {
        if (!(item instanceof YamlScalar scalar)) {
          return new ListedExceptions(false, List.of());
        }
        ids.add(scalar.value());
      }
      return new ListedExceptions(true, ids);
    }
    boolean empty =
        value.isEmpty() || (value.get() instanceof YamlScalar scalar && scalar.isBlank());
    return new ListedExceptions(empty, List.of());
  }

  /// The listed ids that still have a block, then those of blocks that were not listed.
  List<String> inStepWith(List<String> blocks) {
    List<String> kept = new ArrayList<>(ids.stream().filter(blocks::contains).distinct().toList());
    blocks.stream().filter(id -> !kept.contains(id)).forEach(kept::add);
    return kept;
  }
}
