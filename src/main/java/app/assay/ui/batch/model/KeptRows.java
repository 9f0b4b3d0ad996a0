package app.assay.ui.batch.model;

import app.assay.distillery.candidate.Candidate;
import app.assay.distillery.candidate.CandidateReading;
import app.assay.distillery.kept.KeptCase;
import app.assay.distillery.kept.KeptState;
import app.assay.distillery.verdict.CandidateVerdict;
import app.assay.distillery.verdict.Outcome;
import app.assay.vault.KeptCandidate;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Brings what a vault keeps of candidates to the rows of a batch that is opened.
final class KeptRows {

  private final Map<String, List<KeptCase>> byId = new HashMap<>();
  private final String batch;

  /// @param all what the vault keeps
  /// @param batch what the opened batch is called
  KeptRows(List<KeptCase> all, String batch) {
    this.batch = batch;
    for (KeptCase one : all) {
      List<KeptCase> same = byId.computeIfAbsent(one.id(), _ -> new ArrayList<>());
      if (one.batch().equals(batch)) {
        same.addFirst(one);
      } else {
        same.add(one);
      }
    }
  }

  /// The row with its kept verdict, where that is of the very same content; else it is said that
  /// one is kept of another text.
  BatchRow shown(BatchRow row) {
    List<KeptCase> cases = byId.getOrDefault(row.candidate().id(), List.of());
    if (cases.isEmpty()) {
      return row;
    }
    BatchRow shown = judged(row, cases);
    for (KeptCase one : cases) {
      Optional<KeptCandidate> decision = one.decision().filter(kept -> isOf(kept, row.candidate()));
      if (decision.isPresent() && one.state() == KeptState.REOPENED) {
        shown = shown.reopened(decision.get().reason());
      } else if (decision.isPresent()
          && one.state() == KeptState.REJECTED
          && one.batch().equals(batch)
          && row.decided() == Decided.NOTHING) {
        shown = shown.decided(Decided.REJECTED, decision.get().reason());
      }
    }
    return shown;
  }

  private BatchRow judged(BatchRow row, List<KeptCase> cases) {
    for (KeptCase one : cases) {
      for (KeptCandidate kept : one.history()) {
        Optional<CandidateVerdict> verdict =
            isOf(kept, row.candidate()) ? KeptCase.verdict(kept) : Optional.empty();
        if (verdict.isPresent()) {
          return row.kept(
              verdict, mark(kept, verdict.get().outcome(), verdict.get().codes(), false));
        }
      }
    }
    return cases.stream()
        .filter(one -> one.batch().equals(batch) && !one.id().isBlank())
        .flatMap(one -> one.judged().stream())
        .findFirst()
        .map(kept -> row.kept(row.verdict(), stale(kept)))
        .orElse(row);
  }

  private static KeptVerdict stale(KeptCandidate kept) {
    List<String> codes = KeptCase.verdict(kept).map(CandidateVerdict::codes).orElse(List.of());
    return mark(kept, Outcome.ofLabel(kept.verdict()).orElse(Outcome.DEFERRED), codes, true);
  }

  private static KeptVerdict mark(
      KeptCandidate kept, Outcome outcome, List<String> codes, boolean stale) {
    return new KeptVerdict(kept.at(), kept.by(), outcome, codes, stale);
  }

  /// Whether a row of the vault is of this very content, however it is laid out.
  private static boolean isOf(KeptCandidate kept, Candidate candidate) {
    return kept.candidate().equals(candidate.text())
        || (Candidate.read(kept.candidate()) instanceof CandidateReading.Read(Candidate read)
            && read.json().equals(candidate.json()));
  }
}
