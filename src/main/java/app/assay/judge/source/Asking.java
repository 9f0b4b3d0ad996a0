package app.assay.judge.source;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/// Asks the programming interface of one source, with its token.
///
/// @param token empty where the source needs none
/// @param down told when asking again is useless for now
record Asking(Fetch fetch, EvidenceSource source, Optional<String> token, Runnable down) {

  private static final JsonMapper JSON = new JsonMapper();

  /// What came of asking.
  sealed interface Answer {}

  record Read(JsonNode json) implements Answer {}

  record Unread(Fetch.Failed why) implements Answer {}

  @Override
  public String toString() {
    return "Asking[" + source.place() + "]";
  }

  /// The same, telling somebody else.
  Asking telling(Runnable other) {
    return new Asking(fetch, source, token, other);
  }

  /// Asks for what stands at an address of the source.
  Fetch.Reply get(URI address, Map<String, String> headers) {
    Fetch.Reply reply = fetch.get(address, headers);
    if (reply instanceof Fetch.Failed(String _, int _, boolean useless) && useless) {
      down.run();
    }
    return reply;
  }

  /// Asks for JSON.
  ///
  /// @param path below the address of the interface, with its question
  Answer json(String path) {
    Map<String, String> headers = headers();
    headers.put(
        "Accept",
        source.kind() == SourceKind.GITHUB ? "application/vnd.github+json" : "application/json");
    return switch (get(URI.create(base() + path), headers)) {
      case Fetch.Failed failed -> new Unread(failed);
      case Fetch.Body body -> parsed(body);
    };
  }

  private Answer parsed(Fetch.Body body) {
    String type = Decoding.type(body.headers());
    if (!type.endsWith("/json") && !type.endsWith("+json")) {
      return unread("%s answered with no JSON".formatted(source.place()));
    }
    Optional<String> text = Decoding.text(body);
    if (text.isEmpty()) {
      return unread("the answer of %s does not fit its charset".formatted(source.place()));
    }
    try {
      return new Read(JSON.readTree(text.get()));
    } catch (JsonProcessingException e) {
      return unread("%s answered with broken JSON".formatted(source.place()));
    }
  }

  private static Answer unread(String why) {
    return new Unread(new Fetch.Failed(why, 0, false));
  }

  /// Headers that carry the token, as the source wants it.
  Map<String, String> headers() {
    Map<String, String> headers = new LinkedHashMap<>();
    token.ifPresent(
        secret -> {
          switch (source.kind()) {
            case GITHUB, WEB -> headers.put("Authorization", "Bearer " + secret);
            case GITLAB -> headers.put("PRIVATE-TOKEN", secret);
            case JIRA ->
                headers.put(
                    "Authorization",
                    source.user().isEmpty() ? "Bearer " + secret : "Basic " + basic(secret));
          }
        });
    return headers;
  }

  private String basic(String secret) {
    return Base64.getEncoder()
        .encodeToString((source.user() + ":" + secret).getBytes(StandardCharsets.UTF_8));
  }

  /// Where the programming interface is, which is another host for GitHub's own service alone.
  private String base() {
    String address = source.address().toString();
    return switch (source.kind()) {
      case GITHUB ->
          "github.com".equalsIgnoreCase(source.address().getHost())
              ? "https://api.github.com"
              : address + "/api/v3";
      case GITLAB -> address + "/api/v4";
      case JIRA -> address + "/rest/api/2";
      case WEB -> address;
    };
  }
}
