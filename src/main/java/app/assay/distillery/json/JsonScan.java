package app.assay.distillery.json;

/// Finds where a value of JSON ends, by quotes and brackets alone and without recursion. After
/// damage it takes up again at the next line, the next matching bracket, or an object that begins
/// where a key should stand.
record JsonScan(String text) {

  /// @param at just after the value
  /// @param whole false where quotes or brackets do not match
  record End(int at, boolean whole) {}

  /// The next character that is no white space, and no comma if those are to be skipped too.
  int skip(int from, boolean commas) {
    int at = from;
    while (at < text.length() && (isSpace(text.charAt(at)) || (commas && text.charAt(at) == ','))) {
      at++;
    }
    return at;
  }

  End value(int from) {
    return switch (text.charAt(from)) {
      case '"' -> string(from);
      case '{', '[' -> container(from);
      default -> word(from);
    };
  }

  private End word(int from) {
    int at = from;
    while (at < text.length()
        && !isSpace(text.charAt(at))
        && ",]}[{\"".indexOf(text.charAt(at)) < 0) {
      at++;
    }
    return new End(Math.max(at, from + 1), at > from);
  }

  private End string(int from) {
    int at = from + 1;
    while (at < text.length()) {
      char c = text.charAt(at);
      if (c == '"') {
        return new End(at + 1, true);
      }
      if (c == '\n' || c == '\r') {
        return new End(at, false);
      }
      at += c == '\\' ? 2 : 1;
    }
    return new End(text.length(), false);
  }

  private End container(int from) {
    StringBuilder open = new StringBuilder();
    boolean whole = true;
    char before = ':';
    int at = from;
    while (at < text.length()) {
      char c = text.charAt(at);
      switch (c) {
        case '"' -> {
          End end = string(at);
          whole &= end.whole();
          at = end.at() - 1;
        }
        case '{', '[' -> {
          if (c == '{' && before != ':' && open.charAt(open.length() - 1) == '{') {
            return new End(at, false);
          }
          open.append(c);
        }
        case '}', ']' -> {
          int opening = open.lastIndexOf(c == '}' ? "{" : "[");
          if (opening < 0) {
            return new End(at, false);
          }
          whole &= opening == open.length() - 1;
          open.setLength(opening);
          if (opening == 0) {
            return new End(at + 1, whole);
          }
        }
        default -> {}
      }
      before = isSpace(c) ? before : c;
      at++;
    }
    return new End(text.length(), false);
  }

  private static boolean isSpace(char c) {
    return c == ' ' || c == '\n' || c == '\r' || c == '\t';
  }
}
