package app.assay.points.check;

import app.assay.finding.Rule;
import java.util.ArrayList;
import java.util.List;

/// Detectors that are run together, sorted by what they look at. It keeps nothing of a text, so one
/// serves all engines.
public final class DetectorSet {

  private final DueDetectors ofBlock;
  private final List<Detector.OfDocument> ofDocument = new ArrayList<>();
  private final List<Rule> rules;
  private final List<Rule> known;
  private final OnePerPlace places;

  /// @param detectors those to run, in the order in which rules are listed
  /// @param known all rules that a comment in the text may allow, run or not
  public DetectorSet(List<Detector> detectors, List<Rule> known) {
    this.known = List.copyOf(known);
    this.rules = detectors.stream().map(Detector::rule).toList();
    this.places = new OnePerPlace(detectors);
    List<Detector.OfBlock> asked = new ArrayList<>();
    for (Detector detector : detectors) {
      switch (detector) {
        case Detector.OfBlock block -> asked.add(block);
        case Detector.OfDocument document -> ofDocument.add(document);
      }
    }
    this.ofBlock = new DueDetectors(asked);
  }

  /// Those of blocks.
  DueDetectors ofBlock() {
    return ofBlock;
  }

  List<Detector.OfDocument> ofDocument() {
    return ofDocument;
  }

  /// The rules of all detectors, in their order.
  List<Rule> rules() {
    return rules;
  }

  /// All rules that a comment may allow.
  List<Rule> known() {
    return known;
  }

  OnePerPlace places() {
    return places;
  }
}
