package app.assay.points.rules;

import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.TokenClass;
import app.assay.points.reading.BlockKind;
import app.assay.points.reading.CalendarDate;
import app.assay.points.reading.CueMatch;
import app.assay.points.reading.DateMention;
import app.assay.points.reading.DocumentReading;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import app.assay.text.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/// The dates that a document gives itself: "Last updated", "Date:", the line under its title, its
/// front matter.
final class DocumentDates {

  private static final Set<String> LABELS =
      Set.of(
          "date",
          "dated",
          "issued",
          "published",
          "updated",
          "revised",
          "written",
          "prepared",
          "modified",
          "reviewed",
          "edited",
          "run",
          "recorded",
          "generated",
          "compiled",
          "presented",
          "submitted",
          "completed",
          "finalised",
          "finalized",
          "posted",
          "released",
          "stand",
          "report",
          "status",
          "minutes",
          "printed",
          "composed",
          "version",
          "drafted",
          "of");

  private static final Set<String> OTHER =
      Set.of(
          "next",
          "due",
          "until",
          "valid",
          "expires",
          "expiry",
          "deadline",
          "effective",
          "created",
          "founded",
          "since",
          "incident",
          "period",
          "start",
          "starts",
          "target",
          "planned",
          "opened",
          "launch",
          "replaces",
          "supersedes",
          "from",
          "by",
          "before",
          "after",
          "end",
          "expiration",
          "renewal",
          "birth",
          "promoted",
          "closing",
          "first");

  private static final Set<String> OWN_NOUNS =
      Set.of(
          "this",
          "page",
          "document",
          "doc",
          "guide",
          "note",
          "paper",
          "card",
          "report",
          "readme",
          "article",
          "file",
          "handbook",
          "runbook",
          "policy",
          "wiki",
          "plan",
          "list",
          "table",
          "sheet",
          "version",
          "text",
          "manual",
          "site",
          "was",
          "has",
          "been",
          "the",
          "is",
          "faq",
          "entry",
          "content",
          "model",
          "data",
          "specification",
          "spec",
          "roadmap",
          "overview");

  private static final int HEADER_BLOCKS = 5;
  private static final int SHORT = 22;

  private final List<Dated> updates = new ArrayList<>();
  private final List<Dated> issues = new ArrayList<>();
  private final List<Dated> next = new ArrayList<>();
  private final List<CalendarDate> front;

  private DocumentDates(DocumentReading document) {
    front = FrontDates.of(document);
    boolean header = true;
    int blocks = 0;
    for (PlacedBlock block : document.blocks()) {
      BlockKind kind = block.reading().kind();
      if (kind.speaks() || kind == BlockKind.QUOTE) {
        header &= (kind != BlockKind.HEADING || block.reading().level() < 2);
        header &= ++blocks <= HEADER_BLOCKS;
        read(block, header);
      }
    }
  }

  static DocumentDates of(DocumentReading document) {
    return new DocumentDates(document);
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

  /// When it was written, as it says.
  List<Dated> issues() {
    return issues;
  }

  /// When it says that its next issue or review comes.
  List<Dated> next() {
    return next;
  }

  /// The latest date that it gives itself.
  Optional<CalendarDate> own() {
    CalendarDate own = null;
    for (Dated dated : updates) {
      own = later(own, dated.date());
    }
    for (Dated dated : issues) {
      own = later(own, dated.date());
    }
    for (CalendarDate date : front) {
      own = later(own, date);
    }
    return Optional.ofNullable(own);
  }

  /// True where the date is one that the document gives itself.
  boolean isOwn(DateMention mention) {
    return updates.stream().anyMatch(d -> d.mention() == mention)
        || issues.stream().anyMatch(d -> d.mention() == mention)
        || next.stream().anyMatch(d -> d.mention() == mention);
  }

  private static CalendarDate later(
      @org.jspecify.annotations.Nullable CalendarDate a, CalendarDate b) {
    return a == null || b.latest().isAfter(a.latest()) ? b : a;
  }

  private void read(PlacedBlock block, boolean header) {
    if (block.reading().table().isPresent()) {
      table(block, header);
      return;
    }
    boolean quote = block.reading().kind() == BlockKind.QUOTE;
    for (Sentence sentence : block.reading().sentences()) {
      for (DateMention mention : sentence.dates()) {
        if (mention.sound().isEmpty()) {
          continue;
        }
        Optional<Integer> label = updateLabel(sentence, mention);
        if (label.isPresent()) {
          updates.add(new Dated(block, sentence, label.get(), mention));
        } else if (header && !quote && isIssue(block, sentence, mention)) {
          issues.add(new Dated(block, sentence, mention.from(), mention));
        }
      }
    }
  }

  /// The first token of "Last updated" before a date, where it speaks of the document.
  private static Optional<Integer> updateLabel(Sentence sentence, DateMention mention) {
    for (CueMatch match : sentence.all(Cue.UPDATED)) {
      int gap = mention.from() - match.to();
      if (gap >= 0 && gap <= 3 && isPlain(sentence, match.to(), mention.from())) {
        boolean said = opensLine(sentence, match.from()) || isOfDocument(sentence, match);
        return said && closesLine(sentence, mention.to())
            ? Optional.of(match.from())
            : Optional.empty();
      }
    }
    return Optional.empty();
  }

  /// Only marks and "on", "at", "in", "by", "of" between label and date.
  private static boolean isPlain(Sentence sentence, int from, int to) {
    Set<String> plain = Set.of("on", "in", "at", "of", "by", "the", "date");
    for (int i = from; i < to; i++) {
      if (sentence.tokens().is(i, TokenClass.WORD)
          && !plain.contains(lower(sentence.tokens(), i))) {
        return false;
      }
    }
    return true;
  }

  private static boolean isOfDocument(Sentence sentence, CueMatch match) {
    int from = Math.max(sentence.from(), match.from() - 6);
    String first = lower(sentence.tokens(), match.from());
    if (from > sentence.from() || !(first.equals("last") || first.equals("latest"))) {
      return false;
    }
    for (int i = from; i < match.from(); i++) {
      if (sentence.tokens().is(i, TokenClass.WORD)
          && !OWN_NOUNS.contains(lower(sentence.tokens(), i))) {
        return false;
      }
    }
    return true;
  }

  /// Nothing, a line break or a mark such as `·`, `|`, `—`, `(` stands before the token.
  private static boolean opensLine(Sentence sentence, int token) {
    if (token == sentence.from()) {
      return true;
    }
    String between =
        sentence
            .tokens()
            .text()
            .substring(sentence.tokens().end(token - 1), sentence.tokens().start(token));
    return between.indexOf('\n') >= 0
        || between.indexOf('·') >= 0
        || between.indexOf('•') >= 0
        || sentence.tokens().is(token - 1, '|')
        || sentence.tokens().is(token - 1, '(')
        || sentence.tokens().is(token - 1, TokenClass.DASH);
  }

  /// The sentence ends behind the date, or goes on with who did it.
  private static boolean closesLine(Sentence sentence, int token) {
    Tokens tokens = sentence.tokens();
    if (token >= sentence.to() || !tokens.is(token, TokenClass.WORD)) {
      boolean comma = token < sentence.to() && tokens.is(token, TokenClass.COMMA);
      return !comma || sentence.to() - token <= 5;
    }
    String between = tokens.text().substring(tokens.end(token - 1), tokens.start(token));
    return lower(tokens, token).equals("by")
        || between.indexOf('\n') >= 0
        || between.indexOf('·') >= 0
        || between.indexOf('•') >= 0
        || tokens.start(token) == tokens.end(token - 1);
  }

  private static boolean isIssue(PlacedBlock block, Sentence sentence, DateMention mention) {
    if (mention.date().orElseThrow().precision() == CalendarDate.Precision.YEAR) {
      return false;
    }
    Tokens tokens = sentence.tokens();
    int before = mention.from() - 1;
    if (opensLine(sentence, mention.from())) {
      return before < sentence.from() || !tokens.is(before, '(') || sentence.words() <= SHORT / 2;
    }
    if (tokens.is(before, TokenClass.COLON)) {
      return isLabel(sentence, before - 1);
    }
    if (tokens.is(before, TokenClass.COMMA)) {
      boolean ends =
          sentence.to() - mention.to() <= 2 && block.reading().kind() != BlockKind.LIST_ITEM;
      return ends && sentence.words() <= SHORT && !isInBrackets(sentence, mention.from());
    }
    return isLabel(sentence, before)
        && (before == sentence.from()
            || opensLine(sentence, before)
            || block.reading().kind() == BlockKind.HEADING)
        && !lower(tokens, before).equals("of");
  }

  private static boolean isLabel(Sentence sentence, int token) {
    boolean label = false;
    for (int i = token; i >= Math.max(sentence.from(), token - 2); i--) {
      String word = lower(sentence.tokens(), i);
      if (OTHER.contains(word)) {
        return false;
      }
      label |= LABELS.contains(word);
      if (opensLine(sentence, i)) {
        break;
      }
    }
    return label;
  }

  private static boolean isInBrackets(Sentence sentence, int token) {
    for (int i = token - 1; i >= sentence.from(); i--) {
      if (sentence.tokens().is(i, ')')) {
        return false;
      }
      if (sentence.tokens().is(i, '(')) {
        return true;
      }
    }
    return false;
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
      }
    }
  }

  private void cell(
      PlacedBlock block, boolean header, Sentence label, Sentence value, DateMention mention) {
    Dated dated = new Dated(block, value, mention.from(), mention);
    boolean opens = label.first(Cue.UPDATED).filter(m -> m.from() == label.from()).isPresent();
    if (opens && label.words() <= 4) {
      updates.add(dated);
    } else if (lower(label.tokens(), label.from()).equals("next") && label.words() <= 3) {
      next.add(dated);
    } else if (header && label.words() <= 3 && isLabel(label, label.to() - 1)) {
      issues.add(dated);
    }
  }

  private static String lower(Tokens tokens, int token) {
    return tokens.text(token).toLowerCase(Locale.ROOT);
  }
}
