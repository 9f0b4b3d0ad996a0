package app.assay.points.reading;

import app.assay.text.Span;
import java.util.List;

/// What stands around an edit, as spans of the text after it.
///
/// @param judged the blocks of the edit and those beside it
/// @param read what has to be read so that these are understood; holds `judged`
/// @param above headings and a lead-in over `read`, in order; all of them before the edit
/// @param silent what of `read` is not judged
public record Vicinity(Span judged, Span read, List<Span> above, List<Span> silent) {

  public Vicinity {
    above = List.copyOf(above);
    silent = List.copyOf(silent);
  }
}
