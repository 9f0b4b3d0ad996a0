package app.assay.judge;

import app.assay.judge.provider.KeySource;
import app.assay.judge.provider.Price;
import app.assay.judge.provider.ProviderKind;
import app.assay.judge.provider.ProviderProfile;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;

/// A provider on this machine that speaks one of the four protocols over real HTTP: it reads the
/// request, lets a function be the model, and can be told to fail at the next calls. Stalls end
/// when it closes.
public final class FakeProvider implements AutoCloseable {

  /// Name of the model in its profiles.
  public static final String MODEL = "fake-model";

  private static final ObjectMapper JSON = new ObjectMapper();

  private final Wire wire;
  private final Function<Asked, String> model;
  private final HttpServer server;
  private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
  private final CountDownLatch called = new CountDownLatch(1);
  private final CountDownLatch dropped = new CountDownLatch(1);
  private final CountDownLatch closed = new CountDownLatch(1);
  private final Deque<Fault> faults = new ConcurrentLinkedDeque<>();
  private final List<Asked> asked = new CopyOnWriteArrayList<>();
  private volatile String named = MODEL;
  private volatile Function<String, float[]> vector = text -> new float[] {text.length(), 1};

  /// Starts on a free port.
  ///
  /// @param model what it answers to a request, called by many threads at once
  public FakeProvider(ProviderKind kind, Function<Asked, String> model) {
    this.wire = new Wire(kind);
    this.model = model;
    try {
      server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    server.setExecutor(threads);
    server.createContext(wire.path(), this::chat);
    server.createContext(wire.embeddingPath(), this::embed);
    server.start();
  }

  /// One that always says the same.
  public static FakeProvider saying(ProviderKind kind, String text) {
    return new FakeProvider(kind, _ -> text);
  }

  /// What happens at the next calls, in their order; after them the model answers.
  public FakeProvider next(Fault... faults) {
    this.faults.addAll(List.of(faults));
    return this;
  }

  /// What happens at the next calls, in their order; after them the model answers.
  public FakeProvider next(List<Fault> faults) {
    this.faults.addAll(faults);
    return this;
  }

  /// What it calls its model in replies, before the version.
  public FakeProvider named(String name) {
    this.named = name;
    return this;
  }

  /// The vector of a text.
  public FakeProvider vectors(Function<String, float[]> vector) {
    this.vector = vector;
    return this;
  }

  /// What was asked so far, faults included.
  public List<Asked> asked() {
    return asked;
  }

  public int calls() {
    return asked.size();
  }

  /// Returns once the first call is here.
  public void awaitCall() throws InterruptedException {
    called.await();
  }

  /// True once a caller closed the connection in the middle of a trickling body; waits for it.
  public boolean wasDropped() throws InterruptedException {
    return dropped.await(20, TimeUnit.SECONDS);
  }

  public URI address() {
    return URI.create(wire.base(server.getAddress().getPort()));
  }

  /// A profile that leads here and needs no key.
  public ProviderProfile profile(String name) {
    return profile(name, new KeySource.None());
  }

  public ProviderProfile profile(String name, KeySource key) {
    return new ProviderProfile(
        name, wire.kind(), address(), MODEL, key, 30, 4, Price.FREE, BigDecimal.TEN);
  }

  private void chat(HttpExchange exchange) throws IOException {
    answer(exchange, request -> wire.envelope(named, model.apply(request), false));
  }

  private void embed(HttpExchange exchange) throws IOException {
    answer(
        exchange,
        request ->
            wire.vectors(
                request.model(), Wire.texts(request.body()).stream().map(vector).toList()));
  }

  private void answer(HttpExchange exchange, Function<Asked, String> proper) throws IOException {
    try (exchange) {
      JsonNode body = JSON.readTree(exchange.getRequestBody().readAllBytes());
      Asked request = wire.read(body, headers(exchange));
      asked.add(request);
      called.countDown();
      Fault fault = faults.poll();
      switch (fault == null ? new Fault.None() : fault) {
        case Fault.None _ -> send(exchange, proper.apply(request));
        case Fault.Says(String text) -> send(exchange, wire.envelope(named, text, false));
        case Fault.SaysCut(String text) -> send(exchange, wire.envelope(named, text, true));
        case Fault.Large(int bytes) ->
            send(exchange, wire.envelope(named, "x".repeat(bytes), false));
        case Fault.Body(String text) -> send(exchange, text);
        case Fault.Status(int status, Map<String, String> headers) ->
            refuse(exchange, status, headers, request);
        case Fault.StallBeforeHeaders _ -> await();
        case Fault.StallInBody _ -> {
          start(exchange);
          await();
        }
        case Fault.TrickleInBody _ -> trickle(exchange);
        case Fault.DisconnectBeforeHeaders _ -> {
          // The connection closes with the exchange.
        }
        case Fault.DisconnectInBody _ -> start(exchange);
      }
    }
  }

  private static Map<String, String> headers(HttpExchange exchange) {
    Map<String, String> headers = new HashMap<>();
    exchange
        .getRequestHeaders()
        .forEach((k, v) -> headers.put(k.toLowerCase(Locale.ROOT), String.join(",", v)));
    return headers;
  }

  private static void send(HttpExchange exchange, String text) throws IOException {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    exchange.getResponseHeaders().set("Content-Type", "application/json");
    exchange.sendResponseHeaders(200, bytes.length);
    exchange.getResponseBody().write(bytes);
  }

  /// Repeats what was sent, key included, as real providers do in their explanations.
  private static void refuse(
      HttpExchange exchange, int status, Map<String, String> headers, Asked request)
      throws IOException {
    headers.forEach((name, value) -> exchange.getResponseHeaders().set(name, value));
    byte[] bytes =
        JSON.createObjectNode()
            .put("error", "no: " + request.headers() + request.body())
            .toString()
            .getBytes(StandardCharsets.UTF_8);
    exchange.sendResponseHeaders(status, bytes.length);
    exchange.getResponseBody().write(bytes);
  }

  private static OutputStream start(HttpExchange exchange) throws IOException {
    exchange.sendResponseHeaders(200, 100_000);
    OutputStream body = exchange.getResponseBody();
    body.write("{\"model\":".getBytes(StandardCharsets.UTF_8));
    body.flush();
    return body;
  }

  private void await() {
    wait(1, TimeUnit.MINUTES);
  }

  private boolean wait(int time, TimeUnit unit) {
    try {
      return closed.await(time, unit);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return true;
    }
  }

  private void trickle(HttpExchange exchange) throws IOException {
    OutputStream body = start(exchange);
    try {
      for (int i = 0; i < 90_000 && !wait(10, TimeUnit.MILLISECONDS); i++) {
        body.write(' ');
        body.flush();
      }
    } catch (IOException e) {
      dropped.countDown();
      throw e;
    }
  }

  @Override
  public void close() {
    closed.countDown();
    server.stop(0);
    threads.close();
  }
}
