package app.assay.workspace;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.SocketChannel;
import java.nio.file.FileSystems;
import java.nio.file.attribute.UserPrincipal;
import java.time.Duration;
import jdk.net.ExtendedSocketOptions;

/// Who is at the other end of a socket of this machine, and what they say, never more than was
/// asked for and never later.
final class SocketPeer {

  private static final Duration PATIENCE = Duration.ofSeconds(2);

  private SocketPeer() {}

  /// Whether the other end is a program of the user of this one, as the system says, not the peer.
  static boolean isThisUser(SocketChannel channel) throws IOException {
    if (!channel.supportedOptions().contains(ExtendedSocketOptions.SO_PEERCRED)) {
      return true;
    }
    UserPrincipal peer = channel.getOption(ExtendedSocketOptions.SO_PEERCRED).user();
    UserPrincipal own =
        FileSystems.getDefault()
            .getUserPrincipalLookupService()
            .lookupPrincipalByName(System.getProperty("user.name"));
    return peer.equals(own);
  }

  /// All that the other end says, at most one byte more than [HandedFiles#LIMIT].
  ///
  /// @throws IOException also when it pauses for too long
  static byte[] read(SocketChannel channel) throws IOException {
    ByteArrayOutputStream said = new ByteArrayOutputStream();
    ByteBuffer buffer = ByteBuffer.allocate(4096);
    channel.configureBlocking(false);
    try (Selector selector = Selector.open()) {
      channel.register(selector, SelectionKey.OP_READ);
      while (said.size() <= HandedFiles.LIMIT) {
        if (selector.select(PATIENCE.toMillis()) == 0) {
          throw new IOException("the other end says nothing");
        }
        selector.selectedKeys().clear();
        int count = channel.read(buffer.clear());
        if (count < 0) {
          break;
        }
        said.write(buffer.array(), 0, count);
      }
    }
    channel.configureBlocking(true);
    return said.toByteArray();
  }
}
