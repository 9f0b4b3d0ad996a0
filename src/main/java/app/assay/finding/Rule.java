package app.assay.finding;

import java.util.Optional;

/// What is checked: an id that is also the name of a class, a page and a test.
///
/// @param id such as `E-ST05`, `W-HS01`, `X-CONFIRMER-MACHINE` or `P2-FUTURE-UNHEDGED`
/// @param severity the level of its findings
/// @param point the verification point 1 to 9, or 0 for a rule of the format
/// @param type what could be looked up, for a rule of point 9
/// @param title one short sentence without a final stop
/// @param section the document and section the rule comes from, such as `FS §10.2`
public record Rule(
    String id,
    Severity severity,
    int point,
    Optional<VerifiableType> type,
    String title,
    String section) {

  public Rule(String id, Severity severity, int point, String title, String section) {
    this(id, severity, point, Optional.empty(), title, section);
  }

  /// A rule of the format, of no verification point.
  public static Rule ofFormat(String id, Severity severity, String title, String section) {
    return new Rule(id, severity, 0, title, section);
  }

  /// A rule of point 9, about what could be looked up.
  public static Rule ofVerifiable(String id, VerifiableType type, String title) {
    return new Rule(
        id, Severity.VERIFIABLE, 9, Optional.of(type), title, "Clarity Gate procedures, point 9");
  }

  /// Whether its findings ask what only a person who knows can answer, so that a confirmed claim
  /// answers them. No source is named, so the claim belongs in Round B (Clarity Gate architecture,
  /// decision table).
  public boolean asksForAPerson() {
    return point == 1 || point == 9;
  }

  /// Whether its point asks for judgement, so that its findings are advice: points 3, 6 and 7.
  public boolean isAdvisory() {
    return point == 3 || point == 6 || point == 7;
  }

  /// Where the rule's page lies among the assets.
  public String page() {
    return "rules/" + id + ".md";
  }
}
