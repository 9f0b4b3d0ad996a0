package app.assay.judge.source;

import java.net.http.HttpHeaders;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.StandardCharsets;
import java.nio.charset.UnsupportedCharsetException;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Bytes of an answer as characters, strictly: what does not fit its charset is no text.
final class Decoding {

  private static final int HEAD = 1_024;
  private static final Pattern CHARSET =
      Pattern.compile("charset\\s*=\\s*[\"']?([A-Za-z0-9_.:+-]{1,40})", Pattern.CASE_INSENSITIVE);

  private Decoding() {}

  /// The type of an answer in small letters, without what follows it; empty where it has none.
  static String type(HttpHeaders headers) {
    return headers
        .firstValue("Content-Type")
        .map(value -> value.replaceFirst(";.*$", "").strip().toLowerCase(Locale.ROOT))
        .orElse("");
  }

  /// The text; empty where its charset is not known or does not fit.
  static Optional<String> text(Fetch.Body body) {
    String head =
        new String(
            body.bytes(), 0, Math.min(HEAD, body.bytes().length), StandardCharsets.ISO_8859_1);
    String name =
        named(body.headers().firstValue("Content-Type").orElse(""))
            .or(() -> type(body.headers()).contains("html") ? named(head) : Optional.empty())
            .orElse("UTF-8");
    try {
      String text =
          Charset.forName(name).newDecoder().decode(ByteBuffer.wrap(body.bytes())).toString();
      return Optional.of(text.startsWith("\uFEFF") ? text.substring(1) : text);
    } catch (CharacterCodingException
        | IllegalCharsetNameException
        | UnsupportedCharsetException e) {
      return Optional.empty();
    }
  }

  private static Optional<String> named(String text) {
    Matcher charset = CHARSET.matcher(text);
    return charset.find() ? Optional.of(charset.group(1)) : Optional.empty();
  }
}
