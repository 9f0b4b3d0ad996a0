package app.assay.points.rules;

import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.BlockKind;
import app.assay.points.reading.CalendarDate;
import app.assay.points.reading.DateMention;
import app.assay.points.reading.DocumentReading;
import app.assay.points.reading.Pieces;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import app.assay.text.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/// Finds what a text says of its versions: which one it is, and when each is dated.
final class VersionDates {

  static final WordSet OTHER = WordLists.words("version-other");

  private static final WordSet KEYS = WordLists.words("version-key");

  /// The date stands so near behind the version, "Version 1.2, 12 December 2025".
  private static final int NEAR = 6;

  private final List<Told> told = new ArrayList<>();

  private VersionDates() {}

  /// A version as one place tells it.
  ///
  /// @param version its numbers
  /// @param date its day, where that place names one
  /// @param place the version's date or, without one, the version, counted from the text's start
  /// @param name the version as it is written there
  /// @param kind where it stands
  record Told(
      List<Integer> version, Optional<CalendarDate> date, Span place, String name, Kind kind) {

    static String name(List<Integer> version) {
      return version.stream()
          .filter(n -> n >= 0)
          .map(String::valueOf)
          .collect(Collectors.joining("."));
    }

    /// Letters, whole numbers or numbers with points, as the other.
    boolean isLike(Told other) {
      return isLetter() == other.isLetter() && (version.size() > 1) == (other.version.size() > 1);
    }

    private boolean isLetter() {
      return Versions.isLetter(name);
    }

    boolean isOwn() {
      return kind != Kind.LISTED;
    }

    /// Two days for one version. Front matter may be younger than the version that it names.
    boolean contradicts(Told other) {
      return version.equals(other.version)
          && date.isPresent()
          && other.date.isPresent()
          && !date.equals(other.date)
          && !isLater(other)
          && !other.isLater(this);
    }

    private boolean isLater(Told listed) {
      return kind == Kind.FRONT && date.get().isAfter(listed.date.get());
    }
  }

  /// Where a version stands.
  enum Kind {
    /// In a history or changelog.
    LISTED,
    /// In front matter, which is not judged, beside the day of the text.
    FRONT,
    /// At the head of the text.
    HEAD
  }

  static List<Told> of(DocumentReading document) {
    VersionDates dates = new VersionDates();
    for (Listing listing : Listings.of(document)) {
      if (listing.isOfVersions()) {
        listing.entries().forEach(entry -> dates.listed(document, entry));
      }
    }
    dates.front(document);
    dates.head(document);
    return List.copyOf(dates.told);
  }

  private void listed(DocumentReading document, Entry entry) {
    boolean day = entry.date().filter(d -> d.precision() == CalendarDate.Precision.DAY).isPresent();
    if (day && entry.version().isPresent() && !isTold(document, entry.place())) {
      told.add(
          new Told(
              entry.version().get(),
              entry.date(),
              entry.place(),
              nameBefore(document, entry),
              Kind.LISTED));
    }
  }

  /// As it stands before its date in the same line, else in digits.
  private static String nameBefore(DocumentReading document, Entry entry) {
    String name = Told.name(entry.version().orElseThrow());
    Span before = versionPlace(document, entry.place(), name);
    String letter = String.valueOf((char) ('A' + entry.version().orElseThrow().getFirst() - 1));
    return before.equals(entry.place())
            && !versionPlace(document, entry.place(), letter + " ").equals(entry.place())
        ? letter
        : name;
  }

  /// The version before its date in the same line; the date where it does not stand there.
  static Span versionPlace(DocumentReading document, Span date, String name) {
    String text = document.text();
    int line = text.lastIndexOf('\n', Math.max(0, date.start() - 1)) + 1;
    int end = Math.min(text.length(), date.start() + name.length());
    int at = text.substring(line, end).lastIndexOf(name);
    return at >= 0 ? new Span(line + at, line + at + name.strip().length()) : date;
  }

  /// The text says itself that another place says otherwise.
  static boolean isTold(DocumentReading document, Span place) {
    PlacedBlock block = document.blockAt(place.start());
    Span within = place.shift(-block.start());
    List<Sentence> sentences = block.reading().sentences();
    if (block.reading().cues().has(Cue.DISCREPANCY)) {
      for (int i = firstAt(sentences, within.start()); i < sentences.size(); i++) {
        Span span = sentences.get(i).span();
        if (span.start() >= within.end()) {
          return false;
        }
        if (span.overlaps(within) && sentences.get(i).has(Cue.DISCREPANCY)) {
          return true;
        }
      }
    }
    return false;
  }

  /// The number of the first sentence that ends behind an offset.
  private static int firstAt(List<Sentence> sentences, int offset) {
    int low = 0;
    int high = sentences.size();
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (sentences.get(middle).span().end() <= offset) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }

  private void front(DocumentReading document) {
    PlacedBlock first = document.blocks().getFirst();
    if (first.reading().kind() != BlockKind.SILENT || !FrontLines.isFront(first)) {
      return;
    }
    for (FrontLines.Line line : FrontLines.of(first)) {
      List<String> key = Pieces.of(line.key().toLowerCase(Locale.ROOT), "-_ ");
      String value = line.value();
      boolean number = Character.isDigit(value.charAt(0)) || value.length() == 1;
      if (number && KEYS.containsAll(key) && value.length() <= NEAR) {
        Optional<FrontDates> date =
            FrontDates.of(document).stream()
                .filter(d -> d.isWritten() && d.date().isDay())
                .findFirst();
        Versions.numbered(value)
            .ifPresent(
                v ->
                    told.add(
                        new Told(
                            v,
                            date.flatMap(d -> d.date().sound()),
                            line.place(),
                            value,
                            Kind.FRONT)));
        return;
      }
    }
  }

  /// Under the title, before any section.
  private void head(DocumentReading document) {
    boolean titled = false;
    for (PlacedBlock block : document.blocks()) {
      BlockKind kind = block.reading().kind();
      if (kind == BlockKind.HEADING && (titled || block.reading().level() > 1)) {
        return;
      }
      titled |= kind == BlockKind.HEADING;
      if (kind == BlockKind.PARAGRAPH || kind == BlockKind.LIST_ITEM) {
        for (Sentence sentence : block.reading().sentences()) {
          head(block, sentence);
        }
      }
    }
  }

  private void head(PlacedBlock block, Sentence sentence) {
    for (DateMention mention : sentence.dates()) {
      int version = mention.isDay() ? versionBefore(sentence, mention) : -1;
      if (version >= 0 && !sentence.has(Cue.DISCREPANCY)) {
        Tokens tokens = sentence.tokens();
        Span place = block.place(tokens.span(mention.from(), mention.to()));
        Versions.numbered(tokens.text(version))
            .ifPresent(
                v ->
                    told.add(new Told(v, mention.sound(), place, tokens.text(version), Kind.HEAD)));
      }
    }
  }

  /// The number behind "version" or "rev." before a date, or -1.
  private static int versionBefore(Sentence sentence, DateMention mention) {
    Tokens tokens = sentence.tokens();
    int least = Math.max(sentence.from(), mention.from() - NEAR);
    for (int i = mention.from() - 1; i > least; i--) {
      if (tokens.isOneOf(i, OTHER) || tokens.isWord(i, "as")) {
        return -1;
      }
      int word = tokens.is(i - 1, '.') ? i - 2 : i - 1;
      boolean named = word >= sentence.from() && tokens.isOneOf(word, KEYS);
      if (named && !tokens.isOneOf(word - 1, OTHER) && isNumber(tokens.text(i))) {
        return i;
      }
    }
    return -1;
  }

  static boolean isNumber(String text) {
    return !text.isEmpty() && (Character.isDigit(text.charAt(0)) || Versions.isLetter(text));
  }
}
