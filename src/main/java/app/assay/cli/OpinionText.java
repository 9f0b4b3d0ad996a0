package app.assay.cli;

import app.assay.judge.Answer;
import app.assay.judge.Criterion;
import app.assay.judge.CriterionVerdict;
import app.assay.judge.JudgeId;
import app.assay.judge.Question;
import app.assay.judge.panel.Opinion;
import app.assay.judge.panel.Settled;
import app.assay.report.Printable;
import java.io.IOException;
import java.io.Writer;
import java.time.Duration;
import java.time.Instant;
import java.util.Locale;

/// What judges say of a question, for people: each criterion with its state, and under it who said
/// what on which words.
final class OpinionText {

  private final Writer out;
  private final Instant now;

  OpinionText(Writer out, Instant now) {
    this.out = out;
    this.now = now;
  }

  void write(Opinion opinion) throws IOException {
    Question question = opinion.question();
    line("%s (%s): %s".formatted(question.about(), question.id(), question.subject()));
    for (Criterion criterion : question.criteria()) {
      Settled settled = opinion.settlement().criteria().get(criterion.id());
      line("  %s: %s".formatted(criterion.id(), settled == null ? "open" : state(settled)));
      for (Answer answer : opinion.answers()) {
        if (answer instanceof Answer.Decided decided) {
          for (CriterionVerdict said : decided.verdicts()) {
            if (said.criterion().equals(criterion.id())) {
              verdict(decided, said);
            }
          }
        }
      }
    }
    for (Answer answer : opinion.answers()) {
      if (answer instanceof Answer.Deferred deferred) {
        line("  deferred (%s): %s".formatted(deferred.reason().label(), deferred.message()));
      }
    }
  }

  /// Who it is, such as `rules 1` or `local, small-1`.
  static String name(JudgeId by) {
    return by.detail().isEmpty() ? by.name() : by.name() + ", " + by.detail();
  }

  /// The word for a state.
  static String label(Settled settled) {
    return switch (settled) {
      case Settled.Accepted _ -> "accepted";
      case Settled.Refused _ -> "refused";
      case Settled.Open _ -> "open";
    };
  }

  private static String state(Settled settled) {
    return settled instanceof Settled.Refused(JudgeId by, String _)
        ? "refused by " + name(by)
        : label(settled);
  }

  private void verdict(Answer.Decided answer, CriterionVerdict said) throws IOException {
    String score =
        said.score().isPresent()
            ? String.format(Locale.ROOT, " %.2f", said.score().getAsDouble())
            : "";
    String age =
        answer.cached()
            ? " (cached, %s old)".formatted(Ages.of(Duration.between(answer.at(), now)))
            : "";
    line(
        "    %s: %s%s%s. %s"
            .formatted(name(answer.by()), said.verdict().label(), score, age, said.reason()));
    for (var quote : said.quotes()) {
      line("      %s: \"%s\"".formatted(quote.evidence(), quote.text()));
    }
  }

  private void line(String words) throws IOException {
    out.write(Printable.of(words) + "\n");
  }
}
