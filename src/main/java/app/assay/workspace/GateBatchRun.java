package app.assay.workspace;

import app.assay.distillery.candidate.BatchItem;
import app.assay.distillery.candidate.Candidate;
import app.assay.distillery.curation.CandidateSignals;
import app.assay.distillery.curation.FeedbackInbox;
import app.assay.distillery.curation.Signal;
import app.assay.distillery.gate.BatchLookUp;
import app.assay.distillery.gate.CandidateCase;
import app.assay.distillery.gate.Keeping;
import app.assay.distillery.layer1.Layer1;
import app.assay.distillery.layer1.LayerOneResult;
import app.assay.distillery.layer1.Registry;
import app.assay.distillery.layer2.Proposal;
import app.assay.distillery.layer2.Rubric;
import app.assay.distillery.verdict.CandidateVerdict;
import app.assay.distillery.verdict.Outcome;
import app.assay.distillery.verdict.VerdictJson;
import app.assay.hitl.opinion.ClaimQuestions;
import app.assay.judge.Question;
import app.assay.judge.panel.Opinion;
import app.assay.judge.queue.Asked;
import app.assay.judge.queue.QuestionQueue;
import app.assay.judge.queue.QueueResult;
import app.assay.judge.queue.QueuedQuestion;
import app.assay.vault.Intent;
import app.assay.vault.KeptCandidate;
import app.assay.vault.VaultException;
import app.assay.vault.VaultReader;
import app.assay.vault.VaultWriter;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/// Takes a batch through the gate: layer 1 of all candidates at once, then layer 2 of some at a
/// time, each question in the queue of questions before it is asked. Nothing is written but
/// questions, answers and, in the vault's own record, the verdicts. An instance belongs to one
/// batch and to one thread at a time; run it in a [Work].
public final class GateBatchRun {

  /// So many candidates are asked about first; then twice as many each time.
  private static final int FIRST = 9;

  private static final int MOST = 1_152;

  /// How long the search through a checkout may take.
  private static final Duration SEARCH = Duration.ofSeconds(30);

  private static final DateTimeFormatter AT =
      DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm:ss", Locale.ROOT).withZone(ZoneOffset.UTC);

  private final Judges judges;
  private final GateBatch what;
  private final QuestionQueue queue;
  private final List<BatchItem> items;
  private final List<Proposal> proposals;
  private final List<LayerOneResult> first = new ArrayList<>();
  private final List<CandidateCase> cases = new ArrayList<>();
  private final List<CandidateVerdict> verdicts = new ArrayList<>();
  private final Map<String, List<Integer>> byId = new HashMap<>();
  private final Set<Integer> complete = new HashSet<>();
  private final Set<String> notices = new TreeSet<>();

  public GateBatchRun(Judges judges, GateBatch what) {
    this.judges = judges;
    this.what = what;
    this.queue = judges.queue();
    this.items = what.batch().items();
    this.proposals = items.stream().map(i -> Proposal.of(i.candidate())).toList();
  }

  /// Gates all of it.
  ///
  /// @param each gets each candidate after layer 1, whenever something more is known of it, and a
  ///   last time when it is complete; on the calling thread
  /// @throws CancellationException when `progress` says so; what was answered by then is in the
  ///   queue, so that the next run goes on where this one was, and complete verdicts are kept
  public GatedBatch run(Progress progress, Consumer<GatedCandidate> each) {
    notices.addAll(judges.notices());
    boolean ended = false;
    try (BatchLookUp lookUp = lookUp(progress)) {
      layer1(lookUp, progress, each);
      int from = 0;
      for (int size = FIRST; from < items.size(); size = Math.min(MOST, 2 * size)) {
        int to = Math.min(items.size(), from + size);
        layer2(IntStream.range(from, to).boxed().toList(), progress, each);
        from = to;
      }
      ended = true;
    } finally {
      if (!ended) {
        what.keptBy().ifPresent(by -> keep(by, List.of()));
      }
    }
    withdrawOthers();
    return gated(what.keptBy().map(this::keep).orElse(0));
  }

  /// Looks again at candidates of a batch that was run: answers that people gave meanwhile count,
  /// and what follows from them is asked.
  ///
  /// @param indexes their places in the batch, from 0
  public GatedBatch refresh(
      Collection<Integer> indexes, Progress progress, Consumer<GatedCandidate> each) {
    try (BatchLookUp lookUp = lookUp(progress)) {
      Set<Integer> chosen = new TreeSet<>(indexes);
      for (int index : chosen) {
        CandidateCase one = cases.get(index);
        one.lookIn(lookUp.of(index));
        for (Question question : one.asked()) {
          Optional<QueuedQuestion> queued = queue.find(question.id());
          if (queued.isPresent() && one.asked().contains(question)) {
            one.hear(judges.known(queued.get()));
          }
        }
      }
      layer2(List.copyOf(chosen), progress, each);
      judgeAgain(each);
    }
    return gated(what.keptBy().map(this::keep).orElse(0));
  }

  private BatchLookUp lookUp(Progress progress) {
    Instant end = judges.clock().instant().plus(SEARCH);
    return new BatchLookUp(
        proposals,
        place -> first.get(place).passes(),
        what.vault(),
        what.checkout(),
        judges.elsewhere(),
        () -> progress.isCancelled() || judges.clock().instant().isAfter(end));
  }

  private void layer1(BatchLookUp lookUp, Progress progress, Consumer<GatedCandidate> each) {
    first.clear();
    cases.clear();
    verdicts.clear();
    byId.clear();
    complete.clear();
    Registry registry = registry();
    Set<String> places = new HashSet<>();
    for (int i = 0; i < items.size(); i++) {
      progress.stopIfCancelled();
      Candidate candidate = items.get(i).candidate();
      LayerOneResult result = Layer1.check(candidate, registry);
      first.add(result);
      byId.computeIfAbsent(candidate.id(), _ -> new ArrayList<>()).add(i);
      cases.add(
          new CandidateCase(
              place(i, places), proposals.get(i), result.rejects(), what.layers(), lookUp.of(i)));
      verdicts.add(verdict(i));
      each.accept(candidate(i));
      progress.update(i + 1, items.size(), "Layer 1: " + candidate.id());
    }
  }

  private Registry registry() {
    if (what.vault().isEmpty()) {
      return Registry.UNKNOWN;
    }
    try {
      return what.vault().get().read(reader -> Registry.of(reader.domains()));
    } catch (VaultException e) {
      notices.add("The domains of the vault are not known. " + e.error().message());
      return Registry.UNKNOWN;
    }
  }

  /// Unique in the batch: the id, with a number where it is missing or stands twice.
  private String place(int index, Set<String> places) {
    String id = items.get(index).candidate().id().strip().replaceAll("\\s+", "-");
    String plain = what.batch().name() + " " + (id.isEmpty() ? "#" + (index + 1) : id);
    String place = places.add(plain) ? plain : plain + "#" + (index + 1);
    places.add(place);
    return place;
  }

  /// A question that is due, with the place of its candidate.
  private record Due(int index, Question question) {}

  private void layer2(List<Integer> indexes, Progress progress, Consumer<GatedCandidate> each) {
    Progress part = new Part(progress, complete.size(), items.size());
    List<Due> due = next(indexes, progress);
    while (!due.isEmpty()) {
      ask(due, part, each);
      due = next(indexes, progress);
    }
    for (int index : indexes) {
      complete.add(index);
      verdicts.set(index, verdict(index));
      each.accept(candidate(index));
      progress.update(complete.size(), items.size(), cases.get(index).place());
    }
  }

  private List<Due> next(List<Integer> indexes, Progress progress) {
    List<Due> due = new ArrayList<>();
    for (int index : indexes) {
      progress.stopIfCancelled();
      cases.get(index).next(id -> failed(id, index)).forEach(q -> due.add(new Due(index, q)));
    }
    return due;
  }

  /// Asks. Where there is nothing to look at, or the gate has no model, only the rules and whoever
  /// answered before are heard: a person has to look.
  private void ask(List<Due> due, Progress part, Consumer<GatedCandidate> each) {
    Map<String, Integer> places = new HashMap<>();
    List<Question> shown = new ArrayList<>();
    List<Question> blind = new ArrayList<>();
    for (Due one : due) {
      places.put(one.question().id(), one.index());
      (isForModel(one.question()) ? shown : blind).add(one.question());
    }
    Consumer<Opinion> hear =
        opinion -> {
          int index = places.getOrDefault(opinion.question().id(), -1);
          cases.get(index).hear(opinion);
          verdicts.set(index, verdict(index));
          each.accept(candidate(index));
        };
    if (!blind.isEmpty()) {
      Asked asked = queue.ask(blind);
      notices.addAll(asked.troubles());
      for (QueuedQuestion queued : asked.questions()) {
        part.stopIfCancelled();
        hear.accept(known(queued));
      }
    }
    if (!shown.isEmpty()) {
      notices.addAll(new JudgeRun(judges).ask(shown, _ -> false, part, hear).troubles());
    }
  }

  private boolean isForModel(Question question) {
    return !question.evidence().isEmpty() && judges.policies().of(question.gate()).asksModel();
  }

  /// What rules and people say; a question that the rules have settled needs nobody else.
  private Opinion known(QueuedQuestion queued) {
    Opinion opinion = judges.known(queued);
    if (queued.isOpen()
        && !opinion.settlement().isOpen()
        && queue.record(opinion.question().id(), opinion.answers(), true)
            instanceof QueueResult.Refused(String message)) {
      notices.add(message);
    }
    return opinion;
  }

  private boolean failed(String id, int before) {
    return byId.getOrDefault(id, List.of()).stream()
        .filter(index -> index < before)
        .allMatch(index -> verdicts.get(index).outcome() == Outcome.FAIL);
  }

  private CandidateVerdict verdict(int index) {
    return cases.get(index).verdict(id -> failed(id, index));
  }

  private GatedCandidate candidate(int index) {
    CandidateCase one = cases.get(index);
    return new GatedCandidate(
        index,
        items.get(index),
        first.get(index),
        verdicts.get(index),
        one.asked(),
        one.opinions(),
        one.compared(),
        one.seen(),
        complete.contains(index));
  }

  /// What one candidate is may change what a later one repeats.
  private void judgeAgain(Consumer<GatedCandidate> each) {
    for (int index = 0; index < items.size(); index++) {
      CandidateVerdict now = verdict(index);
      if (!now.equals(verdicts.get(index))) {
        verdicts.set(index, now);
        each.accept(candidate(index));
      }
    }
  }

  /// Questions about candidates of this batch that are not asked any more.
  private void withdrawOthers() {
    Set<String> asked = new HashSet<>();
    cases.forEach(one -> one.asked().forEach(question -> asked.add(question.id())));
    String batch = what.batch().name();
    notices.addAll(
        queue
            .ask(
                List.of(),
                q ->
                    q.gate().gate().equals(Rubric.GATE)
                        && ClaimQuestions.pathOf(q).equals(batch)
                        && !asked.contains(q.id()))
            .troubles());
  }

  private GatedBatch gated(int kept) {
    return new GatedBatch(
        what.batch(),
        IntStream.range(0, items.size()).mapToObj(this::candidate).toList(),
        List.copyOf(notices),
        kept);
  }

  /// Keeps the verdicts that are not kept yet, and what the candidates say of entries, all in one
  /// transaction.
  private int keep(String by) {
    return keep(by, CandidateSignals.in(what.batch().name(), what.batch().candidates()));
  }

  private int keep(String by, List<Signal> said) {
    if (what.vault().isEmpty() || items.isEmpty()) {
      return 0;
    }
    String at = AT.format(judges.clock().instant());
    List<KeptCandidate> now = new ArrayList<>();
    for (int i : complete.stream().sorted().toList()) {
      CandidateVerdict verdict = verdicts.get(i);
      now.add(
          new KeptCandidate(
              what.batch().name(),
              verdict.candidateId(),
              items.get(i).candidate().text(),
              verdict.outcome().label(),
              VerdictJson.json(verdict).toString(),
              "",
              "",
              by,
              at));
    }
    try {
      List<KeptCandidate> fresh = Keeping.fresh(what.vault().get().read(VaultReader::kept), now);
      List<Signal> unheard = what.vault().get().read(vault -> FeedbackInbox.fresh(vault, said));
      return fresh.isEmpty() && unheard.isEmpty()
          ? 0
          : what.vault().get().write(intent(by), vault -> keep(vault, fresh, unheard));
    } catch (VaultException e) {
      notices.add("Verdicts and signals were not kept in the vault. " + e.error().message());
      return 0;
    }
  }

  private Intent intent(String by) {
    return new Intent("keep", by, "", what.batch().name());
  }

  private static int keep(VaultWriter vault, List<KeptCandidate> fresh, List<Signal> unheard)
      throws VaultException {
    for (KeptCandidate one : fresh) {
      vault.keep(one);
    }
    FeedbackInbox.put(vault, unheard);
    return fresh.size();
  }

  /// A part of the work, told in candidates.
  private record Part(Progress whole, long done, long total) implements Progress {

    @Override
    public void update(long done, long total, String message) {
      whole.update(this.done, this.total, message);
    }

    @Override
    public boolean isCancelled() {
      return whole.isCancelled();
    }
  }
}
