package app.assay.ui.review.model;

import app.assay.cgd.ClarityStatus;
import app.assay.cgd.check.CheckContext;
import app.assay.finding.Fix;
import app.assay.hitl.ClaimDecision;
import app.assay.hitl.ConfirmationRequest;
import app.assay.hitl.ConfirmationResult;
import app.assay.hitl.Reviewer;
import app.assay.hitl.Timing;
import app.assay.ui.theme.Texts;
import app.assay.workspace.Outcome;
import java.nio.file.Path;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// Works out in the background what the answers make of each document. An answer to a question that
/// is no longer asked is dropped.
final class Plans {

  private final ReviewTools tools;
  private final Texts texts;
  private final DiffRows rows;
  private final Runnable changed;
  private final Map<Path, DocumentPlan> plans = new HashMap<>();
  private final Map<Path, Long> asked = new HashMap<>();
  private final Set<Path> clear = new HashSet<>();
  private final Map<Path, Set<String>> taken = new HashMap<>();
  private long counter;

  /// @param changed called on the thread that draws when a plan is there
  Plans(ReviewTools tools, Texts texts, Runnable changed) {
    this.tools = tools;
    this.texts = texts;
    this.rows = new DiffRows(texts);
    this.changed = changed;
  }

  Optional<DocumentPlan> of(Path file) {
    return Optional.ofNullable(plans.get(file));
  }

  boolean isDeclaredClear(Path file) {
    return clear.contains(file);
  }

  void declareClear(Path file, boolean declared) {
    if (declared) {
      clear.add(file);
    } else {
      clear.remove(file);
    }
  }

  /// Takes a proposal into the plan, or out of it.
  void take(Path file, String title, boolean wanted) {
    Set<String> titles = taken.computeIfAbsent(file, f -> new HashSet<>());
    if (wanted) {
      titles.add(title);
    } else {
      titles.remove(title);
    }
  }

  /// Works out one document anew; without answers it has no plan.
  void update(ReviewDocument document, List<ClaimDecision> decisions, Reviewer reviewer) {
    Path file = document.file();
    long mine = ++counter;
    asked.put(file, mine);
    if (decisions.isEmpty()) {
      plans.remove(file);
      clear.remove(file);
      taken.remove(file);
      return;
    }
    if (tools.host().hasUnsavedChanges(file)) {
      plans.put(file, new DocumentPlan.Refused(texts.get("plan.unsaved", document.fileName())));
      return;
    }
    plans.put(file, new DocumentPlan.Waiting());
    boolean declared = clear.contains(file);
    Set<String> wanted = Set.copyOf(taken.getOrDefault(file, Set.of()));
    tools
        .runner()
        .submit(
            texts.get("task.plan", document.name()),
            progress -> plan(document, request(document, decisions, reviewer, declared), wanted),
            (Outcome<DocumentPlan> outcome) -> took(file, mine, outcome));
  }

  private void took(Path file, long number, Outcome<DocumentPlan> outcome) {
    if (asked.getOrDefault(file, 0L) != number) {
      return;
    }
    plans.put(
        file,
        switch (outcome) {
          case Outcome.Done<DocumentPlan>(DocumentPlan plan) -> plan;
          case Outcome.Failed<DocumentPlan>(String message) -> new DocumentPlan.Refused(message);
          case Outcome.Cancelled<DocumentPlan> _ ->
              new DocumentPlan.Refused(texts.get("plan.cancelled"));
        });
    changed.run();
  }

  private DocumentPlan plan(
      ReviewDocument document, ConfirmationRequest request, Set<String> wanted) {
    return switch (tools.confirmation().plan(document.parsed(), request)) {
      case ConfirmationResult.Planned planned -> ready(document, request, planned, wanted);
      case ConfirmationResult.Refused(String message) ->
          needsOnlyClear(document, request)
              ? new DocumentPlan.Undeclared(texts.get("plan.undeclared", document.name()))
              : new DocumentPlan.Refused(message);
    };
  }

  private DocumentPlan ready(
      ReviewDocument document,
      ConfirmationRequest request,
      ConfirmationResult.Planned bare,
      Set<String> wanted) {
    Set<String> made = new HashSet<>();
    ConfirmationResult.Planned whole = withProposals(bare, request, wanted, made);
    return new DocumentPlan.Ready(
        whole,
        document.written(whole.after()),
        rows.between(whole.before(), whole.after()),
        request.markClear(),
        bare.proposals().stream()
            .map(fix -> new DocumentPlan.Offer(fix.title(), made.contains(fix.title())))
            .toList());
  }

  /// The plan with those of its proposals that are wanted, in the order of the plan. One that is
  /// refused is left out, and stays an offer.
  ///
  /// @param made gets the titles of those that were made
  private ConfirmationResult.Planned withProposals(
      ConfirmationResult.Planned bare,
      ConfirmationRequest request,
      Set<String> wanted,
      Set<String> made) {
    ConfirmationResult.Planned plan = bare;
    for (Fix first : bare.proposals()) {
      Optional<Fix> now =
          plan.proposals().stream()
              .filter(fix -> fix.title().equals(first.title()) && wanted.contains(fix.title()))
              .findFirst();
      if (now.isPresent()
          && tools.confirmation().with(plan, now.get(), request)
              instanceof ConfirmationResult.Planned more) {
        plan = more;
        made.add(first.title());
      }
    }
    return plan;
  }

  /// Asks the engine itself whether the one missing thing is that the document is declared CLEAR.
  private boolean needsOnlyClear(ReviewDocument document, ConfirmationRequest request) {
    boolean unclear =
        document.parsed().header().clarityStatus().filter(s -> s == ClarityStatus.CLEAR).isEmpty();
    return unclear
        && !request.markClear()
        && tools
                .confirmation()
                .plan(
                    document.parsed(),
                    request(document, request.decisions(), request.reviewer(), true))
            instanceof ConfirmationResult.Planned;
  }

  private ConfirmationRequest request(
      ReviewDocument document, List<ClaimDecision> decisions, Reviewer reviewer, boolean declared) {
    Instant now = tools.clock().instant();
    return new ConfirmationRequest(
        reviewer,
        LocalDate.ofInstant(now, ZoneOffset.UTC),
        decisions,
        declared,
        CheckContext.at(now).withFile(Optional.of(document.fileName()), Optional.empty()),
        tools.writer().review().terms(document.file(), document.path()),
        Timing.MEASURED);
  }
}
