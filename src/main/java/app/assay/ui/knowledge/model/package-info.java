/// What is in a knowledge store, without a control.
@NullMarked
package app.assay.ui.knowledge.model;

import org.jspecify.annotations.NullMarked;
