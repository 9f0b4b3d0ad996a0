/// Queue files: the pending claims of many documents in one file, which a reviewer answers and
/// hands back (CLARITY_GATE_FORMAT_SPEC §12; `src/main/decisions/0005-queue.md`).
@NullMarked
package app.assay.hitl.queue;

import org.jspecify.annotations.NullMarked;
