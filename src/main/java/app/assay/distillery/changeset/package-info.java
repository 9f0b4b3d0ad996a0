/// Changesets: what a batch would bring into the vault, for people to look at before it does.
@NullMarked
package app.assay.distillery.changeset;

import org.jspecify.annotations.NullMarked;
