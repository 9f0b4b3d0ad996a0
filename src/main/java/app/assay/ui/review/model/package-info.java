/// What a review shows and does, without a control: what is asked next, what an answer needs, what
/// will be written, and how all of it is taken back.
@NullMarked
package app.assay.ui.review.model;

import org.jspecify.annotations.NullMarked;
