/// What both stores of the knowledge share: reading, writing, undoing and the history of changes in
/// SQL that SQLite and PostgreSQL understand alike. What they do not share stands in [Dialect].
///
/// Our own tables lie in the schema `assay`: a database attached under that name in SQLite.
@NullMarked
package app.assay.vault.sql;

import org.jspecify.annotations.NullMarked;
