package app.assay.vault;

import java.util.Optional;

/// What people wrote in an entry.
///
/// @param title one line
/// @param claim one sentence, the rule itself
/// @param body Markdown, verbatim
/// @param alternative what to do instead, for an anti-pattern
/// @param considerations what was weighed
public record EntryText(
    String title, String claim, String body, Optional<String> alternative, String considerations) {}
