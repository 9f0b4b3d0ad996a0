package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.BlockKind;
import app.assay.points.reading.DocumentReading;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import app.assay.text.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The day of an invoice, the days in which it has to be paid and the day on which it is due:
/// "Invoice date: 6 May 2026 · Terms: net 30 days · Due date: 26 June 2026".
final class NetTerms {

  private static final WordSet INVOICES = WordLists.words("net-invoice");

  private static final WordSet DUE = WordLists.words("net-due");

  private static final WordSet PAY = WordLists.words("net-pay");

  private static final WordSet OTHER = WordLists.words("net-other");

  /// A label stands so near before its day.
  private static final int NEAR = 4;

  /// The end of a term is put off over a weekend and a holiday.
  private static final int WEEKEND = 4;

  /// Terms are no longer.
  private static final int LONGEST = 180;

  private final List<Told> invoices = new ArrayList<>();
  private final List<Told> dues = new ArrayList<>();
  private final List<Integer> terms = new ArrayList<>();
  private boolean other;

  private record Told(PlacedBlock block, Days.Day day) {}

  private NetTerms() {}

  /// What does not come out in a text that tells one of each.
  static Optional<Misreckoned> in(DocumentReading document) {
    NetTerms all = new NetTerms();
    for (PlacedBlock block : document.blocks()) {
      BlockKind kind = block.reading().kind();
      if (kind.speaks() && kind != BlockKind.HEADING) {
        Optional<Sentence> before = Optional.empty();
        for (Sentence sentence : block.reading().sentences()) {
          all.read(block, sentence, label(sentence, before));
          before = Optional.of(sentence);
        }
      }
    }
    boolean one = all.invoices.size() == 1 && all.dues.size() == 1 && all.terms.size() == 1;
    return one && !all.other
        ? wrong(all.invoices.getFirst(), all.terms.getFirst(), all.dues.getFirst())
        : Optional.empty();
  }

  /// What names a cell: the first of its row, also where that is the first row; of prose itself.
  private static Sentence label(Sentence sentence, Optional<Sentence> before) {
    return sentence
        .cell()
        .flatMap(c -> c.isHeader() && c.column() == 1 ? before : c.label())
        .orElse(sentence);
  }

  private void read(PlacedBlock block, Sentence sentence, Sentence label) {
    if (sentence.isQuestion()
        || (!label.mayHold(DUE) && !label.mayHold(INVOICES) && !label.mayHold(PAY))) {
      return;
    }
    int known = invoices.size() + dues.size() + terms.size();
    for (Days.Day day : Days.of(sentence)) {
      int last = label == sentence ? day.from() : label.to();
      int first = label == sentence ? label(sentence, last) : label.from();
      if (Wording.hasWithin(label, first, last, DUE)) {
        dues.add(new Told(block, day));
      } else if (Wording.hasWithin(label, first, last, INVOICES)) {
        invoices.add(new Told(block, day));
      }
    }
    for (int i = sentence.from(); i < sentence.to(); i++) {
      int days = AgeWords.number(sentence.tokens(), i);
      if (days > 0 && days <= LONGEST && isTerm(sentence, label, i)) {
        terms.add(days);
      }
    }
    boolean tells = invoices.size() + dues.size() + terms.size() > known;
    other |= tells && Wording.has(sentence, OTHER);
  }

  /// The first token of what stands before a day in its line.
  private static int label(Sentence sentence, int day) {
    Tokens tokens = sentence.tokens();
    int first = day;
    while (first > sentence.from()
        && day - first < NEAR
        && !tokens.is(first - 1, TokenClass.NUM)
        && !tokens.is(first - 1, TokenClass.YEAR)
        && !tokens.is(first - 1, TokenClass.COMMA)) {
      first--;
    }
    return first;
  }

  /// "Net 30", "30 days net", "payable within 30 days", and "30 days" in a row of terms.
  private static boolean isTerm(Sentence sentence, Sentence label, int i) {
    Tokens tokens = sentence.tokens();
    boolean days = i + 1 < sentence.to() && tokens.isWord(i + 1, "days");
    boolean bare =
        i + 1 >= sentence.to()
            || (!tokens.is(i + 1, TokenClass.WORD) && !tokens.is(i + 1, TokenClass.PERCENT));
    boolean net = i > sentence.from() && tokens.isWord(i - 1, "net");
    boolean behind = days && i + 2 < sentence.to() && tokens.isWord(i + 2, "net");
    boolean within =
        days
            && i > sentence.from()
            && tokens.isWord(i - 1, "within")
            && Wording.hasWithin(sentence, Math.max(sentence.from(), i - NEAR - 1), i, PAY);
    boolean row = days && label != sentence && Wording.has(label, PAY);
    return (net && (days || bare)) || behind || within || row;
  }

  private static Optional<Misreckoned> wrong(Told invoice, int term, Told due) {
    long apart = Days.between(invoice.day(), due.day(), term);
    if (apart >= term - 1 && apart <= term + WEEKEND) {
      return Optional.empty();
    }
    Tokens tokens = due.block().reading().tokens();
    Span place = due.block().place(tokens.span(due.day().from(), due.day().to()));
    return Optional.of(
        new Misreckoned(
            place,
            "The day of the invoice and %s days to pay it do not lead to this day: it is %s days off."
                .formatted(term, apart),
            place));
  }
}
