package app.assay.points.check;

import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.Cues;
import app.assay.points.lexicon.TokenClass;
import app.assay.points.reading.Sentence;

/// What a block must hold for a detector to have anything to say: one of some cues, or a token of
/// one of some classes.
///
/// @param cues the cues
/// @param classes [TokenClass] bits
public record Triggers(Cues cues, int classes) {

  /// A detector that has to see every block.
  public static final Triggers ANY = new Triggers(Cues.NONE, -1);

  public static Triggers of(Cue... cues) {
    return new Triggers(Cues.of(cues), 0);
  }

  public static Triggers of(TokenClass... classes) {
    int bits = 0;
    for (TokenClass kind : classes) {
      bits |= kind.bit();
    }
    return new Triggers(Cues.NONE, bits);
  }

  /// These classes of tokens, or one of the cues.
  public Triggers or(Cue... more) {
    return new Triggers(Cues.of(more), classes);
  }

  /// The same of one sentence.
  public boolean areIn(Sentence sentence) {
    return classes == -1 || sentence.hasAnyClass(classes) || sentence.cues().meets(cues);
  }
}
