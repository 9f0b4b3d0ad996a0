package app.assay.points.check;

import app.assay.finding.Finding;
import app.assay.finding.Rule;
import app.assay.points.lexicon.Lexicon;
import app.assay.points.reading.DocumentReader;
import app.assay.points.reading.DocumentReading;
import app.assay.points.reading.Outline;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.waiver.Waivers;
import app.assay.text.LineIndex;
import app.assay.text.Span;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/// Runs all detectors over a text, and over its next version with the unchanged blocks remembered.
/// An instance belongs to one document and one thread at a time; a fresh one gives the same
/// findings.
public final class PointsCheck {

  private final DocumentReader reader;
  private final DetectorSet detectors;
  private final Screen screen;
  private Outline outline = Outline.NONE;

  /// One whose detectors have the last word.
  ///
  /// @param detectors those to run, in the order in which rules are listed
  public PointsCheck(Lexicon lexicon, List<Detector> detectors) {
    this(
        lexicon,
        new DetectorSet(detectors, detectors.stream().map(Detector::rule).toList()),
        Screen.NONE);
  }

  private PointsCheck(Lexicon lexicon, DetectorSet detectors, Screen screen) {
    this.reader = new DocumentReader(lexicon);
    this.detectors = detectors;
    this.screen = screen;
  }

  /// One that weighs what its detectors find by the words around it.
  public static PointsCheck weighing(Lexicon lexicon, DetectorSet detectors) {
    return new PointsCheck(lexicon, detectors, Screen.BY_WEIGHT);
  }

  /// What the detectors said of a block, counted from its start, and where it was last placed.
  private static final class Said {

    private final PointsContext context;
    private final Sifted sifted;
    private Sifted placed;
    private int start;

    private Said(PointsContext context, Sifted sifted) {
      this.context = context;
      this.sifted = sifted;
      this.placed = sifted;
    }

    private Sifted at(int offset) {
      if (start != offset && !sifted.isEmpty()) {
        start = offset;
        placed = sifted.shift(offset);
      }
      return placed;
    }
  }

  /// Evaluates a text.
  ///
  /// @param silent spans that are not judged: exclusions, the HITL record, the end marker
  public PointsEvaluation evaluate(
      String text, LineIndex lines, List<Span> silent, PointsContext context) {
    return evaluate(text, lines, silent, context, Watch.NONE);
  }

  /// As above, while somebody follows, who may end it.
  public PointsEvaluation evaluate(
      String text, LineIndex lines, List<Span> silent, PointsContext context, Watch watch) {
    DocumentReading document = reader.read(text, lines, silent);
    Sifted found = ofBlocks(document, context, watch);
    found.addAll(whole(document, context, watch));
    outline = Outline.of(document);
    return outcome(document, found, context);
  }

  /// What a part of a text says, the blocks of an edit with those around them, while what only the
  /// whole text shows is taken from elsewhere. An engine that is asked this is asked nothing else.
  ///
  /// @param carried findings of the whole text's detectors, at their places in the part
  public List<Finding> part(
      String part, List<Span> silent, List<Finding> carried, PointsContext context) {
    DocumentReading document = reader.read(part, new LineIndex(part), silent);
    Sifted found = ofBlocks(document, context, Watch.NONE);
    found.kept().addAll(carried);
    return outcome(document, found, context).findings();
  }

  /// Where the blocks of the text that was evaluated last stand.
  public Outline outline() {
    return outline;
  }

  /// Whether a rule is asked of the whole text, and not of each block.
  public boolean needsWholeText(Rule rule) {
    return detectors.ofDocument().stream().anyMatch(d -> d.rule().equals(rule));
  }

  private Sifted ofBlocks(DocumentReading document, PointsContext context, Watch watch) {
    Sifted found = Sifted.nothing();
    for (PlacedBlock block : document.blocks()) {
      if (block.reading().kind().speaks() && !block.reading().sentences().isEmpty()) {
        watch.step();
        Said said = block.derive(Said.class, s -> s.context.equals(context), b -> ask(b, context));
        found.addAll(said.at(block.start()));
      }
    }
    return found;
  }

  private Sifted whole(DocumentReading document, PointsContext context, Watch watch) {
    Sifted found = Sifted.nothing();
    document.onStep(watch::step);
    for (Detector.OfDocument detector : detectors.ofDocument()) {
      document.step();
      PointSink out = new PointSink(detector.rule());
      detector.inspect(document, context, out);
      found.take(out, finding -> keeps(document, finding, context));
    }
    return found;
  }

  private boolean keeps(DocumentReading document, Finding finding, PointsContext context) {
    PlacedBlock block = document.blockAt(finding.span().start());
    Span span = finding.span().shift(-block.start());
    return screen.keeps(finding.rule(), span, block.reading(), block.around(), context);
  }

  private boolean keeps(PlacedBlock block, Finding finding, PointsContext context) {
    return screen.keeps(finding.rule(), finding.span(), block.reading(), block.around(), context);
  }

  private PointsEvaluation outcome(DocumentReading document, Sifted found, PointsContext context) {
    List<Finding> kept = detectors.places().of(found.kept());
    Waivers.Outcome left = waivers(context).apply(document, kept);
    List<Finding> open = new ArrayList<>(left.findings());
    open.sort(Finding.ORDER);
    List<PointsEvaluation.Waived> waived = new ArrayList<>();
    left.allowed().forEach((f, reason) -> waived.add(new PointsEvaluation.Waived(f, reason)));
    List<Finding> outweighed =
        new ArrayList<>(detectors.places().beside(found.kept(), found.outweighed()));
    outweighed.sort(Finding.ORDER);
    List<Finding> gaps = XGap.in(document);
    List<Rule> clean = clean(kept, outweighed);
    if (gaps.isEmpty()) {
      clean.add(XGap.RULE);
    }
    return new PointsEvaluation(open, waived, outweighed, gaps, clean);
  }

  /// A quiet run finds less, so what it does not find may still be there.
  private Waivers waivers(PointsContext context) {
    return new Waivers(detectors.known(), detectors.rules(), context.isThorough());
  }

  private Said ask(PlacedBlock block, PointsContext context) {
    Sifted found = new Sifted(new ArrayList<>(0), new ArrayList<>(0));
    detectors
        .ofBlock()
        .each(
            block.reading(),
            asked -> {
              PointSink out = new PointSink(asked.rule());
              asked.detector().inspect(block.reading(), block.around(), context, out);
              found.take(out, finding -> keeps(block, finding, context));
            });
    return new Said(context, found);
  }

  private List<Rule> clean(List<Finding> kept, List<Finding> outweighed) {
    Set<String> found = new HashSet<>();
    kept.forEach(f -> found.add(f.rule().id()));
    outweighed.forEach(f -> found.add(f.rule().id()));
    List<Rule> clean = new ArrayList<>(detectors.rules().size() + 1);
    for (Rule rule : detectors.rules()) {
      if (!found.contains(rule.id())) {
        clean.add(rule);
      }
    }
    return clean;
  }
}
