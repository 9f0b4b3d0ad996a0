package app.assay.ui.judge.model;

import app.assay.cgd.MachineNames;
import app.assay.hitl.opinion.PersonDecision;
import app.assay.hitl.opinion.PersonDecisions;
import app.assay.judge.Question;
import app.assay.judge.injection.InjectionScan;
import app.assay.judge.queue.QuestionListing;
import app.assay.judge.queue.QueueResult;
import app.assay.judge.queue.QueuedQuestion;
import app.assay.ledger.Ledger;
import app.assay.ui.theme.Texts;
import app.assay.workspace.JudgeRun;
import app.assay.workspace.Judges;
import app.assay.workspace.Progress;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/// The questions of one vault, its judges and its ledger.
public final class VaultDesk implements QuestionDesk, PersonDesk {

  private final Texts texts = new Texts("judge");
  private final Path root;
  private final Supplier<Judges> judges;
  private final Clock clock;
  private final String program;

  /// @param root the vault's folder
  /// @param judges makes those of one run, with its own limit of money
  /// @param program version of the program, for the ledger
  public VaultDesk(Path root, Supplier<Judges> judges, Clock clock, String program) {
    this.root = root;
    this.judges = judges;
    this.clock = clock;
    this.program = program;
  }

  @Override
  public Listing list() {
    Judges now = judges.get();
    QuestionListing listing = now.queue().list();
    List<String> troubles = new ArrayList<>(now.notices());
    troubles.addAll(listing.troubles());
    return new Listing(new QuestionRows(clock.instant()).of(listing.questions()), troubles);
  }

  /// The questions with these ids that are still there, in this order.
  public List<QueuedQuestion> questions(List<String> ids) {
    QuestionListing listing = judges.get().queue().list();
    return ids.stream()
        .flatMap(
            id -> listing.questions().stream().filter(q -> q.question().id().equals(id)).limit(1))
        .toList();
  }

  /// The same, as a person looks at them.
  public List<OpenQuestion> open(List<String> ids) {
    InjectionScan scan = InjectionScan.load();
    return questions(ids).stream()
        .map(q -> new OpenQuestion(q, notices(q.question(), scan)))
        .toList();
  }

  private List<String> notices(Question question, InjectionScan scan) {
    List<String> notices = new ArrayList<>();
    if (scan.speaksToJudge(question.subject())) {
      notices.add(texts.get("notice.subject"));
    }
    question.evidence().stream()
        .filter(e -> scan.speaksToJudge(e.text()))
        .forEach(e -> notices.add(texts.get("notice.evidence", e.id())));
    return notices;
  }

  @Override
  public Estimate estimate(List<String> ids) {
    List<Question> questions = questions(ids).stream().map(QueuedQuestion::question).toList();
    Estimates.Sum sum = new Estimates(judges.get()).of(questions);
    String sentence =
        sum.asksModel() && sum.withinCap() && sum.calls() > 0
            ? texts.get("estimate.ask", sum.sentence())
            : sum.sentence();
    return new Estimate(sentence, sum.calls() > 0, sum.asksModel() && sum.withinCap());
  }

  @Override
  public String ask(List<String> ids, Progress progress) {
    Heard heard = new Heard();
    JudgeRun.Ended ended = new JudgeRun(judges.get()).again(questions(ids), progress, heard::add);
    return heard.sentence(ended.troubles());
  }

  @Override
  public Optional<String> save(PersonDecision decision) {
    QueueResult result =
        new PersonDecisions(
                judges.get().queue(), Ledger.open(root, clock), MachineNames.load(), clock, program)
            .decide(decision);
    return result instanceof QueueResult.Refused(String message)
        ? Optional.of(message)
        : Optional.empty();
  }
}
