package app.assay.hitl.signature;

import app.assay.cgd.CgdDocument;
import app.assay.finding.Finding;
import app.assay.hitl.Reviewer;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/// What came of signing a document.
public sealed interface SigningOutcome {

  /// The signature lies beside the document, and the ledger knows.
  ///
  /// @param notes what the ledger mended in passing
  record Signed(Path file, Reviewer reviewer, String fingerprint, List<String> notes)
      implements SigningOutcome {

    public Signed {
      notes = List.copyOf(notes);
    }
  }

  /// The file beside the document says that it is unsigned, and the ledger knows.
  ///
  /// @param notes what the ledger mended in passing
  record Unsigned(Path file, Reviewer reviewer, List<String> notes) implements SigningOutcome {

    public Unsigned {
      notes = List.copyOf(notes);
    }
  }

  /// This key has signed this very text before; nothing was written.
  record SignedBefore(Path file, String fingerprint) implements SigningOutcome {}

  /// Not signed because of what the document or its signature file says.
  ///
  /// @param message why and what to do, a full sentence
  /// @param document absent where it could not be read
  /// @param errors what the rules object to
  record Refused(String message, Optional<CgdDocument> document, List<Finding> errors)
      implements SigningOutcome {

    public Refused {
      errors = List.copyOf(errors);
    }

    static Refused because(String message) {
      return new Refused(message, Optional.empty(), List.of());
    }
  }

  /// Not signed because something could not be read or written.
  ///
  /// @param message what happened and what was kept, a full sentence
  record Failed(String message) implements SigningOutcome {}
}
