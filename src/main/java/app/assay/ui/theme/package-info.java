/// The look: tokens of light and dark as style sheets, fonts, scale, and the small parts every
/// screen shares.
@NullMarked
package app.assay.ui.theme;

import org.jspecify.annotations.NullMarked;
