package app.assay.points.rules;

import app.assay.finding.Finding;
import app.assay.finding.Fix;
import app.assay.points.check.FixTrial;
import app.assay.text.Relocation;
import app.assay.text.TextEdit;
import java.util.List;

/// What a fix did to a text, by what all points find in it before and after.
///
/// @param cleared its rule is raised once less
/// @param again the same fix is offered at the same place once more
/// @param brought what is found of a point where it was not found before
public record FixEffect(boolean cleared, boolean again, List<Finding> brought) {

  public static FixEffect of(List<Finding> before, List<Finding> after, Finding finding, Fix fix) {
    return new FixEffect(
        count(after, finding) < count(before, finding),
        isOffered(after, finding, fix),
        new FixTrial(before).brought(fix.edits(), after));
  }

  /// It cleared the finding, for good.
  public boolean isDone() {
    return cleared && !again;
  }

  private static long count(List<Finding> findings, Finding like) {
    return findings.stream().filter(f -> f.rule().equals(like.rule())).count();
  }

  private static boolean isOffered(List<Finding> after, Finding finding, Fix fix) {
    Relocation relocation = new Relocation(fix.edits());
    return after.stream()
        .filter(f -> f.rule().equals(finding.rule()))
        .flatMap(f -> f.fixes().stream())
        .filter(f -> f.title().equals(fix.title()))
        .flatMap(f -> f.edits().stream())
        .anyMatch(next -> fix.edits().stream().anyMatch(made -> isBeside(next, made, relocation)));
  }

  private static boolean isBeside(TextEdit next, TextEdit made, Relocation relocation) {
    int start = relocation.of(made.span().start());
    int end = start + made.replacement().length();
    return next.span().start() <= end && start <= next.span().end();
  }
}
