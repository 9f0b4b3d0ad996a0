package app.assay.cgd.rules;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.yaml.YamlEntry;
import app.assay.cgd.yaml.YamlNode;
import app.assay.cgd.yaml.YamlScalar;
import app.assay.cgd.yaml.YamlSequence;
import java.util.Optional;

/// Whether claims can be counted at all.
final class ClaimList {

  private ClaimList() {}

  /// True where `hitl-claims` is a list, empty or absent; anything else is E-HC01, and no number
  /// follows from it.
  static boolean isCountable(CgdDocument document) {
    Optional<YamlNode> value = document.header().entry("hitl-claims").map(YamlEntry::value);
    return value.isEmpty()
        || value.get() instanceof YamlSequence
        || (value.get() instanceof YamlScalar scalar && scalar.isBlank());
  }
}
