package app.assay.vault.sqlite;

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
import java.util.concurrent.locks.ReentrantLock;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;

/// A vault in a file. Each piece of work opens the file anew, so that nothing is held between two
/// of them: another program may write, or a repository put another version in its place.
final class SqliteVault implements VaultStore {

  /// What work has given, and whether it changed anything.
  private record Done<T>(T result, boolean changed) {}

  @FunctionalInterface
  private interface Work<T> {
    Done<T> in(Handle h) throws VaultException;
  }

  private final VaultFile file;
  private final Inspection found;
  private final Clock clock;
  private final SqliteDialect dialect = new SqliteDialect();
  private final Jdbi reading;
  private final Jdbi writing;
  private final Jdbi rehearsing;
  private final ReentrantLock turn = new ReentrantLock(true);

  SqliteVault(VaultFile file, Inspection found, Clock clock) {
    this.file = file;
    this.found = found;
    this.clock = clock;
    this.reading = Jdbi.create(() -> file.reading(found.recorded()));
    this.writing = Jdbi.create(file::writing);
    this.rehearsing = Jdbi.create(file::rehearsing);
  }

  @Override
  public String name() {
    return file.vault().toString();
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
    file.requireFile();
    try (Handle h = reading.open()) {
      h.execute("BEGIN");
      h.execute("SELECT count(*) FROM main.sqlite_schema");
      boolean recorded = VaultFile.isAttached(h) && Sidecar.isThere(h);
      return work.read(new SqlReader(h, dialect, recorded));
    } catch (JdbiException e) {
      throw SqlFailure.of(dialect, e);
    }
  }

  @Override
  public <T> T write(Intent intent, Writing<T> work) throws VaultException {
    return inTransaction(false, h -> worked(h, intent, work));
  }

  @Override
  public <T> T rehearse(Intent intent, Writing<T> work) throws VaultException {
    return inTransaction(true, h -> worked(h, intent, work));
  }

  private <T> Done<T> worked(Handle h, Intent intent, Writing<T> work) throws VaultException {
    SqlWriter writer = new SqlWriter(h, dialect, clock, intent);
    T result = work.write(writer);
    return new Done<>(result, writer.finish().isPresent());
  }

  @Override
  public Change undo(String changeId, String by, String reason, Telling last)
      throws VaultException {
    Intent intent = new Intent("undo", by, reason, changeId);
    return inTransaction(
        false,
        h -> {
          Change undo = Undo.of(new SqlWriter(h, dialect, clock, intent), changeId, last);
          return new Done<>(undo, true);
        });
  }

  @Override
  public List<String> check() throws VaultException {
    file.requireFile();
    return new Checkup(file, found).faults();
  }

  @Override
  public List<QueueRow> lease(String by, int most, Duration time) throws VaultException {
    return inTransaction(
        false, h -> new Done<>(Leases.take(h, dialect, clock, by, most, time), true));
  }

  @Override
  public List<Lease> lease(String by, String queueId, Duration time) throws VaultException {
    return inTransaction(false, h -> new Done<>(Leases.hold(h, clock, by, queueId, time), true));
  }

  @Override
  public void release(String by, String queueId) throws VaultException {
    if (file.hasSidecar() && !found.readOnly()) {
      inTransaction(false, h -> new Done<>(Leases.release(h, by, queueId), true));
    }
  }

  @Override
  public void release(String by) throws VaultException {
    if (file.hasSidecar() && !found.readOnly()) {
      inTransaction(false, h -> new Done<>(Leases.release(h, by), true));
    }
  }

  private <T> T inTransaction(boolean rehearsal, Work<T> work) throws VaultException {
    file.requireFile();
    if (found.readOnly()) {
      throw new VaultException(VaultError.Kind.READ_ONLY, notice() + " Nothing was changed.");
    }
    if (turn.isHeldByCurrentThread()) {
      throw new IllegalStateException("a change within a change");
    }
    turn.lock();
    try (Transaction transaction = Transaction.begin(file, rehearsal ? rehearsing : writing)) {
      Done<T> done = work.in(transaction.handle());
      if (done.changed() && !rehearsal) {
        transaction.commit();
      }
      return done.result();
    } catch (JdbiException e) {
      throw SqlFailure.of(dialect, e);
    } finally {
      turn.unlock();
    }
  }

  @Override
  public void close() {
    // Nothing is held between two pieces of work.
  }
}
