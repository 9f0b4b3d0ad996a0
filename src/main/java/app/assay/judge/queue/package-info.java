/// The questions that wait: one file each in `.assay/questions`, with every answer so far, so that
/// nothing is lost over a restart, and a person can answer what no rule and no model settles.
@NullMarked
package app.assay.judge.queue;

import org.jspecify.annotations.NullMarked;
