/// A document's characters: decoding, spans, lines, white space, fences and edits to named spans.
///
/// Offsets everywhere are UTF-16 units into the decoded text without its byte order mark.
@NullMarked
package app.assay.text;

import org.jspecify.annotations.NullMarked;
