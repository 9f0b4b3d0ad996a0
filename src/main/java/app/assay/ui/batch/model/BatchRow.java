package app.assay.ui.batch.model;

import app.assay.distillery.candidate.Candidate;
import app.assay.distillery.verdict.CandidateVerdict;
import app.assay.distillery.verdict.Outcome;
import app.assay.ui.entry.model.DraftCheck.Flaw;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// A candidate on the screen.
///
/// @param place where it stands in the file, for people
/// @param edited true where it differs from the file
/// @param flaws what layer 1 says of it as it is now
/// @param verdict what the gate said of it as it is now; empty while it was not asked
/// @param alike what it was held against, the most alike first
/// @param reason a person's, where something was decided
/// @param inVault true once it was accepted into the vault
/// @param kept what the vault keeps of an earlier run; the verdict is that one unless it is stale
/// @param reopened why somebody wants it decided once more: then a person may accept what failed
public record BatchRow(
    String place,
    Candidate candidate,
    boolean edited,
    List<Flaw> flaws,
    Optional<CandidateVerdict> verdict,
    List<Likeness> alike,
    Decided decided,
    String reason,
    boolean inVault,
    Optional<KeptVerdict> kept,
    Optional<String> reopened) {

  public BatchRow {
    flaws = List.copyOf(flaws);
    alike = List.copyOf(alike);
  }

  /// A row of which the vault keeps nothing.
  public BatchRow(
      String place,
      Candidate candidate,
      boolean edited,
      List<Flaw> flaws,
      Optional<CandidateVerdict> verdict,
      List<Likeness> alike,
      Decided decided,
      String reason,
      boolean inVault) {
    this(
        place,
        candidate,
        edited,
        flaws,
        verdict,
        alike,
        decided,
        reason,
        inVault,
        Optional.empty(),
        Optional.empty());
  }

  /// How far the gate is with it.
  public Standing standing() {
    if (verdict.isEmpty()) {
      return refuses() ? Standing.FAIL : Standing.NONE;
    }
    CandidateVerdict said = verdict.get();
    if (said.outcome() == Outcome.PASS) {
      return said.conflict().isPresent() ? Standing.CONFLICT : Standing.PASS;
    }
    return said.outcome() == Outcome.FAIL ? Standing.FAIL : Standing.DEFERRED;
  }

  /// Whether a rule of layer 1 refuses it.
  public boolean refuses() {
    return flaws.stream().anyMatch(Flaw::refuses);
  }

  /// The codes it fails by.
  public List<String> codes() {
    return verdict
        .map(CandidateVerdict::codes)
        .orElseGet(() -> flaws.stream().filter(Flaw::refuses).map(Flaw::code).distinct().toList());
  }

  /// Whether it would enter the vault now: accepted by a person, or passed and not rejected.
  public boolean enters() {
    boolean passed = standing() == Standing.PASS || standing() == Standing.CONFLICT;
    return !inVault
        && !refuses()
        && (decided == Decided.ACCEPTED || (decided == Decided.NOTHING && passed));
  }

  /// True when every word occurs in it somewhere.
  boolean has(List<String> words) {
    if (words.isEmpty()) {
      return true;
    }
    String all =
        String.join("\n", candidate.id(), candidate.title(), candidate.claim())
            .toLowerCase(Locale.getDefault());
    return words.stream().allMatch(all::contains);
  }

  BatchRow with(Candidate changed, List<Flaw> now) {
    return new BatchRow(
        place,
        changed,
        true,
        now,
        Optional.empty(),
        List.of(),
        decided,
        reason,
        inVault,
        kept.map(KeptVerdict::ofAnotherText),
        reopened);
  }

  BatchRow heard(CandidateVerdict said, List<Likeness> compared) {
    return new BatchRow(
        place,
        candidate,
        edited,
        flaws,
        Optional.of(said),
        compared,
        decided,
        reason,
        inVault,
        Optional.empty(),
        reopened);
  }

  BatchRow decided(Decided what, String why) {
    return new BatchRow(
        place, candidate, edited, flaws, verdict, alike, what, why, inVault, kept, reopened);
  }

  /// The same at another place of the file.
  BatchRow at(String where, boolean there) {
    return new BatchRow(where, candidate, edited, flaws, verdict, alike, decided, reason, there);
  }

  BatchRow entered(boolean is) {
    return new BatchRow(
        place, candidate, edited, flaws, verdict, alike, decided, reason, is, kept, reopened);
  }

  BatchRow kept(Optional<CandidateVerdict> said, KeptVerdict mark) {
    return new BatchRow(
        place,
        candidate,
        edited,
        flaws,
        said,
        alike,
        decided,
        reason,
        inVault,
        Optional.of(mark),
        reopened);
  }

  BatchRow reopened(String why) {
    return new BatchRow(
        place,
        candidate,
        edited,
        flaws,
        verdict,
        alike,
        decided,
        reason,
        inVault,
        kept,
        Optional.of(why));
  }
}
