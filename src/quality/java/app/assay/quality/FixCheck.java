package app.assay.quality;

import app.assay.finding.Finding;
import app.assay.finding.Fix;
import app.assay.points.check.FixTrial;
import app.assay.points.check.Sensitivity;
import app.assay.points.rules.FixEffect;
import app.assay.text.SourceText;
import app.assay.text.TextEdit;
import app.assay.workspace.SoundFixes;
import java.util.List;

/// Whether every fix of every finding clears it, for good, and brings up no other; and whether
/// those that do bring one up are held back before they are made.
///
/// @param cleared fixes after which the rule is raised once less
/// @param again fixes after which the rule is still raised at the place, so that they are offered
///   again
/// @param creating fixes after which a point is raised at a place where it was not raised before
/// @param fixes all fixes
/// @param without findings that offer no fix
/// @param heldBack those of the creating fixes that are not made when they are chosen
/// @param unsound findings of which each fix creates another
/// @param made findings that are mended when all of a document are to be mended at once
/// @param broughtUp what these fixes bring up together
record FixCheck(
    int cleared,
    int again,
    int creating,
    int fixes,
    int without,
    int heldBack,
    int unsound,
    int made,
    int broughtUp) {

  static FixCheck of(Detectors detectors, List<LabelledDocument> documents) {
    return documents.stream()
        .map(document -> of(detectors, document.text()))
        .reduce(new FixCheck(0, 0, 0, 0, 0, 0, 0, 0, 0), FixCheck::plus);
  }

  private static FixCheck of(Detectors detectors, String text) {
    List<Finding> before = findings(detectors, text);
    FixCheck sum = together(detectors, text, before);
    for (Finding finding : before) {
      sum = sum.plus(of(detectors, text, before, finding));
    }
    return sum;
  }

  private static FixCheck of(
      Detectors detectors, String text, List<Finding> before, Finding finding) {
    int cleared = 0;
    int again = 0;
    int creating = 0;
    int heldBack = 0;
    for (Fix fix : finding.fixes()) {
      List<Finding> after = findings(detectors, TextEdit.apply(text, fix.edits()));
      FixEffect effect = FixEffect.of(before, after, finding, fix);
      cleared += effect.cleared() ? 1 : 0;
      again += effect.again() ? 1 : 0;
      if (!effect.brought().isEmpty()) {
        creating++;
        SoundFixes.Found found = sound(detectors).only(SourceText.of(text), finding, fix);
        heldBack += found.edits().isEmpty() ? 1 : 0;
      }
    }
    int fixes = finding.fixes().size();
    boolean unsound = fixes > 0 && creating == fixes;
    return new FixCheck(
        cleared, again, creating, fixes, fixes == 0 ? 1 : 0, heldBack, unsound ? 1 : 0, 0, 0);
  }

  private static FixCheck together(Detectors detectors, String text, List<Finding> before) {
    SoundFixes.Found found = sound(detectors).first(SourceText.of(text), before);
    List<Finding> after = findings(detectors, TextEdit.apply(text, found.edits()));
    int brought = new FixTrial(before).brought(found.edits(), after).size();
    int made = before.size() - after.size() + brought;
    return new FixCheck(0, 0, 0, 0, 0, 0, 0, made, brought);
  }

  private static SoundFixes sound(Detectors detectors) {
    return new SoundFixes(source -> findings(detectors, source.text()));
  }

  private static List<Finding> findings(Detectors detectors, String text) {
    return detectors.findings(text, Sensitivity.THOROUGH);
  }

  private FixCheck plus(FixCheck other) {
    return new FixCheck(
        cleared + other.cleared,
        again + other.again,
        creating + other.creating,
        fixes + other.fixes,
        without + other.without,
        heldBack + other.heldBack,
        unsound + other.unsound,
        made + other.made,
        broughtUp + other.broughtUp);
  }
}
