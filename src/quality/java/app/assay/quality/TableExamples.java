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
import java.util.function.Predicate;

/// The tables of labelled documents and of the specification's cases.
final class TableExamples {

  private static final Path RULES = Path.of("src/test/resources/points/rules");

  private static final int POINT = 4;

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
          span ->
              document.labels().stream()
                  .anyMatch(l -> l.point() == POINT && l.span().overlaps(span)));
    }
  }

  /// Of the contract and of the rules of point 4: what is at fault stays so, what is answered is
  /// not raised.
  void addCases() {
    for (PointCases.Case c : Contract.cases(POINT)) {
      boolean fails = c.kind().equals("fail");
      add(c.text(), Example.Pin.KEPT, span -> fails);
    }
    for (Rule rule : PointRules.all().stream().map(d -> d.rule()).toList()) {
      if (rule.point() == POINT) {
        for (PointCases.Case c :
            PointCases.read(RULES.resolve(rule.id() + ".md"), List.of("fires", "silent"))) {
          boolean fires = c.kind().equals("fires");
          add(c.text(), Example.Pin.KEPT, span -> fires);
        }
      }
    }
  }

  private void add(String text, Example.Pin pin, Predicate<Span> fault) {
    BitSet known = new BitSet();
    known.set(POINT);
    var document = new DocumentReader(lexicon).read(text, new LineIndex(text), List.of());
    for (PlacedBlock block : document.blocks()) {
      if (block.reading().kind() == BlockKind.TABLE) {
        BitSet at = new BitSet();
        at.set(POINT, fault.test(block.span()));
        all.add(
            new Example(
                FeatureNames.ofTable(block.reading(), block.around()), known, at, false, pin));
      }
    }
  }
}
