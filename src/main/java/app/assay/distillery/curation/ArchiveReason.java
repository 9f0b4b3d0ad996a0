package app.assay.distillery.curation;

/// Why an entry is archived, in upstream's exact words, which its readers look for, with the
/// person's rationale behind them (rulebook §2.5).
final class ArchiveReason {

  private ArchiveReason() {}

  /// @param kept the entry that stays; not used where neither does
  static String of(Choice choice, Side archived, String kept, String rationale) {
    String upstream =
        choice == Choice.ARCHIVE_BOTH
            ? "Archived during curation review"
            : archived == Side.NEW
                ? "Replaced by existing entry: " + kept
                : "Replaced by newer entry: " + kept;
    String merged = choice == Choice.MERGE ? " (merged into it)" : "";
    return upstream + merged + " — " + rationale;
  }
}
