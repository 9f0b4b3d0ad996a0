package app.assay.judge.panel;

import app.assay.judge.GateId;
import java.util.Collections;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/// How the gates of one vault judge.
///
/// @param gates what is said of a gate or boundary, by its label
public record Policies(Map<String, GatePolicy> gates) {

  /// No model anywhere.
  public static final Policies NONE = new Policies(Map.of());

  /// Boundaries of the highest tier, where a model has three votes unless somebody says otherwise.
  private static final Set<String> HIGHEST = Set.of("claims/sot");

  public Policies {
    gates = Collections.unmodifiableMap(new TreeMap<>(gates));
  }

  /// What counts for a gate: what is said of its boundary, else of the gate, else
  /// [GatePolicy#DEFAULT].
  public GatePolicy of(GateId gate) {
    GatePolicy own = gates.get(gate.label());
    if (own != null) {
      return own;
    }
    GatePolicy wider = gates.getOrDefault(gate.wider().label(), GatePolicy.DEFAULT);
    return wider.asksModel() && HIGHEST.contains(gate.label())
        ? new GatePolicy(wider.profile(), wider.acceptance(), votes(gate))
        : wider;
  }

  /// How often a gate's model is asked where nobody says it.
  public static int votes(GateId gate) {
    return HIGHEST.contains(gate.label()) ? GatePolicy.MOST_VOTES : 1;
  }

  /// With another policy for one gate or boundary.
  public Policies with(GateId gate, GatePolicy policy) {
    Map<String, GatePolicy> changed = new TreeMap<>(gates);
    changed.put(gate.label(), policy);
    return new Policies(changed);
  }

  /// With nothing said of a gate or boundary.
  public Policies without(GateId gate) {
    Map<String, GatePolicy> changed = new TreeMap<>(gates);
    changed.remove(gate.label());
    return new Policies(changed);
  }
}
