package app.assay.workspace;

import app.assay.cgd.check.CheckContext;
import java.nio.file.Path;
import java.util.Optional;

/// A change that is worked out for each of many files before any of them is written.
public interface BulkChange {

  /// Works the change of a file out.
  ///
  /// @param shown how the file is named in the vault
  /// @return empty for a file that the change is not about
  Optional<BulkItem> plan(Path file, String shown, CheckContext context);
}
