package app.assay.cli;

import app.assay.hitl.signature.SignatureFile;
import app.assay.report.SignatureMark;
import app.assay.text.DocumentFile;
import app.assay.workspace.FileReport;
import app.assay.workspace.Input;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Looks for signature files beside the files of a run.
final class SignatureMarks {

  private final DocumentFile files = new DocumentFile();
  private final Map<String, Path> paths = new HashMap<>();

  SignatureMarks(List<Input> inputs) {
    for (Input input : inputs) {
      if (input instanceof Input.OnDisk(Path file, String shown)) {
        paths.put(shown, file);
      }
    }
  }

  /// What lies beside a file; nothing is verified.
  SignatureMark of(FileReport report) {
    @Nullable Path file = paths.get(report.path());
    if (file == null) {
      return SignatureMark.NONE;
    }
    return switch (SignatureFile.read(file, files)) {
      case SignatureFile.Signed _ -> SignatureMark.SIGNED;
      case SignatureFile.Unsigned _ -> SignatureMark.UNSIGNED;
      case SignatureFile.Missing _, SignatureFile.OtherPurpose _, SignatureFile.Unreadable _ ->
          SignatureMark.NONE;
    };
  }
}
