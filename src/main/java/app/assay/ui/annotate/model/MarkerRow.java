package app.assay.ui.annotate.model;

import app.assay.workspace.Annotating.Marker;

/// A marker on offer.
///
/// @param line 1-based, where it stands in the text
/// @param words the characters that its finding speaks of, in one line
/// @param overlaps that it is accepted, but another one that is accepted stands in its way
public record MarkerRow(Marker marker, int line, String words, Choice choice, boolean overlaps) {

  MarkerRow with(Choice chosen) {
    return new MarkerRow(marker, line, words, chosen, false);
  }

  MarkerRow overlapping(boolean is) {
    return new MarkerRow(marker, line, words, choice, is);
  }
}
