package app.assay.judge.model;

import app.assay.judge.Criterion;
import app.assay.judge.CriterionVerdict;
import app.assay.judge.Question;
import app.assay.judge.Quote;
import app.assay.judge.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Collectors;

/// The votes on one question.
final class VoteCount {

  private final Question question;
  private final List<List<CriterionVerdict>> votes = new ArrayList<>();

  VoteCount(Question question) {
    this.question = question;
  }

  Question question() {
    return question;
  }

  void add(List<CriterionVerdict> verdicts) {
    votes.add(verdicts);
  }

  /// How the votes differ; empty where they agree on every criterion. An abstention beside a yes is
  /// a difference too.
  Optional<String> split() {
    String split =
        question.criteria().stream()
            .filter(c -> said(c).stream().map(CriterionVerdict::verdict).distinct().count() > 1)
            .map(c -> c.id() + ": " + labels(c))
            .collect(Collectors.joining("; "));
    return split.isEmpty() ? Optional.empty() : Optional.of(split);
  }

  /// What all votes say, with the reason of the first, the quotes of all and the lowest score.
  List<CriterionVerdict> agreed() {
    return question.criteria().stream()
        .map(
            c -> {
              List<CriterionVerdict> said = said(c);
              List<Quote> quotes =
                  said.stream().flatMap(v -> v.quotes().stream()).distinct().toList();
              OptionalDouble score = said.stream().flatMapToDouble(v -> v.score().stream()).min();
              return new CriterionVerdict(
                  c.id(), said.getFirst().verdict(), said.getFirst().reason(), quotes, score);
            })
        .toList();
  }

  private String labels(Criterion criterion) {
    return said(criterion).stream()
        .map(CriterionVerdict::verdict)
        .map(Verdict::label)
        .collect(Collectors.joining(", "));
  }

  private List<CriterionVerdict> said(Criterion criterion) {
    return votes.stream()
        .map(
            vote ->
                vote.stream()
                    .filter(v -> v.criterion().equals(criterion.id()))
                    .findFirst()
                    .orElseThrow())
        .toList();
  }
}
