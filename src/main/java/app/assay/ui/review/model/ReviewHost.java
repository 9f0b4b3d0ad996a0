package app.assay.ui.review.model;

import java.nio.file.Path;
import java.util.Optional;

/// What a review needs from the window around it.
public interface ReviewHost {

  /// The reviewer's name from the settings, empty when nobody gave one.
  Optional<String> reviewer();

  /// Keeps the reviewer's name in the settings.
  void setReviewer(String name);

  /// Whether a document has changes in the editor that are not saved; it is not written then.
  boolean hasUnsavedChanges(Path file);

  /// A document was written or brought back; whoever shows it reads it again.
  void written(Path file);
}
