package app.assay.distillery.layer2;

import app.assay.vault.Entry;
import app.assay.vault.EntryStatus;
import app.assay.vault.EntrySummary;
import app.assay.vault.EntryText;
import app.assay.vault.EntryType;
import app.assay.vault.VaultError;
import app.assay.vault.VaultException;
import app.assay.vault.VaultReader;
import app.assay.vault.VaultStore;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/// A vault that can be told to fail at single questions.
final class VaultDouble {

  private static final String BODY = "## Background\n\n## Details";

  private final List<Entry> entries = new ArrayList<>();
  private final Set<String> broken = new HashSet<>();

  VaultDouble with(String id, String claim, String... domains) {
    return withBody(id, claim, BODY, domains);
  }

  VaultDouble withBody(String id, String claim, String body, String... domains) {
    return with(id, claim, body, Optional.empty(), domains);
  }

  VaultDouble archived(String id, String claim, String reason) {
    return with(
        id, claim, BODY, Optional.of(new Entry.Archived("2026-11-01 00:00:00", reason)), "lamps");
  }

  private VaultDouble with(
      String id, String claim, String body, Optional<Entry.Archived> archived, String... domains) {
    entries.add(
        new Entry(
            id,
            EntryType.FACT,
            new EntryText("Title of " + id, claim, body, Optional.empty(), "c"),
            archived,
            "2026-11-01 00:00:00",
            "2026-11-01 00:00:00",
            List.of(domains),
            List.of(),
            "1"));
    return this;
  }

  /// @param what a domain, an id, `entries`, `search` or `read`
  VaultDouble fails(String what) {
    broken.add(what);
    return this;
  }

  VaultStore store() {
    VaultReader reader =
        (VaultReader)
            Proxy.newProxyInstance(
                getClass().getClassLoader(),
                new Class<?>[] {VaultReader.class},
                (_, method, arguments) ->
                    switch (method.getName()) {
                      case "entries" -> entries();
                      case "queryDomain" -> domain((String) arguments[0]);
                      case "entry" -> entry((String) arguments[0]);
                      case "searchAny" -> search((List<?>) arguments[0]);
                      default -> throw new UnsupportedOperationException(method.getName());
                    });
    return (VaultStore)
        Proxy.newProxyInstance(
            getClass().getClassLoader(),
            new Class<?>[] {VaultStore.class},
            (_, method, arguments) -> {
              if (!method.getName().equals("read")) {
                throw new UnsupportedOperationException(method.getName());
              }
              demand("read");
              return ((VaultStore.Reading<?>) arguments[0]).read(reader);
            });
  }

  private void demand(String what) throws VaultException {
    if (broken.contains(what)) {
      throw new VaultException(VaultError.Kind.DAMAGED, "The page is torn.");
    }
  }

  private List<Entry> entries() throws VaultException {
    demand("entries");
    return entries;
  }

  private Optional<Entry> entry(String id) throws VaultException {
    demand(id);
    return entries.stream().filter(e -> e.id().equals(id)).findFirst();
  }

  private List<EntrySummary> domain(String domain) throws VaultException {
    demand(domain);
    return active().stream().filter(e -> e.domains().contains(domain)).map(Entry::summary).toList();
  }

  private List<EntrySummary> search(List<?> words) throws VaultException {
    demand("search");
    return active().stream()
        .filter(e -> words.stream().anyMatch(w -> contains(e, (String) w)))
        .map(Entry::summary)
        .toList();
  }

  private static boolean contains(Entry entry, String word) {
    return entry.text().claim().toLowerCase(Locale.ROOT).contains(word.toLowerCase(Locale.ROOT));
  }

  private List<Entry> active() {
    return entries.stream().filter(e -> e.status() == EntryStatus.ACTIVE).toList();
  }
}
