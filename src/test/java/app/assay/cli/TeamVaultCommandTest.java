package app.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.vault.postgres.TeamServer;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The command line on a team's vault in a real server.
class TeamVaultCommandTest {

  private static final Path BATCHES = Path.of("sample-vaults", "lighthouse", "batches");
  private static final String CHANGESET = "batch-2026-05-04.json";
  private static final String CANDIDATES = "candidates-2026-06-15.json";

  @TempDir private Path folder;
  private final List<CommandRun.Result> runs = new ArrayList<>();
  private String address;

  @BeforeEach
  void takeADatabase() throws SQLException, IOException {
    address = TeamServer.emptyDatabase();
    for (String name : List.of(CHANGESET, CANDIDATES)) {
      Files.copy(BATCHES.resolve(name), folder.resolve(name));
    }
  }

  /// Of no run in any test.
  @AfterEach
  void noPasswordIsPrinted() {
    assertThat(runs)
        .allSatisfy(run -> assertThat(run.out() + run.err()).doesNotContain(TeamServer.PASSWORD));
  }

  private CommandRun.Result knowing(String password, String... arguments) {
    CommandRun.Result result =
        CommandRun.in(folder).with(Map.of("PGPASSWORD", password)).run(arguments);
    runs.add(result);
    return result;
  }

  private CommandRun.Result run(String... arguments) {
    return knowing(TeamServer.PASSWORD, arguments);
  }

  private CommandRun.Result look(String... arguments) {
    List<String> all = new ArrayList<>(List.of("vault"));
    all.addAll(List.of(arguments));
    all.addAll(List.of("--vault", address));
    return run(all.toArray(String[]::new));
  }

  private CommandRun.Result change(String... arguments) {
    List<String> all = new ArrayList<>(List.of(arguments));
    all.addAll(List.of("--reviewer", LampStore.PERSON));
    return look(all.toArray(String[]::new));
  }

  private void fill() {
    assertThat(run("vault", "init", address).out())
        .startsWith("Initialized knowledge vault at postgresql://");
    assertThat(change("apply", CHANGESET, "--any-domain").out()).isEqualTo("Inserted 10 entries\n");
  }

  @Test
  void changesetEntersOnceAndIsFound() throws IOException {
    fill();

    assertThat(change("apply", CHANGESET).out())
        .isEqualTo(
            """
            Skipped 10 entries already in vault
            No new entries to apply (all 10 already in vault)
            """);
    assertThat(json(look("list"))).hasSize(10);
    assertThat(json(look("search", "watch log"))).isNotEmpty();
    assertThat(json(look("query-domain", "watch-keeping"))).isNotEmpty();
    JsonNode entry = json(look("get", "watch-log-in-utc")).get(0);
    assertThat(entry.get("status").textValue()).isEqualTo("active");
    assertThat(entry.get("evidence")).isNotEmpty();
    assertThat(look("get", "no-such-entry").exit()).isEqualTo(1);
    assertThat(look("check").exit()).isZero();
  }

  @Test
  void conflictIsResolvedAndTakenBack() throws IOException {
    fill();
    JsonNode row = json(look("queue", "--format", "json")).get(0);
    String id = row.get("id").textValue();
    String related = row.get("related_id").textValue();

    CommandRun.Result resolved =
        change("curate", "--resolve", id + "=keep-new", "--reason", "The newer one holds.");
    assertThat(resolved.exit()).as(resolved.err()).isZero();
    assertThat(json(look("get", related)).get(0).get("status").textValue()).isEqualTo("archived");
    CommandRun.Result twice =
        change("curate", "--resolve", id + "=keep-both", "--reason", "Both hold.");
    assertThat(twice.exit()).isEqualTo(1);

    String undo = change(json(look("history", "--format", "json")).get(0).get("id").textValue());
    assertThat(undo).startsWith("Undone: ");
    assertThat(json(look("get", related)).get(0).get("status").textValue()).isEqualTo("active");
    assertThat(run("ledger", "verify").exit()).isZero();
  }

  private String change(String undone) {
    return change("undo", undone, "--reason", "Too early.").out();
  }

  @Test
  void gateComparesWithItAndKeepsItsVerdicts() throws IOException {
    fill();

    CommandRun.Result gated =
        run(
            "gate",
            CANDIDATES,
            "--vault",
            address,
            "--reviewer",
            LampStore.PERSON,
            "--format",
            "json");

    assertThat(json(gated)).hasSize(10);
    assertThat(gated.err()).doesNotContain("Nothing is compared with it");
    assertThat(look("history").out()).contains("keep " + CANDIDATES + " by " + LampStore.PERSON);
    assertThat(json(look("feedback", "list", "--format", "json"))).isNotEmpty();
  }

  @Test
  void deadServerIsSaidAndEndsWithTwo() throws IOException {
    String dead = dead();
    for (String[] command :
        List.of(
            new String[] {"vault", "list"},
            new String[] {"vault", "get", "watch-log-in-utc"},
            new String[] {"vault", "search", "oil"},
            new String[] {"vault", "apply", CHANGESET, "--reviewer", LampStore.PERSON})) {
      List<String> all = new ArrayList<>(List.of(command));
      all.addAll(List.of("--vault", dead));
      CommandRun.Result result = run(all.toArray(String[]::new));

      assertThat(result.exit()).as(result.err()).isEqualTo(2);
      assertThat(result.out()).isEmpty();
      assertThat(result.err()).contains("server").doesNotContain("Exception", "\tat ");
    }
  }

  @Test
  void gateWithADeadServerSaysThatNothingIsCompared() throws IOException {
    String dead = dead();

    CommandRun.Result result = run("gate", CANDIDATES, "--vault", dead, "--format", "json");

    assertThat(json(result)).hasSize(10);
    assertThat(result.err()).contains("server", "Nothing is compared with it.");
  }

  @Test
  void wrongPasswordIsSaidAndNotPrinted() {
    CommandRun.Result result = knowing("canary-wrong", "vault", "list", "--vault", address);

    assertThat(result.exit()).isEqualTo(2);
    assertThat(result.out()).isEmpty();
    assertThat(result.err())
        .contains("does not let this user in")
        .doesNotContain("canary", "Exception");
  }

  @Test
  void passwordInTheAddressIsRefusedAndNotPrinted() {
    CommandRun.Result result =
        run("vault", "list", "--vault", "postgresql://ada:canary-typed@localhost/knowledge");

    assertThat(result.exit()).isEqualTo(2);
    assertThat(result.err()).contains("may hold no password").doesNotContain("canary");
  }

  @Test
  void databaseWithoutAVaultIsSaid() {
    CommandRun.Result result = look("list");

    assertThat(result.exit()).isEqualTo(2);
    assertThat(result.err()).contains("no vault").doesNotContain("Exception");
  }

  /// An address at which nobody listens.
  private static String dead() throws IOException {
    try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return "postgresql://ada@localhost:%d/knowledge".formatted(taken.getLocalPort());
    }
  }

  private static JsonNode json(CommandRun.Result result) throws IOException {
    assertThat(result.out()).as(result.err()).isNotEmpty();
    return new ObjectMapper().readTree(result.out());
  }
}
