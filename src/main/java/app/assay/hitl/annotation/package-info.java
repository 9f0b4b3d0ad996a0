/// Plain Markdown made into a document of the Clarity Gate format, with what a person has to
/// confirm as pending claims (CLARITY_GATE_FORMAT_SPEC §13.2, `process`).
@NullMarked
package app.assay.hitl.annotation;

import org.jspecify.annotations.NullMarked;
