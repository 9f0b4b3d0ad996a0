package app.assay.ui.points;

import app.assay.finding.Severity;
import app.assay.workspace.Documents;
import app.assay.workspace.PlacedFinding;
import app.assay.workspace.WaivedFinding;
import java.nio.file.Path;
import java.util.Map;

/// A row of the panel.
public sealed interface PointRow {

  /// One of the nine points.
  ///
  /// @param point 1 to 9
  /// @param counts findings by severity
  /// @param allowed findings that the document allows
  /// @param outweighed findings in places that read harmless as a whole
  record Point(
      int point, Map<Severity, Integer> counts, int allowed, int outweighed, PointState state)
      implements PointRow {

    public Point {
      counts = Map.copyOf(counts);
    }

    /// True for the points whose findings are advice: assumptions, causation and the future as
    /// present need more than words to judge.
    public boolean isAdvisory() {
      return point == 3 || point == 6 || point == 7;
    }
  }

  /// The heading over what is allowed.
  record Allowed(int count) implements PointRow {}

  /// The heading over what is outweighed.
  record Lighter(int count) implements PointRow {}

  /// A finding that does not count.
  sealed interface Aside extends PointRow {

    /// Of the document.
    Path path();

    /// Its name in the list, empty where all are of one document.
    String shown();

    /// What was found.
    PlacedFinding found();

    /// The file's name, where it is needed, and the place in it.
    default String where() {
      String place = found().region().start().toString();
      String name = shown().substring(shown().lastIndexOf('/') + 1);
      int stem = name.length() - Documents.EXTENSION.length();
      String title = name.endsWith(Documents.EXTENSION) ? name.substring(0, stem) : name;
      return shown().isEmpty() ? place : title + " " + place;
    }
  }

  /// A finding that a document allows, with its reason.
  record Waived(Path path, String shown, WaivedFinding finding) implements Aside {

    @Override
    public PlacedFinding found() {
      return finding.finding();
    }
  }

  /// A finding in a place that reads harmless as a whole.
  record Outweighed(Path path, String shown, PlacedFinding found) implements Aside {}
}
