/// The codes of the format, one class a code. The class, the id, the page in `assets/rules`, the
/// fixtures in `src/test/resources/rules` and the test class have the same name: `E-ST01` is
/// `ESt01`.
@NullMarked
package app.assay.cgd.rules;

import org.jspecify.annotations.NullMarked;
