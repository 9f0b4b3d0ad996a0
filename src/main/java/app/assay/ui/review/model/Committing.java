package app.assay.ui.review.model;

import app.assay.hitl.ClaimDecision;
import app.assay.hitl.Reviewer;
import app.assay.hitl.WriteResult;
import app.assay.ledger.LedgerHead;
import app.assay.ui.theme.Texts;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// What the answers make of the documents, and putting it there and back.
public final class Committing {

  private final ReviewTools tools;
  private final Texts texts;
  private final Answers answers;
  private final Naming naming;
  private final Position position;
  private final ReviewEvents events;
  private final Plans plans;
  private final Writing writing;
  private List<WriteOutcome> outcomes = List.of();
  private Optional<LedgerHead> ledger = Optional.empty();

  Committing(
      ReviewTools tools,
      Texts texts,
      Answers answers,
      Naming naming,
      Position position,
      ReviewEvents events) {
    this.tools = tools;
    this.texts = texts;
    this.answers = answers;
    this.naming = naming;
    this.position = position;
    this.events = events;
    this.plans = new Plans(tools, texts, events::changed);
    this.writing = new Writing(tools, texts);
  }

  /// The documents with answers that are not written yet.
  public List<ReviewDocument> documents() {
    Set<Path> files = answers.files();
    return position.queue().documents().stream().filter(d -> files.contains(d.file())).toList();
  }

  /// The answers about a document that are not written yet.
  public List<ClaimDecision> answers(ReviewDocument document) {
    return answers.given(document.file());
  }

  /// What writing a document would do; empty while nothing about it is answered.
  public Optional<DocumentPlan> plan(ReviewDocument document) {
    return plans.of(document.file());
  }

  public boolean isDeclaredClear(ReviewDocument document) {
    return plans.isDeclaredClear(document.file());
  }

  /// Declares a document CLEAR with the answers, or not.
  public void declareClear(ReviewDocument document, boolean declared) {
    plans.declareClear(document.file(), declared);
    replan(document);
    events.changed();
  }

  /// Makes a proposed change of the text part of what is written, or not.
  public void take(ReviewDocument document, DocumentPlan.Offer offer, boolean wanted) {
    plans.take(document.file(), offer.title(), wanted);
    replan(document);
    events.changed();
  }

  /// What can be written now; empty while a document is still being worked out.
  public List<WriteJob> ready() {
    List<WriteJob> jobs = new ArrayList<>();
    for (ReviewDocument document : documents()) {
      Optional<DocumentPlan> plan = plan(document);
      if (plan.isEmpty() || plan.get() instanceof DocumentPlan.Waiting) {
        return List.of();
      }
      if (plan.get() instanceof DocumentPlan.Ready ready) {
        jobs.add(new WriteJob(document, ready.planned(), ready.after()));
      }
    }
    return jobs;
  }

  public boolean isBusy() {
    return writing.isBusy();
  }

  /// What came of the last writing, a document each.
  public List<WriteOutcome> outcomes() {
    return outcomes;
  }

  /// Where the ledger stands; empty before it was read.
  public Optional<LedgerHead> ledger() {
    return ledger;
  }

  void setLedger(LedgerHead head) {
    ledger = Optional.of(head);
  }

  /// Works out anew what becomes of a document.
  void replan(ReviewDocument document) {
    Optional<Reviewer> who = naming.reviewer();
    who.ifPresent(r -> plans.update(document, answers.given(document.file()), r));
  }

  /// Writes what can be written.
  void write() {
    List<WriteJob> jobs = ready();
    if (!jobs.isEmpty() && !writing.isBusy()) {
      writing.write(jobs, this::wrote);
    }
  }

  private void wrote(Writing.Report report) {
    ledger = Optional.of(report.head());
    outcomes = report.outcomes();
    List<WriteOutcome> done = written(report.outcomes());
    done.forEach(outcome -> adopt(outcome.job()));
    if (!done.isEmpty()) {
      int count = done.stream().mapToInt(o -> o.job().planned().decisions().size()).sum();
      tools.undo().execute(new Write(texts.get("undo.write", count), done, this));
    }
    events.wrote();
    tellHost(done);
  }

  /// Gives the files of a command their former bytes again; its answers are unwritten once more.
  void takeBack(Write command) {
    command.done().forEach(outcome -> unadopt(outcome.job()));
    writing.takeBack(command, report -> tookBack(command, report));
    events.askAgain();
  }

  private void tookBack(Write command, Writing.Report report) {
    ledger = Optional.of(report.head());
    List<String> said = new ArrayList<>();
    for (WriteOutcome outcome : report.outcomes()) {
      String name = outcome.job().document().fileName();
      if (outcome.isWritten()) {
        said.add(texts.get("notice.tookBack", name));
      } else {
        said.add(texts.get("notice.notTakenBack", name));
        adopt(outcome.job());
      }
    }
    List<WriteJob> back = written(report.outcomes()).stream().map(WriteOutcome::job).toList();
    command.setDone(command.done().stream().filter(o -> back.contains(o.job())).toList());
    events.say(said);
    tellHost(written(report.outcomes()));
  }

  /// Writes again what a command wrote before it was taken back.
  void writeAgain(Write command) {
    List<WriteJob> jobs = command.done().stream().map(WriteOutcome::job).toList();
    jobs.forEach(this::adopt);
    writing.write(
        jobs,
        report -> {
          ledger = Optional.of(report.head());
          outcomes = report.outcomes();
          command.setDone(written(outcomes));
          outcomes.stream().filter(o -> !o.isWritten()).forEach(o -> unadopt(o.job()));
          events.wrote();
          tellHost(command.done());
        });
    events.changed();
  }

  /// What is the matter with a document that was not written; empty when it was.
  public String trouble(WriteOutcome outcome) {
    return switch (outcome.result()) {
      case WriteResult.Failed(String message) -> message;
      case WriteResult.ChangedUnderneath _ ->
          texts.get(
              "write.changed",
              outcome.job().document().fileName(),
              outcome.job().planned().decisions().size());
      case WriteResult.Written _ -> "";
    };
  }

  private void adopt(WriteJob job) {
    answers.wrote(job.document().file(), job.planned().decisions());
    put(job.after());
  }

  private void unadopt(WriteJob job) {
    answers.tookBack(job.document().file(), job.planned().decisions());
    put(job.document());
  }

  private void put(ReviewDocument now) {
    position.update(position.queue().with(now));
    replan(now);
  }

  private void tellHost(List<WriteOutcome> done) {
    done.forEach(outcome -> tools.host().written(outcome.job().document().file()));
  }

  private static List<WriteOutcome> written(List<WriteOutcome> outcomes) {
    return outcomes.stream().filter(WriteOutcome::isWritten).toList();
  }
}
