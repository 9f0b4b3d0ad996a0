package app.assay.workspace;

import app.assay.cgd.CgdParser;
import app.assay.cgd.check.CheckContext;
import app.assay.text.DocumentFile;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/// Hashes that another recipe made of the same text, made anew by the reference; a text that
/// changed is left alone.
public final class BulkRecipe implements BulkChange {

  private final DocumentFile files;

  public BulkRecipe(DocumentFile files) {
    this.files = files;
  }

  @Override
  public Optional<BulkItem> plan(Path file, String shown, CheckContext context) {
    if (!Documents.isDocument(file)) {
      return Optional.empty();
    }
    Input input = new Input.OnDisk(file, shown);
    return Optional.of(
        switch (Reading.of(input, files)) {
          case Reading.None(String trouble) -> new BulkItem.Left(file, shown, List.of(trouble));
          case Reading.Text(var source, String sha256) ->
              item(
                  file,
                  shown,
                  sha256,
                  RecipeRepair.plan(
                      CgdParser.standard().parse(source), Reading.origin(input, files)));
        });
  }

  private static BulkItem item(Path file, String shown, String sha256, RecipeRepair repair) {
    return switch (repair) {
      case RecipeRepair.Stamped(HashReport hash, var edited) ->
          new BulkItem.Ready(
              file,
              shown,
              sha256,
              edited,
              "recipe " + hash.recipe().orElse("?"),
              List.of("document-sha256 by the reference instead"),
              hash.message().stream().toList());
      case RecipeRepair.Refused(HashReport _, String message) ->
          new BulkItem.Left(file, shown, List.of(message));
      case RecipeRepair.Left(HashReport hash) ->
          hash.match() == HashReport.Match.VERIFIED
              ? new BulkItem.Right(file, shown)
              : new BulkItem.Left(file, shown, hash.message().stream().toList());
    };
  }
}
