package app.assay.vault.sql;

import app.assay.vault.VaultError;
import app.assay.vault.VaultException;
import java.sql.SQLException;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.JdbiException;

/// Turns what the database's driver throws into what a vault throws.
public final class SqlFailure {

  /// A question to the database.
  @FunctionalInterface
  public interface Asking<T> {
    T ask(Handle handle) throws VaultException;
  }

  private SqlFailure() {}

  /// Asks the database.
  public static <T> T caught(Dialect dialect, Handle handle, Asking<T> asking)
      throws VaultException {
    try {
      return asking.ask(handle);
    } catch (JdbiException e) {
      throw of(dialect, e);
    }
  }

  /// What the failure of a statement means.
  public static VaultException of(Dialect dialect, JdbiException failure) {
    for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
      if (cause instanceof UnreadableRow unreadable) {
        return with(
            new VaultError(
                VaultError.Kind.DAMAGED,
                "The vault holds something it must not hold: "
                    + unreadable.getMessage()
                    + ". Nothing was changed."),
            failure);
      }
      if (cause instanceof SQLException sql) {
        return of(dialect, sql);
      }
    }
    return with(
        new VaultError(
            VaultError.Kind.UNAVAILABLE, "The vault did not answer. Nothing was changed."),
        failure);
  }

  /// What an error of the driver means.
  public static VaultException of(Dialect dialect, SQLException failure) {
    return with(dialect.error(failure), failure);
  }

  private static VaultException with(VaultError error, Throwable cause) {
    VaultException exception = new VaultException(error);
    exception.initCause(cause);
    return exception;
  }
}
