package app.assay.judge;

/// By which instructions a question is judged. Another version is another question.
///
/// @param id of the prompt among the assets, such as `claim-support`
/// @param version of it, 1 or more
public record Instructions(String id, int version) {

  public Instructions {
    if (id.isBlank() || version < 1) {
      throw new IllegalArgumentException("instructions have an id and a version of 1 or more");
    }
  }

  /// Such as `claim-support@2`.
  public String label() {
    return id + "@" + version;
  }
}
