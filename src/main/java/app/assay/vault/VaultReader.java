package app.assay.vault;

import java.util.List;
import java.util.Optional;

/// One view of a vault, of one moment. Lists of entries hold active ones only and are ordered by
/// title, as upstream's (rulebook §1.3), unless it says otherwise. Belongs to the thread that got
/// it.
public interface VaultReader {

  /// All active entries.
  List<EntrySummary> list() throws VaultException;

  /// Active entries under a domain; none for an unknown one.
  List<EntrySummary> queryDomain(String domain) throws VaultException;

  /// Active entries under any domain whose patterns match the path, `/` between its parts.
  List<EntrySummary> queryPaths(String path) throws VaultException;

  /// Active entries that have the text as one phrase, best first (bm25).
  List<EntrySummary> search(String phrase) throws VaultException;

  /// Active entries that have any of the words, best first; for shortlists.
  ///
  /// @param words plain words; marks in them mean nothing
  List<EntrySummary> searchAny(List<String> words, int most) throws VaultException;

  /// One entry, archived or not.
  Optional<Entry> entry(String id) throws VaultException;

  /// All entries with all they have, archived ones too, by id.
  List<Entry> entries() throws VaultException;

  /// All domains by name.
  List<Domain> domains() throws VaultException;

  Optional<Domain> domain(String name) throws VaultException;

  /// The active domains a path belongs to: equal to the pattern, under it, or `*`.
  List<DomainMatch> resolvePath(String path) throws VaultException;

  /// All rows of the curation queue, oldest first.
  List<QueueRow> queue() throws VaultException;

  Optional<QueueRow> queueRow(String id) throws VaultException;

  /// What was done to the vault through this program, newest first.
  List<Change> changes() throws VaultException;

  /// The ids of the newest changes, newest first; none where nothing is recorded.
  ///
  /// @param most how many
  List<String> changeIds(int most) throws VaultException;

  /// What was done to one entry, newest first; rows of the queue that name it count too.
  List<Change> changesOf(String entryId) throws VaultException;

  /// What was kept of candidates, newest first.
  List<KeptCandidate> kept() throws VaultException;

  /// What readers of the vault said of its entries, newest first.
  List<Feedback> feedback() throws VaultException;
}
