package app.assay.points.reading;

import app.assay.points.lexicon.Cue;

/// A wording found in a block.
///
/// @param cue what kind of wording
/// @param from first token of the block
/// @param to after the last
public record CueMatch(Cue cue, int from, int to) {}
