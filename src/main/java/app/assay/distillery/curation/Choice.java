package app.assay.distillery.curation;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/// What can be decided of a conflict. The first four and the last are upstream's (rulebook §2.5).
public enum Choice {
  /// Both stay as they are.
  KEEP_BOTH,
  /// The newer entry is archived.
  KEEP_EXISTING,
  /// The older entry is archived.
  KEEP_NEW,
  /// Neither stays.
  ARCHIVE_BOTH,
  /// One is rewritten to say both and stands on the evidence of both, the other is archived.
  MERGE,
  /// One is rewritten to a narrower scope; both stay.
  REFINE,
  /// One is rewritten; the conflict stays open.
  EDIT,
  /// Nothing changes; somebody decides later.
  SKIP;

  /// The word on the command line and in the ledger.
  public String label() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /// The choice of that word.
  public static Optional<Choice> ofLabel(String label) {
    return Arrays.stream(values()).filter(choice -> choice.label().equals(label)).findFirst();
  }

  /// Whether it comes with a new text.
  public boolean rewrites() {
    return this == MERGE || this == REFINE || this == EDIT;
  }

  /// Whether it makes sense only between two entries.
  public boolean needsTwo() {
    return this == KEEP_EXISTING || this == KEEP_NEW || this == MERGE;
  }
}
