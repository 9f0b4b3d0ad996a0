package app.assay.cli;

import app.assay.points.check.Sensitivity;
import app.assay.points.lexicon.Lexicon;
import app.assay.workspace.PointsGate;
import java.util.BitSet;
import java.util.stream.Collectors;
import picocli.CommandLine.Option;

/// Which of the nine points are asked, and how readily they speak.
final class PointsArguments {

  @Option(
      names = "--points",
      paramLabel = "POINTS",
      converter = Converters.OfPoints.class,
      defaultValue = "1-9",
      description = "Points to ask, such as 1-4,9 (default: ${DEFAULT-VALUE}).")
  private BitSet points = new BitSet();

  @Option(
      names = "--sensitivity",
      paramLabel = "LEVEL",
      converter = Converters.OfSensitivity.class,
      completionCandidates = Candidates.Sensitivities.class,
      defaultValue = "thorough",
      description =
          "thorough: all that is worth a look; quiet: what is almost certainly at fault (default:"
              + " ${DEFAULT-VALUE}).")
  private Sensitivity sensitivity = Sensitivity.THOROUGH;

  /// Whether a point is among those asked.
  boolean ask(int point) {
    return points.get(point);
  }

  /// The gate that was asked for.
  PointsGate gate() {
    return new PointsGate(
        Lexicon.load(), points.stream().boxed().collect(Collectors.toSet()), sensitivity);
  }

  /// All points, as readily as was asked: what a fix must not bring up.
  PointsGate ofAllPoints() {
    return PointsGate.standard().at(sensitivity);
  }
}
