/// Calls that survive a bad day of a provider: tried again after a pause, left alone while it
/// fails, given time to load a model. Each is a client around a client and knows no provider.
@NullMarked
package app.assay.judge.resilience;

import org.jspecify.annotations.NullMarked;
