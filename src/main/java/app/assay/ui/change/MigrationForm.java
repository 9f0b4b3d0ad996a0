package app.assay.ui.change;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.CgdParser;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.edit.DocumentEditor;
import app.assay.cgd.migration.Migration;
import app.assay.cgd.migration.MigrationResult;
import app.assay.cgd.rules.FormatRules;
import app.assay.ui.theme.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/// Brings a document of format 1.x or 2.0 to 2.1.
public final class MigrationForm implements ChangeForm {

  private final Texts texts = new Texts("change");
  private final Migration migration =
      new Migration(CgdParser.standard(), DocumentEditor.standard(), FormatRules.validator());
  private final Supplier<Optional<byte[]>> origin;

  /// @param origin reads the Markdown it was made from, where that is beside it
  public MigrationForm(Supplier<Optional<byte[]>> origin) {
    this.origin = origin;
  }

  @Override
  public String key() {
    return "migrate";
  }

  @Override
  public List<Field> fields() {
    return List.of();
  }

  @Override
  public Planned plan(CgdDocument document, Map<String, String> values, CheckContext context) {
    CheckContext known = context.withFile(context.fileName(), origin.get());
    return switch (migration.plan(document, known)) {
      case MigrationResult.Current(String version) ->
          new Planned.Refused(List.of(texts.get("migrate.current", version)));
      case MigrationResult.Newer(String version, var findings) ->
          PlannedChange.refused(texts.get("migrate.newer", version), findings);
      case MigrationResult.Refused(String message, var findings) ->
          PlannedChange.refused(message, findings);
      case MigrationResult.Planned(var edited, String from, var steps, var notes) -> {
        List<String> said = new ArrayList<>();
        steps.forEach(step -> said.add(texts.get("step", step)));
        said.addAll(notes);
        yield new Planned.Ready(edited, said);
      }
    };
  }
}
