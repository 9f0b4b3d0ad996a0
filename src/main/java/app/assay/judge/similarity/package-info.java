/// How much two texts look alike. A likeness may flag what a person should look at; it never clears
/// anything, since texts that contradict each other look alike too.
@NullMarked
package app.assay.judge.similarity;

import org.jspecify.annotations.NullMarked;
