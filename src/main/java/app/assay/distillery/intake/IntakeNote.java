package app.assay.distillery.intake;

/// Something a curator should know of one candidate before it enters.
///
/// @param candidateId may be empty
/// @param message in whole sentences
public record IntakeNote(Kind kind, String candidateId, String message) {

  /// What it is. The kinds from `UNREAD` on hold the whole intake back.
  public enum Kind {
    /// The vault has it already, word for word.
    SAME,
    /// The vault has another entry of that id; the candidate is left out.
    OTHER_CONTENT,
    /// A domain it is filed under is deprecated.
    DEPRECATED,
    /// Something stands twice and is taken once.
    TWICE,
    /// A conflict that names nothing, or a path for a domain that is there.
    LEFT_ALONE,
    /// It says something of an entry of the vault, which goes into the inbox.
    SIGNAL,
    /// It is filed under another domain than it says, or under one less, as the curator wants it.
    FILED,
    /// Somebody rejected it, which is kept.
    REJECTED,
    /// A part of the changeset could not be read, or says neither yes nor no.
    UNREAD,
    /// It breaks a rule of the gate.
    RULE,
    /// Another candidate of the batch has its id.
    SAME_ID,
    /// A domain is not in the registry, and nobody agreed to it.
    DOMAIN,
    /// The store does not have that type of evidence.
    EVIDENCE,
    /// A conflict names an entry that is neither in the vault nor in the batch.
    RELATED,
    /// The store refused it.
    STORE;

    /// Whether nothing is written because of it.
    public boolean blocks() {
      return compareTo(UNREAD) >= 0;
    }
  }
}
