package app.assay.ui.review.model;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;

/// What the parts of a review tell the whole.
interface ReviewEvents {

  /// Answers about these documents were given or taken back.
  void answered(Set<Path> files);

  /// Answers were written; what came of it is to be shown.
  void wrote();

  /// The claims are asked again, if there are any.
  void askAgain();

  /// Sentences for the reviewer, instead of those before.
  void say(List<String> notices);

  /// Something else changed.
  void changed();
}
