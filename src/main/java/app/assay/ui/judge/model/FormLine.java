package app.assay.ui.judge.model;

import app.assay.judge.Criterion;
import app.assay.judge.Quote;
import app.assay.judge.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// What a person has said so far of one criterion.
///
/// @param verdict empty until one was chosen; none is preselected
/// @param note the reason of a no or an abstention, what a yes rests on
/// @param quotes words of the evidence
/// @param asked true when the person wanted to see what the others said before choosing
/// @param influenced true when the verdict in force was chosen while the others' were to be seen
public record FormLine(
    Criterion criterion,
    Optional<Verdict> verdict,
    String note,
    List<Quote> quotes,
    boolean asked,
    boolean influenced) {

  public FormLine {
    quotes = List.copyOf(quotes);
  }

  static FormLine of(Criterion criterion) {
    return new FormLine(criterion, Optional.empty(), "", List.of(), false, false);
  }

  /// Whether the others' verdicts may be seen: one's own judgement comes first.
  public boolean showsOthers() {
    return asked || verdict.isPresent();
  }

  FormLine choose(Verdict chosen) {
    boolean same = verdict.equals(Optional.of(chosen));
    return same
        ? this
        : new FormLine(criterion, Optional.of(chosen), note, quotes, asked, showsOthers());
  }

  FormLine withNote(String text) {
    return new FormLine(criterion, verdict, text, quotes, asked, influenced);
  }

  FormLine withAsked() {
    return new FormLine(criterion, verdict, note, quotes, true, influenced);
  }

  FormLine with(Quote quote) {
    if (quotes.contains(quote)) {
      return this;
    }
    List<Quote> more = new ArrayList<>(quotes);
    more.add(quote);
    return new FormLine(criterion, verdict, note, more, asked, influenced);
  }

  FormLine without(Quote quote) {
    List<Quote> fewer = new ArrayList<>(quotes);
    fewer.remove(quote);
    return new FormLine(criterion, verdict, note, fewer, asked, influenced);
  }

  /// What is still missing.
  Optional<Missing> missing() {
    if (verdict.isEmpty()) {
      return Optional.of(Missing.VERDICT);
    }
    if (!note.isBlank()) {
      return Optional.empty();
    }
    return switch (verdict.get()) {
      case YES -> quotes.isEmpty() ? Optional.of(Missing.GROUND) : Optional.empty();
      case NO, ABSTAIN -> Optional.of(Missing.REASON);
    };
  }

  /// What an answer lacks.
  public enum Missing {
    /// No verdict was chosen.
    VERDICT,
    /// A no or an abstention has no reason.
    REASON,
    /// A yes has neither a quote nor a note.
    GROUND
  }
}
