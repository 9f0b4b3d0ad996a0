package app.assay.quality;

import app.assay.finding.Rule;
import app.assay.points.lexicon.Lexicon;
import app.assay.points.reading.BlockKind;
import app.assay.points.reading.DocumentReader;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.rules.PointCases;
import app.assay.points.rules.PointRules;
import app.assay.points.weighing.FeatureNames;
import app.assay.text.LineIndex;
import app.assay.text.Span;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.function.Function;

/// The tables of labelled documents and of the specification's cases.
final class TableExamples {

  private static final Path RULES = Path.of("src/test/resources/points/rules");

  private static final int FIGURES = 4;

  /// Asked of tables whose figures nobody answered for.
  private static final int OTHERS = 9;

  private static final String OF_OTHERS = "P9-TABLE";

  private final Lexicon lexicon;
  private final List<Example> all = new ArrayList<>();

  TableExamples(Lexicon lexicon) {
    this.lexicon = lexicon;
  }

  List<Example> all() {
    return List.copyOf(all);
  }

  void addDocuments(List<LabelledDocument> documents) {
    for (LabelledDocument document : documents) {
      add(
          document.text(),
          Example.Pin.NONE,
          span -> isLabelled(document, FIGURES, span) ? List.of(FIGURES, OTHERS) : List.of(FIGURES),
          (point, span) -> isLabelled(document, point, span));
    }
  }

  private static boolean isLabelled(LabelledDocument document, int point, Span span) {
    return document.labels().stream().anyMatch(l -> l.point() == point && l.span().overlaps(span));
  }

  /// Of the contract and of the rules: what is at fault stays so, what is answered is not raised.
  void addCases() {
    for (int point : List.of(FIGURES, OTHERS)) {
      addCases(point, "fail", Contract.cases(point));
    }
    for (Rule rule : PointRules.all().stream().map(d -> d.rule()).toList()) {
      if (rule.point() == FIGURES || rule.id().equals(OF_OTHERS)) {
        addCases(
            rule.point(),
            "fires",
            PointCases.read(RULES.resolve(rule.id() + ".md"), List.of("fires", "silent")));
      }
    }
  }

  private void addCases(int point, String fault, List<PointCases.Case> cases) {
    for (PointCases.Case c : cases) {
      boolean fails = c.kind().equals(fault);
      add(c.text(), Example.Pin.KEPT, span -> List.of(point), (p, span) -> fails);
    }
  }

  private interface Label {

    boolean isAt(int point, Span span);
  }

  /// @param asked the points of which a table tells, by its place
  private void add(
      String text, Example.Pin pin, Function<Span, List<Integer>> asked, Label labels) {
    var document = new DocumentReader(lexicon).read(text, new LineIndex(text), List.of());
    for (PlacedBlock block : document.blocks()) {
      if (block.reading().kind() == BlockKind.TABLE) {
        BitSet known = new BitSet();
        BitSet fault = new BitSet();
        for (int point : asked.apply(block.span())) {
          known.set(point);
          fault.set(point, labels.isAt(point, block.span()));
        }
        all.add(
            new Example(
                FeatureNames.ofTable(block.reading(), block.around()), known, fault, false, pin));
      }
    }
  }
}
