package app.assay.vault.sql;

import app.assay.vault.Change.RowChange;
import app.assay.vault.Domain;
import app.assay.vault.DomainStatus;
import app.assay.vault.Entry;
import app.assay.vault.EntryText;
import app.assay.vault.EvidenceRef;
import app.assay.vault.Feedback;
import app.assay.vault.Intent;
import app.assay.vault.KeptCandidate;
import app.assay.vault.NewEntry;
import app.assay.vault.QueueRow;
import app.assay.vault.QueueStatus;
import app.assay.vault.VaultException;
import app.assay.vault.VaultWriter;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Consumer;
import org.jdbi.v3.core.Handle;

/// Changes a vault inside one transaction, which its maker begins and ends.
///
/// A statement that the database refuses may have undone the whole transaction; so after one
/// nothing more is written, even when the caller goes on.
public final class SqlWriter extends SqlReader implements VaultWriter {

  private static final String ENTRY = "entry";
  private static final String DOMAIN = "domain";
  private static final String CONFLICT = "conflict";

  private final Clock clock;
  private final Intent intent;
  private final Touched touched = new Touched();
  private OptionalLong undoes = OptionalLong.empty();
  private boolean noted;
  private Optional<String> sealed = Optional.empty();
  private Optional<VaultException> broken = Optional.empty();

  public SqlWriter(Handle handle, Dialect dialect, Clock clock, Intent intent) {
    super(handle, dialect, true);
    this.clock = clock;
    this.intent = intent;
  }

  private void change(Consumer<Handle> change) throws VaultException {
    if (broken.isPresent()) {
      throw new VaultException(broken.get().error());
    }
    if (sealed.isPresent()) {
      throw new IllegalStateException("the change is sealed: nothing may be written after it");
    }
    try {
      ask(
          h -> {
            change.accept(h);
            return true;
          });
    } catch (VaultException e) {
      broken = Optional.of(e);
      throw e;
    }
  }

  @Override
  public void insert(NewEntry entry) throws VaultException {
    Refusals.check(entry);
    if (entry(entry.id()).isPresent()) {
      throw Refusals.exists(ENTRY, entry.id());
    }
    registered(entry.id(), entry.domains());
    String now = Timestamps.now(clock);
    Entry whole =
        new Entry(
            entry.id(),
            entry.type(),
            entry.text(),
            Optional.empty(),
            now,
            now,
            entry.domains(),
            entry.evidence(),
            "");
    touched.note(Touched.ENTRY, entry.id(), "");
    change(h -> Tables.insert(h, whole));
  }

  private void registered(String id, List<String> domains) throws VaultException {
    for (String domain : domains) {
      if (ask(h -> Tables.count(h, "domain_registry", "domain", domain)) == 0) {
        throw Refusals.constraint(
            "Entry %s is filed under \"%s\", which the registry of domains does not have."
                .formatted(id, domain));
      }
    }
  }

  @Override
  public void update(String id, EntryText text, List<String> domains, String stamp)
      throws VaultException {
    Entry old = active(id, stamp);
    Refusals.check(id, old.type(), text);
    Refusals.domains(id, domains);
    registered(id, domains);
    change(h -> Tables.update(h, changed(old, text, Optional.empty())));
    change(h -> Tables.setDomains(h, id, domains));
  }

  @Override
  public void setEvidence(String id, List<EvidenceRef> evidence, String stamp)
      throws VaultException {
    Entry old = active(id, stamp);
    Refusals.evidence(id, evidence);
    change(h -> Tables.update(h, changed(old, old.text(), Optional.empty())));
    change(h -> Tables.setEvidence(h, id, evidence));
  }

  @Override
  public void archive(String id, String reason, String stamp) throws VaultException {
    Entry old = active(id, stamp);
    Refusals.clean(reason, "The reason");
    if (reason.isBlank()) {
      throw Refusals.constraint("Entry %s is archived with a reason only.".formatted(id));
    }
    Entry.Archived archived = new Entry.Archived(Timestamps.now(clock), reason);
    change(h -> Tables.update(h, changed(old, old.text(), Optional.of(archived))));
  }

  @Override
  public void unarchive(String id, String stamp) throws VaultException {
    Entry old = seen(id, stamp);
    if (old.archived().isEmpty()) {
      throw Refusals.constraint("Entry %s is active already.".formatted(id));
    }
    change(h -> Tables.update(h, changed(old, old.text(), Optional.empty())));
  }

  private Entry changed(Entry old, EntryText text, Optional<Entry.Archived> archived) {
    return new Entry(
        old.id(),
        old.type(),
        text,
        archived,
        old.createdAt(),
        Timestamps.now(clock),
        old.domains(),
        old.evidence(),
        "");
  }

  private Entry active(String id, String stamp) throws VaultException {
    Entry old = seen(id, stamp);
    if (old.archived().isPresent()) {
      throw Refusals.constraint("Entry %s is archived.".formatted(id));
    }
    return old;
  }

  /// The entry as the caller saw it.
  private Entry seen(String id, String stamp) throws VaultException {
    Entry old = found(id);
    if (!old.stamp().equals(stamp)) {
      throw Refusals.stale(ENTRY, id);
    }
    return old;
  }

  private Entry found(String id) throws VaultException {
    Entry old = entry(id, dialect().forUpdate()).orElseThrow(() -> Refusals.missing(ENTRY, id));
    touched.note(Touched.ENTRY, id, Images.of(old));
    return old;
  }

  @Override
  public void setDomains(String entryId, List<String> domains) throws VaultException {
    Refusals.domains(entryId, domains);
    found(entryId);
    registered(entryId, domains);
    change(h -> Tables.setDomains(h, entryId, domains));
  }

  @Override
  public void addDomain(String name, String description) throws VaultException {
    Refusals.named(name, "A domain");
    Refusals.clean(description, "The description of domain " + name);
    if (domain(name).isPresent()) {
      throw Refusals.exists(DOMAIN, name);
    }
    Domain added =
        new Domain(name, description, DomainStatus.ACTIVE, Timestamps.now(clock), 0, List.of());
    touched.note(Touched.DOMAIN, name, "");
    change(h -> Tables.insert(h, added));
  }

  @Override
  public void describeDomain(String name, String description) throws VaultException {
    Refusals.clean(description, "The description of domain " + name);
    Domain old = foundDomain(name);
    put(old, description, old.status(), old.patterns());
  }

  @Override
  public void setDomainStatus(String name, DomainStatus status) throws VaultException {
    Domain old = foundDomain(name);
    put(old, old.description(), status, old.patterns());
  }

  @Override
  public void setPatterns(String domain, List<String> patterns) throws VaultException {
    Refusals.patterns(domain, patterns);
    Domain old = foundDomain(domain);
    put(old, old.description(), old.status(), patterns);
  }

  private void put(Domain old, String description, DomainStatus status, List<String> patterns)
      throws VaultException {
    Domain put = new Domain(old.name(), description, status, old.createdAt(), 0, patterns);
    change(h -> Tables.update(h, put));
  }

  private Domain foundDomain(String name) throws VaultException {
    Domain old =
        domain(name, dialect().forUpdate()).orElseThrow(() -> Refusals.missing(DOMAIN, name));
    touched.note(Touched.DOMAIN, name, Images.of(old));
    return old;
  }

  @Override
  public void enqueue(String id, String entryId, Optional<String> relatedId, String reason)
      throws VaultException {
    Refusals.named(id, "A conflict");
    Refusals.clean(entryId, "A conflict");
    Refusals.clean(relatedId, "A conflict");
    Refusals.clean(reason, "The reason of a conflict");
    if (queueRow(id).isPresent()) {
      throw Refusals.exists(CONFLICT, id);
    }
    QueueRow row =
        new QueueRow(
            id,
            CONFLICT,
            entryId,
            relatedId,
            reason,
            QueueStatus.PENDING,
            Optional.empty(),
            Timestamps.now(clock),
            "");
    touched.note(Touched.QUEUE, id, "");
    change(h -> Tables.insert(h, row));
  }

  @Override
  public void resolve(String queueId, String stamp) throws VaultException {
    QueueRow old =
        queueRow(queueId, dialect().forUpdate())
            .orElseThrow(() -> Refusals.missing(CONFLICT, queueId));
    if (!old.stamp().equals(stamp)) {
      throw Refusals.stale(CONFLICT, queueId);
    }
    if (old.status() == QueueStatus.RESOLVED) {
      throw Refusals.constraint("Conflict %s is resolved already.".formatted(queueId));
    }
    touched.note(Touched.QUEUE, queueId, Images.of(old));
    QueueRow resolved =
        new QueueRow(
            old.id(),
            old.type(),
            old.entryId(),
            old.relatedId(),
            old.reason(),
            QueueStatus.RESOLVED,
            Optional.of(Timestamps.now(clock)),
            old.createdAt(),
            "");
    change(h -> Tables.update(h, resolved));
    change(h -> Leases.end(h, queueId));
  }

  @Override
  public void keep(KeptCandidate candidate) throws VaultException {
    noted = true;
    change(h -> Notes.keep(h, candidate, Timestamps.now(clock)));
  }

  @Override
  public void addFeedback(Feedback feedback) throws VaultException {
    noted = true;
    change(h -> Notes.addFeedback(h, feedback, Timestamps.now(clock)));
  }

  @Override
  public void setFeedbackDone(String feedbackId, boolean done) throws VaultException {
    if (ask(h -> Tables.count(h, "assay.feedback", "id", feedbackId)) == 0) {
      throw Refusals.missing("signal", feedbackId);
    }
    noted = true;
    change(h -> Notes.setDone(h, feedbackId, done));
  }

  @Override
  public List<RowChange> rows() throws VaultException {
    return touched.rows(this::image);
  }

  /// What is there now of a kind and key; empty where nothing is.
  String image(String kind, String key) throws VaultException {
    return switch (kind) {
      case Touched.ENTRY -> entry(key).map(Images::of).orElse("");
      case Touched.QUEUE -> queueRow(key).map(Images::of).orElse("");
      default -> domain(key).map(Images::of).orElse("");
    };
  }

  /// Puts a thing back as an image has it, or takes it away where the image is empty.
  void restore(String kind, String key, String image) throws VaultException {
    String now = image(kind, key);
    touched.note(kind, key, now);
    change(h -> Restoring.restore(h, kind, key, now, image));
  }

  /// Notes which change this one takes back.
  void undoes(long number) {
    undoes = OptionalLong.of(number);
  }

  @Override
  public String seal() throws VaultException {
    if (sealed.isPresent()) {
      return sealed.get();
    }
    List<RowChange> rows = rows();
    Dangling.refuse(this, rows);
    String[] id = {""};
    change(
        h -> {
          dialect().lockHistory(h);
          id[0] = History.append(h, intent, Timestamps.now(clock), rows, undoes);
        });
    sealed = Optional.of(id[0]);
    return id[0];
  }

  /// Ends the change: seals it, unless nothing was written. To be called before the transaction
  /// ends.
  ///
  /// @return the id of the change
  public Optional<String> finish() throws VaultException {
    if (broken.isPresent()) {
      throw new VaultException(broken.get().error());
    }
    if (sealed.isEmpty() && (noted || !rows().isEmpty())) {
      seal();
    }
    return sealed;
  }
}
