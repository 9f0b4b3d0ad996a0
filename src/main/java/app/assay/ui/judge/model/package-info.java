/// What the judges' screens show, without a control: profiles of models, gates, open questions and
/// the form in which a person answers one.
@NullMarked
package app.assay.ui.judge.model;

import org.jspecify.annotations.NullMarked;
