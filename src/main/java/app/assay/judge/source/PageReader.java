package app.assay.judge.source;

import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Plain pages and other texts.
record PageReader(Asking asking) {

  private static final int LONGEST = 10_000;

  Opener.Opening open(URI address) {
    Map<String, String> headers = asking.headers();
    headers.put("Accept", "text/html, text/plain, text/*, application/json");
    return switch (asking.get(address, headers)) {
      case Fetch.Failed failed -> new Opener.NotOpened(true, failed.why());
      case Fetch.Body body -> opened(address, body);
    };
  }

  private static Opener.Opening opened(URI address, Fetch.Body body) {
    String type = Decoding.type(body.headers());
    boolean html = type.equals("text/html") || type.equals("application/xhtml+xml");
    boolean plain = type.startsWith("text/") || type.endsWith("json") || type.endsWith("xml");
    if (!html && !plain) {
      return new Opener.NotOpened(
          true, "it is no text" + (type.matches("[a-z0-9.+/-]{1,60}") ? " but " + type : ""));
    }
    Optional<String> text = Decoding.text(body);
    if (text.isEmpty()) {
      return new Opener.NotOpened(true, "its charset is not known or does not fit it");
    }
    String words = html ? PageText.of(text.get()) : text.get().strip();
    return words.isEmpty()
        ? new Opener.NotOpened(true, "it holds no text")
        : new Opener.Opened("page " + address, Talk.cut(words, LONGEST), List.of());
  }
}
