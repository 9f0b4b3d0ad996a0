/// The words and patterns of the nine points: lists under `assets/lexicon/points`, compiled into
/// one token trie.
@NullMarked
package app.assay.points.lexicon;

import org.jspecify.annotations.NullMarked;
