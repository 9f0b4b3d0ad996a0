package app.assay.vault;

import java.util.List;

/// Where an entry's evidence is found.
///
/// @param type `pr`, `linear`, `slack`, `greptile`, `memento` or `notion`; the store refuses others
/// @param ref such as `#1234`, a commit or an address; never blank in the store
public record EvidenceRef(String type, String ref) {

  /// The types the store takes, in the order of its schema.
  public static final List<String> TYPES =
      List.of("pr", "linear", "slack", "greptile", "memento", "notion");
}
