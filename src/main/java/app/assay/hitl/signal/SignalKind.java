package app.assay.hitl.signal;

/// What a trust signal is about. Each has a page, `assets/help/signals/ID.md`.
public enum SignalKind {
  RUBBER_STAMP("S-RUBBER-STAMP", "Confirmed like a rubber stamp", "T4"),
  SELECTIVE_HEDGING("S-HEDGING", "Doubt on trifles, none on figures", "T2"),
  ONE_SOURCE("S-ONE-SOURCE", "Many claims on one source nobody can find", "T1"),
  CHAIN("S-CHAIN", "A conclusion from an unproven statement", "T5"),
  UNNAMED("S-UNNAMED", "Experts or studies without a name", "T6"),
  SELF("S-SELF", "Confirmed by whoever wrote it", "T4"),
  SAME_DAY("S-SAME-DAY", "Confirmed on the day it was written", "T4"),
  ONE_REVIEWER("S-ONE-REVIEWER", "Confirmed without the second reviewer", "T4");

  private final String id;
  private final String title;
  private final String threat;

  SignalKind(String id, String title, String threat) {
    this.id = id;
    this.title = title;
    this.threat = threat;
  }

  public String id() {
    return id;
  }

  /// A few words for lists.
  public String title() {
    return title;
  }

  /// Its number in the threat model.
  public String threat() {
    return threat;
  }
}
