package app.assay.workspace;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.vault.VaultException;
import app.assay.vault.VaultStore;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Path;
import java.time.Clock;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A server that takes a connection and says nothing.
class SilentServerTest {

  @TempDir private Path root;

  private static VaultStore open(VaultPlace place, Progress progress) throws IOException {
    try {
      return new KnowledgeVaults(Clock.systemUTC()).open(place, progress);
    } catch (VaultException e) {
      throw new IOException(e.error().message(), e);
    }
  }

  @Test
  void whoStopsWaitingIsFreeBeforeItsTimeIsOver() throws Exception {
    CompletableFuture<Outcome<VaultStore>> came = new CompletableFuture<>();
    try (ServerSocket server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      VaultPlace place =
          new VaultPlace.InDatabase(
              "postgresql://dana@127.0.0.1:%d/knowledge?connect_timeout=600"
                  .formatted(server.getLocalPort()),
              root);
      TaskHandle handle =
          new VirtualThreadRunner(Runnable::run)
              .submit("Open", progress -> open(place, progress), came::complete);
      try (Socket _ = server.accept()) {
        handle.cancel();
        assertThat(came.get(60, TimeUnit.SECONDS)).isInstanceOf(Outcome.Cancelled.class);
      }
    }
  }
}
