package app.assay.ui.documents;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.CgdParser;
import app.assay.cgd.edit.EditResult;
import app.assay.finding.Finding;
import app.assay.finding.Fix;
import app.assay.finding.Rule;
import app.assay.points.check.Watch;
import app.assay.text.SourceText;
import app.assay.text.TextEdit;
import app.assay.ui.theme.Texts;
import app.assay.workspace.PlacedFinding;
import app.assay.workspace.SoundFixes;
import app.assay.workspace.TaskRunner;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;

/// Makes fixes in an open document. Those of the nine points are tried in the background first: one
/// that would bring up a finding is not made, and the user is told which.
///
/// Belongs to the thread that draws.
public final class DocumentFixes {

  private final Texts texts = new Texts("documents");
  private final CgdParser parser;
  private final Function<Watch, SoundFixes> sound;
  private final Consumer<String> say;
  private final EditInBackground background;

  /// @param sound tries fixes as the points are asked now
  /// @param say tells the user what came of it
  public DocumentFixes(
      CgdParser parser,
      Function<Watch, SoundFixes> sound,
      TaskRunner runner,
      Consumer<String> say) {
    this.parser = parser;
    this.sound = sound;
    this.say = say;
    this.background = new EditInBackground(texts, parser, runner, say);
  }

  /// Makes a fix of a finding in the text as it is. What is no verification point's is made at
  /// once: what it brings about in front matter is what it is for.
  ///
  /// @param then called once it was made
  public void mend(OpenDocument document, Finding finding, Fix fix, Runnable then) {
    if (finding.rule().point() == 0) {
      document.edit(fix.title(), fix.edits()).ifPresentOrElse(say, then);
      return;
    }
    background.make(
        document,
        fix.title(),
        (text, watch) -> {
          SoundFixes.Found found = sound.apply(watch).only(text.source(), finding, fix);
          return brought(found)
              .map(b -> EditInBackground.Worked.not(refusal(finding, b)))
              .orElseGet(() -> EditInBackground.Worked.of(edited(text, found.edits())));
        },
        then);
  }

  /// Makes the first fix of every finding of a rule, or the next one that brings up nothing.
  public void mendAll(OpenDocument document, Rule rule) {
    List<Finding> chosen =
        document
            .fresh()
            .map(c -> c.report().findings().stream().map(PlacedFinding::finding).toList())
            .orElse(List.of())
            .stream()
            .filter(f -> f.rule().equals(rule))
            .toList();
    background.make(
        document,
        texts.get("edit.fixAll", rule.id()),
        (text, watch) -> worked(text, rule, sound.apply(watch).first(text.source(), chosen)),
        () -> {});
  }

  private EditInBackground.Worked worked(CgdDocument text, Rule rule, SoundFixes.Found found) {
    Optional<SoundFixes.Brought> brought = brought(found);
    if (found.edits().isEmpty()) {
      return EditInBackground.Worked.not(
          brought
              .map(b -> texts.get("edit.fixAll.none", rule.id(), b.rule().id(), b.words()))
              .orElseGet(() -> texts.get("edit.fixAll.not", rule.id())));
    }
    String held =
        brought
            .map(b -> texts.get("edit.fixAll.held", found.held().size(), b.rule().id(), b.words()))
            .orElse("");
    String untried =
        found.untried().isEmpty() ? "" : texts.get("edit.fixAll.untried", found.untried().size());
    return new EditInBackground.Worked(edited(text, found.edits()), held + untried);
  }

  private String refusal(Finding finding, SoundFixes.Brought brought) {
    String key = finding.fixes().size() > 1 ? "edit.fix.held" : "edit.fix.held.only";
    return texts.get(key, brought.rule().id(), brought.words());
  }

  private static Optional<SoundFixes.Brought> brought(SoundFixes.Found found) {
    return found.held().stream().map(h -> h.brought().getFirst()).findFirst();
  }

  private EditResult edited(CgdDocument text, List<TextEdit> edits) {
    SourceText mended = text.source().withText(TextEdit.apply(text.text(), edits));
    return new EditResult.Edited(text, parser.parse(mended), edits);
  }
}
