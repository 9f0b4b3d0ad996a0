package app.assay.points.check;

import app.assay.finding.Rule;
import app.assay.points.reading.BlockReading;
import app.assay.points.reading.DocumentReading;
import app.assay.points.reading.Surroundings;

/// One rule of the nine points. An implementation is stateless and never throws for content.
public sealed interface Detector {

  Rule rule();

  /// Looks at one block and what stands around it; asked again only when one of them changes. Spans
  /// and edits count from the block's start.
  non-sealed interface OfBlock extends Detector {

    /// What a block must hold for the detector to be asked at all. A detector that needs a cue or
    /// token of some kind says so, and is spared all other blocks.
    default Triggers triggers() {
      return Triggers.ANY;
    }

    void inspect(BlockReading block, Surroundings around, PointsContext context, PointSink out);
  }

  /// Looks at the whole text, for what only several places together show. Spans and edits count
  /// from the text's start.
  non-sealed interface OfDocument extends Detector {

    void inspect(DocumentReading document, PointsContext context, PointSink out);
  }
}
