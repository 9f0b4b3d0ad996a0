package app.assay.finding;

/// What is checked: an id that is also the name of a class, a page and a test.
///
/// @param id such as `E-ST05`, `W-HS01`, `X-CONFIRMER-MACHINE` or `P2-FUTURE-UNHEDGED`
/// @param severity the level of its findings
/// @param point the verification point 1 to 9, or 0 for a rule of the format
/// @param title one short sentence without a final stop
/// @param section the document and section the rule comes from, such as `FS §10.2`
public record Rule(String id, Severity severity, int point, String title, String section) {

  /// A rule of the format, of no verification point.
  public static Rule ofFormat(String id, Severity severity, String title, String section) {
    return new Rule(id, severity, 0, title, section);
  }

  /// Where the rule's page lies among the assets.
  public String page() {
    return "rules/" + id + ".md";
  }
}
