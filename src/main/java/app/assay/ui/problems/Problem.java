package app.assay.ui.problems;

import app.assay.workspace.PlacedFinding;
import java.nio.file.Path;

/// A finding with the document it is in.
///
/// @param shown the document's name inside the vault
public record Problem(Path path, String shown, PlacedFinding finding) {

  /// The file's name without its ending, and the place in it: "capacity-plan 26:14".
  public String where() {
    String name = shown.substring(shown.lastIndexOf('/') + 1);
    String stem = name.endsWith(".cgd.md") ? name.substring(0, name.length() - 7) : name;
    return stem + " " + finding.region().start();
  }
}
