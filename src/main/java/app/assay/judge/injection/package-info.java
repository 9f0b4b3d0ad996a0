/// Finds text in a document that speaks to a language model or to whoever judges it, also where it
/// is hidden. It is shown to a person, who decides what to make of it; nothing is blocked.
@NullMarked
package app.assay.judge.injection;

import org.jspecify.annotations.NullMarked;
