package app.assay.ui.kept.model;

import app.assay.distillery.gate.Agreement;
import app.assay.distillery.kept.KeptCase;
import app.assay.distillery.kept.KeptResult;
import java.io.IOException;
import java.util.List;

/// What a store keeps of candidates. Works in the background; a failure has a sentence for people,
/// and then nothing was changed.
public interface KeptDesk {

  /// All of it, as it was read.
  ///
  /// @param vault the store, for people
  record Shelf(String vault, List<KeptCase> cases, Agreement agreement) {

    public Shelf {
      cases = List.copyOf(cases);
    }
  }

  Shelf read() throws IOException;

  /// Wants a candidate decided once more.
  KeptResult reopen(KeptCase one, String reason, String by) throws IOException;

  /// Takes a reopening back.
  KeptResult withdraw(KeptCase one, String by) throws IOException;
}
