/// The nine verification points: what another language model would mistake for fact (Clarity Gate
/// procedures; rulebook clarity-gate §6). `lexicon` holds the wordings, `reading` a text taken
/// apart, `check` the engine, `rules` one detector a class.
@NullMarked
package app.assay.points;

import org.jspecify.annotations.NullMarked;
