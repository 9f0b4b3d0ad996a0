package app.assay.judge.source;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/// A host on this machine that serves what it is told to over real HTTP, and remembers what it was
/// asked and with which token. What stalls ends when it closes.
public final class FakePlace implements AutoCloseable {

  /// What it does when asked for a path.
  public interface Serving {
    void serve(HttpExchange exchange) throws IOException;
  }

  private final HttpServer server;
  private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
  private final Map<String, Serving> pages = new ConcurrentHashMap<>();
  private final List<String> asked = new CopyOnWriteArrayList<>();
  private final CountDownLatch closed = new CountDownLatch(1);

  public FakePlace() throws IOException {
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.setExecutor(threads);
    server.createContext("/", this::answer);
    server.start();
  }

  private void answer(HttpExchange exchange) throws IOException {
    String path = exchange.getRequestURI().toString();
    String token = String.valueOf(exchange.getRequestHeaders().getFirst("Authorization"));
    asked.add(path + " " + token);
    try (exchange) {
      pages.getOrDefault(path, e -> e.sendResponseHeaders(404, -1)).serve(exchange);
    }
  }

  /// Serves a text.
  public FakePlace with(String path, String type, String text) {
    return with(path, type, text.getBytes(StandardCharsets.UTF_8));
  }

  /// Serves bytes.
  public FakePlace with(String path, String type, byte[] bytes, String... headers) {
    return with(
        path,
        exchange -> {
          exchange.getResponseHeaders().set("Content-Type", type);
          for (int i = 0; i < headers.length; i += 2) {
            exchange.getResponseHeaders().set(headers[i], headers[i + 1]);
          }
          exchange.sendResponseHeaders(200, bytes.length);
          exchange.getResponseBody().write(bytes);
        });
  }

  /// Answers with a status and a header.
  public FakePlace refuses(String path, int status, String header, String value) {
    return with(
        path,
        exchange -> {
          exchange.getResponseHeaders().set(header, value);
          exchange.sendResponseHeaders(status, -1);
        });
  }

  public FakePlace with(String path, Serving serving) {
    pages.put(path, serving);
    return this;
  }

  /// Sends one byte and then nothing more.
  public FakePlace drips(String path) {
    return with(
        path,
        exchange -> {
          exchange.getResponseHeaders().set("Content-Type", "text/plain");
          exchange.sendResponseHeaders(200, 0);
          OutputStream body = exchange.getResponseBody();
          body.write('a');
          body.flush();
          try {
            closed.await();
          } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
          }
        });
  }

  /// Such as `http://localhost:4711`.
  public String address() {
    return "http://localhost:" + server.getAddress().getPort();
  }

  /// Path and token of each request.
  public List<String> asked() {
    return List.copyOf(asked);
  }

  @Override
  public void close() {
    closed.countDown();
    server.stop(0);
    threads.shutdownNow();
  }
}
