package app.assay.vault;

/// An entry as lists show it.
public record EntrySummary(String id, EntryType type, String title, String claim) {}
