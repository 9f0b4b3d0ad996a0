package app.assay.ui.sot;

import app.assay.text.Span;
import java.nio.file.Path;

/// One verified claim of a Source of Truth.
///
/// @param verifiedStyle `critical` for a day to come or no day at all, else empty
/// @param verifiedWhy what is wrong with the date, empty where nothing is
/// @param age days since it was verified, empty where nobody knows
/// @param conflict what other rows say, empty where none contradicts
/// @param place the row in its document
record SotRow(
    Path path,
    String file,
    String tier,
    String claim,
    String value,
    String conflict,
    String source,
    String staleness,
    String verified,
    String verifiedStyle,
    String verifiedWhy,
    String age,
    Span place) {}
