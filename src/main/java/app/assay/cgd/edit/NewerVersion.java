package app.assay.cgd.edit;

import app.assay.cgd.ComputedFields;
import app.assay.cgd.Header;
import java.util.Optional;

/// Documents of a newer major version, whose words may mean something else, are changed by no
/// program that does not know them (W-FC01).
public final class NewerVersion {

  private NewerVersion() {}

  /// Why nothing is written to a document with this header; empty where its version is understood.
  public static Optional<String> refusal(Header header) {
    return ComputedFields.isNewer(header)
        ? Optional.of(
            ("Nothing was written: format %s is newer than %d, which is understood here. Use a"
                    + " newer program, or change the text by hand.")
                .formatted(header.value("clarity-gate-version"), ComputedFields.MAJOR))
        : Optional.empty();
  }
}
