package app.assay.judge.source;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.function.Consumer;

/// Pull requests and issues of GitHub, with reviews and comments (REST, version 2022-11-28).
record GithubReader(Asking asking) {

  private static final String PAGE = "?per_page=30";

  Opener.Opening open(Target.Change change) {
    String repository = "/repos/" + change.project();
    String issue = repository + "/issues/" + change.number();
    return switch (asking.json(issue)) {
      case Asking.Unread(Fetch.Failed why) -> new Opener.NotOpened(true, why.why());
      case Asking.Read(JsonNode json) -> {
        boolean pull = json.has("pull_request");
        boolean merged = !Talk.words(json, "pull_request", "merged_at").isEmpty();
        Talk talk =
            new Talk(
                Talk.words(json, "title"),
                merged ? "merged" : Talk.words(json, "state"),
                Talk.words(json, "user", "login"),
                Talk.words(json, "body"));
        if (pull) {
          String pulls = repository + "/pulls/" + change.number();
          each(talk, "reviews", pulls + "/reviews" + PAGE, one -> review(talk, one));
          each(talk, "remarks on lines", pulls + "/comments" + PAGE, one -> remark(talk, one));
        }
        if (json.path("comments").asInt(1) > 0) {
          each(
              talk,
              "comments",
              issue + "/comments" + PAGE,
              one -> talk.add("Comment", login(one), Talk.words(one, "body")));
        }
        yield talk.opened(
            "%s %s#%d at %s"
                .formatted(
                    pull ? "pull request" : "issue",
                    change.project(),
                    change.number(),
                    asking.source().place()));
      }
    };
  }

  private void each(Talk talk, String part, String path, Consumer<JsonNode> add) {
    switch (asking.json(path)) {
      case Asking.Read(JsonNode all) -> all.forEach(add);
      case Asking.Unread(Fetch.Failed why) -> talk.lacks(part, why);
    }
  }

  private static void review(Talk talk, JsonNode one) {
    talk.add(
        "Review (%s)".formatted(Talk.words(one, "state")), login(one), Talk.words(one, "body"));
  }

  private static void remark(Talk talk, JsonNode one) {
    talk.add("Remark on " + Talk.words(one, "path"), login(one), Talk.words(one, "body"));
  }

  private static String login(JsonNode one) {
    return Talk.words(one, "user", "login");
  }
}
