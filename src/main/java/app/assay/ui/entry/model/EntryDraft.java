package app.assay.ui.entry.model;

import app.assay.vault.EntryText;
import app.assay.vault.EntryType;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/// The text of an entry while somebody writes it.
///
/// @param alternative empty for none
/// @param domains as they were typed, a comma between two
public record EntryDraft(
    String id,
    EntryType type,
    String title,
    String claim,
    String body,
    String alternative,
    String considerations,
    String domains) {

  /// What an entry has now.
  public static EntryDraft of(EntrySide side) {
    EntryText text = side.text();
    return new EntryDraft(
        side.id(),
        side.type(),
        text.title(),
        text.claim(),
        text.body(),
        text.alternative().orElse(""),
        text.considerations(),
        String.join(", ", side.domains()));
  }

  /// The same under other domains.
  public EntryDraft withDomains(String other) {
    return new EntryDraft(id, type, title, claim, body, alternative, considerations, other);
  }

  /// The same with another claim.
  public EntryDraft withClaim(String other) {
    return new EntryDraft(id, type, title, other, body, alternative, considerations, domains);
  }

  /// The text as it would be kept.
  public EntryText text() {
    return new EntryText(
        title,
        claim,
        body,
        alternative.isBlank() ? Optional.empty() : Optional.of(alternative),
        considerations);
  }

  /// The domains, each once, in their order.
  public List<String> domainList() {
    return Arrays.stream(domains.split(","))
        .map(String::strip)
        .filter(name -> !name.isEmpty())
        .distinct()
        .toList();
  }

  /// Characters of the claim as the gate counts them.
  public int claimLength() {
    return claim.codePointCount(0, claim.length());
  }
}
