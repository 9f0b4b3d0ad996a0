package app.assay.quality;

import app.assay.finding.Finding;
import app.assay.finding.Rule;
import app.assay.points.check.Detector;
import app.assay.points.check.PointsCheck;
import app.assay.points.check.PointsContext;
import app.assay.points.check.Sensitivity;
import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.Lexicon;
import app.assay.points.reading.DocumentReader;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Sentence;
import app.assay.points.rules.PointCases;
import app.assay.points.rules.PointRules;
import app.assay.points.weighing.FeatureNames;
import app.assay.text.LineIndex;
import app.assay.text.Span;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/// The sentences of labelled documents and of the specification's cases.
final class Examples {

  private static final Path RULES = Path.of("src/test/resources/points/rules");

  private static final int POINTS = 9;

  /// Whether a cell is at fault hangs on what stands over and under its table, so cases that differ
  /// there alone are not learned from.
  private static final int OF_TABLES = 4;

  /// Its dates are judged by their order, not by words.
  private static final int OF_DATES = 8;

  private final Lexicon lexicon;
  private final List<Example> all = new ArrayList<>();

  Examples(Lexicon lexicon) {
    this.lexicon = lexicon;
  }

  List<Example> all() {
    return List.copyOf(all);
  }

  void addDocuments(List<LabelledDocument> documents) {
    for (LabelledDocument document : documents) {
      BitSet known = new BitSet();
      known.set(1, POINTS + 1);
      add(
          document.text(),
          known,
          Example.Pin.NONE,
          (point, span) ->
              document.labels().stream()
                  .anyMatch(l -> l.point() == point && l.span().overlaps(span)));
    }
  }

  /// Forecasts that have lost their hedge, which must be found for all their other words.
  void addMutants(List<LabelledDocument> documents) {
    int point = Mutation.REMOVED_HEDGE.point();
    BitSet known = new BitSet();
    known.set(point);
    for (LabelledDocument document : documents) {
      for (Mutant mutant : Mutation.REMOVED_HEDGE.of(document.text())) {
        boolean found =
            found(mutant.text()).stream()
                .anyMatch(f -> f.rule().point() == point && f.span().overlaps(mutant.after()));
        add(
            mutant.text(),
            known,
            found ? Example.Pin.KEPT : Example.Pin.RAISED,
            span -> span.overlaps(mutant.after()),
            (p, span) -> true);
      }
    }
  }

  /// Cases that must hold: what rules find in one that fails must stay, and one that passes must
  /// not be raised by its wording.
  void addContract() {
    for (int point = 1; point <= POINTS; point++) {
      for (PointCases.Case c : Contract.cases(point)) {
        boolean fails = c.kind().equals("fail");
        addCase(c.text(), point, fails, f -> true);
      }
    }
  }

  /// The cases of each rule.
  void addFixtures() {
    for (Rule rule : PointRules.all().stream().map(Detector::rule).toList()) {
      List<PointCases.Case> cases =
          PointCases.read(RULES.resolve(rule.id() + ".md"), List.of("fires", "silent"));
      for (PointCases.Case c : cases) {
        boolean fires = c.kind().equals("fires");
        if (!isOfWording(rule)) {
          addCase(c.text(), rule.point(), fires, f -> f.rule().equals(rule));
        } else if (fires) {
          addRaised(c, rule.point());
        }
      }
    }
  }

  private static boolean isOfWording(Rule rule) {
    return rule.id().endsWith("-WORDING");
  }

  private void addRaised(PointCases.Case c, int point) {
    BitSet known = new BitSet();
    known.set(point);
    int at = c.text().indexOf(c.note());
    Span raised = new Span(at, at + c.note().length());
    add(c.text(), known, Example.Pin.RAISED, (p, span) -> raised.overlaps(span));
  }

  private void addCase(String text, int point, boolean fires, Predicate<Finding> counts) {
    List<Finding> found = found(text).stream().filter(f -> f.rule().point() == point).toList();
    if (point != OF_TABLES && (fires || found.isEmpty())) {
      BitSet known = new BitSet();
      known.set(point);
      add(
          text,
          known,
          Example.Pin.KEPT,
          (p, span) -> found.stream().anyMatch(f -> counts.test(f) && f.span().overlaps(span)));
    }
  }

  /// What the rules say before it is weighed.
  private List<Finding> found(String text) {
    PointsCheck rules =
        new PointsCheck(
            lexicon, PointRules.all().stream().filter(d -> !isOfWording(d.rule())).toList());
    PointsContext context = new PointsContext(Detectors.AS_OF, Sensitivity.THOROUGH);
    return rules.evaluate(text, new LineIndex(text), List.of(), context).findings();
  }

  private interface Label {

    boolean isAt(int point, Span span);
  }

  private void add(String text, BitSet known, Example.Pin pin, Label labels) {
    add(text, known, pin, span -> true, labels);
  }

  /// @param which the sentences that are learned from, by their places
  private void add(
      String text, BitSet known, Example.Pin pin, Predicate<Span> which, Label labels) {
    var document = new DocumentReader(lexicon).read(text, new LineIndex(text), List.of());
    for (PlacedBlock block : document.blocks()) {
      if (block.reading().kind().speaks()) {
        for (Sentence sentence : block.reading().sentences()) {
          Span span = block.place(sentence.span());
          if (!which.test(span)) {
            continue;
          }
          BitSet asked = (BitSet) known.clone();
          if (!sentence.dates().isEmpty()) {
            asked.clear(OF_DATES);
          }
          BitSet fault = new BitSet();
          asked.stream().filter(p -> labels.isAt(p, span)).forEach(fault::set);
          all.add(
              new Example(
                  FeatureNames.of(sentence, block.reading().kind(), block.around()),
                  asked,
                  fault,
                  isMarked(sentence),
                  pin));
        }
      }
    }
  }

  private static boolean isMarked(Sentence sentence) {
    return sentence.has(Cue.MARKER)
        || IntStream.range(sentence.from(), sentence.to()).anyMatch(sentence::isNote);
  }
}
