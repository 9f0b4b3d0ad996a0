package app.assay.ui.knowledge.model;

import app.assay.distillery.curation.DomainChange;
import app.assay.distillery.curation.DomainPreview;
import app.assay.distillery.curation.FileCoverage;
import app.assay.vault.Domain;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/// The registry of domains of one store and how it is changed. Works in the background; a failure
/// has a sentence for people, and then nothing was changed.
public interface DomainDesk {

  /// What a change would do; nothing is written.
  DomainPreview preview(DomainChange change, String by) throws IOException;

  /// Makes a change that was looked at.
  ///
  /// @return the id to undo it by; empty where everything was so already
  Optional<String> make(DomainChange change, DomainPreview seen, String reason, String by)
      throws IOException;

  /// How the paths of domains meet the files of a checkout.
  ///
  /// @param folder of the checkout or inside it
  FileCoverage cover(List<Domain> registry, Path folder) throws IOException;
}
