/// The all-MiniLM-L6-v2 model inside the program, for builds with `-Pembeddings`.
@NullMarked
package app.assay.judge.similarity.minilm;

import org.jspecify.annotations.NullMarked;
