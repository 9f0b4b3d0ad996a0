package app.assay.workspace;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.text.DocumentFile;
import java.io.IOException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Two starts of the program over a real socket.
class SoleWindowTest {

  @TempDir Path folder;
  private final BlockingQueue<List<Path>> taken = new LinkedBlockingQueue<>();
  private Path socket;
  private Path document;
  private SoleWindow first;
  private SoleWindow second;

  @BeforeEach
  void twoStarts() throws IOException {
    socket = folder.resolve("run/assay.sock");
    document = Files.writeString(folder.resolve("plan – Entwurf.cgd.md"), "");
    first = new SoleWindow(socket, new DocumentFile());
    second = new SoleWindow(socket, new DocumentFile());
  }

  @AfterEach
  void end() {
    first.close();
    second.close();
  }

  private List<Path> next() throws InterruptedException {
    List<Path> paths = taken.poll(20, TimeUnit.SECONDS);
    assertThat(paths).as("what the window was handed").isNotNull();
    return paths;
  }

  private byte[] say(byte[] words) throws IOException {
    try (SocketChannel channel = SocketChannel.open(UnixDomainSocketAddress.of(socket))) {
      channel.write(ByteBuffer.wrap(words));
      channel.shutdownOutput();
      return SocketPeer.read(channel);
    }
  }

  private byte[] say(String words) throws IOException {
    return say(words.getBytes(StandardCharsets.UTF_8));
  }

  @Test
  void laterStartHandsItsFilesToTheWindowThatRuns() throws InterruptedException {
    assertThat(second.hand(List.of(document))).isFalse();
    assertThat(first.listen(taken::add)).isTrue();
    assertThat(second.hand(List.of(document, folder))).isTrue();
    assertThat(next()).containsExactly(document, folder);
    assertThat(second.hand(List.of())).isTrue();
    assertThat(next()).isEmpty();
  }

  @Test
  void socketAndItsFolderBelongToTheUserAlone() throws IOException {
    first.listen(taken::add);
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(socket)))
        .isEqualTo("rw-------");
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(socket.getParent())))
        .isEqualTo("rwx------");
  }

  @Test
  void folderThatOthersMayEnterIsNotUsed() throws IOException {
    Files.createDirectories(socket.getParent());
    Files.setPosixFilePermissions(socket.getParent(), PosixFilePermissions.fromString("rwxr-xr-x"));
    assertThat(first.listen(taken::add)).isFalse();
    assertThat(socket).doesNotExist();
  }

  @Test
  void socketOfAKilledProgramIsReplaced() throws IOException, InterruptedException {
    Files.createDirectories(socket.getParent());
    Files.setPosixFilePermissions(socket.getParent(), PosixFilePermissions.fromString("rwx------"));
    try (ServerSocketChannel dead = ServerSocketChannel.open(StandardProtocolFamily.UNIX)) {
      dead.bind(UnixDomainSocketAddress.of(socket));
    }
    assertThat(socket).exists();
    assertThat(second.hand(List.of(document))).isFalse();
    assertThat(first.listen(taken::add)).isTrue();
    assertThat(second.hand(List.of(document))).isTrue();
    assertThat(next()).containsExactly(document);
  }

  @Test
  void secondWindowLeavesTheFirstItsSocket() throws InterruptedException {
    assertThat(first.listen(taken::add)).isTrue();
    assertThat(second.listen(paths -> {})).isFalse();
    second.close();
    assertThat(second.hand(List.of(document))).isTrue();
    assertThat(next()).containsExactly(document);
  }

  @Test
  void closedWindowTakesItsSocketAway() {
    first.listen(taken::add);
    first.close();
    assertThat(socket).doesNotExist();
    assertThat(second.hand(List.of(document))).isFalse();
  }

  @Test
  void onlyAbsolutePathsThatAreThereAreTaken() throws IOException, InterruptedException {
    first.listen(taken::add);
    say("assay-open 1\0relative.md\0/no/such/file\0" + document + "\0");
    assertThat(next()).containsExactly(document);
  }

  @Test
  void otherSpeechIsNotAnswered() throws IOException {
    first.listen(taken::add);
    assertThat(say("GET / HTTP/1.1\r\n\r\n")).isEmpty();
    assertThat(say("assay-open 2\0" + document + "\0")).isEmpty();
    assertThat(say("assay-open 1\0" + document)).isEmpty();
    assertThat(say(new byte[] {(byte) 0xff, 0})).isEmpty();
    assertThat(taken).isEmpty();
  }

  @Test
  void moreThanTheLimitIsNotTakenAndTheNextStartIs() throws IOException, InterruptedException {
    first.listen(taken::add);
    StringBuilder much = new StringBuilder("assay-open 1\0");
    while (much.length() < HandedFiles.LIMIT) {
      much.append(document).append('\0');
    }
    assertThat(HandedFiles.read(much.toString().getBytes(StandardCharsets.UTF_8))).isEmpty();
    assertThat(second.hand(List.of(document))).isTrue();
    assertThat(next()).containsExactly(document);
  }

  @Test
  void placeIsTheFolderOfTheSessionOrBesideTheSettings() {
    Path settings = Path.of("/home/dana/.config/assay");
    assertThat(SoleWindow.standardSocket(Map.of("XDG_RUNTIME_DIR", "" + folder), settings))
        .contains(folder.resolve("assay.sock"));
    assertThat(SoleWindow.standardSocket(Map.of(), settings))
        .contains(settings.resolve("run/assay.sock"));
    assertThat(
            SoleWindow.standardSocket(
                Map.of("XDG_RUNTIME_DIR", "" + folder, "ASSAY_SETTINGS", "/x"), Path.of("/x")))
        .contains(Path.of("/x/run/assay.sock"));
    assertThat(SoleWindow.standardSocket(Map.of(), Path.of("/" + "x".repeat(120)))).isEmpty();
  }
}
