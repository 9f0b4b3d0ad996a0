package app.assay.ui.review.model;

import app.assay.cgd.Round;
import app.assay.hitl.Answer;
import app.assay.hitl.ClaimDecision;
import app.assay.hitl.ReadingTime;
import app.assay.ui.theme.Texts;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// What is asked, and the reviewer's answers.
public final class Asking {

  private final ReviewTools tools;
  private final Texts texts;
  private final Answers answers;
  private final Naming naming;
  private final ReviewEvents events;
  private final Position position;
  private final Drafts drafts = new Drafts();
  private final AnswerNeeds needs;
  private final ReadingTime<ClaimKey> time;

  Asking(ReviewTools tools, Texts texts, Answers answers, Naming naming, ReviewEvents events) {
    this.tools = tools;
    this.texts = texts;
    this.answers = answers;
    this.naming = naming;
    this.events = events;
    this.position = new Position(answers);
    this.needs = new AnswerNeeds(texts);
    this.time = new ReadingTime<>(tools.clock());
  }

  Position position() {
    return position;
  }

  /// Notes which claims are on the screen now.
  void watch(boolean asking) {
    if (!asking) {
      time.show(List.of());
    } else if (position.round() == Round.B) {
      time.show(position.selected());
    } else {
      time.show(
          shown().stream().map(ReviewEntry::key).filter(key -> answers.of(key).isEmpty()).toList());
    }
  }

  public Round round() {
    return position.round();
  }

  /// The claims on the screen: one list of Round A, or all of Round B.
  public List<ReviewEntry> shown() {
    return position.shown();
  }

  /// All claims, Round A first.
  public List<ReviewEntry> entries() {
    return position.queue().entries();
  }

  /// All claims of a round.
  public List<ReviewEntry> entries(Round wanted) {
    return position.queue().entries(wanted);
  }

  /// 0-based list of Round A on the screen.
  public int list() {
    return position.list();
  }

  /// How many lists Round A has.
  public int lists() {
    return position.queue().lists().size();
  }

  /// The claims the next answer is for, in the order of the screen.
  public List<ReviewEntry> selected() {
    return position.selected().stream()
        .map(position.queue()::find)
        .flatMap(Optional::stream)
        .toList();
  }

  /// The claim that is looked at.
  public Optional<ReviewEntry> current() {
    return selected().stream().findFirst();
  }

  /// Selects claims on the screen; Round B takes one.
  public void select(List<ClaimKey> keys) {
    if (!keys.equals(position.selected())) {
      position.select(keys);
      events.changed();
    }
  }

  /// Turns to a round.
  public void turnTo(Round wanted) {
    position.turnTo(wanted);
    events.askAgain();
  }

  /// What the reviewer has typed for the selected claims.
  public String note() {
    return drafts.note(position.round(), position.selected());
  }

  public void setNote(String note) {
    if (!note.equals(note())) {
      drafts.setNote(position.round(), position.selected(), note);
      events.changed();
    }
  }

  /// True when a confirmation that is there may be replaced.
  public boolean mayReplace() {
    return drafts.mayReplace(position.selected());
  }

  public void setMayReplace(boolean may) {
    drafts.setReplace(position.selected(), may);
    events.changed();
  }

  /// The answer in force for a claim.
  public Optional<ClaimDecision> answer(ClaimKey key) {
    return answers.of(key);
  }

  /// Why the selected claims cannot be answered so; empty when they can.
  public Optional<String> objection(Answer answer) {
    return naming.reviewer().isEmpty()
        ? Optional.of(texts.get("needs.name"))
        : needs.missing(answer, selected(), note(), mayReplace());
  }

  /// Answers the selected claims and goes on to the next; says whether it did.
  public boolean decide(Answer answer) {
    if (objection(answer).isPresent()) {
      return false;
    }
    List<ClaimKey> keys = List.copyOf(position.selected());
    Map<ClaimKey, ClaimDecision> decisions = new HashMap<>();
    for (ReviewEntry entry : selected()) {
      decisions.put(
          entry.key(),
          new ClaimDecision(
              entry.item().claim().index(),
              entry.item().claim().id(),
              answer,
              note(),
              time.of(entry.key()),
              mayReplace()));
    }
    if (position.round() == Round.A) {
      drafts.setNote(Round.A, keys, "");
    }
    String title = texts.get("undo." + answer.label(), keys.size());
    tools.undo().execute(new Decide(title, keys, answers, decisions, this::set));
    return true;
  }

  private void set(Map<ClaimKey, Optional<ClaimDecision>> changed, boolean takenBack) {
    changed.forEach(answers::set);
    position.show(entries().stream().map(ReviewEntry::key).filter(changed::containsKey).toList());
    if (!takenBack) {
      position.advance();
    }
    Set<Path> files = new HashSet<>();
    changed.keySet().forEach(key -> files.add(key.file()));
    events.answered(files);
  }

  public Counts counts() {
    int decided = 0;
    int disagrees = 0;
    for (ReviewEntry entry : entries()) {
      Optional<Answer> answer = answers.of(entry.key()).map(ClaimDecision::answer);
      decided += answer.filter(a -> a != Answer.SKIP).isPresent() ? 1 : 0;
      disagrees += answer.filter(a -> a == Answer.FALSE).isPresent() ? 1 : 0;
    }
    return new Counts(decided, entries().size() - decided, disagrees);
  }

  /// How many claims of a round are decided.
  public int decided(Round wanted) {
    return (int) entries(wanted).stream().filter(e -> answers.isDecided(e.key())).count();
  }

  /// True when every claim has been asked, though some may have been skipped.
  public boolean isAsked() {
    return entries().stream().noneMatch(e -> answers.of(e.key()).isEmpty());
  }

  /// How long the current claim has been looked at.
  public Duration spent() {
    return current().map(e -> time.of(e.key())).orElse(Duration.ZERO);
  }
}
