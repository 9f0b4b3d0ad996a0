package app.assay.judge.queue;

import app.assay.judge.Answer;
import app.assay.judge.Question;
import app.assay.judge.queue.QuestionFiles.Look;
import app.assay.text.DocumentFile;
import app.assay.text.SaveResult;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/// The questions of one vault in `.assay/questions`: a file each once something was said of them,
/// before that many in one.
///
/// Any number of threads and programs may use it at once: a change is made to what is on the disk
/// at that moment or made again. A program that is killed leaves each file as it was before or
/// after. What this version cannot understand is said and left alone.
public final class QuestionQueue {

  /// How the folder is named inside a vault.
  public static final String NAME = ".assay/questions";

  /// Why a question is withdrawn whose successor was asked.
  public static final String STALE = "What it asks about has changed.";

  private static final int TRIES = 100;

  private final QuestionFiles files;
  private final Clock clock;
  private final BackOff backOff;

  /// @param root the vault's folder
  /// @param attestation a file with an answer of a person that it does not know is left alone
  public QuestionQueue(
      Path root, DocumentFile files, Clock clock, BackOff backOff, Attestation attestation) {
    this.files = new QuestionFiles(root.resolve(".assay").resolve("questions"), files, attestation);
    this.clock = clock;
    this.backOff = backOff;
  }

  /// Everything in the queue; each file is read once, and again only once it has changed.
  public QuestionListing list() {
    List<QueuedQuestion> questions = new ArrayList<>();
    List<String> troubles = new ArrayList<>();
    files
        .all(troubles)
        .forEach(
            (id, look) -> {
              switch (look) {
                case Look.Found(QueuedQuestion queued, String _) -> questions.add(queued);
                case Look.Trouble(String message) -> troubles.add(message);
                case Look.Unwritten _ -> troubles.add(QuestionFiles.unwritten(id));
                case Look.Absent _ -> {}
              }
            });
    questions.sort(
        Comparator.comparing(QueuedQuestion::asked).thenComparing(q -> q.question().id()));
    return new QuestionListing(questions, troubles);
  }

  /// One question; empty when there is none of this id that can be understood.
  public Optional<QueuedQuestion> find(String id) {
    return QuestionFiles.isId(id)
            && files.look(id) instanceof Look.Found(QueuedQuestion queued, String _)
        ? Optional.of(queued)
        : Optional.empty();
  }

  /// Puts questions into the queue. One that is there stays with its answers, and comes back if it
  /// was withdrawn; others of the same origin are withdrawn as stale.
  ///
  /// @param origin true for questions that are of the same origin as these and are no longer asked
  ///   when they are not among them; a question of the same gate, place and instructions always is
  public Asked ask(List<Question> questions, Predicate<Question> origin) {
    Map<String, Question> wanted = new LinkedHashMap<>();
    Set<List<String>> places = new HashSet<>();
    for (Question question : questions) {
      wanted.put(question.id(), question);
      places.add(place(question));
    }
    List<String> troubles = new ArrayList<>();
    if (!wanted.isEmpty() && !files.makeFolder(troubles)) {
      return new Asked(List.of(), List.of(), troubles);
    }
    QuestionListing listing = list();
    Map<String, QueuedQuestion> there = new HashMap<>();
    List<QueuedQuestion> withdrawn = new ArrayList<>();
    for (QueuedQuestion queued : listing.questions()) {
      Question question = queued.question();
      boolean old = places.contains(place(question)) || origin.test(question);
      if (wanted.containsKey(question.id())) {
        there.put(question.id(), queued);
      } else if (old && queued.state() != QuestionState.WITHDRAWN) {
        settle(withdraw(question.id(), STALE), withdrawn, troubles);
      }
    }
    Map<String, QueuedQuestion> made =
        files.create(
            wanted.values().stream()
                .filter(question -> !there.containsKey(question.id()))
                .map(question -> QueuedQuestion.fresh(question, now()))
                .toList());
    List<QueuedQuestion> kept = new ArrayList<>();
    wanted.forEach(
        (id, question) -> {
          QueuedQuestion queued = there.containsKey(id) ? there.get(id) : made.get(id);
          if (queued != null && queued.state() != QuestionState.WITHDRAWN) {
            kept.add(queued);
          } else {
            settle(enter(question), kept, troubles);
          }
        });
    return new Asked(kept, withdrawn, troubles);
  }

  /// As [#ask(List, Predicate)], where each question has a place of its own.
  public Asked ask(List<Question> questions) {
    return ask(questions, _ -> false);
  }

  /// Keeps what rules and models said. What a person said stays and counts more.
  ///
  /// @param settled true when the gate's policy needs nobody else
  public QueueResult record(String id, List<Answer> answers, boolean settled) {
    return change(
        id,
        queued ->
            queued.state() == QuestionState.WITHDRAWN
                ? queued
                : queued.judged(answers, settled, now(), backOff));
  }

  /// Keeps what a person said; the reviewer's name was checked and the decision recorded before.
  public QueueResult answer(String id, PersonAnswer answer) {
    QueueResult result = change(id, q -> refusal(q, answer).isPresent() ? q : q.answered(answer));
    return result instanceof QueueResult.Kept(QueuedQuestion queued)
            && !queued.people().contains(answer)
        ? new QueueResult.Refused(refusal(queued, answer).orElseThrow())
        : result;
  }

  /// Why a person's answer cannot be taken for a question, if it cannot.
  public static Optional<String> refusal(QueuedQuestion queued, PersonAnswer answer) {
    if (queued.state() == QuestionState.WITHDRAWN) {
      return Optional.of(
          "The answer was not kept: the question is withdrawn. %s Look at the new one."
              .formatted(queued.withdrawn()));
    }
    return answer.shown().equals(queued.question().contentHash())
        ? PersonAnswer.flaw(queued.question(), answer.answer().verdicts())
        : Optional.of(
            "The answer was not kept: it was given to another text. Look at the question again.");
  }

  /// Makes an open question due at once.
  public QueueResult retry(String id) {
    return change(id, queued -> queued.isOpen() ? queued.reopened(now()) : queued);
  }

  /// Takes a question back; it stays visible with its answers.
  public QueueResult withdraw(String id, String why) {
    return change(id, queued -> queued.withdrawn(why));
  }

  /// Takes away files that a killed program left half written more than an hour ago.
  public void tidy() {
    files.tidy(now());
  }

  private static List<String> place(Question question) {
    return List.of(question.gate().gate(), question.about(), question.instructions().id());
  }

  private static void settle(QueueResult result, List<QueuedQuestion> kept, List<String> troubles) {
    switch (result) {
      case QueueResult.Kept(QueuedQuestion queued) -> kept.add(queued);
      case QueueResult.Refused(String message) -> troubles.add(message);
    }
  }

  private Instant now() {
    return clock.instant().truncatedTo(ChronoUnit.MILLIS);
  }

  /// Makes a file for a question, or brings back what is there.
  private QueueResult enter(Question question) {
    String id = question.id();
    QueuedQuestion fresh = QueuedQuestion.fresh(question, now());
    for (int i = 0; i < TRIES; i++) {
      switch (files.look(id)) {
        case Look.Found(QueuedQuestion queued, String _)
            when queued.state() != QuestionState.WITHDRAWN -> {
          return new QueueResult.Kept(queued);
        }
        case Look.Found _ -> {
          return change(id, q -> q.state() == QuestionState.WITHDRAWN ? q.reopened(now()) : q);
        }
        case Look.Trouble(String message) -> {
          return new QueueResult.Refused(message);
        }
        case Look.Absent _ -> {
          SaveResult result = files.create(fresh);
          if (result instanceof SaveResult.Saved) {
            return new QueueResult.Kept(fresh);
          }
          if (result instanceof SaveResult.Failed(String message)
              && files.look(id) instanceof Look.Absent) {
            return new QueueResult.Refused(message);
          }
        }
        case Look.Unwritten(String sha256) -> {
          SaveResult result = files.save(fresh, sha256);
          if (result instanceof SaveResult.Saved) {
            return new QueueResult.Kept(fresh);
          }
          if (result instanceof SaveResult.Failed(String message)) {
            return new QueueResult.Refused(message);
          }
        }
      }
    }
    return busy(id);
  }

  private QueueResult change(String id, UnaryOperator<QueuedQuestion> change) {
    if (!QuestionFiles.isId(id)) {
      return none(id);
    }
    for (int i = 0; i < TRIES; i++) {
      switch (files.look(id)) {
        case Look.Absent _, Look.Unwritten _ -> {
          return none(id);
        }
        case Look.Trouble(String message) -> {
          return new QueueResult.Refused(message);
        }
        case Look.Found(QueuedQuestion queued, String sha256) -> {
          QueuedQuestion changed = change.apply(queued);
          if (changed.equals(queued)) {
            return new QueueResult.Kept(queued);
          }
          switch (files.save(changed, sha256)) {
            case SaveResult.Saved _ -> {
              return new QueueResult.Kept(changed);
            }
            case SaveResult.Failed(String message) -> {
              return new QueueResult.Refused(message);
            }
            case SaveResult.ChangedUnderneath _ -> {}
          }
        }
      }
    }
    return busy(id);
  }

  private static QueueResult none(String id) {
    return new QueueResult.Refused("There is no question '%s' in this vault.".formatted(id));
  }

  private static QueueResult busy(String id) {
    return new QueueResult.Refused(
        "Question %s is being changed by other programs all the time. Nothing was changed; try"
                .formatted(id)
            + " again.");
  }
}
