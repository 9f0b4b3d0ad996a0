package app.assay.ui.judge.model;

import app.assay.judge.Answer;
import app.assay.judge.CriterionVerdict;
import app.assay.judge.JudgeId;
import app.assay.judge.Quote;
import app.assay.judge.Verdict;
import app.assay.judge.panel.Panel;
import app.assay.ui.theme.Texts;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// What judges said, in words for people.
public final class SaidWords {

  private final Texts texts = new Texts("judge");
  private final Instant now;

  /// @param now to say how old an answer is
  public SaidWords(Instant now) {
    this.now = now;
  }

  /// One judge's word on one criterion.
  ///
  /// @param style `good`, `critical`, `warning` or `muted`
  public record Line(String who, String verdict, String style, String why) {

    /// All of it as one sentence.
    public String sentence() {
      return why.isEmpty() ? who + ": " + verdict : who + ": " + verdict + ". " + why;
    }
  }

  /// What each judge said last of a criterion, or why it said nothing.
  public List<Line> of(List<Answer> said, String criterion) {
    return Stream.concat(verdicts(said, criterion).stream(), deferrals(said).stream()).toList();
  }

  /// The verdicts on a criterion.
  public List<Line> verdicts(List<Answer> said, String criterion) {
    return said.stream()
        .flatMap(
            answer ->
                answer instanceof Answer.Decided decided
                    ? decided.of(criterion).map(v -> line(decided, v)).stream()
                    : Stream.empty())
        .toList();
  }

  /// Who gave no verdict, and why.
  public List<Line> deferrals(List<Answer> said) {
    return said.stream()
        .flatMap(
            answer ->
                answer instanceof Answer.Deferred deferred
                    ? Stream.of(
                        new Line(
                            who(deferred.by()),
                            texts.get("said.deferred"),
                            "muted",
                            deferred.message()))
                    : Stream.empty())
        .toList();
  }

  private Line line(Answer.Decided decided, CriterionVerdict said) {
    String quotes = said.quotes().stream().map(this::quote).collect(Collectors.joining(" "));
    String age =
        decided.cached() ? texts.get("said.cached", age(Duration.between(decided.at(), now))) : "";
    String why =
        List.of(said.reason(), quotes, age).stream()
            .filter(part -> !part.isEmpty())
            .collect(Collectors.joining(" "));
    return new Line(who(decided.by()), verdict(said.verdict()), style(said.verdict()), why);
  }

  private String quote(Quote quote) {
    return texts.get("said.quote", quote.text(), quote.evidence());
  }

  /// The name of a judge: "Rules", "Model small (llama3.2)", a reviewer.
  public String who(JudgeId by) {
    if (by.equals(Panel.NOBODY)) {
      return texts.get("who.nobody");
    }
    return switch (by.kind()) {
      case RULES -> texts.get("who.rules");
      case MODEL ->
          by.detail().isEmpty()
              ? texts.get("who.model", by.name())
              : texts.get("who.model.detail", by.name(), by.detail());
      case PERSON -> by.name();
    };
  }

  /// The same without the model: "Rules", "small", a reviewer.
  String name(JudgeId by) {
    return by.kind() == JudgeId.Kind.RULES ? texts.get("who.rules") : by.name();
  }

  public String verdict(Verdict verdict) {
    return texts.get("verdict." + verdict.label());
  }

  /// The style of a verdict.
  public static String style(Verdict verdict) {
    return switch (verdict) {
      case YES -> "good";
      case NO -> "critical";
      case ABSTAIN -> "warning";
    };
  }

  /// Such as "4 minutes", the largest unit alone; negative times are none.
  public String age(Duration age) {
    long minutes = Math.max(0, age.toMinutes());
    for (Unit unit : Unit.values()) {
      if (minutes >= unit.minutes) {
        return texts.get("age." + unit.name().toLowerCase(Locale.ROOT), minutes / unit.minutes);
      }
    }
    return texts.get("age.now");
  }

  private enum Unit {
    DAYS(24 * 60),
    HOURS(60),
    MINUTES(1);

    private final long minutes;

    Unit(long minutes) {
      this.minutes = minutes;
    }
  }
}
