package app.assay.vault;

import java.util.List;
import java.util.Optional;

/// Changes a vault inside one transaction. A reference from the queue to an entry is checked at the
/// end of the transaction, so that the order of writing does not matter. What is read here is what
/// the transaction has written so far.
public interface VaultWriter extends VaultReader {

  /// Inserts an active entry with its domains and evidence.
  ///
  /// @throws VaultException EXISTS for an id that is taken, CONSTRAINT for an unknown domain, a
  ///   type of evidence the schema does not have, or one twice
  void insert(NewEntry entry) throws VaultException;

  /// Replaces the text and the domains of an active entry and sets `updated_at`.
  ///
  /// @param stamp of the entry as the caller saw it
  void update(String id, EntryText text, List<String> domains, String stamp) throws VaultException;

  /// Replaces the evidence of an active entry and sets `updated_at`; its text stays.
  ///
  /// @param evidence all it shall stand on
  /// @param stamp of the entry as the caller saw it
  /// @throws VaultException CONSTRAINT for none, a type the schema does not have, or one twice
  void setEvidence(String id, List<EvidenceRef> evidence, String stamp) throws VaultException;

  /// Hides an active entry from readers.
  ///
  /// @param reason never blank
  void archive(String id, String reason, String stamp) throws VaultException;

  /// Shows an archived entry to readers again.
  void unarchive(String id, String stamp) throws VaultException;

  /// Adds an active domain.
  void addDomain(String name, String description) throws VaultException;

  void describeDomain(String name, String description) throws VaultException;

  void setDomainStatus(String name, DomainStatus status) throws VaultException;

  /// Replaces all patterns of a domain.
  void setPatterns(String domain, List<String> patterns) throws VaultException;

  /// Files an entry, active or archived, under just these domains; its text stays.
  void setDomains(String entryId, List<String> domains) throws VaultException;

  /// Adds a pending row.
  void enqueue(String id, String entryId, Optional<String> relatedId, String reason)
      throws VaultException;

  /// Marks a pending row as resolved now.
  void resolve(String queueId, String stamp) throws VaultException;

  /// Keeps a candidate with its verdict; an earlier one of the same batch and id stays beside it.
  void keep(KeptCandidate candidate) throws VaultException;

  /// Adds a signal to the inbox; one that is there already, by all but its time and state, is left
  /// as it is.
  void addFeedback(Feedback feedback) throws VaultException;

  /// Takes a signal out of the inbox, or puts it back.
  void setFeedbackDone(String feedbackId, boolean done) throws VaultException;

  /// What the transaction has changed so far: each thing once, with what it was before and is now.
  List<Change.RowChange> rows() throws VaultException;

  /// Ends the writing: checks what is checked at the end, and records the change. Nothing may be
  /// written after it. Only who must note the change's id elsewhere calls it; else the store does.
  ///
  /// @return the id the change will have once the transaction has ended
  /// @throws VaultException CONSTRAINT for a conflict that names an entry that is not there
  String seal() throws VaultException;
}
