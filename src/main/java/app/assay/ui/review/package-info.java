/// The confirmation screen: claims are asked in two rounds, every byte that will change is shown,
/// and nothing is written before the reviewer says so (CLARITY_GATE_FORMAT_SPEC §13).
@NullMarked
package app.assay.ui.review;

import org.jspecify.annotations.NullMarked;
