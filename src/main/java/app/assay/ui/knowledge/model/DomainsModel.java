package app.assay.ui.knowledge.model;

import app.assay.distillery.curation.DomainChange;
import app.assay.distillery.curation.DomainCuration;
import app.assay.distillery.curation.DomainPreview;
import app.assay.distillery.curation.FileCoverage;
import app.assay.ui.knowledge.model.KnowledgeDesk.Shelf;
import app.assay.ui.theme.Texts;
import app.assay.vault.Domain;
import app.assay.vault.Entry;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/// A person at the registry of domains: chooses one, says what is to become of it, looks at what
/// that would do, and only then makes the change, with a reason.
///
/// Belongs to the thread that draws.
public final class DomainsModel {

  /// What was worked out before a change is made.
  record Shown(DomainChange change, DomainPreview preview) {}

  private final Texts texts = new Texts("domains");
  private final DomainObstacles obstacles = new DomainObstacles(texts);
  private final KnowledgeModel store;
  private final DomainDesk desk;
  private final Checkouts checkouts;
  private Optional<String> chosen = Optional.empty();
  private Optional<DomainAction> action = Optional.empty();
  private Optional<DomainWish> wish = Optional.empty();
  private Optional<Shown> shown = Optional.empty();
  private Optional<FileCoverage> coverage = Optional.empty();
  private Optional<Path> checkout = Optional.empty();
  private Optional<List<Domain>> covered = Optional.empty();

  /// Where the files of a store's repository are.
  public interface Checkouts {

    /// The folder that was chosen before, or in which the store lies.
    Optional<Path> usual();

    /// Asks for a folder and remembers it; empty where none was chosen.
    Optional<Path> choose();
  }

  public DomainsModel(KnowledgeModel store, DomainDesk desk, Checkouts checkouts) {
    this.store = store;
    this.desk = desk;
    this.checkouts = checkouts;
  }

  /// All domains, by name.
  public List<Domain> domains() {
    return store.shelf().map(Shelf::domains).orElse(List.of());
  }

  /// The domain that is looked at.
  public Optional<Domain> domain() {
    return domains().stream()
        .filter(d -> chosen.isEmpty() || chosen.get().equals(d.name()))
        .findFirst()
        .or(() -> domains().stream().findFirst());
  }

  /// Looks at a domain; what was typed for another is dropped.
  public void choose(String name) {
    if (!domain().map(Domain::name).equals(Optional.of(name))) {
      drop();
    }
    chosen = Optional.of(name);
    store.tell();
  }

  /// Entries that are filed under it, archived ones last.
  public List<Entry> entries() {
    Optional<String> name = domain().map(Domain::name);
    return store.shelf().map(Shelf::entries).orElse(List.of()).stream()
        .filter(entry -> name.isPresent() && entry.domains().contains(name.get()))
        .sorted((a, b) -> Boolean.compare(a.archived().isPresent(), b.archived().isPresent()))
        .toList();
  }

  /// Domains into which it can be merged.
  public List<String> targets() {
    return domain()
        .map(d -> DomainObstacles.others(d, domains()).stream().map(Domain::name).toList())
        .orElse(List.of());
  }

  /// Why an action cannot begin; empty where it can.
  public Optional<String> obstacle(DomainAction wanted) {
    return domain()
        .map(d -> obstacles.to(wanted, d, domains(), entries().size()))
        .orElse(Optional.of(texts.get("obstacle.none")));
  }

  /// What is being done to the domain; empty while it is only looked at.
  public Optional<DomainAction> action() {
    return action;
  }

  /// What was typed for it.
  public Optional<DomainWish> wish() {
    return wish;
  }

  /// What it would do, once that was worked out.
  public Optional<DomainPreview> preview() {
    return shown.map(Shown::preview);
  }

  /// Begins an action: opens its form, or works out at once what it would do.
  ///
  /// @return false where it cannot begin; the message says why
  public boolean begin(DomainAction wanted) {
    Optional<String> obstacle = obstacle(wanted);
    if (obstacle.isPresent()) {
      store.say(obstacle.get());
      return false;
    }
    action = Optional.of(wanted);
    wish = domain().map(d -> DomainWish.of(d, wanted));
    shown = Optional.empty();
    store.say("");
    if (!wanted.asks()) {
      look();
    }
    return true;
  }

  /// Takes what is typed; what was worked out before counts no more.
  public void typed(DomainWish now) {
    if (!wish.equals(Optional.of(now))) {
      wish = Optional.of(now);
      shown = Optional.empty();
      store.say("");
    }
  }

  /// Works out what the change would do.
  public void look() {
    Optional<Domain> domain = domain();
    if (domain.isEmpty() || action.isEmpty() || wish.isEmpty()) {
      return;
    }
    Optional<String> wrong = obstacles.in(wish.get(), action.get(), domain.get(), domains());
    if (wrong.isPresent()) {
      store.say(wrong.get());
      return;
    }
    Optional<String> by = store.person();
    if (by.isEmpty()) {
      return;
    }
    List<String> ids = entries().stream().map(Entry::id).toList();
    DomainChange change = wish.get().change(domain.get(), action.get(), ids);
    store.submit(
        texts.get("task.look"),
        progress -> desk.preview(change, by.get()),
        preview -> {
          if (preview.isNothing()) {
            store.say(texts.get("same"));
          } else {
            shown = Optional.of(new Shown(change, preview));
            store.say("");
          }
        });
  }

  /// Makes the change that was looked at.
  ///
  /// @return false where something is missing; the message says what
  public boolean make(String reason) {
    Optional<String> by = shown.flatMap(s -> store.allowed(reason));
    if (by.isEmpty()) {
      return false;
    }
    Shown now = shown.orElseThrow();
    shown = Optional.empty();
    store.submit(
        texts.get("task.make"),
        progress -> desk.make(now.change(), now.preview(), reason.strip(), by.get()),
        id -> {
          drop();
          follow(now.change());
          store.made(id, DomainCuration.said(now.change()) + ".");
        });
    return true;
  }

  /// After a domain went into another the other one is looked at.
  private void follow(DomainChange change) {
    chosen =
        switch (change) {
          case DomainChange.Merge(String _, String into) -> Optional.of(into);
          case DomainChange.Rename(String _, String to, String _) -> Optional.of(to);
          case DomainChange.Split split -> Optional.of(split.first().name());
          default -> chosen;
        };
  }

  /// Goes one step back: from what it would do to the form, from there to the domain.
  ///
  /// @return false where there was no step
  public boolean back() {
    if (shown.isPresent() && action.filter(DomainAction::asks).isPresent()) {
      shown = Optional.empty();
    } else if (action.isPresent()) {
      drop();
    } else {
      return false;
    }
    store.say("");
    return true;
  }

  /// Says that another side of it is looked at.
  public void refreshed() {
    store.say("");
  }

  /// Forgets what was begun.
  public void drop() {
    action = Optional.empty();
    wish = Optional.empty();
    shown = Optional.empty();
  }

  /// How paths meet the files of the checkout; empty while none is known.
  public Optional<FileCoverage> coverage() {
    return coverage;
  }

  /// The checkout whose files were looked at.
  public Optional<Path> checkout() {
    return checkout;
  }

  /// Looks at the usual checkout, unless it was looked at with these very domains.
  public void cover() {
    if (store.shelf().isPresent() && !covered.equals(Optional.of(domains()))) {
      covered = Optional.of(domains());
      checkout.or(checkouts::usual).ifPresent(this::cover);
    }
  }

  /// Asks for a checkout and looks at its files.
  public void chooseCheckout() {
    checkouts.choose().ifPresent(this::cover);
  }

  private void cover(Path folder) {
    List<Domain> registry = domains();
    covered = Optional.of(registry);
    store.submit(
        texts.get("task.cover"),
        progress -> desk.cover(registry, folder),
        found -> {
          checkout = Optional.of(folder);
          coverage = Optional.of(found);
        });
  }
}
