package app.assay.judge;

import java.util.regex.Pattern;

/// The gate that asks, and the boundary between tiers it guards, by which a policy and a provider
/// are chosen.
///
/// @param gate such as `claims`
/// @param boundary such as `sot`, empty where the gate guards none
public record GateId(String gate, String boundary) {

  private static final Pattern WORD = Pattern.compile("[a-z][a-z0-9-]{0,39}");

  public GateId {
    if (!WORD.matcher(gate).matches()
        || !(boundary.isEmpty() || WORD.matcher(boundary).matches())) {
      throw new IllegalArgumentException("no gate: " + gate + "/" + boundary);
    }
  }

  /// A gate without a boundary.
  public static GateId of(String gate) {
    return new GateId(gate, "");
  }

  /// True when the label, such as `claims` or `claims/sot`, names a gate.
  public static boolean isLabel(String label) {
    String[] parts = label.split("/", 2);
    return WORD.matcher(parts[0]).matches()
        && (parts.length == 1 || WORD.matcher(parts[1]).matches());
  }

  /// The gate with this label; callers ask [#isLabel] first of what a user wrote.
  public static GateId ofLabel(String label) {
    String[] parts = label.split("/", 2);
    return new GateId(parts[0], parts.length == 1 ? "" : parts[1]);
  }

  /// The gate without its boundary, whose settings count where the boundary has none.
  public GateId wider() {
    return of(gate);
  }

  /// Such as `claims` or `claims/sot`.
  public String label() {
    return boundary.isEmpty() ? gate : gate + "/" + boundary;
  }
}
