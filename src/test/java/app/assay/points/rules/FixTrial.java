package app.assay.points.rules;

import app.assay.finding.Finding;
import app.assay.finding.Fix;
import app.assay.text.Span;
import app.assay.text.TextEdit;
import java.util.List;

/// What a fix did to a text, by what all points find in it before and after.
///
/// @param cleared its rule is raised once less
/// @param again the same fix is offered at the same place once more
/// @param brought what is found of a point where it was not found before
public record FixTrial(boolean cleared, boolean again, List<Finding> brought) {

  public static FixTrial of(List<Finding> before, List<Finding> after, Finding finding, Fix fix) {
    return new FixTrial(
        count(after, finding) < count(before, finding),
        isOffered(after, finding, fix),
        after.stream().filter(f -> !isKnown(f, before, fix)).toList());
  }

  /// It cleared the finding, for good, and brought up nothing else.
  public boolean isSound() {
    return cleared && !again && brought.isEmpty();
  }

  private static long count(List<Finding> findings, Finding like) {
    return findings.stream().filter(f -> f.rule().equals(like.rule())).count();
  }

  private static boolean isOffered(List<Finding> after, Finding finding, Fix fix) {
    return after.stream()
        .filter(f -> f.rule().equals(finding.rule()))
        .flatMap(f -> f.fixes().stream())
        .filter(f -> f.title().equals(fix.title()))
        .flatMap(f -> f.edits().stream())
        .anyMatch(next -> fix.edits().stream().anyMatch(made -> isBeside(next, made, fix)));
  }

  private static boolean isBeside(TextEdit next, TextEdit made, Fix fix) {
    int start = moved(made.span().start(), fix);
    int end = start + made.replacement().length();
    return next.span().start() <= end && start <= next.span().end();
  }

  /// The point was raised at this place before, by whichever of its rules.
  private static boolean isKnown(Finding finding, List<Finding> before, Fix fix) {
    return before.stream()
        .filter(f -> f.rule().point() == finding.rule().point())
        .map(f -> moved(f.span(), fix))
        .anyMatch(s -> s.start() < finding.span().end() && finding.span().start() < s.end());
  }

  private static Span moved(Span span, Fix fix) {
    int start = moved(span.start(), fix);
    return new Span(start, Math.max(start, moved(span.end(), fix)));
  }

  /// Where a character stands after the edits.
  private static int moved(int offset, Fix fix) {
    int moved = offset;
    for (TextEdit edit : fix.edits()) {
      if (edit.span().start() < offset) {
        moved += edit.replacement().length() - edit.span().length();
      }
    }
    return moved;
  }
}
