package app.assay.judge.provider;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import app.assay.judge.call.ModelFailure;
import app.assay.judge.call.ModelReply;
import java.io.EOFException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.net.ConnectException;
import java.net.InetAddress;
import java.net.ProtocolException;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketException;
import java.net.URI;
import java.net.UnknownHostException;
import java.net.http.HttpClient;
import java.net.http.HttpConnectTimeoutException;
import java.net.http.HttpTimeoutException;
import java.nio.channels.UnresolvedAddressException;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.Stream;
import javax.net.ssl.SSLException;
import javax.net.ssl.SSLHandshakeException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class TroubleTest {

  private static final String LEAK = "sk-leak";
  private static final String UNTRUSTED =
      "host offers no encryption that can be trusted, so nothing was sent. Check the address and"
          + " its certificate.";

  static Stream<Arguments> reasons() {
    return Stream.of(
        Arguments.of(
            new UnknownHostException(LEAK),
            ModelFailure.DISCONNECTED,
            "The name host is not known. Check the address and your network."),
        Arguments.of(
            because(new ConnectException(LEAK), new UnresolvedAddressException()),
            ModelFailure.DISCONNECTED,
            "The name host is not known. Check the address and your network."),
        Arguments.of(
            new ConnectException(LEAK),
            ModelFailure.DISCONNECTED,
            "Nothing answers at host. Is it running?"),
        Arguments.of(
            new HttpConnectTimeoutException(LEAK),
            ModelFailure.DISCONNECTED,
            "host cannot be reached in time."),
        Arguments.of(
            new HttpTimeoutException(LEAK), ModelFailure.TIME, "host did not answer in time."),
        Arguments.of(new SSLHandshakeException(LEAK), ModelFailure.REFUSED, UNTRUSTED),
        Arguments.of(
            because(new SSLException(LEAK), new SocketException(LEAK)),
            ModelFailure.DISCONNECTED,
            "The connection to host broke off."),
        Arguments.of(
            because(new SSLHandshakeException(LEAK), new EOFException(LEAK)),
            ModelFailure.DISCONNECTED,
            "The connection to host broke off."),
        Arguments.of(
            new ProtocolException(LEAK),
            ModelFailure.MALFORMED,
            "host answered with something that is no reply of this kind of provider. Check the"
                + " kind and the address of the profile."),
        Arguments.of(
            new IOException(LEAK), ModelFailure.DISCONNECTED, "The connection to host broke off."));
  }

  private static IOException because(IOException reason, Throwable cause) {
    reason.initCause(cause);
    return reason;
  }

  @ParameterizedTest
  @MethodSource("reasons")
  void brokenConnectionIsSaidInOurWords(IOException reason, ModelFailure failure, String message) {
    ModelReply.Failed failed = new Trouble("model", "host").broken(reason).failed();
    assertThat(failed.failure()).isEqualTo(failure);
    assertThat(failed.message()).isEqualTo(message);
  }

  private static ModelReply call(String address) {
    ProviderProfile profile =
        new ProviderProfile(
            "p",
            ProviderKind.OPENAI,
            URI.create(address),
            "m",
            new KeySource.ThisRun(),
            5,
            1,
            Price.FREE,
            BigDecimal.ZERO);
    Clock clock = Clock.fixed(Instant.EPOCH, ZoneOffset.UTC);
    try (HttpClient http = HttpClient.newHttpClient()) {
      ModelReply reply =
          new LangChainClient(new Exchange(profile, http, _ -> new Key.Here(LEAK), clock))
              .call(Calls.normal());
      http.shutdownNow();
      return reply;
    }
  }

  private static void assertRefused(ModelReply reply, String message, int calls) {
    assertThat(reply)
        .isEqualTo(new ModelReply.Failed(ModelFailure.REFUSED, message, Optional.empty(), calls));
  }

  @Test
  void serverWithoutEncryptionIsRefusedOverTheWire() throws IOException {
    try (ServerSocket server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
        ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      threads.execute(() -> answerInTheClear(server));
      String place = "localhost:" + server.getLocalPort();
      assertRefused(call("https://" + place), UNTRUSTED.replace("host", place), 1);
    }
  }

  private static void answerInTheClear(ServerSocket server) {
    try (Socket socket = server.accept()) {
      assertThat(socket.getInputStream().read(new byte[10_000])).isPositive();
      socket.getOutputStream().write("HTTP/1.1 400 Bad Request\r\n\r\n".getBytes(UTF_8));
      socket.getOutputStream().flush();
      socket.getInputStream().readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void keyIsNotSentInTheClear() {
    assertRefused(
        call("http://192.0.2.1/v1"),
        "A key is sent over https only, except to this machine: write https:// in the address.",
        0);
  }
}
