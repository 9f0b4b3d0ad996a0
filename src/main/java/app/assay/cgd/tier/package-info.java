/// Makes a document a Source of Truth and takes that back (FS §3, §4, §6, §7).
@NullMarked
package app.assay.cgd.tier;

import org.jspecify.annotations.NullMarked;
