/// One port for judgement that rules cannot give: a [Question] goes in, an [Answer] comes out, and
/// whether rules, a language model or a person gave it is said and never hidden.
///
/// Nothing a model says can do harm: it may add doubt, it never accepts alone (house rule 4).
@NullMarked
package app.assay.judge;

import org.jspecify.annotations.NullMarked;
