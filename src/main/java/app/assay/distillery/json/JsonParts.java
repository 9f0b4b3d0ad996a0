package app.assay.distillery.json;

import app.assay.text.Span;
import java.util.ArrayList;
import java.util.List;

/// The members of an object or the elements of an array with their places. Never throws: of a text
/// that is no JSON as many parts are found as can be told apart, so that a damaged one does not
/// hide its neighbours.
///
/// @param parts in the order of the text
/// @param end just after the closing bracket, or the end of the text
/// @param closed false where the closing bracket is missing
public record JsonParts(List<Part> parts, int end, boolean closed) {

  /// One member or element.
  ///
  /// @param key its name; empty for an element of an array
  /// @param value the place of the value, without white space around it
  /// @param whole false where brackets or quotes in it do not match
  public record Part(String key, Span value, boolean whole) {}

  public JsonParts {
    parts = List.copyOf(parts);
  }

  /// Takes a container apart.
  ///
  /// @param start of its opening bracket
  public static JsonParts of(String text, int start) {
    JsonScan scan = new JsonScan(text);
    boolean array = text.charAt(start) == '[';
    List<Part> parts = new ArrayList<>();
    int at = start + 1;
    while (true) {
      at = scan.skip(at, true);
      if (at >= text.length()) {
        return new JsonParts(parts, at, false);
      }
      char c = text.charAt(at);
      if (c == (array ? ']' : '}')) {
        return new JsonParts(parts, at + 1, true);
      }
      if (c == ']' || c == '}') {
        if (!array) {
          return new JsonParts(parts, at, false);
        }
        parts.add(new Part("", new Span(at, at + 1), false));
        at++;
        continue;
      }
      Part part = array ? sibling(text, element(scan, at)) : member(scan, at);
      parts.add(part);
      at = Math.max(part.value().end(), at + 1);
    }
  }

  /// The place of the first value of a text that begins with an opening bracket or anything else.
  public static Part first(String text, int start) {
    JsonScan scan = new JsonScan(text);
    int at = scan.skip(start, false);
    return at < text.length() ? element(scan, at) : new Part("", Span.at(at), false);
  }

  /// A damaged object that begins its line ends where the next line begins as it does.
  private static Part sibling(String text, Part part) {
    int start = part.value().start();
    if (part.whole() || text.charAt(start) != '{') {
      return part;
    }
    int line = start;
    while (line > 0 && text.charAt(line - 1) != '\n') {
      line--;
      if (!Character.isWhitespace(text.charAt(line))) {
        return part;
      }
    }
    int next = text.indexOf("\n" + text.substring(line, start) + "{", start);
    return next < 0 ? part : new Part("", new Span(start, next), false);
  }

  private static Part element(JsonScan scan, int at) {
    JsonScan.End end = scan.value(at);
    return new Part("", new Span(at, end.at()), end.whole());
  }

  private static Part member(JsonScan scan, int at) {
    if (scan.text().charAt(at) != '"') {
      JsonScan.End end = scan.value(at);
      return new Part("", new Span(at, end.at()), false);
    }
    JsonScan.End key = scan.value(at);
    int colon = scan.skip(key.at(), false);
    if (!key.whole() || colon >= scan.text().length() || scan.text().charAt(colon) != ':') {
      return new Part("", new Span(at, key.at()), false);
    }
    int value = scan.skip(colon + 1, false);
    if (value >= scan.text().length() || ",]}".indexOf(scan.text().charAt(value)) >= 0) {
      return new Part("", new Span(at, value), false);
    }
    JsonScan.End end = scan.value(value);
    return new Part(name(scan, at, key.at()), new Span(value, end.at()), end.whole());
  }

  private static String name(JsonScan scan, int from, int to) {
    String written = scan.text().substring(from + 1, to - 1);
    return written.indexOf('\\') >= 0
            && StrictJson.read(scan.text().substring(from, to))
                instanceof StrictJson.Reading.Value(var json)
        ? json.textValue()
        : written;
  }
}
