/// A Markdown text as the nine points read it: blocks, tokens, sentences, cells, and the cues found
/// in them.
@NullMarked
package app.assay.points.reading;

import org.jspecify.annotations.NullMarked;
