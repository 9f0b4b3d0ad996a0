package app.assay.points.rules;

import app.assay.finding.Fix;
import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.points.check.Detector;
import app.assay.points.check.PointSink;
import app.assay.points.check.PointsContext;
import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.BlockKind;
import app.assay.points.reading.DocumentReading;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Quantity;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.StemSet;
import app.assay.points.reading.Stems;
import app.assay.text.Span;
import app.assay.text.TextEdit;
import app.assay.text.WhiteSpace;
import java.util.ArrayList;
import java.util.List;

/// A block of settings gives one value and the text another. The code is only read.
public final class P5Setting implements Detector.OfDocument {

  private static final Rule RULE =
      new Rule(
          "P5-SETTING",
          Severity.CRITICAL,
          5,
          "The text gives a setting another value than the code",
          "Clarity Gate procedures, point 5");

  private static final WordSet KEPT = WordLists.words("setting-kept");

  private static final WordSet TOLD = WordLists.words("setting-told");

  private static final WordSet EXAMPLE = WordLists.words("setting-example");

  private static final double EXACT = 1e-6;

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public void inspect(DocumentReading document, PointsContext context, PointSink out) {
    List<CodeSettings.Setting> all = new ArrayList<>();
    PlacedBlock before = null;
    for (PlacedBlock block : document.blocks()) {
      if (before == null || !isExample(before)) {
        all.addAll(CodeSettings.of(block));
      }
      before = block;
    }
    for (CodeSettings.Setting setting : all) {
      boolean one =
          all.stream()
              .allMatch(s -> !s.key().equals(setting.key()) || s.value() == setting.value());
      if (one) {
        inspect(document, setting, out);
      }
    }
  }

  private static boolean isExample(PlacedBlock block) {
    List<Sentence> sentences = block.reading().sentences();
    return !sentences.isEmpty() && holds(sentences.getLast(), EXAMPLE);
  }

  private record Value(PlacedBlock block, Quantity quantity, int shared) {}

  private static void inspect(
      DocumentReading document, CodeSettings.Setting setting, PointSink out) {
    List<Value> values = new ArrayList<>();
    for (PlacedBlock block : document.blocks()) {
      BlockKind kind = block.reading().kind();
      if ((kind == BlockKind.PARAGRAPH || kind == BlockKind.LIST_ITEM)
          && block.reading().holdsValue()) {
        for (Sentence sentence : block.reading().sentences()) {
          values(block, sentence, setting, values);
        }
      }
    }
    boolean agrees = values.stream().anyMatch(v -> isSame(v.quantity(), setting));
    boolean one = values.stream().map(v -> v.quantity().low()).distinct().count() == 1;
    if (!agrees && one) {
      values.forEach(v -> report(document, setting, v, out));
    }
  }

  private static void values(
      PlacedBlock block, Sentence sentence, CodeSettings.Setting setting, List<Value> out) {
    List<Quantity> alike =
        sentence.quantities().stream()
            .filter(q -> q.dimension().equals(setting.unit().dimension()))
            .toList();
    if (alike.size() != 1 || sentence.isQuestion()) {
      return;
    }
    Quantity quantity = alike.getFirst();
    boolean plain =
        !quantity.isRange()
            && !quantity.rough()
            && quantity.bound() == Quantity.Bound.NONE
            && !sentence.hasAny(Cue.DISCREPANCY, Cue.PLAN, Cue.WILL, Cue.NORMATIVE);
    int shared = plain ? shared(sentence, setting.words()) : 0;
    boolean told = shared == 1 && holds(sentence, TOLD) && shared(sentence, setting.own()) == 1;
    boolean all = shared == setting.words().size();
    if (shared > 1 || told || (shared == 1 && all)) {
      out.add(new Value(block, quantity, shared));
    }
  }

  private static boolean isSame(Quantity quantity, CodeSettings.Setting setting) {
    return Math.abs(quantity.low() - setting.value()) <= EXACT * Math.max(1, setting.value());
  }

  /// So many of its words the sentence has.
  private static int shared(Sentence sentence, List<String> words) {
    StemSet said = sentence.stems();
    int shared = 0;
    for (String word : words) {
      boolean kept = KEPT.contains(word) && holds(sentence, KEPT);
      shared += kept || said.contains(Stems.of(word)) ? 1 : 0;
    }
    return shared;
  }

  private static boolean holds(Sentence sentence, WordSet words) {
    for (int i = sentence.from(); sentence.mayHold(words) && i < sentence.to(); i++) {
      if (sentence.tokens().isOneOf(i, words)) {
        return true;
      }
    }
    return false;
  }

  private static void report(
      DocumentReading document, CodeSettings.Setting setting, Value value, PointSink out) {
    Span place = value.block().place(value.quantity().span());
    String code = WhiteSpace.collapse(WhiteSpace.strip(setting.place().in(document.text())));
    int line = document.line(setting.place().start());
    out.report(
        place,
        "Line %d sets “%s”, here it is “%s”."
            .formatted(line, code, WhiteSpace.collapse(place.in(document.text()))),
        new Fix(
            "State the discrepancy",
            TextEdit.insert(place.end(), " [differs from “%s” in line %d]".formatted(code, line))));
  }
}
