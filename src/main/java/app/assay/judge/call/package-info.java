/// One call of a language model, whoever provides it: what is sent, what comes back, and what can
/// go wrong. Knows no provider and no library.
@NullMarked
package app.assay.judge.call;

import org.jspecify.annotations.NullMarked;
