package app.assay.judge;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/// What a judge says of one criterion. Criteria are put so that `YES` is the good answer.
public enum Verdict {
  /// The evidence shows that the criterion is met.
  YES,
  /// The evidence shows that it is not, or fails to show what it must.
  NO,
  /// The judge cannot tell; never read as either of the others.
  ABSTAIN;

  /// The word in files, schemas and on the command line.
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }

  /// The verdict with exactly this label; nothing else is read as one.
  public static Optional<Verdict> of(String label) {
    return Arrays.stream(values()).filter(v -> v.label().equals(label)).findFirst();
  }
}
