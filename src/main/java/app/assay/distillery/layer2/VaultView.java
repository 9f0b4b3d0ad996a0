package app.assay.distillery.layer2;

import app.assay.judge.rule.SameWords;
import app.assay.vault.Entry;
import app.assay.vault.EntryStatus;
import app.assay.vault.EntrySummary;
import app.assay.vault.VaultException;
import app.assay.vault.VaultReader;
import app.assay.vault.VaultStore;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/// What shortlists need of a vault, read at one moment. What fails is skipped and said: a domain
/// for itself, an entry for itself, the whole vault only where nothing of it can be read (seed,
/// "Failure modes").
final class VaultView {

  private static final int LONGEST_BODY = 3_000;

  private final Map<String, Known> known = new TreeMap<>();
  private final Map<String, Known> active = new TreeMap<>();
  private final Map<String, Set<String>> domains = new HashMap<>();
  private final Map<String, String> domainTroubles = new HashMap<>();
  private final Map<String, Known> archived = new HashMap<>();
  private Optional<String> trouble = Optional.empty();
  private Optional<String> partial = Optional.empty();

  private VaultView() {}

  /// An entry.
  ///
  /// @param text as judges see it
  /// @param whole what of all its text is compared
  /// @param archived why it was archived; empty for an active one
  record Known(String id, String title, String claim, String text, String whole, String archived) {

    /// What of it is compared.
    String compared() {
      return title + "\n" + claim;
    }

    private static Known of(Entry entry) {
      StringBuilder text =
          new StringBuilder(
              Facts.of(
                  entry.text().claim(),
                  entry.text().title(),
                  entry.type().label(),
                  entry.domains()));
      Facts.add(text, "Alternative", entry.text().alternative().orElse(""));
      Facts.add(text, "Considerations", entry.text().considerations());
      String archived = entry.archived().map(Entry.Archived::reason).orElse("");
      Facts.add(text, "Archived, because", archived);
      return new Known(
          entry.id(),
          entry.text().title(),
          entry.text().claim(),
          Facts.withBody(text, entry.text().body(), LONGEST_BODY),
          Facts.compared(
              entry.text().title(),
              entry.text().claim(),
              Facts.cut(entry.text().body(), LONGEST_BODY)),
          archived);
    }

    private static Known of(EntrySummary entry) {
      return new Known(
          entry.id(),
          entry.title(),
          entry.claim(),
          Facts.of(entry.claim(), entry.title(), entry.type().label(), List.of()),
          Facts.compared(entry.title(), entry.claim(), ""),
          "");
    }
  }

  /// No vault at all.
  static VaultView none() {
    return new VaultView();
  }

  /// Reads what the candidates of a batch may need.
  static VaultView of(VaultStore vault, List<Proposal> batch) {
    VaultView view = new VaultView();
    try {
      vault.read(
          reader -> {
            view.readAll(reader);
            view.readDomains(reader, batch);
            view.readNamed(reader, batch);
            return true;
          });
    } catch (VaultException e) {
      view.trouble =
          Optional.of("R6 was skipped: the vault cannot be read. " + e.error().message());
    }
    return view;
  }

  private void readAll(VaultReader reader) {
    try {
      for (Entry entry : reader.entries()) {
        Known one = Known.of(entry);
        known.put(entry.id(), one);
        if (entry.status() == EntryStatus.ACTIVE) {
          active.put(entry.id(), one);
        } else {
          archived.putIfAbsent(SameWords.key(one.claim()), one);
        }
      }
    } catch (VaultException e) {
      partial =
          Optional.of(
              "Entries of other domains were not compared, since the vault cannot be read as a"
                  + " whole: "
                  + e.error().message());
    }
  }

  private void readDomains(VaultReader reader, List<Proposal> batch) {
    for (Proposal candidate : batch) {
      for (String domain : candidate.domains()) {
        if (!domains.containsKey(domain) && !domainTroubles.containsKey(domain)) {
          try {
            Set<String> ids = new LinkedHashSet<>();
            for (EntrySummary entry : reader.queryDomain(domain)) {
              ids.add(entry.id());
              if (!active.containsKey(entry.id())) {
                active.put(entry.id(), Known.of(entry));
                known.putIfAbsent(entry.id(), Known.of(entry));
              }
            }
            domains.put(domain, ids);
          } catch (VaultException e) {
            domainTroubles.put(domain, e.error().message());
          }
        }
      }
    }
  }

  /// Entries that candidates name, where the vault could not be read as a whole.
  private void readNamed(VaultReader reader, List<Proposal> batch) {
    if (partial.isEmpty()) {
      return;
    }
    Set<String> named = new LinkedHashSet<>();
    batch.forEach(
        candidate -> {
          named.add(candidate.conflictCheck());
          candidate.feedback().forEach(signal -> named.add(signal.entryId()));
        });
    for (String id : named) {
      try {
        reader.entry(id).ifPresent(entry -> known.put(id, Known.of(entry)));
      } catch (VaultException e) {
        known.remove(id);
      }
    }
  }

  /// Why nothing of the vault can be read.
  Optional<String> trouble() {
    return trouble;
  }

  /// Why only the domains of the candidates were read.
  Optional<String> partial() {
    return partial;
  }

  /// Active entries by id.
  Map<String, Known> active() {
    return active;
  }

  /// Entries by id, archived ones too.
  Map<String, Known> known() {
    return known;
  }

  /// An entry of [#known].
  Known entry(String id) {
    Known entry = known.get(id);
    if (entry == null) {
      throw new IllegalArgumentException("no entry " + id);
    }
    return entry;
  }

  /// Why a domain could not be queried.
  Optional<String> domainTrouble(String domain) {
    return Optional.ofNullable(domainTroubles.get(domain));
  }

  /// Ids of the active entries of a domain.
  Set<String> inDomain(String domain) {
    return domains.getOrDefault(domain, Set.of());
  }

  /// An archived entry with this claim, by its [SameWords#key].
  Optional<Known> archivedWith(String key) {
    return key.isEmpty() ? Optional.empty() : Optional.ofNullable(archived.get(key));
  }
}
