package app.assay.points.rules;

import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.BlockKind;
import app.assay.points.reading.CalendarDate.Precision;
import app.assay.points.reading.DateMention;
import app.assay.points.reading.DocumentReading;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Surroundings;
import app.assay.points.reading.Tokens;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/// Finds the listings of a text: lists, headings of one level, tables, mails, and versions that a
/// paragraph names with their dates.
final class Listings {

  /// How far from its start an item's date may stand, with and without a version before it.
  private static final int VERSION_REACH = 9;

  private static final int DATE_REACH = 2;
  private static final int PAIR_REACH = 7;

  /// The same where a verb right before the date says that it was released then.
  private static final int RELEASE_REACH = 18;

  private static final int VERB_REACH = 3;

  /// So many numbers with a date each are versions though nothing says so.
  private static final int SERIES = 3;

  /// "Version 2" and "release 2026.2" have no longer number.
  private static final int LONGEST_NUMBER = 5;

  private static final int LONGEST_DECIMAL = 7;

  /// Behind a comma they tell of the day of a version: "2.3, released on 18 July".
  private static final WordSet RELEASED = WordLists.words("version-released");

  /// Before "out" or "released".
  private static final WordSet CAME = WordLists.words("version-came");

  /// Between the number of a version and its date.
  private static final WordSet ON = WordLists.words("listed-on");

  /// Before a date they make it that of an end.
  private static final WordSet TERMS = WordLists.words("date-term");

  /// Between a version and a date they make it that of its end.
  private static final WordSet ENDED = WordLists.words("version-ended");

  private static final WordSet NAMES = WordLists.words("listed-version");

  /// What lists versions: "the changelog shows 5.1 on 2 July".
  private static final WordSet LOGS = WordLists.words("version-log");

  private final List<Listing> out = new ArrayList<>();
  private final TreeMap<Integer, List<Entry>> items = new TreeMap<>();
  private final TreeMap<Integer, List<Entry>> headings = new TreeMap<>();
  private final List<Entry> paragraphs = new ArrayList<>();
  private Surroundings around = Surroundings.NONE;

  /// Whether the paragraphs stand under the heading of a timeline.
  private boolean chronicle;

  private Listings() {}

  static List<Listing> of(DocumentReading document) {
    return document.derive(Listings.class, Listings::read).out;
  }

  private static Listings read(DocumentReading document) {
    Listings listings = new Listings();
    for (PlacedBlock block : document.blocks()) {
      listings.add(block);
    }
    listings.flush(listings.items, -1);
    listings.flush(listings.headings, -1);
    listings.flushParagraphs();
    listings.mails(Mails.of(document));
    return listings;
  }

  /// The mails of a thread, which follow time or go back in it.
  private void mails(Mails mails) {
    if (!mails.all().isEmpty()) {
      out.add(
          new Listing(
              mails.all().stream()
                  .map(m -> Entry.of(m.block(), m.sentence(), Optional.empty(), m.mention()))
                  .toList(),
              true));
    }
  }

  private void add(PlacedBlock block) {
    BlockKind kind = block.reading().kind();
    if (kind == BlockKind.LIST_ITEM) {
      around = block.around();
      flush(items, block.reading().level());
      entry(block).ifPresent(e -> at(items, block.reading().level()).add(e));
      pairs(block);
      return;
    }
    if (kind == BlockKind.COMMENT || !kind.speaks()) {
      return;
    }
    flush(items, -1);
    if (kind == BlockKind.HEADING) {
      flushParagraphs();
      flush(headings, block.reading().level());
      entry(block).ifPresent(e -> at(headings, block.reading().level()).add(e));
    } else if (kind == BlockKind.TABLE) {
      TableListing.of(block).ifPresent(out::add);
    } else {
      pairs(block);
      LineListing.of(block, isChronicle(block.around())).ifPresent(out::add);
      if (kind == BlockKind.PARAGRAPH) {
        entry(block).ifPresent(paragraphs::add);
        chronicle = isChronicle(block.around());
      }
    }
  }

  private static List<Entry> at(Map<Integer, List<Entry>> levels, int level) {
    return levels.computeIfAbsent(level, l -> new ArrayList<>());
  }

  /// Ends the listings deeper than a level.
  private void flush(TreeMap<Integer, List<Entry>> levels, int level) {
    if (levels.isEmpty() || levels.lastKey() <= level) {
      return;
    }
    var deeper = levels.tailMap(level, false);
    for (List<Entry> entries : deeper.values()) {
      if (entries.size() > 1) {
        out.add(new Listing(entries, levels == items && isChronicle(around)));
      }
    }
    deeper.clear();
  }

  /// Ends the paragraphs of a section that each open with their date.
  private void flushParagraphs() {
    if (paragraphs.size() > 1) {
      out.add(new Listing(paragraphs, chronicle));
    }
    paragraphs.clear();
  }

  static boolean isChronicle(Surroundings around) {
    boolean heading =
        !around.headings().isEmpty() && around.headings().getLast().cues().has(Cue.CHRONICLE);
    return heading || around.captionHas(Cue.CHRONICLE) || around.leadInHas(Cue.CHRONICLE);
  }

  /// A cheap look before dates are read.
  static boolean mayBeDated(Sentence sentence) {
    return sentence.has(TokenClass.YEAR)
        || sentence.has(TokenClass.DATE)
        || sentence.has(TokenClass.VERSION);
  }

  private static Optional<Entry> entry(PlacedBlock block) {
    if (block.reading().sentences().isEmpty()) {
      return Optional.empty();
    }
    Sentence sentence = block.reading().sentences().getFirst();
    if (!mayBeDated(sentence)) {
      Optional<Entry> day = Entry.ofYearless(block, sentence, DATE_REACH);
      return day.isPresent() ? day : Entry.ofClock(block, sentence, sentence.from());
    }
    Optional<List<Integer>> version = Versions.leading(sentence);
    int reach = version.isPresent() ? VERSION_REACH : DATE_REACH;
    if (version.isPresent() && sentence.hasAny(Cue.PLAN, Cue.HEDGE, Cue.WILL)) {
      return Optional.empty();
    }
    boolean last = isChronicle(block.around());
    for (DateMention mention : sentence.dates()) {
      boolean near =
          mention.from() - sentence.from() <= reach
              || (last && block.reading().kind() == BlockKind.LIST_ITEM && ends(sentence, mention))
              || NumberedStep.is(block, sentence, mention);
      if (near && mention.meant().isPresent()) {
        return Optional.of(Entry.of(block, sentence, version, mention));
      }
    }
    return version.isPresent() ? Optional.empty() : Entry.ofClock(block, sentence, sentence.from());
  }

  /// Nothing but a mark stands behind the date, which is the only one.
  private static boolean ends(Sentence sentence, DateMention mention) {
    return sentence.to() - mention.to() <= 1
        && sentence.dates().size() == 1
        && !sentence.hasAny(Cue.PLAN, Cue.WILL, Cue.HEDGE, Cue.NORMATIVE);
  }

  /// "v1.0.0 dated 2024-12-23, v1.1.0 dated 2024-12-20".
  private void pairs(PlacedBlock block) {
    if ((block.reading().classes() & (TokenClass.VERSION.bit() | TokenClass.NUM.bit())) == 0) {
      return;
    }
    List<Entry> entries = new ArrayList<>();
    for (Sentence sentence : block.reading().sentences()) {
      boolean dated = mayBeDated(sentence) || sentence.has(TokenClass.MONTH);
      if (dated && !sentence.hasAny(Cue.PLAN, Cue.WILL)) {
        pairs(block, sentence, entries);
      }
    }
    if (entries.size() > 1) {
      out.add(new Listing(entries, false));
    }
  }

  private static void pairs(PlacedBlock block, Sentence sentence, List<Entry> out) {
    Tokens tokens = sentence.tokens();
    boolean named = isNamed(sentence) || isSeries(sentence);
    int version = -1;
    for (int i = sentence.from(); i < sentence.to(); i++) {
      boolean numbered = isVersion(sentence, i) || (named && isDated(sentence, i));
      if (!numbered && version < 0) {
        continue;
      }
      int at = i;
      Optional<DateMention> date =
          DatePairs.in(sentence).stream()
              .filter(d -> d.from() == at && (d.meant().isPresent() || d.yearless().isPresent()))
              .findFirst();
      if (date.isPresent()
          && version >= 0
          && (i - version <= PAIR_REACH
              || isReleasedOn(sentence, version, i)
              || isBehindAside(sentence, version, i))) {
        if (!tokens.isOneOf(i - 1, TERMS) && !isEnd(sentence, version, i)) {
          out.add(Entry.of(block, sentence, Versions.numbered(tokens.text(version)), date.get()));
        }
        version = -1;
      } else if (numbered && date.isEmpty()) {
        version = i;
      }
    }
  }

  /// "Release v0.9, with the same speakers and more sentences, was published on 20 March".
  private static boolean isReleasedOn(Sentence sentence, int version, int date) {
    if (date - version > RELEASE_REACH || !sentence.tokens().isOneOf(date - 1, ON)) {
      return false;
    }
    for (int i = date - VERB_REACH; i < date; i++) {
      if (sentence.tokens().isOneOf(i, RELEASED)) {
        return true;
      }
    }
    return false;
  }

  /// "Version 2 was switched off on 31 August".
  private static boolean isEnd(Sentence sentence, int version, int date) {
    return Wording.hasWithin(sentence, Math.max(version + 1, date - VERB_REACH), date, ENDED);
  }

  /// "2.4, with the new home screen, on 30 June".
  private static boolean isBehindAside(Sentence sentence, int version, int date) {
    Tokens tokens = sentence.tokens();
    return date - version <= RELEASE_REACH
        && tokens.is(version + 1, TokenClass.COMMA)
        && tokens.isWord(date - 1, "on")
        && tokens.is(date - 2, TokenClass.COMMA);
  }

  /// "v2.3", and the number of "version 2.3" or "version 2", the letter of "revision C".
  private static boolean isVersion(Sentence sentence, int token) {
    Tokens tokens = sentence.tokens();
    return tokens.is(token, TokenClass.VERSION)
        || (token > sentence.from()
            && tokens.isOneOf(token - 1, NAMES)
            && Versions.isLetter(tokens.text(token)))
        || (tokens.is(token, TokenClass.NUM)
            && tokens.lower(token).indexOf(',') < 0
            && (isAfterName(sentence, token) || isBeforeName(sentence, token)));
  }

  private static boolean isAfterName(Sentence sentence, int token) {
    Tokens tokens = sentence.tokens();
    boolean decimal = tokens.lower(token).indexOf('.') > 0;
    return tokens.end(token) - tokens.start(token) <= (decimal ? LONGEST_DECIMAL : LONGEST_NUMBER)
        && token > sentence.from()
        && tokens.isOneOf(token - 1, NAMES);
  }

  /// "The 2.4 release of 3 June", "2.3, released on 18 July".
  private static boolean isBeforeName(Sentence sentence, int token) {
    Tokens tokens = sentence.tokens();
    return tokens.lower(token).indexOf('.') > 0
        && token + 2 < sentence.to()
        && (tokens.isOneOf(token + 1, NAMES)
            || isOut(tokens, token + 1)
            || (tokens.is(token + 1, TokenClass.COMMA) && tokens.isOneOf(token + 2, RELEASED)));
  }

  /// "2.4 came out", "2.4 was released".
  private static boolean isOut(Tokens tokens, int verb) {
    return tokens.isOneOf(verb, CAME) && tokens.isOneOf(verb + 1, RELEASED);
  }

  /// The sentence speaks of versions.
  private static boolean isNamed(Sentence sentence) {
    for (int i = sentence.from(); i < sentence.to(); i++) {
      if (sentence.tokens().isOneOf(i, NAMES) || sentence.tokens().isOneOf(i, LOGS)) {
        return true;
      }
    }
    return false;
  }

  /// "1.0 (16 June 2025), 1.1 (4 August 2025), 1.2 (24 November 2025)".
  private static boolean isSeries(Sentence sentence) {
    int dated = 0;
    for (int i = sentence.from(); i < sentence.to() && sentence.dates().size() >= SERIES; i++) {
      dated += isDated(sentence, i) && !sentence.tokens().is(i + 1, TokenClass.WORD) ? 1 : 0;
    }
    return dated >= SERIES;
  }

  /// "4.1 on 18 November 2025", "4.1 (18 November 2025)" where versions are spoken of.
  private static boolean isDated(Sentence sentence, int token) {
    Tokens tokens = sentence.tokens();
    int date = token + 2;
    return tokens.is(token, TokenClass.NUM)
        && tokens.lower(token).indexOf('.') > 0
        && date < sentence.to()
        && (tokens.isOneOf(token + 1, ON) || tokens.is(token + 1, TokenClass.DASH))
        && sentence.dates().stream().anyMatch(d -> d.from() == date && !isYear(d));
  }

  /// "3.1 (2022)" is a value of a year.
  private static boolean isYear(DateMention mention) {
    return mention.date().filter(d -> d.precision() == Precision.YEAR).isPresent();
  }
}
