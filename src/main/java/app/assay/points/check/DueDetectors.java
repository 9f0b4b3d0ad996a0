package app.assay.points.check;

import app.assay.finding.Rule;
import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.Cues;
import app.assay.points.lexicon.TokenClass;
import app.assay.points.reading.BlockReading;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/// Which detectors of blocks have to be asked of a block. A block holds few cues and classes of
/// tokens, and there are many detectors: those due are looked up by what the block holds.
final class DueDetectors {

  private static final int CUES = Cue.values().length;

  private final List<Asked> all = new ArrayList<>();

  /// For each cue, and behind them for each class, a bit for each detector that it is due to, in so
  /// many words; those behind the last are always due.
  private final long[] due;

  private final int words;

  DueDetectors(List<Detector.OfBlock> detectors) {
    words = (detectors.size() + Long.SIZE - 1) / Long.SIZE;
    due = new long[(CUES + Integer.SIZE + 1) * words];
    for (Detector.OfBlock detector : detectors) {
      enter(all.size(), detector.triggers());
      all.add(new Asked(detector, detector.rule()));
    }
  }

  /// A detector with its rule.
  record Asked(Detector.OfBlock detector, Rule rule) {}

  private void enter(int number, Triggers triggers) {
    if (triggers.classes() == Triggers.ANY.classes()) {
      set(CUES + Integer.SIZE, number);
      return;
    }
    for (int cue = triggers.cues().next(0); cue >= 0; cue = triggers.cues().next(cue + 1)) {
      set(cue, number);
    }
    for (TokenClass kind : TokenClass.values()) {
      if ((triggers.classes() & kind.bit()) != 0) {
        set(CUES + Integer.numberOfTrailingZeros(kind.bit()), number);
      }
    }
  }

  private void set(int row, int number) {
    due[row * words + number / Long.SIZE] |= 1L << number;
  }

  /// Gives those due, in their order.
  void each(BlockReading block, Consumer<Asked> out) {
    for (int word = 0; word < words; word++) {
      for (long left = due(block, word); left != 0; left &= left - 1) {
        out.accept(all.get(word * Long.SIZE + Long.numberOfTrailingZeros(left)));
      }
    }
  }

  private long due(BlockReading block, int word) {
    long bits = due[(CUES + Integer.SIZE) * words + word];
    Cues cues = block.cues();
    for (int cue = cues.next(0); cue >= 0; cue = cues.next(cue + 1)) {
      bits |= due[cue * words + word];
    }
    for (int kinds = block.classes(); kinds != 0; kinds &= kinds - 1) {
      bits |= due[(CUES + Integer.numberOfTrailingZeros(kinds)) * words + word];
    }
    return bits;
  }
}
