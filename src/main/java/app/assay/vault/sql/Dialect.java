package app.assay.vault.sql;

import app.assay.vault.VaultError;
import java.sql.SQLException;
import java.util.List;
import org.jdbi.v3.core.Handle;

/// What SQLite and PostgreSQL say differently.
public interface Dialect {

  /// Active entries by relevance: the columns `id`, `type`, `title`, `claim`, with the parameters
  /// `:query` and `:most`.
  String searching();

  /// The parameter `:query` that finds the text as one phrase; marks in it mean nothing.
  String phrase(String text);

  /// The parameter `:query` that finds any of the words; marks in them mean nothing.
  String anyOf(List<String> words);

  /// The text by which a change of an entry or of a row of the queue is told, for a SELECT of it;
  /// an empty text where the schema counts no versions, and the stamp is made of all the row is.
  String stamp();

  /// Put after a SELECT of a row that this transaction is about to change.
  String forUpdate();

  /// Put after a SELECT of rows of the queue that one curator takes before all others.
  String skipLocked();

  /// Makes other transactions that end with a change wait until this one has ended.
  void lockHistory(Handle handle);

  /// What went wrong, in words for people.
  VaultError error(SQLException failure);
}
