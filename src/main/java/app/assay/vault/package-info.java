/// The knowledge store: entries, domains, evidence, search and the queue of conflicts behind one
/// interface, kept in SQLite for one desk and in PostgreSQL for a team.
@NullMarked
package app.assay.vault;

import org.jspecify.annotations.NullMarked;
