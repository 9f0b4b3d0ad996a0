package app.assay.distillery.curation;

import app.assay.vault.Domain;
import app.assay.vault.DomainStatus;
import app.assay.vault.Entry;
import app.assay.vault.VaultException;
import app.assay.vault.VaultReader;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;

/// What a change of the registry does to a vault, entry by entry and domain by domain.
///
/// @param entries those that are filed under other domains afterwards, by id
/// @param domains those that are other afterwards, by name
public record DomainPreview(List<Refiled> entries, List<Registered> domains) {

  public DomainPreview {
    entries = List.copyOf(entries);
    domains = List.copyOf(domains);
  }

  /// An entry that is filed anew.
  public record Refiled(
      String id, String title, boolean archived, List<String> before, List<String> after) {
    public Refiled {
      before = List.copyOf(before);
      after = List.copyOf(after);
    }
  }

  /// A domain that is other afterwards.
  ///
  /// @param before empty for a new one
  public record Registered(String name, Optional<Standing> before, Standing after) {}

  /// What the registry says of a domain.
  ///
  /// @param entries active ones
  public record Standing(
      String description, DomainStatus status, int entries, List<String> patterns) {
    public Standing {
      patterns = List.copyOf(patterns);
    }
  }

  /// True when everything stays as it is.
  public boolean isNothing() {
    return entries.isEmpty() && domains.isEmpty();
  }

  /// The registry and what is filed under it at one moment.
  record Moment(Map<String, Entry> entries, Map<String, Standing> domains) {

    static Moment of(VaultReader vault) throws VaultException {
      Map<String, Entry> entries = new LinkedHashMap<>();
      vault.entries().forEach(entry -> entries.put(entry.id(), entry));
      Map<String, Standing> domains = new LinkedHashMap<>();
      vault.domains().forEach(domain -> domains.put(domain.name(), standing(domain)));
      return new Moment(entries, domains);
    }

    private static Standing standing(Domain domain) {
      return new Standing(
          domain.description(), domain.status(), domain.activeEntries(), domain.patterns());
    }
  }

  static DomainPreview between(Moment before, Moment after) {
    List<Refiled> entries = new ArrayList<>();
    after
        .entries()
        .forEach(
            (id, entry) -> {
              List<String> was =
                  Optional.ofNullable(before.entries().get(id))
                      .map(Entry::domains)
                      .orElse(List.of());
              if (!new TreeSet<>(was).equals(new TreeSet<>(entry.domains()))) {
                entries.add(
                    new Refiled(
                        id,
                        entry.text().title(),
                        entry.archived().isPresent(),
                        was,
                        entry.domains()));
              }
            });
    List<Registered> domains = new ArrayList<>();
    after
        .domains()
        .forEach(
            (name, now) -> {
              Optional<Standing> was = Optional.ofNullable(before.domains().get(name));
              if (!was.equals(Optional.of(now))) {
                domains.add(new Registered(name, was, now));
              }
            });
    return new DomainPreview(entries, domains);
  }
}
