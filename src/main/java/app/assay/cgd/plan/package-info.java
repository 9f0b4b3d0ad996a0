/// Changes of a whole document that are planned, checked and shown before anything is written.
@NullMarked
package app.assay.cgd.plan;

import org.jspecify.annotations.NullMarked;
