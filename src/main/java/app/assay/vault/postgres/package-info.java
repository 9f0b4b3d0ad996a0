/// The knowledge store of a team: the tables of a vault in a PostgreSQL database, and in its schema
/// `assay` what only this program keeps. Whoever may log in to the server shares one vault.
@NullMarked
package app.assay.vault.postgres;

import org.jspecify.annotations.NullMarked;
