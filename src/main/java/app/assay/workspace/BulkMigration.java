package app.assay.workspace;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.CgdParser;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.edit.DocumentEditor;
import app.assay.cgd.migration.Migration;
import app.assay.cgd.migration.MigrationResult;
import app.assay.cgd.rules.FormatRules;
import app.assay.finding.Finding;
import app.assay.text.DocumentFile;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// Documents of earlier formats, brought to 2.1.
public final class BulkMigration implements BulkChange {

  private static final String OLD_TRUTH = ".sot.md";
  private static final String VERSION = "clarity-gate-version";

  private final DocumentFile files;
  private final Migration migration =
      new Migration(CgdParser.standard(), DocumentEditor.standard(), FormatRules.validator());

  public BulkMigration(DocumentFile files) {
    this.files = files;
  }

  /// Whether a file is one of the format: by its name, of 1.x also `*.sot.md`, or by its version.
  ///
  /// @param name of the file, where it has one
  public static boolean isMeant(Optional<String> name, CgdDocument document) {
    return name.map(it -> it.toLowerCase(Locale.ROOT))
            .filter(it -> it.endsWith(Documents.EXTENSION) || it.endsWith(OLD_TRUTH))
            .isPresent()
        || !document.header().value(VERSION).isEmpty();
  }

  @Override
  public Optional<BulkItem> plan(Path file, String shown, CheckContext context) {
    Input input = new Input.OnDisk(file, shown);
    return switch (Reading.of(input, files)) {
      case Reading.None(String trouble) ->
          Documents.isDocument(file)
              ? Optional.of(new BulkItem.Left(file, shown, List.of(trouble)))
              : Optional.empty();
      case Reading.Text(var source, String sha256) -> {
        CgdDocument document = CgdParser.standard().parse(source);
        Optional<String> name = Optional.of(String.valueOf(file.getFileName()));
        yield isMeant(name, document)
            ? Optional.of(
                item(
                    input,
                    file,
                    sha256,
                    document,
                    context.withFile(name, Reading.origin(input, files))))
            : Optional.empty();
      }
    };
  }

  private BulkItem item(
      Input input, Path file, String sha256, CgdDocument document, CheckContext context) {
    String shown = input.shown();
    return switch (migration.plan(document, context)) {
      case MigrationResult.Current _ -> new BulkItem.Right(file, shown);
      case MigrationResult.Newer(String version, var findings) ->
          left(
              file,
              shown,
              "Version %s is newer than 2.1; the document is left alone.".formatted(version),
              findings);
      case MigrationResult.Refused(String message, var findings) ->
          left(file, shown, message, findings);
      case MigrationResult.Planned(var edited, String from, var steps, var notes) -> {
        List<String> all = new ArrayList<>(notes);
        if (!Documents.isDocument(file)) {
          all.add("Rename the file so that it ends in %s.".formatted(Documents.EXTENSION));
        }
        yield new BulkItem.Ready(file, shown, sha256, edited, from + " → 2.1", steps, all);
      }
    };
  }

  private static BulkItem left(Path file, String shown, String why, List<Finding> findings) {
    List<String> all = new ArrayList<>(List.of(why));
    findings.forEach(finding -> all.add(finding.rule().id() + ": " + finding.message()));
    return new BulkItem.Left(file, shown, all);
  }
}
