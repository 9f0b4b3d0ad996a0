package app.assay.distillery.curation;

import java.util.List;

/// What a reader said of an entry, before it is in the inbox.
///
/// @param signal one of [#KNOWN]; empty where none was given
/// @param source where it was said: a commit, a candidate, a file
public record Signal(String entryId, String signal, String note, String source) {

  /// The signals that are known (rulebook §2.1).
  public static final List<String> KNOWN =
      List.of("outdated", "conflicted", "insufficient", "followed");
}
