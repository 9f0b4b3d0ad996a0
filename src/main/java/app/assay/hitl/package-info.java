/// Two-round confirmation: a person who knows answers each claim, and the document and the ledger
/// say so (CLARITY_GATE_FORMAT_SPEC §1.2, §13; rulebook clarity-gate §7).
@NullMarked
package app.assay.hitl;

import org.jspecify.annotations.NullMarked;
