package app.assay.vault.postgres;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;

/// A wire to the server that can be cut when a certain word goes over it.
final class CuttingWire implements AutoCloseable {

  private final ServerSocket door;
  private final int server;
  private volatile String word = "";
  private volatile boolean heard;
  private volatile boolean refusing;

  CuttingWire(int server) throws IOException {
    this.server = server;
    this.door = new ServerSocket(0, 10, InetAddress.getLoopbackAddress());
    Thread.ofVirtual().start(this::serve);
  }

  /// The same vault at the other end of the wire.
  String through(String address) {
    return address.replaceFirst("@localhost:[0-9]+", "@127.0.0.1:" + door.getLocalPort());
  }

  /// Cuts once, before the word gets through.
  void cutBefore(String next) {
    heard = false;
    word = next;
  }

  /// Cuts once, when the word got through and its answer comes back.
  void cutAfter(String next) {
    heard = true;
    word = next;
  }

  /// Lets nobody in once it is cut.
  void refuseFromThenOn() {
    refusing = true;
  }

  private void serve() {
    try {
      while (true) {
        Socket client = door.accept();
        Socket far = new Socket(InetAddress.getLoopbackAddress(), server);
        Thread.ofVirtual().start(() -> carry(client, far));
      }
    } catch (IOException e) {
      // The wire is taken down.
    }
  }

  private void carry(Socket client, Socket far) {
    Thread back = Thread.ofVirtual().unstarted(() -> copy(far, client));
    try (client;
        far) {
      back.start();
      byte[] bytes = new byte[8_192];
      for (int n; (n = client.getInputStream().read(bytes)) >= 0; ) {
        String text = new String(bytes, 0, n, StandardCharsets.ISO_8859_1);
        if (word.isEmpty() || !text.contains(word)) {
          far.getOutputStream().write(bytes, 0, n);
          continue;
        }
        word = "";
        if (refusing) {
          door.close();
        }
        if (heard) {
          client.shutdownOutput();
          far.getOutputStream().write(bytes, 0, n);
          far.getOutputStream().flush();
          back.join();
        }
        return;
      }
    } catch (IOException | InterruptedException e) {
      // One of the two ends hung up.
    }
  }

  private static void copy(Socket from, Socket to) {
    try {
      from.getInputStream().transferTo(to.getOutputStream());
    } catch (IOException e) {
      // One of the two ends hung up.
    }
  }

  @Override
  public void close() throws IOException {
    door.close();
  }
}
