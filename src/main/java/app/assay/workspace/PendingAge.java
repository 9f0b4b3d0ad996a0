package app.assay.workspace;

import java.util.OptionalLong;

/// How long claims of a document have waited for a person, in days since its `processed-date`.
public enum PendingAge {
  /// At most seven days.
  WEEK,
  /// Eight to thirty days.
  MONTH,
  /// 31 to ninety days.
  QUARTER,
  /// More than ninety days.
  OLDER,
  /// The document has no day that it was processed on, or one that is yet to come.
  UNKNOWN;

  private static final int DAYS_OF_WEEK = 7;
  private static final int DAYS_OF_MONTH = 30;
  private static final int DAYS_OF_QUARTER = 90;

  static PendingAge of(OptionalLong days) {
    if (days.isEmpty() || days.getAsLong() < 0) {
      return UNKNOWN;
    }
    long waited = days.getAsLong();
    return waited <= DAYS_OF_WEEK
        ? WEEK
        : waited <= DAYS_OF_MONTH ? MONTH : waited <= DAYS_OF_QUARTER ? QUARTER : OLDER;
  }
}
