package app.assay.quality;

import app.assay.finding.Finding;
import app.assay.points.check.Sensitivity;
import app.assay.text.Span;
import java.time.LocalDate;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/// The scores on a set of labelled documents.
final class Measured {

  private final Detectors detectors;
  private final List<LabelledDocument> documents;
  private final Function<LabelledDocument, LocalDate> days;
  private final Map<Sensitivity, Map<String, List<Finding>>> said = new HashMap<>();

  Measured(Detectors detectors, List<LabelledDocument> documents) {
    this(detectors, documents, document -> detectors.asOf());
  }

  /// @param days on which day each document is read
  Measured(
      Detectors detectors,
      List<LabelledDocument> documents,
      Function<LabelledDocument, LocalDate> days) {
    this.detectors = detectors;
    this.documents = documents;
    this.days = days;
  }

  List<LabelledDocument> documents() {
    return documents;
  }

  int words() {
    return documents.stream().mapToInt(LabelledDocument::words).sum();
  }

  /// Of all rules of a point.
  Score ofPoint(int point, Sensitivity sensitivity) {
    return score(
        point,
        d ->
            findings(d, sensitivity).stream()
                .filter(f -> f.rule().point() == point)
                .map(Finding::span)
                .toList());
  }

  /// Of one rule against the labels of its point; its recall is its share of the whole point's.
  Score ofRule(int point, String rule, Sensitivity sensitivity) {
    return score(
        point,
        d ->
            findings(d, sensitivity).stream()
                .filter(f -> f.rule().id().equals(rule))
                .map(Finding::span)
                .toList());
  }

  Score ofBaseline(int point, Baseline baseline) {
    return score(point, d -> baseline.alarms(detectors.lexicon(), d.text()));
  }

  List<Finding> findings(LabelledDocument document, Sensitivity sensitivity) {
    return said.computeIfAbsent(sensitivity, s -> new HashMap<>())
        .computeIfAbsent(
            document.name(),
            n ->
                new Detectors(detectors.lexicon(), days.apply(document))
                    .findings(document.text(), sensitivity));
  }

  private Score score(int point, Function<LabelledDocument, List<Span>> alarms) {
    Score score = Score.NONE;
    for (LabelledDocument document : documents) {
      List<Span> labels =
          document.labels().stream().filter(l -> l.point() == point).map(Label::span).toList();
      score = score.plus(Score.of(alarms.apply(document), labels));
    }
    return score;
  }
}
