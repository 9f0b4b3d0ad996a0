package app.assay.points.reading;

import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.Cues;
import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordSet;
import app.assay.text.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;

/// One sentence, heading, list item without stop, or table cell. Tokens and offsets are those of
/// its block.
public final class Sentence {

  private static final int UNREAD = Integer.MIN_VALUE;

  private final Tokens tokens;
  private final int from;
  private final int to;
  private final Span span;
  private final Optional<Cell> cell;
  private final List<CueMatch> matches;
  private final Cues cues;
  private final int classes;
  private final int words;
  private final boolean question;
  private int verb = UNREAD;
  private @Nullable HeldSets held;
  private @Nullable Dates dates;
  private @Nullable List<Quantity> quantities;
  private @Nullable StemSet stems;
  private @Nullable Scope titleScope;
  private @Nullable ScopeReader scopes;
  private @Nullable List<Sentence> clauses;

  Sentence(
      Tokens tokens,
      int from,
      int to,
      Span span,
      Optional<Cell> cell,
      List<CueMatch> matches,
      Cues cues) {
    this.tokens = tokens;
    this.from = from;
    this.to = to;
    this.span = span;
    this.cell = cell;
    this.matches = matches;
    this.cues = cues;
    int bits = 0;
    int count = 0;
    for (int i = from; i < to; i++) {
      int kinds = tokens.classes(i);
      bits |= kinds;
      count += (kinds & TokenClass.WORD.bit()) != 0 ? 1 : 0;
    }
    this.classes = bits;
    this.words = count;
    this.question = to > from && tokens.is(to - 1, '?');
  }

  /// Those with a year or fault, and those without a year.
  private record Dates(List<DateMention> dated, List<DateMention> yearless) {

    private static final Dates NONE = new Dates(List.of(), List.of());
  }

  /// Its place in a table.
  ///
  /// @param row 0 for the header, 1 for the first row of data
  /// @param column from 0
  /// @param header the cell over the column; empty over nothing and in the header itself
  /// @param label the first cell of the row; empty in the first column
  /// @param proof what the row says of its source
  /// @param unit what the row says of its unit in a column of its own
  public record Cell(
      int row,
      int column,
      Optional<Sentence> header,
      Optional<Sentence> label,
      Proof proof,
      Optional<Unit> unit) {

    public boolean isHeader() {
      return row == 0;
    }
  }

  public Tokens tokens() {
    return tokens;
  }

  /// The first token.
  public int from() {
    return from;
  }

  /// After the last token.
  public int to() {
    return to;
  }

  /// Its characters, counted from the block's start, with its full stop.
  public Span span() {
    return span;
  }

  public String text() {
    return span.in(tokens.text());
  }

  /// Where it stands in a table; empty in prose.
  public Optional<Cell> cell() {
    return cell;
  }

  /// All wordings found in it, by place.
  public List<CueMatch> matches() {
    return matches;
  }

  public boolean has(Cue cue) {
    return cues.has(cue);
  }

  /// All cues in it.
  public Cues cues() {
    return cues;
  }

  /// The [TokenClass] bits of all its tokens.
  int classes() {
    return classes;
  }

  public boolean hasAny(Cue first, Cue second) {
    return has(first) || has(second);
  }

  public boolean hasAny(Cue first, Cue second, Cue third) {
    return has(first) || has(second) || has(third);
  }

  public boolean hasAny(Cue first, Cue... others) {
    boolean found = has(first);
    for (Cue other : others) {
      found |= has(other);
    }
    return found;
  }

  /// True when one of its tokens is of this class.
  public boolean has(TokenClass kind) {
    return (classes & kind.bit()) != 0;
  }

  /// True when one of its tokens is of one of these [TokenClass] bits.
  public boolean hasAnyClass(int bits) {
    return (classes & bits) != 0;
  }

  /// False when none of its tokens is one of these words, as is mostly so; asked before its tokens
  /// are gone through. Only of sets that no text makes, see [WordSet#number()].
  public boolean mayHold(WordSet words) {
    HeldSets known = held;
    if (known == null) {
      known = new HeldSets(tokens, from, to);
      held = known;
    }
    return known.mayHold(words);
  }

  /// The first match of a cue.
  public Optional<CueMatch> first(Cue cue) {
    if (has(cue)) {
      for (CueMatch match : matches) {
        if (match.cue() == cue) {
          return Optional.of(match);
        }
      }
    }
    return Optional.empty();
  }

  /// The first match of a cue, where the sentence begins with it.
  public Optional<CueMatch> opening(Cue cue) {
    if (has(cue)) {
      for (CueMatch match : matches) {
        if (match.from() > from) {
          break;
        }
        if (match.cue() == cue) {
          return Optional.of(match);
        }
      }
    }
    return Optional.empty();
  }

  /// All matches of a cue, by place.
  public List<CueMatch> all(Cue cue) {
    if (!has(cue)) {
      return List.of();
    }
    List<CueMatch> all = new ArrayList<>(2);
    for (CueMatch match : matches) {
      if (match.cue() == cue) {
        all.add(match);
      }
    }
    return all;
  }

  /// The characters of a match, counted from the block's start.
  public Span span(CueMatch match) {
    return tokens.span(match.from(), match.to());
  }

  /// Its parts between semicolons, each with its own words and wordings; itself where there are
  /// none. "One costs €4; the other is listed at €5 (price list 2025)" has its source in one part.
  public List<Sentence> clauses() {
    List<Sentence> known = clauses;
    if (known == null) {
      known = cut();
      clauses = known;
    }
    return known;
  }

  private List<Sentence> cut() {
    if (cell.isPresent() || tokens.text().indexOf(';', span.start(), span.end()) < 0) {
      return List.of(this);
    }
    List<Sentence> clauses = new ArrayList<>(2);
    int start = from;
    int open = 0;
    for (int i = from; i < to; i++) {
      open += tokens.is(i, TokenClass.OPEN) ? 1 : tokens.is(i, TokenClass.CLOSE) ? -1 : 0;
      if (open <= 0 && tokens.is(i, ';') && i > start) {
        clauses.add(clause(start, i));
        start = i + 1;
      }
    }
    if (clauses.isEmpty() || start == to) {
      return List.of(this);
    }
    clauses.add(clause(start, to));
    return clauses;
  }

  /// Some of its tokens as a sentence of their own, with the wordings that lie within.
  public Sentence part(int first, int last) {
    return first == from && last == to ? this : clause(first, last);
  }

  private Sentence clause(int first, int last) {
    List<CueMatch> within = new ArrayList<>();
    Cues said = Cues.NONE;
    for (CueMatch match : matches) {
      if (match.from() >= first && match.to() <= last) {
        within.add(match);
        said = said.with(match.cue());
      }
    }
    return new Sentence(tokens, first, last, tokens.span(first, last), cell, within, said);
  }

  public boolean isQuestion() {
    return question;
  }

  /// The dates in it that name a year or cannot be, by place.
  public List<DateMention> dates() {
    return allDates().dated;
  }

  /// The days and months without a year, by place.
  public List<DateMention> yearlessDates() {
    return allDates().yearless;
  }

  /// Read when they are first asked for.
  private Dates allDates() {
    Dates known = dates;
    if (known == null) {
      List<DateMention> all =
          hasAnyClass(DateReader.CLASSES) ? new DateReader(this).run() : List.of();
      known =
          all.isEmpty()
              ? Dates.NONE
              : new Dates(
                  all.stream().filter(d -> d.yearless().isEmpty()).toList(),
                  all.stream().filter(d -> d.yearless().isPresent()).toList());
      dates = known;
    }
    return known;
  }

  /// The values in it, by place, dates last; read when they are first asked for.
  public List<Quantity> quantities() {
    List<Quantity> known = quantities;
    if (known == null) {
      known = QuantityReader.mayFind(this) ? new QuantityReader(this).run() : List.of();
      quantities = known;
    }
    return known;
  }

  /// The stems of its words that say something.
  public StemSet stems() {
    StemSet known = stems;
    if (known == null) {
      known = new ClauseReader(this, scopes()).stems(from, to);
      stems = known;
    }
    return known;
  }

  /// What tells its values apart, read once for all who ask.
  ScopeReader scopes() {
    ScopeReader known = scopes;
    if (known == null) {
      known = new ScopeReader(this);
      scopes = known;
    }
    return known;
  }

  /// What it says of its cells as a header or label.
  public Scope titleScope() {
    Scope known = titleScope;
    if (known == null) {
      known = scopes().ofTitle();
      titleScope = known;
    }
    return known;
  }

  /// The stem of a token of a word.
  public int stem(int token) {
    return tokens.stem(token);
  }

  /// The number of words that are not of a note in square brackets.
  public int wordsOfItsOwn() {
    ScopeReader notes = scopes();
    int words = 0;
    for (int i = from; i < to; i++) {
      if (tokens.is(i, TokenClass.WORD) && !notes.isNote(i)) {
        words++;
      }
    }
    return words;
  }

  /// True for a token of a note in square brackets, such as `[differs from “5” in line 3]`.
  public boolean isNote(int token) {
    return has(TokenClass.OPEN) && scopes().isNote(token);
  }

  /// The verb that it turns on, looked for once for all who ask.
  ///
  /// @param find gives its token, or a negative number
  public int verb(ToIntFunction<Sentence> find) {
    if (verb == UNREAD) {
      verb = find.applyAsInt(this);
    }
    return verb;
  }

  /// The number of words.
  public int words() {
    return words;
  }
}
