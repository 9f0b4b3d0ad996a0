/// JSON as pipelines hand it over: taken apart with the place of every part, read strictly, and
/// edited so that every other character stays.
@NullMarked
package app.assay.distillery.json;

import org.jspecify.annotations.NullMarked;
