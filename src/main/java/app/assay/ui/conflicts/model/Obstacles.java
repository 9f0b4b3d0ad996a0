package app.assay.ui.conflicts.model;

import app.assay.distillery.curation.Choice;
import app.assay.distillery.curation.CurationResult;
import app.assay.ui.conflicts.model.ConflictDesk.Listing;
import app.assay.ui.theme.Texts;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// Says why a decision cannot be made, or was not.
final class Obstacles {

  private final Texts texts;

  Obstacles(Texts texts) {
    this.texts = texts;
  }

  /// What is in the way of a choice.
  ///
  /// @param chosen the conflicts it is for
  /// @return a sentence, or no words where nothing is chosen; empty where nothing is in the way
  Optional<String> to(Choice choice, List<ConflictRow> chosen, Listing listing) {
    if (chosen.isEmpty()) {
      return Optional.of("");
    }
    if (choice == Choice.SKIP) {
      return Optional.empty();
    }
    if (listing.readOnly()) {
      return Optional.of(texts.get("obstacle.readOnly", listing.notice()));
    }
    if (choice.needsTwo() && chosen.stream().anyMatch(c -> c.existing().isEmpty())) {
      return Optional.of(texts.get("obstacle.alone"));
    }
    if (chosen.size() > 1 && choice.rewrites()) {
      return Optional.of(texts.get("obstacle.one"));
    }
    Set<String> named = new HashSet<>();
    boolean twice = chosen.stream().flatMap(c -> c.entries().stream()).anyMatch(e -> !named.add(e));
    return twice && choice != Choice.KEEP_BOTH
        ? Optional.of(texts.get("obstacle.twice"))
        : Optional.empty();
  }

  /// Whether another curator is at one of them.
  Optional<String> taken(List<ConflictRow> chosen, RowLeases leases) {
    return chosen.stream()
        .filter(row -> leases.other(row.id()).isPresent())
        .findFirst()
        .map(row -> texts.get("obstacle.taken", leases.words(row.id())));
  }

  /// What was in the way of a decision that was tried.
  Optional<String> in(CurationResult result) {
    return switch (result) {
      case CurationResult.Done _ -> Optional.empty();
      case CurationResult.Refused(String why) -> Optional.of(why);
      case CurationResult.Rejected(List<String> objections) ->
          Optional.of(texts.get("rejected", String.join(" ", objections)));
      case CurationResult.OthersOpen(var rows) -> Optional.of(texts.get("others", rows.size()));
      case CurationResult.Stale(List<String> changes, var _) ->
          Optional.of(texts.get("stale", String.join(" ", changes)));
    };
  }
}
