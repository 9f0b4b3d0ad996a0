package app.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.judge.source.FakePlace;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SourcesCommandTest {

  @TempDir private Path folder;
  private final Map<String, String> environment = new HashMap<>();

  private CommandRun.Result run(String... arguments) {
    environment.put("ASSAY_SETTINGS", folder.resolve("settings").toString());
    return CommandRun.in(folder).onATerminal(environment).run(arguments);
  }

  @Test
  void withoutSourcesNothingIsFetched() {
    assertThat(run("sources", "list"))
        .isEqualTo(new CommandRun.Result(0, "No source is configured; nothing is fetched.\n", ""));
  }

  @Test
  void aSourceIsAddedListedAndRemoved() throws IOException {
    assertThat(run("sources", "add", "github").out())
        .isEqualTo("github.com: added. Try it with 'assay sources test https://github.com'.\n");
    assertThat(
            run("sources", "add", "jira", "--address=https://t.example.org/", "--user=a@b.org")
                .exit())
        .isZero();

    assertThat(run("sources", "list").out())
        .isEqualTo(
            """
            github https://github.com; token env:GITHUB_TOKEN
            jira https://t.example.org; token env:JIRA_TOKEN, user a@b.org
            """);
    assertThat(run("sources", "list", "--format=json").out())
        .contains("\"address\": \"https://t.example.org\"");
    assertThat(run("sources", "add", "github").err())
        .isEqualTo("assay: There is a source at https://github.com already.\n");
    assertThat(run("sources", "remove", "https://t.example.org/").exit()).isZero();
    assertThat(run("sources", "remove", "https://t.example.org").exit()).isEqualTo(2);
    assertThat(Files.readString(folder.resolve("settings/sources.json")))
        .contains("\"token\" : \"env:GITHUB_TOKEN\"");
  }

  @Test
  void whatIsNoSourceIsRefused() {
    assertThat(run("sources", "add", "ftp").exit()).isEqualTo(2);
    assertThat(run("sources", "add", "web").err()).contains("Say where it is with --address.");
    assertThat(run("sources", "add", "web", "--address=http://docs.example.org").err())
        .contains("https only");
    assertThat(run("sources", "add", "github", "--token=ghp_secret").err())
        .contains("The token is none, env:NAME or keyring")
        .doesNotContain("ghp_secret");
    assertThat(run("sources").exit()).isEqualTo(2);
  }

  @Test
  void aBrokenFileIsSaidAndLeftAlone() throws IOException {
    Files.createDirectories(folder.resolve("settings"));
    Files.writeString(folder.resolve("settings/sources.json"), "{");

    assertThat(run("sources", "list").exit()).isEqualTo(2);
    assertThat(run("sources", "add", "github").err())
        .contains("sources.json cannot be used, so nothing is fetched: it is no JSON");
    assertThat(Files.readString(folder.resolve("settings/sources.json"))).isEqualTo("{");
  }

  @Test
  void whatACandidateNamesIsOpenedByTheGate() throws IOException {
    try (FakePlace place = new FakePlace()) {
      place.with("/why", "text/plain", "We agreed to keep the lamp lit.");
      assertThat(run("sources", "add", "web", "--address=" + place.address()).exit()).isZero();
      assertThat(run("sources", "test", place.address()).exit()).isEqualTo(1);
      place.with("/", "text/plain", "Welcome.");
      place.with("", "text/plain", "Welcome.");
      Files.writeString(
          folder.resolve("b.json"),
          """
          [{"id": "lamp-stays-lit", "type": "fact", "title": "Lamp", "claim": "MUST keep it lit.",
            "body": "## Background\\nb\\n\\n## Details\\nd", "applies_to": {"domains": ["lamps"]},
            "evidence": [{"type": "slack", "ref": "%s/why"}, {"type": "linear", "ref": "LIN-4"}],
            "alternative": null, "conflict_check": null, "considerations": "Fuel."}]
          """
              .formatted(place.address()));

      CommandRun.Result result = run("gate", "b.json", "--format=json");

      assertThat(result.exit()).isEqualTo(3);
      assertThat(result.out())
          .contains("linear LIN-4 was named and not opened: no source is configured for tickets.")
          .doesNotContain("/why was named and not opened");
      assertThat(place.asked()).filteredOn(asked -> asked.startsWith("/why")).hasSize(1);
    }
  }
}
