package app.assay.ui.change;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.ExclusionBlock;
import app.assay.cgd.MachineNames;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.edit.DocumentEditor;
import app.assay.cgd.exclusion.Inclusion;
import app.assay.cgd.plan.Plan;
import app.assay.cgd.rules.FormatRules;
import app.assay.hitl.BlockReview;
import app.assay.hitl.Reviewer;
import app.assay.text.Span;
import app.assay.ui.theme.Texts;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/// Takes the markers of the exclusion block at the caret, or in the selection, away. Without its
/// last block the document may be ingested: that is a person's decision, so it asks who reviewed
/// what the block holds, and the ledger keeps it.
public final class InclusionForm implements ChangeForm {

  private static final String REVIEWER = "reviewer";
  private static final String REASON = "reason";

  private final Texts texts = new Texts("change");
  private final Inclusion inclusion =
      new Inclusion(DocumentEditor.standard(), FormatRules.validator());
  private final MachineNames machines = MachineNames.load();
  private final Span span;
  private final Ledgered ledgered;

  /// How a decision gets to document and ledger.
  ///
  /// @param file the document
  /// @param inVault the same as the ledger names it
  public record Ledgered(BlockReview review, Path file, String inVault) {}

  /// @param span the selection, empty for the caret alone
  public InclusionForm(Span span, Ledgered ledgered) {
    this.span = span;
    this.ledgered = ledgered;
  }

  @Override
  public String key() {
    return "include";
  }

  @Override
  public List<Field> fields() {
    return List.of();
  }

  @Override
  public Planned plan(CgdDocument document, Map<String, String> values, CheckContext context) {
    List<ExclusionBlock> blocks = document.body().exclusions().blocks();
    List<ExclusionBlock> here =
        blocks.stream()
            .filter(b -> b.span().start() <= span.end() && span.start() <= b.span().end())
            .toList();
    if (here.isEmpty()) {
      return new Planned.Refused(List.of(texts.get("include.none")));
    }
    String id = here.getFirst().id();
    if (here.size() > 1) {
      return new Planned.Refused(List.of(texts.get("include.several", here.size())));
    }
    if (blocks.size() > 1) {
      return PlannedChange.of(inclusion.plan(document, id, false, context));
    }
    return switch (inclusion.plan(document, id, true, context)) {
      case Plan.Refused(var message, var findings) -> PlannedChange.refused(message, findings);
      case Plan.Ready ready -> decided(ready, id, values);
    };
  }

  private Planned decided(Plan.Ready ready, String id, Map<String, String> values) {
    String name = values.getOrDefault(REVIEWER, "");
    if (name.isBlank()) {
      var header = ready.edited().document().header();
      return new Planned.Asks(
          texts.get(
              "include.last",
              id,
              header.value("clarity-status"),
              header.value("hitl-status"),
              texts.get(
                  header.value("rag-ingestable").equals("true")
                      ? "include.ingested"
                      : "include.notIngested")),
          List.of(
              new Field(REVIEWER, texts.get("include.reviewer"), texts.get("include.prompt"), ""),
              new Field(
                  REASON, texts.get("include.reason"), texts.get("include.reason.prompt"), "")));
    }
    return switch (Reviewer.named(name, machines)) {
      case Reviewer.Naming.Refused(String message) -> new Planned.Refused(List.of(message));
      case Reviewer.Naming.Accepted(Reviewer reviewer) ->
          new Planned.Decides(
              ready.edited(),
              List.of(texts.get("include.decides", reviewer.name())),
              new BlockDecision(
                  ledgered.review(),
                  ledgered.file(),
                  ledgered.inVault(),
                  ready.edited(),
                  new BlockReview.Said(id, reviewer, values.getOrDefault(REASON, ""))));
    };
  }
}
