/// Trust signals: what manner of writing and reviewing gives reason to look again (threat model of
/// Clarity Gate, T1, T2, T4, T5, T6). Advice with figures; nothing is ever blocked by them.
@NullMarked
package app.assay.hitl.signal;

import org.jspecify.annotations.NullMarked;
