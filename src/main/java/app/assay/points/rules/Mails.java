package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.BlockKind;
import app.assay.points.reading.CalendarDate;
import app.assay.points.reading.DateMention;
import app.assay.points.reading.DocumentReading;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Sentence;
import app.assay.text.Span;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// The mails of a thread that is kept as one text: each has a head of its own, "From: … Sent: 2
/// February 2026, 18:12", and its words are measured by its own day.
final class Mails {

  /// Before the date of a mail.
  private static final WordSet SENT = WordLists.words("mail-sent");

  private static final WordSet WEEKDAYS = WordLists.words("weekdays");

  /// A lone mail is a text like any other.
  private static final int FEWEST = 2;

  private final List<Mail> mails = new ArrayList<>();
  private final Set<DateMention> mentions = Collections.newSetFromMap(new IdentityHashMap<>());

  private Mails(DocumentReading document) {
    for (PlacedBlock block : document.blocks()) {
      if (block.reading().kind() == BlockKind.PARAGRAPH) {
        head(block).ifPresent(mails::add);
      } else if (block.reading().kind() == BlockKind.HEADING) {
        heading(block).ifPresent(mails::add);
      }
    }
    if (mails.size() < FEWEST) {
      mails.clear();
    }
    mails.forEach(mail -> mentions.add(mail.mention()));
  }

  static Mails of(DocumentReading document) {
    return document.derive(Mails.class, Mails::new);
  }

  /// The head of a mail and its date.
  record Mail(PlacedBlock block, Sentence sentence, DateMention mention) {}

  /// All mails of a thread in the order in which it shows them; none of any other text.
  List<Mail> all() {
    return mails;
  }

  /// The day on which the mail was sent in which a block stands.
  Optional<CalendarDate> sent(PlacedBlock block) {
    int last = lastBy(block.start());
    return last < 0 ? Optional.empty() : mails.get(last).mention().sound();
  }

  /// The number of the last mail that begins at or before an offset, or -1.
  private int lastBy(int offset) {
    int low = -1;
    int high = mails.size() - 1;
    while (low < high) {
      int middle = (low + high + 1) >> 1;
      if (mails.get(middle).block().start() <= offset) {
        low = middle;
      } else {
        high = middle - 1;
      }
    }
    return low;
  }

  /// True where the date is that of a mail.
  boolean isOwn(DateMention mention) {
    return mentions.contains(mention);
  }

  /// True where a place of the text holds the date of a mail, or a part of it.
  boolean isOwn(Span span) {
    for (int i = lastBy(span.end()); i >= 0; i--) {
      Mail mail = mails.get(i);
      if (mail.block().span().end() <= span.start()) {
        return false;
      }
      DateMention date = mail.mention();
      Span words = mail.sentence().tokens().span(date.from(), date.to());
      if (mail.block().place(words).overlaps(span)) {
        return true;
      }
    }
    return false;
  }

  /// "2 · Lena Sorg to Matthis Egger · Wednesday 21 January 2026" over a mail.
  private static Optional<Mail> heading(PlacedBlock block) {
    for (Sentence sentence : block.reading().sentences()) {
      for (DateMention mention : sentence.dates()) {
        if (mention.to() == sentence.to()
            && mention.isDay()
            && mention.isPossible()
            && isToSomebody(sentence, mention.from())) {
          return Optional.of(new Mail(block, sentence, mention));
        }
      }
    }
    return Optional.empty();
  }

  private static boolean isToSomebody(Sentence sentence, int end) {
    for (int i = sentence.from() + 1; i + 1 < end; i++) {
      if (sentence.tokens().isWord(i, "to")
          && sentence.tokens().is(i + 1, TokenClass.CAP)
          && !sentence.tokens().is(i - 1, TokenClass.DATE)) {
        return true;
      }
    }
    return false;
  }

  private static Optional<Mail> head(PlacedBlock block) {
    boolean from = false;
    for (Sentence sentence : block.reading().sentences()) {
      for (int i = sentence.from(); i + 1 < sentence.to(); i++) {
        if (sentence.tokens().is(i + 1, TokenClass.COLON)) {
          from |= sentence.tokens().isWord(i, "from");
          Optional<DateMention> date =
              sentence.tokens().isOneOf(i, SENT) ? dateAt(sentence, i + 2) : Optional.empty();
          if (from && date.isPresent()) {
            return date.map(d -> new Mail(block, sentence, d));
          }
        }
      }
      if (!from) {
        return Optional.empty();
      }
    }
    return Optional.empty();
  }

  /// The day right behind a label, or behind its weekday.
  private static Optional<DateMention> dateAt(Sentence sentence, int token) {
    int at = token;
    while (at < sentence.to()
        && (sentence.tokens().isOneOf(at, WEEKDAYS)
            || sentence.tokens().is(at, TokenClass.COMMA)
            || sentence.tokens().is(at, '*'))) {
      at++;
    }
    for (DateMention mention : sentence.dates()) {
      if (mention.from() == at) {
        return mention.isDay() && mention.isPossible() ? Optional.of(mention) : Optional.empty();
      }
    }
    return Optional.empty();
  }
}
