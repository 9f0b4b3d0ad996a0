package app.assay.points.rules;

import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.BlockKind;
import app.assay.points.reading.DateMention;
import app.assay.points.reading.DateText;
import app.assay.points.reading.DocumentReading;
import app.assay.points.reading.Pieces;
import app.assay.points.reading.PlacedBlock;
import app.assay.text.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// Reads when a document was written from its front matter, or from the header that requests for
/// comments have under their title as preformatted text. Nothing else of such a block is judged;
/// its dates are what other dates are measured by.
///
/// @param key the words of its key, run together
/// @param date the date
/// @param span its characters, counted from the text's start
/// @param kind what it says of the text
/// @param header true under the title and over what a program wrote at one go, false in front
///   matter that is kept up
record FrontDates(String key, DateMention date, Span span, Kind kind, boolean header) {

  /// What a date says of a text.
  enum Kind {
    /// When it was last looked at.
    UPDATE,
    /// When it was written or given out.
    ISSUE,
    /// When somebody approved, signed or checked it.
    DONE,
    /// From when on it holds.
    EFFECTIVE,
    /// When it is to be looked at again.
    NEXT
  }

  private static final WordSet UPDATES = WordLists.words("front-update");

  private static final WordSet ISSUES = WordLists.words("front-issue");

  private static final WordSet DONE = WordLists.words("front-done");

  private static final WordSet AHEAD = WordLists.words("front-ahead");

  private static final WordSet ON = WordLists.words("front-on");

  private static final WordSet EFFECTIVE = WordLists.words("front-effective");

  private static final WordSet STATES = WordLists.words("front-state");

  private static final WordSet NEXT = WordLists.words("front-next");

  /// Keys of a program's own output.
  private static final WordSet PROGRAMS = WordLists.words("front-program");

  /// A stamp has at least three lines between its fences.
  private static final int FEWEST_LINES = 4;

  private static final String FENCE = "```";

  private static final int LONGEST_KEY = 24;

  private static final int HEADER_BLOCKS = 3;

  /// All dates of the document's own in its front matter or header.
  static List<FrontDates> of(DocumentReading document) {
    List<FrontDates> dates = new ArrayList<>();
    int blocks = 0;
    for (PlacedBlock block : document.blocks()) {
      if (++blocks > HEADER_BLOCKS) {
        break;
      }
      String text = block.reading().text();
      boolean first = blocks == 1 && text.startsWith("---");
      boolean stamped = text.startsWith(FENCE) && isStamp(text);
      if (block.reading().kind() == BlockKind.SILENT && (first || stamped || isHeader(text))) {
        lines(block, text, dates);
      } else if (block.reading().kind() == BlockKind.COMMENT) {
        FrontStamp.of(block, text).ifPresent(dates::add);
      }
    }
    return dates;
  }

  /// What a program put over its output: a fence around lines that each have a key and a value, or
  /// belong to the list of a key.
  private static boolean isStamp(String text) {
    List<String> lines = text.strip().lines().toList();
    return lines.size() > FEWEST_LINES
        && lines.subList(1, lines.size() - 1).stream().allMatch(FrontDates::isKeyed)
        && lines.get(1).indexOf(": ") > 0;
  }

  private static boolean isKeyed(String line) {
    return line.indexOf(": ") > 0 || line.endsWith(":") || line.strip().startsWith("- ");
  }

  /// Preformatted lines, each a key and a value.
  private static boolean isHeader(String text) {
    if (!text.startsWith("    ")) {
      return false;
    }
    for (int line = 0; line < text.length(); line = text.indexOf('\n', line) + 1) {
      int end = text.indexOf('\n', line);
      int colon = text.indexOf(": ", line);
      if (colon < 0 || (end >= 0 && colon > end)) {
        return false;
      }
      if (end < 0) {
        return true;
      }
    }
    return true;
  }

  private static void lines(PlacedBlock block, String text, List<FrontDates> dates) {
    boolean header = !text.startsWith("---") || isOfProgram(text);
    int line = 0;
    while (line < text.length()) {
      int end = text.indexOf('\n', line);
      end = end < 0 ? text.length() : end;
      int colon = text.indexOf(':', line, end);
      if (colon > line && colon - line <= LONGEST_KEY) {
        read(block, text, line, colon, end, header).ifPresent(dates::add);
      }
      line = end + 1;
    }
  }

  private static Optional<FrontDates> read(
      PlacedBlock block, String text, int line, int colon, int end, boolean header) {
    String written = parted(text.substring(line, colon).strip()).toLowerCase(Locale.ROOT);
    String key = joined(written);
    Optional<Kind> kind =
        STATES.contains(key) ? state(text.substring(colon + 1, end)) : kind(key, written);
    if (kind.isEmpty()) {
      return Optional.empty();
    }
    int from = colon + 1;
    while (from < end && " \t\"'".indexOf(text.charAt(from)) >= 0) {
      from++;
    }
    int to = end;
    while (to > from && " \t\r\"'".indexOf(text.charAt(to - 1)) >= 0) {
      to--;
    }
    Optional<DateMention> date = DateText.read(text.substring(from, to));
    if (date.isEmpty()) {
      int comma = to;
      while (comma > from && text.charAt(comma - 1) != ',') {
        comma--;
      }
      if (comma > from && comma < to) {
        date = DateText.read(text.substring(comma, to).strip());
        from = date.isPresent() ? comma + 1 : from;
      }
    }
    int last = to;
    while (last > from && text.charAt(last - 1) != ' ') {
      last--;
    }
    if (date.isEmpty() && last > from) {
      from = last;
      date = DateText.read(text.substring(from, to));
    }
    Span span = block.place(new Span(from, to));
    return date.map(d -> new FrontDates(key, d, span, kind.get(), header));
  }

  /// One of its keys names the program, or what it was asked.
  private static boolean isOfProgram(String text) {
    for (int line = 0; line < text.length(); ) {
      int next = text.indexOf('\n', line);
      int end = next < 0 ? text.length() : next;
      int colon = text.indexOf(':', line, end);
      if (colon >= 0
          && PROGRAMS.contains(joined(text.substring(line, Math.min(colon, line + LONGEST_KEY))))) {
        return true;
      }
      line = end + 1;
    }
    return false;
  }

  /// `run-id` and `run_id` are one key.
  private static String joined(String key) {
    boolean parted = key.indexOf('_') >= 0 || key.indexOf('-') >= 0 || key.indexOf(' ') >= 0;
    return parted ? key.replace("_", "").replace("-", "").replace(" ", "") : key;
  }

  /// `cardDate` is `card_Date`.
  private static String parted(String key) {
    StringBuilder parted = new StringBuilder();
    for (int i = 0; i < key.length(); i++) {
      char c = key.charAt(i);
      char before = i == 0 ? c : key.charAt(i - 1);
      if (c >= 'A' && c <= 'Z' && before >= 'a' && before <= 'z') {
        parted.append('_');
      }
      parted.append(c);
    }
    return parted.toString();
  }

  /// "Status: approved by the executive, 27 November 2025".
  private static Optional<Kind> state(String value) {
    String said = value.strip().toLowerCase(Locale.ROOT);
    int to = 0;
    while (to < said.length() && said.charAt(to) != ' ' && said.charAt(to) != ',') {
      to++;
    }
    return HeadDates.DEEDS.contains(said.substring(0, to))
        ? Optional.of(Kind.DONE)
        : Optional.empty();
  }

  static Optional<Kind> kind(String key, String written) {
    if (NEXT.contains(key)) {
      return Optional.of(Kind.NEXT);
    }
    if (UPDATES.contains(key)) {
      return Optional.of(Kind.UPDATE);
    }
    if (ISSUES.contains(key)) {
      return Optional.of(Kind.ISSUE);
    }
    if (EFFECTIVE.contains(key)) {
      return Optional.of(Kind.EFFECTIVE);
    }
    boolean done = false;
    boolean last = false;
    boolean own = true;
    boolean when = false;
    for (String word : Pieces.of(written, "-_ ")) {
      if (AHEAD.contains(word)) {
        return Optional.empty();
      }
      done |= DONE.contains(word);
      last |= word.equals("last") || UPDATES.contains(word);
      when |= HeadDates.DEEDS.contains(word) || word.equals("date");
      own &= HeadDates.NOUNS.contains(word) || HeadDates.DEEDS.contains(word) || ON.contains(word);
    }
    if (own && when && !done) {
      return Optional.of(last ? Kind.UPDATE : Kind.ISSUE);
    }
    return done ? Optional.of(Kind.DONE) : Optional.empty();
  }

  /// When the text was written or last changed, as it says.
  boolean isWritten() {
    return (kind == Kind.UPDATE || kind == Kind.ISSUE) && !isBegun() && date.sound().isPresent();
  }

  /// A page that was begun on a day tells of later ones; a request for comments is dated by it.
  boolean isBegun() {
    return isCreation() && !header;
  }

  /// The day on which the text was begun.
  boolean isCreation() {
    return key.contains("creat") || key.contains("draft");
  }
}
