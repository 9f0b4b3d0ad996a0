package app.assay.ui.judge.model;

import app.assay.ui.judge.model.QuestionRow.State;
import app.assay.workspace.Progress;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// A desk for a test: what it lists, what it says of costs, and what it was asked.
public final class SampleDesk implements QuestionDesk {

  public List<QuestionRow> rows = rowsOf(SampleQuestions.all());
  public List<String> troubles = List.of();
  public Estimate estimate =
      new Estimate(
          "1 question to small: about 1,200 tokens, at most 0.0031 USD. Ask now?", true, true);
  public final List<List<String>> asked = new ArrayList<>();

  public static List<QuestionRow> rowsOf(List<OpenQuestion> questions) {
    return questions.stream().map(SampleDesk::row).toList();
  }

  public static QuestionRow row(OpenQuestion open) {
    return new QuestionRows(SampleQuestions.NOW).of(open.queued());
  }

  /// The same, ten hours later.
  public static QuestionRow later(OpenQuestion open) {
    return new QuestionRows(SampleQuestions.NOW.plus(Duration.ofHours(10))).of(open.queued());
  }

  @Override
  public Listing list() {
    return new Listing(rows, troubles);
  }

  @Override
  public Estimate estimate(List<String> ids) {
    return estimate;
  }

  @Override
  public String ask(List<String> ids, Progress progress) {
    asked.add(ids);
    rows = rows.stream().map(r -> ids.contains(r.id()) ? answered(r) : r).toList();
    return "1 decided, none still open.";
  }

  public static QuestionRow answered(QuestionRow r) {
    return new QuestionRow(
        r.id(),
        r.about(),
        r.gate(),
        r.subject(),
        State.ANSWERED,
        "",
        r.said(),
        r.attempts() + 1,
        r.since(),
        Optional.empty(),
        r.criteria());
  }
}
