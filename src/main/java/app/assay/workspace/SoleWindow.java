package app.assay.workspace;

import app.assay.text.DocumentFile;
import java.io.IOException;
import java.net.BindException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// One window a user: a second start hands its files to the window that runs, over a socket in a
/// folder of the user's that nobody else may enter. See `src/main/decisions/0017-one-window.md`.
public final class SoleWindow implements AutoCloseable {

  private static final System.Logger LOG = System.getLogger(SoleWindow.class.getName());
  private static final String NAME = "assay.sock";

  /// The longest name that Linux and macOS take for a socket, with its end.
  private static final int LONGEST_NAME = 104;

  private final Path socket;
  private final DocumentFile files;
  private @Nullable ServerSocketChannel server;

  /// @param socket the name to meet at; its folder has to belong to the user alone
  public SoleWindow(Path socket, DocumentFile files) {
    this.socket = socket;
    this.files = files;
  }

  /// Where the windows of this user meet: in the folder that the system keeps for as long as the
  /// user is there, or else beside the settings.
  ///
  /// @param environment the variables of the process
  /// @param settings the folder of the settings
  /// @return nothing where the name would be too long for a socket
  public static Optional<Path> standardSocket(Map<String, String> environment, Path settings) {
    String runtime = environment.getOrDefault("XDG_RUNTIME_DIR", "");
    boolean own = !environment.getOrDefault("ASSAY_SETTINGS", "").isBlank();
    Path folder =
        own || runtime.isBlank() || !Files.isDirectory(Path.of(runtime))
            ? settings.resolve("run")
            : Path.of(runtime);
    Path socket = folder.toAbsolutePath().resolve(NAME);
    boolean fits = socket.toString().getBytes(StandardCharsets.UTF_8).length < LONGEST_NAME;
    return fits ? Optional.of(socket) : Optional.empty();
  }

  /// Hands files to the window that runs.
  ///
  /// @param paths absolute; none asks it to come to the front
  /// @return whether a window of this user took them
  public boolean hand(List<Path> paths) {
    if (!Files.exists(socket)) {
      return false;
    }
    try (SocketChannel channel = SocketChannel.open(UnixDomainSocketAddress.of(socket))) {
      if (!SocketPeer.isThisUser(channel)) {
        return false;
      }
      channel.write(ByteBuffer.wrap(HandedFiles.written(paths)));
      channel.shutdownOutput();
      return HandedFiles.isTaken(SocketPeer.read(channel));
    } catch (IOException e) {
      LOG.log(System.Logger.Level.DEBUG, "no window answers at " + socket, e);
      return false;
    }
  }

  /// Takes files from later starts from now on, until [#close()].
  ///
  /// @param taken told of files and folders that are there, on a thread of its own
  /// @return whether it listens; else this window is one of several
  public boolean listen(Consumer<List<Path>> taken) {
    try {
      demandPrivateFolder();
      ServerSocketChannel opened = bound();
      server = opened;
      Thread.ofVirtual().name("files of later starts").start(() -> serve(opened, taken));
      return true;
    } catch (IOException e) {
      LOG.log(System.Logger.Level.INFO, "later starts open a window of their own", e);
      return false;
    }
  }

  /// A socket file that nobody listens at was left by a program that was killed.
  private ServerSocketChannel bound() throws IOException {
    try {
      return bind();
    } catch (BindException e) {
      try (SocketChannel channel = SocketChannel.open(UnixDomainSocketAddress.of(socket))) {
        throw new IOException("another window listens: " + channel.getRemoteAddress(), e);
      } catch (java.net.ConnectException stale) {
        files.remove(socket);
        return bind();
      }
    }
  }

  private ServerSocketChannel bind() throws IOException {
    ServerSocketChannel channel = ServerSocketChannel.open(StandardProtocolFamily.UNIX);
    try {
      channel.bind(UnixDomainSocketAddress.of(socket));
      if (isPosix()) {
        Files.setPosixFilePermissions(socket, PosixFilePermissions.fromString("rw-------"));
      }
      return channel;
    } catch (IOException e) {
      channel.close();
      throw e;
    }
  }

  /// Between binding and restricting the socket only its folder keeps others out.
  private void demandPrivateFolder() throws IOException {
    Path folder = folder();
    if (!Files.isDirectory(folder)) {
      Files.createDirectories(folder);
      if (isPosix()) {
        Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwx------"));
      }
    }
    if (isPosix()
        && !PosixFilePermissions.toString(Files.getPosixFilePermissions(folder))
            .endsWith("------")) {
      throw new IOException(folder + " is open to others");
    }
  }

  private Path folder() {
    return Objects.requireNonNullElse(socket.toAbsolutePath().getParent(), socket);
  }

  private boolean isPosix() {
    return Files.getFileAttributeView(folder(), PosixFileAttributeView.class) != null;
  }

  private static void serve(ServerSocketChannel from, Consumer<List<Path>> taken) {
    while (from.isOpen()) {
      try (SocketChannel channel = from.accept()) {
        answer(channel, taken);
      } catch (ClosedChannelException e) {
        return;
      } catch (IOException e) {
        LOG.log(System.Logger.Level.DEBUG, "a start could not hand over its files", e);
      }
    }
  }

  private static void answer(SocketChannel channel, Consumer<List<Path>> taken) throws IOException {
    if (!SocketPeer.isThisUser(channel)) {
      return;
    }
    Optional<List<Path>> paths = HandedFiles.read(SocketPeer.read(channel));
    if (paths.isPresent()) {
      channel.write(ByteBuffer.wrap(HandedFiles.taken()));
      taken.accept(paths.get());
    }
  }

  /// Takes no more, and takes the socket away.
  @Override
  public void close() {
    ServerSocketChannel listening = server;
    if (listening == null) {
      return;
    }
    try {
      listening.close();
    } catch (IOException e) {
      LOG.log(System.Logger.Level.DEBUG, "the socket was not closed", e);
    }
    files.remove(socket);
  }
}
