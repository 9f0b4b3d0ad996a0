package app.assay.judge.source;

import com.fasterxml.jackson.databind.JsonNode;

/// Tickets of Jira with their comments (REST, version 2, whose texts are plain).
record JiraReader(Asking asking) {

  Opener.Opening open(String key) {
    String path =
        "/issue/" + key + "?fields=summary,status,resolution,reporter,description,comment";
    return switch (asking.json(path)) {
      case Asking.Unread(Fetch.Failed why) -> new Opener.NotOpened(true, why.why());
      case Asking.Read(JsonNode json) -> {
        JsonNode fields = json.path("fields");
        String resolution = Talk.words(fields, "resolution", "name");
        String status = Talk.words(fields, "status", "name");
        Talk talk =
            new Talk(
                Talk.words(fields, "summary"),
                resolution.isEmpty() ? status : status + ", " + resolution,
                Talk.words(fields, "reporter", "displayName"),
                Talk.words(fields, "description"));
        for (JsonNode one : fields.path("comment").path("comments")) {
          talk.add("Comment", Talk.words(one, "author", "displayName"), Talk.words(one, "body"));
        }
        yield talk.opened("ticket %s at %s".formatted(key, asking.source().place()));
      }
    };
  }
}
