/// The append-only, hash-chained record of every decision in a vault.
///
/// `.assay/ledger.jsonl` holds one canonical JSON object a line, `.assay/ledger.checkpoint` repeats
/// how many there are and the hash of the last. What a crash may leave behind, and what the chain
/// can and cannot prove, is said in `src/main/decisions/0003-ledger.md`.
@NullMarked
package app.assay.ledger;

import org.jspecify.annotations.NullMarked;
