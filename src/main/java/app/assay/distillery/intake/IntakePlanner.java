package app.assay.distillery.intake;

import app.assay.distillery.candidate.Candidate;
import app.assay.distillery.candidate.ProposedConflict;
import app.assay.distillery.candidate.ProposedDomain;
import app.assay.distillery.curation.CandidateSignals;
import app.assay.distillery.curation.FeedbackInbox;
import app.assay.distillery.curation.Signal;
import app.assay.distillery.intake.IntakeNote.Kind;
import app.assay.distillery.kept.KeptDecisions;
import app.assay.distillery.kept.KeptDecisions.Rejection;
import app.assay.distillery.layer1.Layer1;
import app.assay.distillery.layer1.LayerOneResult;
import app.assay.vault.Domain;
import app.assay.vault.DomainStatus;
import app.assay.vault.Entry;
import app.assay.vault.EvidenceRef;
import app.assay.vault.NewEntry;
import app.assay.vault.VaultException;
import app.assay.vault.VaultReader;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/// Works out one plan; used once.
final class IntakePlanner {

  private final IntakeRequest request;
  private final VaultReader vault;
  private final long epochSeconds;
  private final Map<String, Entry> present = new HashMap<>();
  private final Map<String, Domain> registry;
  private final Map<String, NewEntry> entries = new LinkedHashMap<>();
  private final List<IntakeItem> taken = new ArrayList<>();
  private final Map<String, IntakePlan.DomainRow> domains = new LinkedHashMap<>();
  private final List<IntakePlan.QueueEntry> queue = new ArrayList<>();
  private final List<IntakeNote> notes = new ArrayList<>();

  IntakePlanner(IntakeRequest request, VaultReader vault, long epochSeconds) throws VaultException {
    this.request = request;
    this.vault = vault;
    this.epochSeconds = epochSeconds;
    this.registry =
        vault.domains().stream().collect(Collectors.toMap(Domain::name, domain -> domain));
  }

  IntakePlan plan() throws VaultException {
    notes.addAll(request.notes());
    for (IntakeItem item : request.items()) {
      item(item);
    }
    request.terms().newDomains().stream()
        .filter(request.terms()::agreesTo)
        .sorted()
        .forEach(this::agreed);
    taken.forEach(this::unused);
    Set<String> queueIds = new HashSet<>();
    vault.queue().forEach(row -> queueIds.add(row.id()));
    for (IntakeItem item : taken) {
      conflicts(item, queueIds);
    }
    signals();
    List<Rejection> rejected = KeptDecisions.due(vault, request.batch(), request.rejected());
    rejected.forEach(one -> note(Kind.REJECTED, one.candidate().id(), rejection(one)));
    return new IntakePlan(
        List.copyOf(domains.values()), List.copyOf(entries.values()), queue, notes, rejected);
  }

  private static String rejection(Rejection one) {
    return one.reason().isBlank()
        ? "Its rejection is kept; the changeset gives no reason."
        : "Its rejection is kept: " + one.reason();
  }

  private void item(IntakeItem item) throws VaultException {
    Candidate candidate = item.candidate();
    String id = StoredText.of(candidate.id());
    if (!isSound(candidate, id)) {
      return;
    }
    Filing filing =
        Filing.of(
            id,
            once(candidate.domains().stream().map(StoredText::of).toList(), "A domain", id),
            request.terms());
    notes.addAll(filing.notes());
    if (filing.domains().isEmpty()) {
      return;
    }
    NewEntry entry =
        new NewEntry(
            id,
            candidate.type().orElseThrow(),
            StoredText.of(candidate),
            filing.domains(),
            once(evidence(candidate), "A piece of evidence", id));
    Optional<Entry> there = vault.entry(id);
    if (there.isPresent()) {
      present.put(id, there.get());
      clash(there.get(), entry);
      return;
    }
    if (entries.containsKey(id)) {
      boolean same = entry.equals(entries.get(id));
      note(
          same ? Kind.TWICE : Kind.SAME_ID,
          id,
          same
              ? "It stands twice in the batch, word for word; it enters once."
              : "Another candidate of the batch has this id and says something else. Give one of"
                  + " them another id.");
      return;
    }
    entries.put(id, entry);
    taken.add(item);
    entry.domains().forEach(domain -> domain(candidate, domain, id));
  }

  /// What no store takes, and, if asked, what the gate's rules refuse.
  private boolean isSound(Candidate candidate, String id) {
    int before = notes.size();
    LayerOneResult rules = Layer1.check(candidate);
    boolean bare = id.isBlank() || candidate.type().isEmpty() || candidate.domains().isEmpty();
    if (request.terms().gated() || bare) {
      rules.rejects().forEach(flaw -> note(Kind.RULE, id, flaw.message()));
    }
    for (EvidenceRef one : candidate.evidence()) {
      if (!EvidenceRef.TYPES.contains(one.type()) || one.ref().isBlank()) {
        note(
            Kind.EVIDENCE,
            id,
            "The vault takes no evidence \"%s:%s\"; its type must be one of %s."
                .formatted(one.type(), one.ref(), String.join(", ", EvidenceRef.TYPES)));
      }
    }
    return !bare && notes.size() == before;
  }

  private static List<EvidenceRef> evidence(Candidate candidate) {
    return candidate.evidence().stream()
        .map(one -> new EvidenceRef(StoredText.of(one.type()), StoredText.of(one.ref())))
        .toList();
  }

  private <T> List<T> once(List<T> all, String what, String id) {
    List<T> once = all.stream().distinct().toList();
    if (once.size() < all.size()) {
      note(Kind.TWICE, id, what + " stands twice; it is taken once.");
    }
    return once;
  }

  private void clash(Entry there, NewEntry entry) {
    boolean same =
        there.type() == entry.type()
            && there.text().equals(entry.text())
            && Set.copyOf(there.domains()).equals(Set.copyOf(entry.domains()))
            && Set.copyOf(there.evidence()).equals(Set.copyOf(entry.evidence()));
    String archived = there.archived().isPresent() ? " It is archived." : "";
    note(
        same ? Kind.SAME : Kind.OTHER_CONTENT,
        entry.id(),
        same
            ? "The vault has it already." + archived
            : "The vault has an entry of this id that says something else; the candidate is left"
                + " out."
                + archived
                + " Give it another id, or edit the entry.");
  }

  private void domain(Candidate candidate, String name, String id) {
    Optional<ProposedDomain> proposed =
        candidate.proposedDomains().stream().filter(one -> one.name().equals(name)).findFirst();
    Domain there = registry.get(name);
    if (there != null) {
      if (there.status() == DomainStatus.DEPRECATED) {
        note(Kind.DEPRECATED, id, "Domain %s is deprecated.".formatted(name));
      }
      if (proposed.filter(one -> !there.patterns().containsAll(one.patterns())).isPresent()) {
        note(
            Kind.LEFT_ALONE,
            id,
            "It proposes paths for domain %s, which is there already; they were left aside."
                .formatted(name));
      }
    } else if (request.terms().agreesTo(name)) {
      domains.putIfAbsent(name, row(name, proposed));
    } else {
      note(
          Kind.DOMAIN,
          id,
          "Domain %s is not in the registry%s. Agree to it, name one that is there for it, or refuse it."
              .formatted(name, proposed.isPresent() ? "; the candidate proposes it" : ""));
    }
  }

  /// A domain the curator agreed to by name is taken in even where no entry needs it yet.
  private void agreed(String name) {
    if (!registry.containsKey(name)) {
      Optional<ProposedDomain> proposed =
          request.items().stream()
              .flatMap(item -> item.candidate().proposedDomains().stream())
              .filter(one -> one.name().equals(name))
              .findFirst();
      domains.putIfAbsent(name, row(name, proposed));
    }
  }

  /// What a candidate proposes, no entry needs, and nobody said a word of.
  private void unused(IntakeItem item) {
    item.candidate().proposedDomains().stream()
        .map(ProposedDomain::name)
        .filter(name -> !name.isBlank() && !registry.containsKey(name))
        .filter(name -> !domains.containsKey(name) && !request.terms().covers(name))
        .filter(name -> !item.candidate().domains().contains(name))
        .forEach(
            name ->
                note(
                    Kind.LEFT_ALONE,
                    StoredText.of(item.candidate().id()),
                    "It proposes domain %s, under which it is not filed; it was left aside."
                        .formatted(name)));
  }

  private static IntakePlan.DomainRow row(String name, Optional<ProposedDomain> proposed) {
    return new IntakePlan.DomainRow(
        name,
        proposed
            .map(one -> StoredText.of(one.description()))
            .filter(description -> !description.isBlank())
            .orElse("auto-created by pipeline"),
        proposed
            .map(one -> one.patterns().stream().filter(p -> !p.isBlank()).distinct().toList())
            .orElse(List.of()));
  }

  private void conflicts(IntakeItem item, Set<String> queueIds) throws VaultException {
    String id = StoredText.of(item.candidate().id());
    int index = 0;
    for (ProposedConflict conflict : item.conflicts()) {
      Optional<String> related = StoredText.id(conflict.relatedId());
      if (related.isEmpty()) {
        note(Kind.LEFT_ALONE, id, "One of its conflicts names no entry; it is queued without one.");
      } else if (!isKnown(related.get()) || related.get().equals(id)) {
        note(
            Kind.RELATED,
            id,
            "Its conflict names %s, which is neither in the vault nor another of this batch."
                .formatted(related.get()));
        continue;
      }
      while (!queueIds.add(queueId(id, index))) {
        index++;
      }
      queue.add(
          new IntakePlan.QueueEntry(
              queueId(id, index), id, related, StoredText.of(conflict.reason())));
      index++;
    }
  }

  private void signals() throws VaultException {
    Map<Signal, String> said = new LinkedHashMap<>();
    for (IntakeItem item : request.items()) {
      String id = StoredText.of(item.candidate().id());
      CandidateSignals.in(request.batch(), List.of(item.candidate()))
          .forEach(signal -> said.putIfAbsent(signal, id));
    }
    for (Signal signal : FeedbackInbox.fresh(vault, List.copyOf(said.keySet()))) {
      note(
          Kind.SIGNAL,
          said.getOrDefault(signal, ""),
          "It says of %s%s%s. That goes into the inbox."
              .formatted(
                  signal.entryId(),
                  signal.signal().isEmpty() ? "" : " [" + signal.signal() + "]",
                  signal.note().isBlank() ? "" : ": \"" + signal.note().strip() + "\""));
    }
  }

  private String queueId(String id, int index) {
    return "cq-%s-%d-%d".formatted(id, epochSeconds, index);
  }

  private boolean isKnown(String id) throws VaultException {
    return entries.containsKey(id) || present.containsKey(id) || vault.entry(id).isPresent();
  }

  private void note(Kind kind, String id, String message) {
    notes.add(new IntakeNote(kind, id, message));
  }
}
