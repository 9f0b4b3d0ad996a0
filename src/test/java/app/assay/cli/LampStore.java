package app.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// A knowledge vault of a lighthouse that the command line fills.
final class LampStore {

  static final String PERSON = "Dana Reviewer";
  private static final String BODY = "## Background\nIt broke.\n\n## Details\nMend it so.";

  private final Path folder;

  private LampStore(Path folder) {
    this.folder = folder;
  }

  /// An empty vault.
  static LampStore empty(Path folder) {
    CommandRun.Result made = CommandRun.in(folder).run("vault", "init", "vault.db");
    assertThat(made.err()).isEmpty();
    return new LampStore(folder);
  }

  /// A vault with the domain `lamp`.
  static LampStore in(Path folder) {
    LampStore store = empty(folder);
    store.done("domain-add", "lamp", "What gives light");
    return store;
  }

  Path folder() {
    return folder;
  }

  /// Adds a fact.
  ///
  /// @return its id
  String fact(String title, String claim) {
    return done(
            "add",
            "--type",
            "fact",
            "--title",
            title,
            "--claim",
            claim,
            "--body",
            BODY,
            "--domain",
            "lamp",
            "--considerations",
            "Weighed by the keepers.",
            "--evidence",
            "pr:#12")
        .strip();
  }

  /// Runs a command that changes the vault, as a person.
  CommandRun.Result run(String... arguments) {
    return run(PERSON, arguments);
  }

  CommandRun.Result run(String reviewer, String[] arguments) {
    List<String> all = new ArrayList<>(List.of("vault"));
    all.addAll(List.of(arguments));
    all.addAll(List.of("--vault", "vault.db", "--reviewer", reviewer));
    return CommandRun.in(folder).run(all.toArray(String[]::new));
  }

  /// As [#run], asserting that it was done.
  ///
  /// @return what it said
  String done(String... arguments) {
    CommandRun.Result result = run(arguments);
    assertThat(result.err()).isEmpty();
    assertThat(result.exit()).isZero();
    return result.out();
  }

  /// Runs a command that only looks.
  CommandRun.Result look(String... arguments) {
    List<String> all = new ArrayList<>(List.of("vault"));
    all.addAll(List.of(arguments));
    all.addAll(List.of("--vault", "vault.db"));
    return CommandRun.in(folder).run(all.toArray(String[]::new));
  }

  /// An entry as `get` shows it.
  JsonNode entry(String id) throws IOException {
    return new ObjectMapper().readTree(look("get", id).out()).get(0);
  }

  /// A pending conflict between two entries, made of a signal.
  ///
  /// @return its row
  String conflict(String entry, String related) throws IOException {
    CommandRun.Result read =
        CommandRun.in(folder)
            .reading("- `%s` [conflicted]: says the opposite of %s".formatted(entry, related))
            .run("vault", "feedback", "import", "-", "--vault", "vault.db", "--reviewer", PERSON);
    assertThat(read.out()).isEqualTo("1 found, 1 new.\n");
    JsonNode signals =
        new ObjectMapper().readTree(look("feedback", "list", "--format", "json").out());
    return done("feedback", "enqueue", signals.get(0).get("id").textValue(), "--related", related)
        .strip();
  }
}
