package app.assay.vault.postgres;

import app.assay.vault.Change;
import app.assay.vault.Intent;
import app.assay.vault.Lease;
import app.assay.vault.QueueRow;
import app.assay.vault.VaultError;
import app.assay.vault.VaultException;
import app.assay.vault.VaultStore;
import app.assay.vault.sql.Leases;
import app.assay.vault.sql.SqlFailure;
import app.assay.vault.sql.SqlReader;
import app.assay.vault.sql.SqlWriter;
import app.assay.vault.sql.Undo;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.JdbiException;

/// A vault that a team shares. Changes follow each other under one lock in the server; who reads
/// waits for nobody.
final class PostgresVault implements VaultStore {

  /// What work has given, and the id of the change that it made.
  private record Done<T>(T result, Optional<String> change) {}

  @FunctionalInterface
  private interface Work<T> {
    Done<T> in(Handle h) throws VaultException;
  }

  private final Connections connections;
  private final Inspection found;
  private final Clock clock;
  private final PostgresDialect dialect = new PostgresDialect();
  private final ReentrantLock writing = new ReentrantLock(true);

  PostgresVault(Connections connections, Inspection found, Clock clock) {
    this.connections = connections;
    this.found = found;
    this.clock = clock;
  }

  @Override
  public String name() {
    return connections.address().name();
  }

  @Override
  public boolean isReadOnly() {
    return found.readOnly();
  }

  @Override
  public String notice() {
    return String.join(" ", found.notices());
  }

  @Override
  public <T> T read(Reading<T> work) throws VaultException {
    try (Transaction transaction = Transaction.begin(connections, Transaction.Purpose.READ)) {
      return work.read(new SqlReader(transaction.handle(), dialect, true));
    } catch (JdbiException e) {
      throw SqlFailure.of(dialect, e);
    }
  }

  @Override
  public <T> T write(Intent intent, Writing<T> work) throws VaultException {
    return changing(false, h -> worked(h, intent, work));
  }

  @Override
  public <T> T rehearse(Intent intent, Writing<T> work) throws VaultException {
    return changing(true, h -> worked(h, intent, work));
  }

  private <T> Done<T> worked(Handle h, Intent intent, Writing<T> work) throws VaultException {
    SqlWriter writer = new SqlWriter(h, dialect, clock, intent);
    T result = work.write(writer);
    return new Done<>(result, writer.finish());
  }

  @Override
  public Change undo(String changeId, String by, String reason, Telling last)
      throws VaultException {
    Intent intent = new Intent("undo", by, reason, changeId);
    return changing(
        false,
        h -> {
          Change undo = Undo.of(new SqlWriter(h, dialect, clock, intent), changeId, last);
          return new Done<>(undo, Optional.of(undo.id()));
        });
  }

  @Override
  public List<String> check() throws VaultException {
    try (Transaction transaction = Transaction.begin(connections, Transaction.Purpose.READ)) {
      return Checkup.faults(transaction.handle());
    } catch (JdbiException e) {
      throw SqlFailure.of(dialect, e);
    }
  }

  @Override
  public List<QueueRow> lease(String by, int most, Duration time) throws VaultException {
    return leasing(h -> Leases.take(h, dialect, clock, by, most, time));
  }

  @Override
  public List<Lease> lease(String by, String queueId, Duration time) throws VaultException {
    return leasing(h -> Leases.hold(h, clock, by, queueId, time));
  }

  @Override
  public void release(String by, String queueId) throws VaultException {
    leasing(h -> Leases.release(h, by, queueId));
  }

  @Override
  public void release(String by) throws VaultException {
    leasing(h -> Leases.release(h, by));
  }

  private <T> T leasing(SqlFailure.Asking<T> asking) throws VaultException {
    requireWritable();
    try (Transaction transaction = Transaction.begin(connections, Transaction.Purpose.LEASE)) {
      T result = asking.ask(transaction.handle());
      transaction.commit();
      return result;
    } catch (JdbiException e) {
      throw SqlFailure.of(dialect, e);
    }
  }

  private <T> T changing(boolean rehearsal, Work<T> work) throws VaultException {
    requireWritable();
    if (writing.isHeldByCurrentThread()) {
      throw new IllegalStateException("a change within a change");
    }
    writing.lock();
    try (Transaction transaction = Transaction.begin(connections, Transaction.Purpose.WRITE)) {
      requireVersion(transaction.handle());
      Done<T> done = work.in(transaction.handle());
      transaction.settle();
      if (!rehearsal && done.change().isPresent()) {
        transaction.commit(done.change().get());
      }
      return done.result();
    } catch (JdbiException e) {
      throw SqlFailure.of(dialect, e);
    } finally {
      writing.unlock();
    }
  }

  private void requireWritable() throws VaultException {
    if (found.readOnly()) {
      throw new VaultException(VaultError.Kind.READ_ONLY, notice() + " Nothing was changed.");
    }
  }

  private static void requireVersion(Handle h) throws VaultException {
    if (Inspection.version(h) > PostgresSchema.VERSION) {
      throw new VaultException(
          VaultError.Kind.READ_ONLY,
          "A newer program has taken over this vault meanwhile. Nothing was changed; open it"
              + " again.");
    }
  }

  @Override
  public void close() {
    connections.close();
  }
}
