package app.assay.ui.judge.model;

import app.assay.judge.Answer;
import app.assay.judge.Question;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/// A question that nobody has decided yet.
///
/// @param said what rules and model said of it, the newest of each last
/// @param attempts how often judges were asked, 0 or more
/// @param since when it was first asked
/// @param next when it is worth asking again, empty where only a person or a change of settings
///   helps
/// @param notices what a person should know of the texts before reading them, such as that one
///   addresses a model
public record OpenQuestion(
    Question question,
    List<Answer> said,
    int attempts,
    Instant since,
    Optional<Instant> next,
    List<String> notices) {

  public OpenQuestion {
    said = List.copyOf(said);
    notices = List.copyOf(notices);
  }

  /// Why it is open: the last deferral, empty where judges decided and a person has the last word.
  public Optional<Answer.Deferred> deferral() {
    return said.reversed().stream()
        .filter(Answer.Deferred.class::isInstance)
        .map(Answer.Deferred.class::cast)
        .findFirst();
  }
}
