package app.assay.hitl.signature;

import app.assay.text.FileReason;
import java.io.EOFException;
import java.io.IOException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;
import java.nio.file.Path;
import java.util.Base64;

/// Keys that `ssh-agent` holds (draft-ietf-sshm-ssh-agent): it signs, and nobody sees the private
/// half. It may ask its user first, so an answer may take as long as a person does.
public final class SshAgent {

  /// The environment variable that names the agent's socket.
  public static final String VARIABLE = "SSH_AUTH_SOCK";

  private static final int REQUEST_IDENTITIES = 11;
  private static final int IDENTITIES = 12;
  private static final int SIGN_REQUEST = 13;
  private static final int SIGNATURE = 14;
  private static final int RSA_SHA2_512 = 4;
  private static final int LONGEST = 256 * 1024;

  private final Path socket;

  /// @param socket at which the agent listens
  public SshAgent(Path socket) {
    this.socket = socket;
  }

  /// True when a text is the public half of a key, as in a file NAME.pub.
  public static boolean isPublicHalf(String text) {
    return text.startsWith("ssh-") || text.startsWith("ecdsa-") || text.startsWith("sk-");
  }

  /// Looks for a key among those that the agent holds.
  ///
  /// @param publicHalf the line of the key's file NAME.pub
  public KeyReading key(String publicHalf) {
    try {
      SshPublicKey wanted = wanted(publicHalf);
      return holds(wanted)
          ? new KeyReading.Ready(
              new SigningKey(
                  wanted,
                  bytes -> sign(wanted, bytes),
                  "The key did not sign: the agent refused, was asked not to, or is gone."))
          : new KeyReading.Refused(
              "The agent does not hold this key; 'ssh-add KEY' gives it to the agent.");
    } catch (Malformed e) {
      return new KeyReading.Refused("The key cannot be used, because " + e.reason() + ".");
    }
  }

  private static SshPublicKey wanted(String line) throws Malformed {
    String[] words = line.strip().split("\\s+", 3);
    if (words.length < 2) {
      throw new Malformed("its line does not hold a type and a key");
    }
    try {
      return SshPublicKey.read(Base64.getDecoder().decode(words[1]));
    } catch (IllegalArgumentException e) {
      throw new Malformed("what follows its type is not Base64");
    }
  }

  private boolean holds(SshPublicKey wanted) throws Malformed {
    WireReader answer = ask(new WireWriter().raw((byte) REQUEST_IDENTITIES), IDENTITIES);
    int count = answer.number();
    for (int i = 0; i < count; i++) {
      if (wanted.is(answer.string())) {
        return true;
      }
      answer.string();
    }
    return false;
  }

  private byte[] sign(SshPublicKey key, byte[] bytes) throws Malformed {
    WireReader answer =
        ask(
            new WireWriter()
                .raw((byte) SIGN_REQUEST)
                .string(key.blob())
                .string(bytes)
                .number(key.kind() == KeyKind.RSA ? RSA_SHA2_512 : 0),
            SIGNATURE);
    byte[] signed = answer.string();
    answer.end();
    return signed;
  }

  /// One question on a connection of its own.
  private WireReader ask(WireWriter question, int expected) throws Malformed {
    try (SocketChannel channel = SocketChannel.open(StandardProtocolFamily.UNIX)) {
      channel.connect(UnixDomainSocketAddress.of(socket));
      ByteBuffer out = ByteBuffer.wrap(new WireWriter().string(question.bytes()).bytes());
      while (out.hasRemaining()) {
        channel.write(out);
      }
      int length = ByteBuffer.wrap(read(channel, Integer.BYTES)).getInt();
      if (length < 1 || length > LONGEST) {
        throw new Malformed("the agent gives an answer of %d bytes".formatted(length));
      }
      WireReader answer = new WireReader(read(channel, length));
      if (answer.take(1)[0] != expected) {
        throw new Malformed("the agent refuses");
      }
      return answer;
    } catch (IOException e) {
      throw new Malformed("the agent cannot be reached: " + FileReason.of(e));
    }
  }

  private static byte[] read(SocketChannel channel, int length) throws IOException {
    ByteBuffer in = ByteBuffer.allocate(length);
    while (in.hasRemaining()) {
      if (channel.read(in) < 0) {
        throw new EOFException("it ended the connection");
      }
    }
    return in.array();
  }
}
