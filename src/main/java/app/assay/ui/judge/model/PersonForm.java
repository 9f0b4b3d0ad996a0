package app.assay.ui.judge.model;

import app.assay.judge.CriterionVerdict;
import app.assay.judge.Question;
import app.assay.judge.Quote;
import app.assay.judge.Verdict;
import app.assay.judge.VerdictCheck;
import app.assay.ui.judge.model.FormLine.Missing;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;

/// The form of one question, until it is saved.
///
/// Belongs to the thread that draws.
public final class PersonForm {

  private final Question question;
  private final List<FormLine> lines = new ArrayList<>();

  public PersonForm(Question question) {
    this.question = question;
    question.criteria().forEach(criterion -> lines.add(FormLine.of(criterion)));
  }

  public Question question() {
    return question;
  }

  /// One line for each criterion, in the order of the question.
  public List<FormLine> lines() {
    return List.copyOf(lines);
  }

  /// True once anything was chosen or written, so that leaving would lose it.
  public boolean isBegun() {
    return lines.stream()
        .anyMatch(l -> l.verdict().isPresent() || !l.note().isBlank() || !l.quotes().isEmpty());
  }

  public void choose(int line, Verdict verdict) {
    change(line, l -> l.choose(verdict));
  }

  public void setNote(int line, String text) {
    change(line, l -> l.withNote(text));
  }

  /// Shows what the others said, before one's own choice; that stands in the answer.
  public void showOthers(int line) {
    change(line, FormLine::withAsked);
  }

  /// Adds words of the evidence to a line.
  ///
  /// @return why they are no quote
  public Optional<String> quote(int line, Quote quote) {
    Optional<String> flaw = VerdictCheck.misquoted(question, quote);
    if (flaw.isEmpty()) {
      change(line, l -> l.with(quote));
    }
    return flaw;
  }

  public void unquote(int line, Quote quote) {
    change(line, l -> l.without(quote));
  }

  private void change(int line, UnaryOperator<FormLine> how) {
    lines.set(line, how.apply(lines.get(line)));
  }

  /// What the line lacks.
  public Optional<Missing> missing(int line) {
    return lines.get(line).missing();
  }

  /// The first line that lacks something.
  public OptionalInt unfinished() {
    return IntStream.range(0, lines.size())
        .filter(line -> lines.get(line).missing().isPresent())
        .findFirst();
  }

  /// The ids of the criteria whose verdict was chosen while the others' were to be seen.
  public List<String> influenced() {
    return lines.stream().filter(FormLine::influenced).map(l -> l.criterion().id()).toList();
  }

  /// What is to be saved.
  ///
  /// @throws IllegalStateException while a line is unfinished
  public List<CriterionVerdict> verdicts() {
    if (unfinished().isPresent()) {
      throw new IllegalStateException("a line is unfinished");
    }
    return lines.stream()
        .map(
            l ->
                new CriterionVerdict(
                    l.criterion().id(),
                    l.verdict().orElseThrow(),
                    l.note().strip(),
                    l.quotes(),
                    OptionalDouble.empty()))
        .toList();
  }
}
