/// The knowledge store of one desk: a `vault.db` that upstream's own tools read and write (rulebook
/// §1), and beside it `vault.assay.db`, which holds what only this program keeps.
@NullMarked
package app.assay.vault.sqlite;

import org.jspecify.annotations.NullMarked;
