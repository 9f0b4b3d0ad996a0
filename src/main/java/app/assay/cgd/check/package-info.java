/// How a rule of the format is asked, and what an evaluation of all rules answers.
@NullMarked
package app.assay.cgd.check;

import org.jspecify.annotations.NullMarked;
