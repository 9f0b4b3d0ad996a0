package app.assay.points.rules;

import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.BlockReading;
import app.assay.points.reading.CalendarDate;
import app.assay.points.reading.CueMatch;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Surroundings;
import app.assay.points.reading.Tokens;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// Where the figures of a table or picture are said to come from: by what stands around it, and by
/// a cell's own words.
final class FigureOrigin {

  /// A heading or caption that says what is set rather than found is short.
  private static final int SHORT = 8;

  /// A paragraph of so many sentences over a table is all about it.
  private static final int FEW = 2;

  private static final WordSet CONTRASTS = WordLists.words("figures-contrast");

  private static final WordSet POINTERS = WordLists.words("figures-pointer");

  /// What a table is called by the sentence that leads in.
  private static final WordSet ITSELF = WordLists.words("figures-here");

  private static final WordSet PICTURES = WordLists.words("pictures");

  static final WordSet NOTES = WordLists.words("figures-note");

  private FigureOrigin() {}

  /// A word of its source, method or doubt answers for every figure of the table.
  ///
  /// @param mixed true where some cells name a source of their own, so that only a caption speaks
  ///   for the others
  static boolean isGiven(BlockReading table, Surroundings around, boolean mixed) {
    boolean aside =
        around.captionAbove().filter(a -> FigureScope.isAsideOfSome(table, a)).isPresent();
    return isGivenFirmly(table, around, mixed)
        || around.captionBelow().filter(b -> isGivenBelow(table, b)).isPresent()
        || (!mixed
            && !aside
            && (around.captionAbove().filter(a -> isFoundAbove(table, a)).isPresent()
                || isNoted(around.notes())))
        || isSetUnder(around);
  }

  /// "| Scenario (assumed, not measured) | Share |": the marker is that of each row.
  static boolean isMarkedOverLabels(BlockReading table) {
    Sentence first = table.sentences().isEmpty() ? null : table.sentences().getFirst();
    return first != null
        && first.cell().filter(c -> c.isHeader() && c.column() == 0).isPresent()
        && first.has(Cue.MARKER);
  }

  /// It stands in the table's caption or lead-in, or in a note that is set off or points at the
  /// figures. What merely stands in the same section may be of something else.
  static boolean isGivenFirmly(BlockReading table, Surroundings around, boolean mixed) {
    return isMarkedOverLabels(table)
        || around
            .captionAbove()
            .filter(a -> isGivenAbove(table, a) && !FigureScope.isAsideOfSome(table, a))
            .isPresent()
        || around.captionBelow().filter(b -> isGivenBelow(table, b) && isFirm(b)).isPresent();
  }

  private static boolean isFirm(BlockReading below) {
    Sentence first = below.sentences().getFirst();
    return isOfTable(below, first) || isCredit(below, first);
  }

  static boolean isNoted(List<Sentence> notes) {
    for (Sentence note : notes) {
      if (note.hasAny(Cue.PROVENANCE, Cue.METHOD, Cue.ESTIMATED) && !isOfAnother(note)) {
        return true;
      }
    }
    return false;
  }

  /// "The median wait was 51 days (list extract, n = 63)": the bracket is the source of its own
  /// sentence's figure.
  private static boolean isOfAnother(Sentence note) {
    if (!note.has(TokenClass.OPEN)
        || note.quantities().isEmpty()
        || note.tokens().text().toLowerCase(Locale.ROOT).contains("table")) {
      return false;
    }
    int open = 0;
    int at = note.from();
    for (CueMatch match : note.matches()) {
      boolean source =
          match.cue() == Cue.PROVENANCE
              || match.cue() == Cue.METHOD
              || match.cue() == Cue.ESTIMATED;
      for (; source && at <= match.from(); at++) {
        open += note.tokens().is(at, '(') ? 1 : note.tokens().is(at, ')') ? -1 : 0;
      }
      if (source && open <= 0) {
        return false;
      }
    }
    return true;
  }

  /// The sentence tells a source, a method, a record with its date, or that nothing was measured.
  static boolean isToldIn(Sentence sentence) {
    if (sentence.hasAny(Cue.METHOD, Cue.ESTIMATED, Cue.MARKER) || namesSource(sentence)) {
      return true;
    }
    boolean dated =
        sentence.has(TokenClass.DATE)
            || sentence.has(TokenClass.YEAR)
            || sentence.has(TokenClass.MONTH)
            || sentence.has(TokenClass.CODE)
            || sentence.has(TokenClass.REFERENCE);
    return (dated && hasRecord(sentence)) || (leadsIn(sentence) && isDated(sentence));
  }

  /// "Based on the survey", but not "based on the following figures", which is the table itself, or
  /// "Figure 1 data: on-time arrival", which is its name.
  private static boolean namesSource(Sentence sentence) {
    if (!sentence.has(Cue.PROVENANCE)) {
      return false;
    }
    for (CueMatch match : sentence.all(Cue.PROVENANCE)) {
      if (match.from() > sentence.from()
          && sentence.tokens().is(match.from() - 1, TokenClass.NUM)
          && word(sentence, match.from()).equals("data")) {
        continue;
      }
      int next = match.to() + (word(sentence, match.to()).equals("the") ? 1 : 0);
      if (!ITSELF.contains(word(sentence, next))) {
        return true;
      }
    }
    return false;
  }

  /// "Results of the run on three nodes, 27 January 2026:"
  static boolean isDated(Sentence sentence) {
    return sentence.dates().stream()
        .flatMap(d -> d.date().stream())
        .anyMatch(d -> d.precision() == CalendarDate.Precision.DAY);
  }

  /// A record other than the table's own number.
  private static boolean hasRecord(Sentence sentence) {
    if (!sentence.has(Cue.RECORD)) {
      return false;
    }
    for (CueMatch match : sentence.all(Cue.RECORD)) {
      if (match.from() > sentence.from()
          && !PICTURES.contains(word(sentence, match.from()))
          && !isOwnName(sentence, match)) {
        return true;
      }
    }
    return false;
  }

  /// "Table 2" at the head of a line is what the line names.
  private static boolean isOwnName(Sentence sentence, CueMatch match) {
    Tokens tokens = sentence.tokens();
    int end = tokens.end(match.from() - 1);
    return tokens.text().substring(end, tokens.start(match.from())).indexOf('\n') >= 0;
  }

  private static boolean isGivenAbove(BlockReading table, BlockReading above) {
    for (Sentence sentence : above.sentences()) {
      if (isAside(above, sentence) || FigureScope.isOfNamedColumns(table, sentence)) {
        continue;
      }
      boolean set =
          FigureLeadIn.isSet(sentence)
              && !FigureLeadIn.isOfCourse(sentence)
              && !isReport(above, sentence);
      boolean told = isToldIn(sentence) && !(isPlain(above, sentence) && isDoubt(sentence));
      if ((told || set) && isNear(above, sentence)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isNear(BlockReading above, Sentence sentence) {
    return isCaption(above) || leadsIn(sentence) || pointsAt(sentence);
  }

  /// The text over the table tells at its end how something was found.
  private static boolean isFoundAbove(BlockReading table, BlockReading above) {
    List<Sentence> sentences = above.sentences();
    int first = sentences.size() <= FEW ? 0 : sentences.size() - 1;
    return sentences.subList(first, sentences.size()).stream()
        .anyMatch(
            s ->
                isFoundIn(s)
                    && !isNear(above, s)
                    && !isAside(above, s)
                    && !FigureScope.isOfNamedColumns(table, s));
  }

  /// "Table 2. …", or one sentence that stands alone.
  private static boolean isCaption(BlockReading above) {
    return above.sentences().size() == 1
        || FigureOrigin.first(Optional.of(above))
            .filter(s -> word(s, s.from()).equals("table") && numbered(s))
            .isPresent();
  }

  /// A sentence of the text that happens to stand over the table: what it says of plans and doubts
  /// is not said of the figures.
  private static boolean isPlain(BlockReading above, Sentence sentence) {
    return sentence.tokens().is(sentence.to() - 1, TokenClass.STOP)
        && !above.isNamed()
        && !isOfTable(above, sentence);
  }

  /// It tells of doubts or plans and of no source.
  private static boolean isDoubt(Sentence sentence) {
    return sentence.hasAny(Cue.ESTIMATED, Cue.MARKER) && !isFoundIn(sentence);
  }

  static boolean leadsIn(Sentence sentence) {
    return sentence.tokens().is(sentence.to() - 1, TokenClass.COLON);
  }

  private static boolean isFoundIn(Sentence sentence) {
    return sentence.hasAny(Cue.PROVENANCE, Cue.METHOD);
  }

  private static boolean isGivenBelow(BlockReading table, BlockReading below) {
    if (below.sentences().isEmpty()) {
      return false;
    }
    Sentence first = below.sentences().getFirst();
    if (leadsIn(below.sentences().getLast())
        || word(first, first.from()).equals("not")
        || isContrast(first)
        || isOfAFigure(first)
        || OwnFinding.tells(table, first)
        || !FigureScope.named(table, below).isEmpty()
        || FigureScope.isPartial(table, first)) {
      return false;
    }
    if (isCredit(below, first)
        || (first.hasAny(Cue.PROVENANCE, Cue.METHOD) && isNote(below, first))
        || (first.has(Cue.ESTIMATED) && isNote(below, first) && isOfTable(below, first))) {
      return true;
    }
    return NOTES.contains(word(first, first.from()))
        && below.sentences().stream()
            .anyMatch(s -> isToldIn(s) && !FigureScope.isOfNamedColumns(table, s));
  }

  /// "By contrast, the census of 2025": of another thing than the table.
  private static boolean isContrast(Sentence first) {
    return first.tokens().isOneOf(first.from(), CONTRASTS)
        || (first.from() + 1 < first.to() && first.tokens().isOneOf(first.from() + 1, CONTRASTS));
  }

  /// "*Electoral office, 14 June 2024.*": one short line set off, with a day, or with a record and
  /// its year.
  private static boolean isCredit(BlockReading below, Sentence first) {
    char mark = below.text().isEmpty() ? ' ' : below.text().charAt(0);
    boolean apart = mark == '*' || mark == '_' || mark == '(' || mark == '—' || mark == '–';
    return apart
        && below.sentences().size() == 1
        && first.words() <= SHORT
        && !first.hasAny(Cue.UPDATED, Cue.TREND)
        && (isDated(first) || (first.has(Cue.RECORD) && first.has(TokenClass.YEAR)));
  }

  /// Doubt in plain text may be about anything, "Drivers trust the forecasts"; it is about the
  /// table where the line is set off, begins like a note or points at the figures.
  private static boolean isOfTable(BlockReading below, Sentence first) {
    char mark = below.text().isEmpty() ? ' ' : below.text().charAt(0);
    return mark == '*'
        || mark == '_'
        || mark == '('
        || NOTES.contains(word(first, first.from()))
        || pointsAt(first);
  }

  /// A short paragraph, or one that begins like a note.
  private static boolean isNote(BlockReading below, Sentence first) {
    return below.sentences().size() <= FEW || NOTES.contains(word(first, first.from()));
  }

  private static boolean isOfAFigure(Sentence sentence) {
    String word = word(sentence, sentence.from());
    boolean figure = word.equals("figure") || word.equals("fig") || word.equals("chart");
    return figure;
  }

  private static boolean numbered(Sentence sentence) {
    int next = sentence.from() + 1;
    return next < sentence.to()
        && (sentence.tokens().is(next, TokenClass.NUM)
            || sentence.tokens().end(next) - sentence.tokens().start(next) == 1);
  }

  private static boolean pointsAt(Sentence sentence) {
    for (int i = sentence.from(); i < sentence.to(); i++) {
      boolean other = i > sentence.from() && sentence.tokens().is(i - 1, TokenClass.OPEN);
      if (POINTERS.contains(word(sentence, i)) && !(other && isNumbered(sentence, i + 1))) {
        return true;
      }
    }
    return false;
  }

  /// The "1" of "(Table 1 and release note 1.1)", which is where something else stands.
  private static boolean isNumbered(Sentence sentence, int token) {
    return token < sentence.to() && sentence.tokens().is(token, TokenClass.NUM);
  }

  /// The nearest heading says that what stands below is set or projected, not found.
  private static boolean isSetUnder(Surroundings around) {
    if (around.headings().isEmpty() || FigureScope.isAnyPartial(around)) {
      return false;
    }
    boolean titled = around.captionAbove().filter(FigureOrigin::isTitle).isPresent();
    for (Sentence heading : around.headings().getLast().sentences()) {
      if (!titled
          && (FigureLeadIn.isSetHeading(heading) || heading.hasAny(Cue.ESTIMATED, Cue.MARKER))) {
        return true;
      }
    }
    return false;
  }

  /// A line in bold or italics says by itself what its table is about.
  private static boolean isTitle(BlockReading above) {
    return above.text().startsWith("*") || above.text().startsWith("_") || above.isNamed();
  }

  /// "11,906 of 15,220 attempts failed (gateway log)": the source of its own figure, in the text.
  private static boolean isAside(BlockReading above, Sentence sentence) {
    return isPlain(above, sentence) && isOfAnother(sentence);
  }

  /// "Three discount levels were tabled." tells what happened, and sets nothing.
  private static boolean isReport(BlockReading above, Sentence sentence) {
    return isPlain(above, sentence) && Told.hasPast(sentence, sentence.from());
  }

  /// A cell that answers for itself.
  static boolean isAnsweredIn(Sentence cell) {
    if (cell.hasAny(Cue.HEDGE, Cue.PLAN, Cue.MARKER, Cue.ESTIMATED, Cue.SOURCE, Cue.PROVENANCE)
        || cell.hasAny(Cue.NORMATIVE, Cue.DEMANDED, Cue.APPROXIMATION)) {
      return true;
    }
    String text = cell.text();
    return text.indexOf('~') >= 0
        || text.indexOf('≈') >= 0
        || text.indexOf('≥') >= 0
        || text.indexOf('≤') >= 0
        || text.indexOf('†') >= 0
        || text.indexOf('?') >= 0
        || (cell.has(TokenClass.OPEN) && isSupported(cell));
  }

  /// A bracket with a record, a date, or the numbers behind a share.
  private static boolean isSupported(Sentence cell) {
    if (cell.has(Cue.RECORD) || cell.has(TokenClass.DATE) || cell.has(TokenClass.YEAR)) {
      return true;
    }
    Tokens tokens = cell.tokens();
    int numbers = 0;
    for (int i = cell.from(); i < cell.to(); i++) {
      numbers += tokens.is(i, TokenClass.NUM) ? 1 : 0;
    }
    return numbers > 2;
  }

  static String word(Sentence sentence, int token) {
    return token < sentence.to() ? sentence.tokens().lower(token) : "";
  }

  static Optional<Sentence> first(Optional<BlockReading> block) {
    return block.filter(b -> !b.sentences().isEmpty()).map(b -> b.sentences().getFirst());
  }
}
