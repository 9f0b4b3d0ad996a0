package app.assay.points.rules;

import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.TokenClass;
import app.assay.points.reading.BlockKind;
import app.assay.points.reading.CalendarDate;
import app.assay.points.reading.CalendarDate.Precision;
import app.assay.points.reading.DateMention;
import app.assay.points.reading.DocumentReading;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Sentence;
import app.assay.text.Span;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// The dates that a document gives itself: "Last updated", "Date:", the line under its title, its
/// front matter.
final class DocumentDates {

  private static final int HEADER_BLOCKS = 5;

  /// Months of a quarter.
  private static final int QUARTER = 3;

  private final List<Dated> updates = new ArrayList<>();
  private final List<Dated> issues = new ArrayList<>();
  private final List<Dated> meetings = new ArrayList<>();
  private final List<Dated> next = new ArrayList<>();
  private final List<Dated> previous = new ArrayList<>();
  private final List<Dated> begun = new ArrayList<>();
  private final List<Dated> heads = new ArrayList<>();
  private final List<FrontDates> front;
  private final Set<DateMention> mentions = Collections.newSetFromMap(new IdentityHashMap<>());
  private final Optional<CalendarDate> own;
  private final Map<LocalDate, Optional<CalendarDate>> ownBy = new HashMap<>();
  private Optional<CalendarDate> period = Optional.empty();
  private boolean doubted;

  private DocumentDates(DocumentReading document) {
    front = FrontDates.of(document);
    boolean header = true;
    boolean titled = false;
    int blocks = 0;
    for (PlacedBlock block : document.blocks()) {
      BlockKind kind = block.reading().kind();
      if (kind.speaks() || kind == BlockKind.QUOTE) {
        header &= ++blocks <= HEADER_BLOCKS;
        boolean section =
            kind == BlockKind.HEADING
                && block.reading().level() > 1
                && blocks > 1
                && !(titled && Byline.is(document, block, blocks));
        titled = blocks == 1 && kind == BlockKind.HEADING;
        read(block, header && !section);
        header &= !section;
      }
    }
    if (issues.isEmpty()) {
      issues.addAll(meetings);
    }
    if (!isDated()) {
      issues.addAll(heads);
    }
    if (!isDated()) {
      signature(document);
    }
    for (List<Dated> of : List.of(updates, meetings, issues, begun, next)) {
      of.forEach(dated -> mentions.add(dated.mention()));
    }
    own = own(date -> true);
  }

  /// "Harrowmere, 10 February 2026" under a letter whose head has no date.
  private void signature(DocumentReading document) {
    for (PlacedBlock block : document.blocks().reversed()) {
      if (block.reading().kind().speaks()) {
        List<Sentence> sentences = block.reading().sentences();
        if (block.reading().kind() == BlockKind.PARAGRAPH && sentences.size() == 1) {
          sentences.getFirst().dates().stream()
              .filter(d -> DateMarks.isSignature(sentences.getFirst(), d))
              .findFirst()
              .ifPresent(d -> issues.add(new Dated(block, sentences.getFirst(), d.from(), d)));
        }
        return;
      }
    }
  }

  /// It gives itself a date that is no mere quarter.
  private boolean isDated() {
    return !updates.isEmpty()
        || front.stream().anyMatch(FrontDates::isWritten)
        || issues.stream().anyMatch(d -> d.date().precision() != Precision.PART_OF_YEAR);
  }

  static DocumentDates of(DocumentReading document) {
    return document.derive(DocumentDates.class, DocumentDates::new);
  }

  /// A date at its place.
  ///
  /// @param from the first token that belongs to it, its label's where it has one
  record Dated(PlacedBlock block, Sentence sentence, int from, DateMention mention) {

    CalendarDate date() {
      return mention.sound().orElseThrow();
    }

    /// The label and the date, counted from the text's start.
    Span span() {
      return block.place(sentence.tokens().span(from, mention.to()));
    }

    /// The date alone, counted from the text's start.
    Span dateSpan() {
      return block.place(sentence.tokens().span(mention.from(), mention.to()));
    }
  }

  /// When it was last changed, as it says, in text that a reader sees.
  List<Dated> updates() {
    return updates;
  }

  /// True where it says that it was last looked at on that day.
  boolean isOfUpdate(CalendarDate day) {
    return updates.stream().anyMatch(d -> d.date().equals(day))
        || front.stream()
            .anyMatch(
                f ->
                    f.kind() == FrontDates.Kind.UPDATE
                        && f.date().sound().filter(day::equals).isPresent());
  }

  /// When it was written, as it says.
  List<Dated> issues() {
    return issues;
  }

  /// What its front matter says of when it was written.
  List<FrontDates> front() {
    return front;
  }

  /// When it says that its next issue or review comes.
  List<Dated> next() {
    return next;
  }

  /// When it says that it was begun.
  List<Dated> begun() {
    return begun;
  }

  /// When it says that its last issue came.
  List<Dated> previous() {
    return previous;
  }

  /// The latest date that it gives itself; of a text about a quarter that gives none the quarter,
  /// and the next one, in which it may have been written.
  Optional<CalendarDate> own() {
    return own;
  }

  /// The same of those that do not lie after a day; where all do, the latest.
  Optional<CalendarDate> ownBy(LocalDate day) {
    return ownBy.computeIfAbsent(day, d -> own(date -> !date.isAfter(d)).or(() -> own));
  }

  private Optional<CalendarDate> own(Predicate<CalendarDate> counts) {
    CalendarDate own = null;
    for (Dated dated : updates) {
      own = counts.test(dated.date()) ? LaterDate.of(own, dated.date()) : own;
    }
    for (Dated dated : issues) {
      own = counts.test(dated.date()) ? LaterDate.of(own, dated.date()) : own;
    }
    for (FrontDates date : front) {
      if (date.isWritten() && date.date().sound().filter(counts).isPresent()) {
        own = LaterDate.of(own, date.date().sound().get());
      }
    }
    own = withBegun(own);
    return own == null
        ? ofFront(FrontDates.Kind.DONE)
            .or(() -> ofFront(FrontDates.Kind.EFFECTIVE))
            .or(() -> period)
        : Optional.of(own);
  }

  /// A page that says when it was last looked at was there by the day on which it was begun.
  private @Nullable CalendarDate withBegun(@Nullable CalendarDate written) {
    CalendarDate own = written;
    if (own != null) {
      for (Dated dated : begun) {
        own = LaterDate.of(own, dated.date());
      }
      for (FrontDates date : front) {
        if (date.isBegun() && date.date().sound().isPresent()) {
          own = LaterDate.of(own, date.date().sound().get());
        }
      }
    }
    return own;
  }

  /// The day on which it was approved or signed, or from which on it holds, of a text that names no
  /// other.
  private Optional<CalendarDate> ofFront(FrontDates.Kind kind) {
    CalendarDate own = null;
    for (FrontDates date : front) {
      if (date.kind() == kind && date.date().sound().isPresent()) {
        own = LaterDate.of(own, date.date().sound().get());
      }
    }
    return Optional.ofNullable(own);
  }

  /// True where a date of its own is marked as one to check: it will be there again.
  boolean isDoubted() {
    return doubted || front.stream().anyMatch(f -> f.date().doubted());
  }

  /// True where no date that a reader sees is the document's own.
  boolean isOfFrontMatterAlone() {
    return updates.isEmpty() && issues.isEmpty() && !front.isEmpty();
  }

  /// Dates at its head that are its own only where no other is: of its meeting, of its title.
  List<Dated> inReserve() {
    return Stream.concat(meetings.stream(), heads.stream()).toList();
  }

  /// True where the date is one that the document gives itself.
  boolean isOwn(DateMention mention) {
    return mentions.contains(mention);
  }

  private static CalendarDate later(CalendarDate quarter) {
    return CalendarDate.day(quarter.latest().plusMonths(QUARTER));
  }

  private void read(PlacedBlock block, boolean header) {
    if (block.reading().table().isPresent()) {
      table(block, header);
      return;
    }
    if (header && block.reading().kind() == BlockKind.HEADING && block.reading().level() == 1) {
      quarter(block);
    }
    boolean history =
        block.reading().kind() == BlockKind.LIST_ITEM && Listings.isChronicle(block.around());
    for (Sentence sentence : block.reading().sentences()) {
      for (DateMention mention : sentence.dates()) {
        if (mention.sound().isPresent()) {
          sort(new Dated(block, sentence, mention.from(), mention), header, history);
        } else {
          doubted |=
              mention.doubted() && (header || UpdateLabels.of(sentence, mention).isPresent());
        }
      }
    }
  }

  /// The quarter that a title names.
  private void quarter(PlacedBlock title) {
    title.reading().sentences().stream()
        .filter(s -> s.has(TokenClass.QUARTER))
        .flatMap(s -> s.dates().stream())
        .flatMap(m -> m.sound().stream())
        .filter(d -> d.precision() == CalendarDate.Precision.PART_OF_YEAR)
        .findFirst()
        .ifPresent(d -> period = Optional.of(d.through(later(d))));
  }

  /// What a date is to the document, if it is one of its own.
  private void sort(Dated dated, boolean header, boolean history) {
    Sentence sentence = dated.sentence();
    DateMention mention = dated.mention();
    boolean quote = dated.block().reading().kind() == BlockKind.QUOTE;
    Optional<Integer> label = history ? Optional.empty() : UpdateLabels.of(sentence, mention);
    if (label.isEmpty() && OtherIssues.isPrevious(sentence, mention)) {
      previous.add(dated);
    } else if (header && OtherIssues.isBegun(sentence, mention)) {
      begun.add(dated);
    } else if (OtherIssues.isNext(sentence, mention)) {
      next.add(dated);
    } else if (label.isPresent()) {
      updates.add(new Dated(dated.block(), sentence, label.get(), mention));
    } else if (header
        && !quote
        && !(history && Versions.leads(sentence))
        && DateLabels.isIssue(dated.block(), sentence, mention)
        && (issues.isEmpty() || !DateLabels.isOfSomething(sentence, mention))) {
      issued(dated);
    } else if (header && quote && DateMarks.tellsOwn(sentence, mention)) {
      issues.add(dated);
    } else if (header && HeadDates.isLaterDeed(sentence, mention) && bearsOwn(sentence)) {
      issues.add(dated);
    } else if (header && !isEntry(dated.block(), sentence) && HeadDates.isOwn(sentence, mention)) {
      heads.add(dated);
    }
  }

  /// "v1.0.0 dated 2024-12-20" in a list is an entry of a changelog.
  private static boolean isEntry(PlacedBlock block, Sentence sentence) {
    return block.reading().kind() == BlockKind.LIST_ITEM && Versions.leads(sentence);
  }

  private boolean bearsOwn(Sentence sentence) {
    return issues.stream().anyMatch(d -> d.sentence() == sentence);
  }

  /// A paper for a meeting is dated by itself, minutes by their meeting.
  private void issued(Dated dated) {
    boolean meeting = DateMarks.isOfMeeting(dated.sentence(), dated.mention());
    (meeting ? meetings : issues).add(dated);
  }

  /// `| Last updated | 2026-02-01 |` in a table of two columns.
  private void table(PlacedBlock block, boolean header) {
    Grid grid = Grid.of(block.reading()).orElseThrow();
    if (grid.columns() != 2) {
      return;
    }
    for (int row = 0; row < grid.rows(); row++) {
      Optional<Sentence> label = grid.cell(row, 0);
      Optional<Sentence> value = grid.cell(row, 1);
      if (label.isEmpty() || value.isEmpty()) {
        continue;
      }
      for (DateMention mention : value.get().dates()) {
        if (mention.from() == value.get().from() && mention.sound().isPresent()) {
          cell(block, header, label.get(), value.get(), mention);
        }
        if (header && HeadDates.isSaid(value.get(), mention)) {
          issues.add(new Dated(block, value.get(), mention.from(), mention));
        }
        if (header && HeadDates.isOwn(label.get(), value.get(), mention)) {
          heads.add(new Dated(block, value.get(), mention.from(), mention));
        }
      }
    }
  }

  private void cell(
      PlacedBlock block, boolean header, Sentence label, Sentence value, DateMention mention) {
    Dated dated = new Dated(block, value, mention.from(), mention);
    boolean opens = label.first(Cue.UPDATED).filter(m -> m.from() == label.from()).isPresent();
    if (opens && label.words() <= 4) {
      updates.add(dated);
    } else if (label.tokens().isWord(label.from(), "next") && label.words() <= 3) {
      next.add(dated);
    } else if (header && label.words() <= 2 && OtherIssues.isBegun(label)) {
      begun.add(dated);
    } else if (header && isDateOf(label)) {
      issues.add(dated);
    } else if (header && label.words() <= 3 && DateLabels.isLabel(label, label.to() - 1)) {
      boolean meeting = label.tokens().isOneOf(label.to() - 1, DateLabels.MET);
      (meeting ? meetings : issues).add(dated);
    }
  }

  /// "Date of this paper", "date of the record".
  private static boolean isDateOf(Sentence label) {
    int last = label.to() - 1;
    return label.words() == 4
        && label.tokens().isWord(label.from(), "date")
        && label.tokens().isWord(label.from() + 1, "of")
        && label.tokens().isOneOf(last, DateLabels.OWN_NOUNS);
  }
}
