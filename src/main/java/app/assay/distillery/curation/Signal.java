package app.assay.distillery.curation;

import java.util.List;

/// What a reader said of an entry, before it is in the inbox. A character that no vault can hold
/// becomes U+FFFD.
///
/// @param signal one of [#KNOWN]; empty where none was given
/// @param said where it was said: a commit, a candidate, a file
/// @param within what that came in, such as a batch; the same word in another one is not said
///   again; may be empty
public record Signal(String entryId, String signal, String note, String said, String within) {

  /// The signals that are known (rulebook §2.1).
  public static final List<String> KNOWN =
      List.of("outdated", "conflicted", "insufficient", "followed");

  private static final String IN = " of ";
  private static final int UNKNOWN = 0xFFFD;

  public Signal {
    entryId = clean(entryId);
    note = clean(note);
    said = clean(said);
    within = clean(within);
  }

  /// A signal that came in nothing else.
  public Signal(String entryId, String signal, String note, String said) {
    this(entryId, signal, note, said, "");
  }

  /// Where it was said, with what that came in.
  public String source() {
    return within.isEmpty() ? said : said + IN + within;
  }

  /// Whether a signal of the same words was said there.
  boolean isSaidIn(String source) {
    return source.equals(source()) || (!within.isEmpty() && source.startsWith(said + IN));
  }

  private static String clean(String text) {
    StringBuilder clean = new StringBuilder(text.length());
    text.codePoints()
        .map(
            c ->
                c == 0 || (c >= Character.MIN_SURROGATE && c <= Character.MAX_SURROGATE)
                    ? UNKNOWN
                    : c)
        .forEach(clean::appendCodePoint);
    return clean.toString();
  }
}
