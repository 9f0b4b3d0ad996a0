package app.assay.vault;

/// Why a vault is changed. Kept beside what was changed, for good.
///
/// @param kind such as `apply`, `resolve`, `archive`, `update`, `domain`, `keep`, `undo`
/// @param by who decided; never blank
/// @param reason in their words; may be empty where the kind needs none
/// @param about what it is about: a batch, a row of the queue, an entry
public record Intent(String kind, String by, String reason, String about) {

  public Intent {
    if (kind.isBlank() || by.isBlank()) {
      throw new IllegalArgumentException("a change has a kind and somebody who wants it");
    }
  }
}
