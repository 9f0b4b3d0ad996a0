package app.assay.hitl.queue;

import app.assay.hitl.Answer;
import app.assay.text.Span;
import app.assay.text.TextEdit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Writes answers into a queue: the values of `response` and `notes` and no other character.
public final class QueueAnswers {

  private QueueAnswers() {}

  /// An answer to a claim of a queue.
  ///
  /// @param document 0-based place of the document in the queue
  /// @param claim 0-based place of the claim in its document
  /// @param answer empty for null; skipping is no answer in a queue
  public record Given(int document, int claim, Optional<Answer> answer, String notes) {}

  /// What came of writing.
  public sealed interface Result {

    /// The queue with the answers.
    record Written(HitlQueue queue) implements Result {}

    /// The file is written in a way in which nothing can be replaced safely.
    ///
    /// @param message what happened and what to do
    record Refused(String message) implements Result {}
  }

  /// Writes answers; what a claim has already is not written again. The outcome is read back, and
  /// anything else in it than the answers is refused.
  public static Result write(HitlQueue queue, List<Given> given) {
    List<TextEdit> edits = new ArrayList<>();
    for (Given answer : given) {
      QueuedClaim claim = claim(queue, answer);
      if (!claim.answer().equals(answer.answer())) {
        edits.add(edit(queue, claim.answerPlace(), response(answer.answer())));
      }
      if (!claim.notes().equals(answer.notes())) {
        edits.add(edit(queue, claim.notesPlace(), YamlText.quoted(answer.notes())));
      }
    }
    String text = TextEdit.apply(queue.text(), TextEdit.sorted(edits));
    return QueueReader.read(text) instanceof FileReading.Read<HitlQueue>(HitlQueue after)
            && isMeant(queue, after, given)
        ? new Result.Written(after)
        : new Result.Refused(
            "The answers cannot be written into this queue as it is laid out. It was left as it"
                + " was; write a new one with 'assay queue'.");
  }

  private static QueuedClaim claim(HitlQueue queue, Given answer) {
    return queue.documents().get(answer.document()).claims().get(answer.claim());
  }

  /// A key without a value has no blank behind its colon.
  private static TextEdit edit(HitlQueue queue, Span place, String value) {
    boolean tight =
        place.isEmpty() && place.start() > 0 && queue.text().charAt(place.start() - 1) == ':';
    return new TextEdit(place, tight ? " " + value : value);
  }

  private static String response(Optional<Answer> answer) {
    return switch (answer.orElse(Answer.SKIP)) {
      case TRUE -> "true";
      case FALSE -> "false";
      case ESTIMATED -> YamlText.quoted(Answer.ESTIMATED.label());
      case SKIP -> "null";
    };
  }

  private static boolean isMeant(HitlQueue before, HitlQueue after, List<Given> given) {
    List<String> wanted = content(before);
    List<String> found = content(after);
    for (Given answer : given) {
      int at = 0;
      for (int i = 0; i < answer.document(); i++) {
        at += before.documents().get(i).claims().size();
      }
      QueuedClaim claim = claim(before, answer);
      wanted.set(at + answer.claim(), content(claim, answer.answer(), answer.notes()));
    }
    return wanted.equals(found)
        && before.generated().equals(after.generated())
        && before.expires().equals(after.expires())
        && before.sourceFilesHash().value().equals(after.sourceFilesHash().value())
        && before.expectedHash().equals(after.expectedHash());
  }

  private static List<String> content(HitlQueue queue) {
    List<String> content = new ArrayList<>();
    queue
        .documents()
        .forEach(
            document ->
                document
                    .claims()
                    .forEach(claim -> content.add(content(claim, claim.answer(), claim.notes()))));
    return content;
  }

  private static String content(QueuedClaim claim, Optional<Answer> answer, String notes) {
    return List.of(
            YamlText.quoted(claim.id().value()),
            YamlText.quoted(claim.text().value()),
            YamlText.quoted(claim.location().value()),
            YamlText.quoted(claim.round().value()),
            response(answer),
            YamlText.quoted(notes))
        .toString();
  }
}
