package app.assay.hitl.signature;

import java.io.IOException;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.SocketChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;

/// The real `ssh-agent`, where the machine has one; a test that needs it is skipped visibly else.
public final class RunningAgent implements AutoCloseable {

  private final Path socket;
  private final Process process;

  private RunningAgent(Path socket, Process process) {
    this.socket = socket;
    this.process = process;
  }

  /// @param folder where its socket lies
  public static RunningAgent in(Path folder) throws IOException, InterruptedException {
    boolean there =
        Stream.of(System.getenv().getOrDefault("PATH", "").split(java.io.File.pathSeparator))
            .anyMatch(dir -> Files.isExecutable(Path.of(dir, "ssh-agent")));
    Assumptions.assumeTrue(there, "ssh-agent is not on this machine");
    Path socket = folder.resolve("agent");
    Process process =
        new ProcessBuilder("ssh-agent", "-D", "-a", socket.toString())
            .redirectErrorStream(true)
            .redirectOutput(folder.resolve("agent.log").toFile())
            .start();
    while (!answers(socket) && !process.waitFor(10, TimeUnit.MILLISECONDS)) {
      Thread.onSpinWait();
    }
    return new RunningAgent(socket, process);
  }

  /// The socket is there a moment before the agent listens on it.
  private static boolean answers(Path socket) {
    if (!Files.exists(socket)) {
      return false;
    }
    try (SocketChannel channel = SocketChannel.open(UnixDomainSocketAddress.of(socket))) {
      return channel.isConnected();
    } catch (IOException e) {
      return false;
    }
  }

  /// Where it listens.
  public Path socket() {
    return socket;
  }

  /// Gives it a key, or with `-d` takes it away.
  public void add(String... arguments) throws IOException, InterruptedException {
    ProcessBuilder add =
        new ProcessBuilder(Stream.concat(Stream.of("ssh-add"), Stream.of(arguments)).toList());
    add.environment().putAll(Map.of(SshAgent.VARIABLE, socket.toString()));
    Path out = socket.resolveSibling("added");
    Process process = add.redirectErrorStream(true).redirectOutput(out.toFile()).start();
    if (!process.waitFor(60, TimeUnit.SECONDS) || process.exitValue() != 0) {
      throw new IllegalStateException(List.of(arguments) + ": " + Files.readString(out));
    }
  }

  @Override
  public void close() {
    process.destroy();
  }
}
