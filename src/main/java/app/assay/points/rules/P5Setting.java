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
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

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

  /// So many settings are looked for in what is said.
  private static final int MOST_SETTINGS = 400;

  /// A setting of more words is named by none.
  private static final int MOST_WORDS = 32;

  /// So many settings may contradict one place.
  private static final int MOST_TOLD = 8;

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public void inspect(DocumentReading document, PointsContext context, PointSink out) {
    List<CodeSettings.Setting> settings = settings(document);
    if (settings.isEmpty()) {
      return;
    }
    Map<String, List<Said>> said = said(document);
    Map<Said, Integer> told = new HashMap<>();
    for (CodeSettings.Setting setting : settings) {
      List<Word> words = words(setting.words());
      List<Word> own = words(setting.own());
      List<Said> of =
          said.getOrDefault(setting.unit().dimension(), List.of()).stream()
              .filter(s -> isOf(s, words, own))
              .toList();
      boolean agrees = of.stream().anyMatch(s -> isSame(s.quantity(), setting));
      boolean one = of.stream().allMatch(s -> s.quantity().low() == of.getFirst().quantity().low());
      if (!agrees && one) {
        of.stream()
            .filter(s -> told.merge(s, 1, Integer::sum) <= MOST_TOLD)
            .forEach(s -> report(document, setting, s, out));
      }
    }
  }

  /// Those of the code, each of which has one value.
  private static List<CodeSettings.Setting> settings(DocumentReading document) {
    List<CodeSettings.Setting> all = new ArrayList<>();
    PlacedBlock before = null;
    for (PlacedBlock block : document.blocks()) {
      if (before == null || !isExample(before)) {
        all.addAll(CodeSettings.of(block));
      }
      before = block;
    }
    Map<String, Set<Double>> values = new HashMap<>();
    for (CodeSettings.Setting setting : all) {
      values.computeIfAbsent(setting.key(), k -> new HashSet<>()).add(setting.value());
    }
    return all.stream()
        .filter(
            s ->
                values.getOrDefault(s.key(), Set.of()).size() == 1
                    && s.words().size() <= MOST_WORDS)
        .limit(MOST_SETTINGS)
        .toList();
  }

  private static boolean isExample(PlacedBlock block) {
    List<Sentence> sentences = block.reading().sentences();
    return !sentences.isEmpty() && holds(sentences.getLast(), EXAMPLE);
  }

  /// A value that is the only one of its measure in its sentence.
  private record Said(PlacedBlock block, Quantity quantity, boolean kept, boolean told) {}

  /// What sentences say, by what is measured.
  private static Map<String, List<Said>> said(DocumentReading document) {
    Map<String, List<Said>> said = new HashMap<>();
    for (PlacedBlock block : document.blocks()) {
      BlockKind kind = block.reading().kind();
      if ((kind == BlockKind.PARAGRAPH || kind == BlockKind.LIST_ITEM)
          && block.reading().holdsValue()) {
        for (Sentence sentence : block.reading().sentences()) {
          said(block, sentence, said);
        }
      }
    }
    return said;
  }

  private static void said(PlacedBlock block, Sentence sentence, Map<String, List<Said>> out) {
    if (sentence.isQuestion()
        || sentence.hasAny(Cue.DISCREPANCY, Cue.PLAN, Cue.WILL, Cue.NORMATIVE)) {
      return;
    }
    Map<String, Integer> alike = new HashMap<>();
    sentence.quantities().forEach(q -> alike.merge(q.dimension(), 1, Integer::sum));
    for (Quantity quantity : sentence.quantities()) {
      boolean plain =
          !quantity.isRange() && !quantity.rough() && quantity.bound() == Quantity.Bound.NONE;
      if (plain && alike.getOrDefault(quantity.dimension(), 0) == 1) {
        out.computeIfAbsent(quantity.dimension(), d -> new ArrayList<>())
            .add(new Said(block, quantity, holds(sentence, KEPT), holds(sentence, TOLD)));
      }
    }
  }

  /// A word of a setting.
  private record Word(int stem, boolean kept) {}

  private static List<Word> words(List<String> words) {
    return words.stream().map(w -> new Word(Stems.of(w), KEPT.contains(w))).toList();
  }

  private static boolean isOf(Said said, List<Word> words, List<Word> own) {
    int shared = shared(said, words);
    boolean told = shared == 1 && said.told() && shared(said, own) == 1;
    return shared > 1 || told || (shared == 1 && words.size() == 1);
  }

  private static boolean isSame(Quantity quantity, CodeSettings.Setting setting) {
    return Math.abs(quantity.low() - setting.value()) <= EXACT * Math.max(1, setting.value());
  }

  /// So many of its words the sentence has.
  private static int shared(Said said, List<Word> words) {
    StemSet stems = said.quantity().sentence().stems();
    int shared = 0;
    for (Word word : words) {
      shared += (said.kept() && word.kept()) || stems.contains(word.stem()) ? 1 : 0;
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
      DocumentReading document, CodeSettings.Setting setting, Said said, PointSink out) {
    Span place = said.block().place(said.quantity().span());
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
