package app.assay.distillery.report;

import app.assay.distillery.candidate.PullRequest;
import app.assay.distillery.verdict.Outcome;
import app.assay.vault.Domain;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/// What is reported of a batch.
///
/// @param date such as `2026-03-26-2`
/// @param pulls the pull requests, also those without candidates; may be empty
/// @param candidates in their order
/// @param registry the vault's domains before the batch; empty where no vault is known
/// @param log what people decided since
public record BatchReport(
    String date,
    List<PullRequest> pulls,
    List<ReportedCandidate> candidates,
    List<Domain> registry,
    List<CurationLogRow> log) {

  public BatchReport {
    pulls = List.copyOf(pulls);
    candidates = List.copyOf(candidates);
    registry = List.copyOf(registry);
    log = List.copyOf(log);
  }

  List<ReportedCandidate> accepted() {
    return only(ReportedCandidate::isAccepted);
  }

  List<ReportedCandidate> rejectedByGate() {
    return only(one -> one.verdict().outcome() == Outcome.FAIL);
  }

  List<ReportedCandidate> rejectedByPeople() {
    return only(
        one -> one.verdict().outcome() != Outcome.FAIL && one.rejectedBecause().isPresent());
  }

  List<ReportedCandidate> undecided() {
    return only(
        one -> one.verdict().outcome() == Outcome.DEFERRED && one.rejectedBecause().isEmpty());
  }

  List<PullRequest> pulls(String outcome) {
    return pulls.stream().filter(pull -> pull.outcome().equals(outcome)).toList();
  }

  /// Those of the batch object, or those the candidates name.
  long processed() {
    return pulls.isEmpty()
        ? candidates.stream()
            .filter(one -> one.pull().isPresent())
            .map(one -> one.pull().getAsLong())
            .distinct()
            .count()
        : pulls("processed").size();
  }

  Optional<PullRequest> pull(long number) {
    return pulls.stream().filter(pull -> pull.number() == number).findFirst();
  }

  private List<ReportedCandidate> only(Predicate<ReportedCandidate> which) {
    return candidates.stream().filter(which).toList();
  }
}
