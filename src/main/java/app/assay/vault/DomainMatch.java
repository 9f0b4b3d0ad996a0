package app.assay.vault;

/// A domain that a path of a repository belongs to.
///
/// @param pattern the one that matched
public record DomainMatch(String domain, String description, String pattern) {}
