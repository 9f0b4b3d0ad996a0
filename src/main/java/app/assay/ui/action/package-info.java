/// What the user can do, by which key, and how it is found.
@NullMarked
package app.assay.ui.action;

import org.jspecify.annotations.NullMarked;
