package app.assay.vault;

import java.time.Duration;
import java.util.List;

/// A vault that is open. Safe on any thread: writes wait for each other, and for other programs as
/// long as the store is patient. Nothing here waits for a person.
public interface VaultStore extends AutoCloseable {

  /// Work that reads.
  @FunctionalInterface
  interface Reading<T> {
    T read(VaultReader vault) throws VaultException;
  }

  /// Work that changes.
  @FunctionalInterface
  interface Writing<T> {
    T write(VaultWriter vault) throws VaultException;
  }

  /// What is done last in a transaction, once all is as it was before and before that is sealed.
  @FunctionalInterface
  interface Telling {
    void tell(VaultWriter vault) throws VaultException;
  }

  /// Where it is, for people: a path, or an address without a password.
  String name();

  /// True when it can only be read; [#notice()] says why.
  boolean isReadOnly();

  /// What a user should know of it: why it is read only, that it is on a network drive, that it is
  /// damaged; empty when all is well.
  String notice();

  /// Reads one state of the vault.
  <T> T read(Reading<T> work) throws VaultException;

  /// Changes the vault: all of it with the record of the change, or, when the work or the end of
  /// the transaction fails, nothing. What the work gives is handed back once the disk has it.
  <T> T write(Intent intent, Writing<T> work) throws VaultException;

  /// Does the work and takes it back, to see what it would do and whether it could be done.
  <T> T rehearse(Intent intent, Writing<T> work) throws VaultException;

  /// Takes one change back, as a change of its own.
  ///
  /// @param last the last step of the transaction: may keep what the undo means elsewhere, and seal
  ///   it; when it fails, nothing was done
  /// @throws VaultException STALE when something it changed was changed again since, or it was
  ///   undone already
  Change undo(String changeId, String by, String reason, Telling last) throws VaultException;

  /// Looks at all of it: the file's integrity, references, the index of the search, the chain of
  /// changes.
  ///
  /// @return what is wrong, a sentence each; empty when nothing is
  List<String> check() throws VaultException;

  /// Sets rows of the queue aside for one curator for a while, so that two never decide the same
  /// row at once.
  ///
  /// @param most how many
  /// @return the oldest pending rows that nobody else holds, in their order
  List<QueueRow> lease(String by, int most, Duration time) throws VaultException;

  /// Sets one pending row aside for a curator, unless another holds it.
  ///
  /// @return all leases that stand afterwards, by the row's id
  List<Lease> lease(String by, String queueId, Duration time) throws VaultException;

  /// Gives one row back before its time is over.
  void release(String by, String queueId) throws VaultException;

  /// Gives rows back before their time is over.
  void release(String by) throws VaultException;

  @Override
  void close();
}
