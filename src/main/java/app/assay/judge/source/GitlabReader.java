package app.assay.judge.source;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;

/// Merge requests and issues of GitLab, with their notes (REST, version 4).
record GitlabReader(Asking asking) {

  Opener.Opening open(Target.Change change) {
    String project = URLEncoder.encode(change.project(), StandardCharsets.UTF_8);
    String path =
        "/projects/%s/%s/%d"
            .formatted(project, change.pull() ? "merge_requests" : "issues", change.number());
    return switch (asking.json(path)) {
      case Asking.Unread(Fetch.Failed why) -> new Opener.NotOpened(true, why.why());
      case Asking.Read(JsonNode json) -> {
        Talk talk =
            new Talk(
                Talk.words(json, "title"),
                Talk.words(json, "state"),
                Talk.words(json, "author", "username"),
                Talk.words(json, "description"));
        notes(talk, path);
        yield talk.opened(
            "%s %s%s%d at %s"
                .formatted(
                    change.pull() ? "merge request" : "issue",
                    change.project(),
                    change.pull() ? "!" : "#",
                    change.number(),
                    asking.source().place()));
      }
    };
  }

  private void notes(Talk talk, String path) {
    switch (asking.json(path + "/notes?sort=asc&per_page=50")) {
      case Asking.Unread(Fetch.Failed why) -> talk.lacks("notes", why);
      case Asking.Read(JsonNode all) ->
          all.forEach(
              one ->
                  talk.add(
                      one.path("system").asBoolean() ? "Event" : "Note",
                      Talk.words(one, "author", "username"),
                      Talk.words(one, "body")));
    }
  }
}
