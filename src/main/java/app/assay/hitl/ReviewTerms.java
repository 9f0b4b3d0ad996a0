package app.assay.hitl;

import app.assay.hitl.profile.PersonName;
import app.assay.hitl.profile.ReviewPolicy;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// On what terms a document's claims may be answered: what its vault asks for and what was answered
/// before. Made by [VaultReview]; there is no answering without them.
public sealed interface ReviewTerms {

  /// The terms are known.
  ///
  /// @param policy what the vault asks for
  /// @param first confirmations of this document that wait for a second person
  /// @param latest when each reviewer last answered in this vault, by name
  record Known(ReviewPolicy policy, List<FirstReview> first, Map<String, Instant> latest)
      implements ReviewTerms {

    public Known {
      first = List.copyOf(first);
      latest = Map.copyOf(latest);
    }

    /// When a reviewer last answered.
    Optional<Instant> latest(Reviewer reviewer) {
      PersonName name = PersonName.of(reviewer.name());
      return latest.entrySet().stream()
          .filter(e -> PersonName.of(e.getKey()).mayBe(name))
          .map(Map.Entry::getValue)
          .max(Instant::compareTo);
    }
  }

  /// They cannot be known, so that nothing is confirmed.
  ///
  /// @param message why, and what to do
  record Stopped(String message) implements ReviewTerms {}

  /// True when an answer planned on these terms may be written on those.
  default boolean allow(ReviewTerms now) {
    return switch (this) {
      case Stopped _ -> false;
      case Known(var policy, var first, var _) ->
          now instanceof Known known
              && known.policy().equals(policy)
              && known.first().equals(first);
    };
  }
}
