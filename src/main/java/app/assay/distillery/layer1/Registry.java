package app.assay.distillery.layer1;

import app.assay.vault.Domain;
import app.assay.vault.DomainStatus;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/// The domains candidates may be filed under.
///
/// @param domains by name; empty where no vault is known, and nothing is said of domains then
public record Registry(Optional<Map<String, DomainStatus>> domains) {

  /// Without a vault.
  public static final Registry UNKNOWN = new Registry(Optional.empty());

  public Registry {
    domains = domains.map(Map::copyOf);
  }

  /// Those of a vault.
  public static Registry of(List<Domain> domains) {
    return new Registry(
        Optional.of(domains.stream().collect(Collectors.toMap(Domain::name, Domain::status))));
  }
}
