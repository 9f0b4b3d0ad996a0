package app.assay.distillery.gate;

import app.assay.distillery.layer2.Proposal;
import app.assay.distillery.layer2.Related;
import app.assay.distillery.layer2.Rubric;
import app.assay.distillery.layer2.Shortlist;
import app.assay.judge.CriterionVerdict;
import app.assay.judge.JudgeId;
import app.assay.judge.panel.Opinion;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// R6: a duplicate fails, a conflict passes and is queued, a refinement passes with a note, and who
/// is unsure makes it a conflict (seed, "When unsure").
final class NoveltyRule {

  private final Shortlist shortlist;
  private final Predicate<String> failedInBatch;
  private final String notes;

  /// @param failedInBatch true for ids of earlier candidates that failed themselves, so that
  ///   nothing is a duplicate of them
  NoveltyRule(Shortlist shortlist, Predicate<String> failedInBatch) {
    this.shortlist = shortlist;
    this.failedInBatch = failedInBatch;
    this.notes =
        Stream.concat(shortlist.skipped().stream(), shortlist.notes().stream())
            .collect(Collectors.joining(" "));
  }

  Ruling rule(Optional<Opinion> opinion) {
    if (shortlist.skipped().isPresent() && shortlist.related().isEmpty()) {
      return new Ruling.Skipped(notes);
    }
    if (shortlist.related().isEmpty()) {
      return new Ruling.Passed(EvidenceRule.join("There is nothing to compare it with.", notes));
    }
    if (opinion.isEmpty()) {
      return new Ruling.Undecided(EvidenceRule.join("R6 was not asked.", notes));
    }
    Heard isNew = new Heard(opinion.get(), Rubric.NEW);
    Heard consistent = new Heard(opinion.get(), Rubric.CONSISTENT);
    if (isNew.refused().isPresent()) {
      return duplicate(isNew, isNew.refused().get().by(), consistent);
    }
    if (consistent.refused().isPresent()) {
      return conflict(consistent, consistent.said(), "Contradicts");
    }
    return isNew
        .abstained()
        .or(consistent::abstained)
        .map(said -> conflict(isNew, Optional.of(said), "Unsure whether it repeats or contradicts"))
        .orElseGet(() -> settled(opinion.get(), isNew, consistent));
  }

  private Ruling settled(Opinion opinion, Heard isNew, Heard consistent) {
    if (!isNew.isAccepted() || !consistent.isAccepted()) {
      Heard open = isNew.isAccepted() ? consistent : isNew;
      return new Ruling.Undecided(
          EvidenceRule.join("open: %s. %s".formatted(open.criterion(), open.told()), notes));
    }
    Heard separate = new Heard(opinion, Rubric.SEPARATE);
    String note =
        separate.refused().isPresent()
            ? "Refines %s. %s".formatted(named(separate.said()).source(), separate.told())
            : "Compared with %d, unrelated. %s".formatted(shortlist.related().size(), isNew.told());
    return new Ruling.Passed(EvidenceRule.join(note, notes));
  }

  private Ruling duplicate(Heard isNew, JudgeId by, Heard consistent) {
    Related same = named(isNew.said());
    boolean sure = by.kind() == JudgeId.Kind.RULES;
    boolean both =
        consistent.refused().isPresent()
            && Objects.equals(named(consistent.said()).source(), same.source());
    if (!sure && both) {
      return conflict(isNew, isNew.said(), "Said to repeat and to contradict");
    }
    if (by.kind() == JudgeId.Kind.MODEL
        && same.signals().stream().anyMatch(Proposal.Signal::strengthensConflict)) {
      return conflict(isNew, isNew.said(), "May repeat what readers doubt,");
    }
    if (same.place() == Related.Place.BATCH && failedInBatch.test(same.id())) {
      return new Ruling.Undecided(
          EvidenceRule.join(
              "Repeats %s, which failed itself; a person has to say whether this one is new. %s"
                  .formatted(same.source(), isNew.told()),
              notes));
    }
    return new Ruling.Failed(
        EvidenceRule.join(
            "Semantically identical to %s. %s".formatted(same.source(), isNew.told()), notes));
  }

  private Ruling conflict(Heard heard, Optional<CriterionVerdict> said, String how) {
    Related other = named(said);
    if (other.place() == Related.Place.BATCH && failedInBatch.test(other.id())) {
      return new Ruling.Passed(
          EvidenceRule.join(
              "%s %s, which failed itself, so that nothing is queued."
                  .formatted(how, other.source()),
              notes));
    }
    String why = said.map(CriterionVerdict::reason).map(Heard::sentence).orElse("");
    String reason = EvidenceRule.join("%s %s. %s".formatted(how, other.id(), why), feedback(other));
    return new Ruling.Conflicts(
        other.id(),
        reason,
        EvidenceRule.join(
            "%s %s. %s Queued for a person."
                .formatted(how, other.source(), heard.open().isPresent() ? why : heard.told()),
            notes));
  }

  private static String feedback(Related other) {
    return other.signals().isEmpty()
        ? ""
        : other.signals().stream()
            .map(signal -> Heard.sentence(signal.label()))
            .collect(Collectors.joining(" ", "Readers called it ", ""));
  }

  /// The one whose words are quoted, else whose id stands in the reason, else the closest.
  private Related named(Optional<CriterionVerdict> said) {
    return said.flatMap(
            verdict ->
                verdict.quotes().stream()
                    .flatMap(quote -> shortlist.of(quote.evidence()).stream())
                    .findFirst())
        .or(
            () ->
                said.flatMap(
                    verdict ->
                        shortlist.related().stream()
                            .filter(one -> verdict.reason().contains(one.id()))
                            .findFirst()))
        .orElseGet(() -> shortlist.related().getFirst());
  }
}
