package app.assay.judge.provider;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.HandClock;
import app.assay.judge.FakeProvider;
import app.assay.judge.Fault;
import app.assay.judge.call.EmbeddingReply;
import app.assay.judge.call.ModelReply;
import app.assay.text.DocumentFile;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.Random;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/// A key that is easy to find goes through every failure of every provider; it is found nowhere but
/// on the wire.
@Isolated
@ParameterizedClass
@EnumSource(ProviderKind.class)
class CanaryKeyTest {

  private static final String CANARY = "CANARYKEY9371";
  private static final String KEY = "sk-" + CANARY + "-secret";

  @TempDir Path folder;

  private final FakeProvider fake;
  private final KeyChest chest =
      new KeyChest(Map.of("CANARY_KEY", KEY), () -> new MemoryKeyring(MemoryKeyring.Flaw.NONE));
  private final Providers providers =
      new Providers(chest, new HandClock(Instant.EPOCH), _ -> {}, new Random(1));
  private final Queue<LogRecord> records = new ConcurrentLinkedQueue<>();
  private final Handler listener = listener(records);
  private final Logger root = Logger.getLogger("");
  private final Level before = root.getLevel();
  private final PrintStream out = System.out;
  private final PrintStream err = System.err;
  private final ByteArrayOutputStream printed = new ByteArrayOutputStream();

  CanaryKeyTest(ProviderKind kind) {
    this.fake = FakeProvider.saying(kind, "{}");
  }

  static Stream<Fault> faults() {
    return Stream.of(
        new Fault.None(),
        Fault.status(400),
        Fault.status(401),
        Fault.status(403),
        Fault.status(404),
        Fault.status(408),
        Fault.tooMany("9"),
        Fault.status(500),
        Fault.status(307),
        new Fault.StallBeforeHeaders(),
        new Fault.StallInBody(),
        new Fault.TrickleInBody(),
        new Fault.DisconnectBeforeHeaders(),
        new Fault.DisconnectInBody(),
        new Fault.Large(1_000_000),
        new Fault.Body("{\"error\":\"" + KEY + "\"}"),
        new Fault.Body(KEY));
  }

  private static Handler listener(Queue<LogRecord> records) {
    Handler handler =
        new Handler() {
          @Override
          public void publish(LogRecord record) {
            records.add(record);
          }

          @Override
          public void flush() {}

          @Override
          public void close() {}
        };
    handler.setLevel(Level.ALL);
    return handler;
  }

  @BeforeEach
  void listen() {
    root.setLevel(Level.ALL);
    root.addHandler(listener);
    PrintStream caught = new PrintStream(printed, true, StandardCharsets.UTF_8);
    System.setOut(caught);
    System.setErr(caught);
  }

  @AfterEach
  void close() {
    providers.close();
    fake.close();
    chest.close();
    root.removeHandler(listener);
    root.setLevel(before);
    System.setOut(out);
    System.setErr(err);
  }

  @ParameterizedTest
  @MethodSource("faults")
  void keyIsNowhere(Fault fault) throws IOException {
    ProviderProfile profile = fake.profile("fake", new KeySource.Environment("CANARY_KEY"));
    new ProfilesFile(folder, new DocumentFile()).add(profile);
    providers.client(profile).call(Calls.normal());
    fake.next(fault, fault, fault, fault, fault);
    Duration limit = Duration.ofMillis(fault instanceof Fault.None ? 20_000 : 300);
    ModelReply reply = providers.client(profile).call(Calls.within(limit));
    EmbeddingReply vectors = providers.embeddings(profile).embed(List.of("text"), limit);
    assertThat(fake.asked().getFirst().headers().toString()).contains(KEY);
    assertThat(shown(reply, vectors, profile)).doesNotContain(CANARY);
  }

  @Test
  void leakWouldBeFound() throws IOException {
    Logger log = Logger.getLogger("app.assay.canary");
    log.log(Level.FINEST, "leak {0}", "parameter-" + CANARY);
    log.log(Level.FINE, "leak", new IllegalStateException("thrown-" + CANARY));
    System.out.println("printed-" + CANARY);
    Files.writeString(folder.resolve("file"), "file-" + CANARY);
    assertThat(shown())
        .contains("parameter-" + CANARY, "thrown-" + CANARY, "printed-" + CANARY, "file-" + CANARY);
  }

  @Test
  void keyThatNoHeaderCanHoldIsNowhere() throws IOException {
    KeyChest broken =
        new KeyChest(
            Map.of("CANARY_KEY", KEY + "\n" + KEY),
            () -> new MemoryKeyring(MemoryKeyring.Flaw.NONE));
    ProviderProfile profile = fake.profile("fake", new KeySource.Environment("CANARY_KEY"));
    try (Providers other =
        new Providers(broken, new HandClock(Instant.EPOCH), _ -> {}, new Random(1))) {
      assertThat(shown(other.client(profile).call(Calls.normal()))).doesNotContain(CANARY);
    }
    assertThat(fake.calls()).isZero();
  }

  @Test
  void keyInTheWrongFieldIsNowhere() throws IOException {
    ProfileForm form =
        new ProfileForm(KEY + "/", KEY, KEY, KEY + " ", KEY, KEY, KEY, KEY, KEY, KEY, KEY);
    assertThat(shown(form.check())).doesNotContain(CANARY);
    ProfilesFile file = new ProfilesFile(folder, new DocumentFile());
    file.add(fake.profile("fake"));
    Path path = folder.resolve(ProfilesFile.NAME);
    String text = Files.readString(path).replace("\"none\"", "\"" + KEY + "\"");
    Files.delete(path);
    Files.writeString(path, text);
    String trouble = file.read().trouble().orElseThrow();
    Files.delete(path);
    assertThat(shown(trouble, file)).doesNotContain(CANARY);
  }

  /// All that a user, a log or a report could come to see.
  private String shown(Object... results) throws IOException {
    StringWriter all = new StringWriter();
    for (Object result : results) {
      all.append(result.toString()).append('\n');
    }
    all.append(chest.toString()).append(providers.toString());
    for (LogRecord record : records) {
      all.append(record.getMessage()).append('\n');
      if (record.getParameters() != null) {
        all.append(List.of(record.getParameters()).toString());
      }
      if (record.getThrown() != null) {
        record.getThrown().printStackTrace(new PrintWriter(all, true));
      }
    }
    all.append(printed.toString(StandardCharsets.UTF_8));
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        all.append(Files.readString(file));
      }
    }
    return all.toString();
  }
}
