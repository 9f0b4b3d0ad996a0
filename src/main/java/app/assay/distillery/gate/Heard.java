package app.assay.distillery.gate;

import app.assay.judge.Answer;
import app.assay.judge.CriterionVerdict;
import app.assay.judge.JudgeId;
import app.assay.judge.Quote;
import app.assay.judge.Verdict;
import app.assay.judge.panel.Opinion;
import app.assay.judge.panel.Settled;
import app.assay.text.WhiteSpace;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// One criterion of an opinion, read for the gate.
///
/// A model's refusal counts only where there was something to look at: what nobody opened is not
/// thereby weak.
record Heard(Opinion opinion, String criterion) {

  private static final int LONGEST_QUOTE = 160;

  Settled settled() {
    Settled settled = opinion.settlement().criteria().get(criterion);
    if (settled == null) {
      throw new IllegalArgumentException("no criterion " + criterion);
    }
    return settled instanceof Settled.Refused refused
            && refused.by().kind() == JudgeId.Kind.MODEL
            && opinion.question().evidence().isEmpty()
        ? new Settled.Open("The model had nothing to look at.")
        : settled;
  }

  boolean isAccepted() {
    return settled() instanceof Settled.Accepted;
  }

  Optional<Settled.Refused> refused() {
    return settled() instanceof Settled.Refused refused ? Optional.of(refused) : Optional.empty();
  }

  Optional<Settled.Open> open() {
    return settled() instanceof Settled.Open open ? Optional.of(open) : Optional.empty();
  }

  /// What the one that decided said, with its quotes.
  Optional<CriterionVerdict> said() {
    return switch (settled()) {
      case Settled.Refused refused -> said(refused.by());
      case Settled.Accepted(List<JudgeId> by) -> by.stream().findFirst().flatMap(this::said);
      case Settled.Open _ -> Optional.empty();
    };
  }

  /// What a person, or else a model, said who was asked and could not tell.
  Optional<CriterionVerdict> abstained() {
    if (open().isEmpty()) {
      return Optional.empty();
    }
    return last(JudgeId.Kind.PERSON)
        .or(() -> last(JudgeId.Kind.MODEL))
        .flatMap(decided -> decided.of(criterion))
        .filter(verdict -> verdict.verdict() == Verdict.ABSTAIN);
  }

  /// Who it was and what it rests on, such as `rules: … ("words", vault: x)`.
  String told() {
    return switch (settled()) {
      case Settled.Refused(JudgeId by, String reason) -> told(by, reason);
      case Settled.Accepted(List<JudgeId> by) ->
          told(by.getFirst(), said().map(CriterionVerdict::reason).orElse(""));
      case Settled.Open(String why) -> why;
    };
  }

  private String told(JudgeId by, String reason) {
    String words =
        said().filter(s -> !s.quotes().isEmpty()).or(this::alike).map(this::quotes).orElse("");
    return "%s: %s%s".formatted(name(by), sentence(reason), words).strip();
  }

  /// What another one said who came to the same, with quotes: the words an answer rests on are
  /// recorded whoever found them.
  private Optional<CriterionVerdict> alike() {
    return said().flatMap(said -> quoting(said.verdict()));
  }

  private Optional<CriterionVerdict> quoting(Verdict verdict) {
    return opinion.answers().stream()
        .flatMap(
            answer ->
                answer instanceof Answer.Decided decided
                    ? decided.of(criterion).stream()
                    : Stream.empty())
        .filter(one -> one.verdict() == verdict && !one.quotes().isEmpty())
        .findFirst();
  }

  /// The words somebody found in favour while it is open; empty where nobody did.
  String found() {
    return open().isEmpty() ? "" : quoting(Verdict.YES).map(this::quotes).orElse("");
  }

  private String quotes(CriterionVerdict verdict) {
    return verdict.quotes().isEmpty()
        ? ""
        : verdict.quotes().stream().map(this::quote).collect(Collectors.joining("; ", " (", ")"));
  }

  private String quote(Quote quote) {
    String words = WhiteSpace.collapse(quote.text());
    String shown =
        words.codePointCount(0, words.length()) <= LONGEST_QUOTE
            ? words
            : words.substring(0, words.offsetByCodePoints(0, LONGEST_QUOTE)) + "…";
    return "\"%s\", %s".formatted(shown, source(quote.evidence()));
  }

  private String source(String evidence) {
    return opinion.question().evidence().stream()
        .filter(e -> e.id().equals(evidence))
        .map(e -> e.id() + " " + e.source())
        .findFirst()
        .orElse(evidence);
  }

  private Optional<CriterionVerdict> said(JudgeId by) {
    return opinion.answers().stream()
        .filter(answer -> answer.by().equals(by))
        .reduce((first, second) -> second)
        .flatMap(
            answer ->
                answer instanceof Answer.Decided decided
                    ? decided.of(criterion)
                    : Optional.empty());
  }

  private Optional<Answer.Decided> last(JudgeId.Kind kind) {
    return opinion.answers().stream()
        .filter(answer -> answer.by().kind() == kind)
        .reduce((first, second) -> second)
        .flatMap(
            answer ->
                answer instanceof Answer.Decided decided ? Optional.of(decided) : Optional.empty());
  }

  private static String name(JudgeId by) {
    return switch (by.kind()) {
      case RULES -> "rules";
      case MODEL -> "model " + by.name();
      case PERSON -> by.name();
    };
  }

  static String sentence(String text) {
    String plain = WhiteSpace.collapse(text);
    return plain.isEmpty() || ".!?…".indexOf(plain.charAt(plain.length() - 1)) >= 0
        ? plain
        : plain + ".";
  }
}
