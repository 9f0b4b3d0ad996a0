package app.assay.judge.injection;

import app.assay.judge.Evidence;
import app.assay.judge.Question;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Tells those who judge a question that its own text speaks to them.
@FunctionalInterface
public interface QuestionNotice {

  /// Which of its texts does what, a sentence; empty where none speaks to anybody.
  Optional<String> of(Question question);

  /// By the lists that ship with the program.
  static QuestionNotice load() {
    return by(InjectionScan.load());
  }

  /// By a scan of the subject, of each piece of evidence, and of all in one line, since a sentence
  /// may be spread over several pieces.
  static QuestionNotice by(InjectionScan scan) {
    return question ->
        said(scan, "The subject", question.subject())
            .or(
                () ->
                    question.evidence().stream()
                        .flatMap(e -> ofEvidence(scan, e).stream())
                        .findFirst())
            .or(() -> said(scan, "The question as a whole", together(question)));
  }

  private static Optional<String> ofEvidence(InjectionScan scan, Evidence evidence) {
    return said(
        scan, "Evidence '" + evidence.id() + "'", evidence.source() + "\n" + evidence.text());
  }

  private static Optional<String> said(InjectionScan scan, String who, String text) {
    return scan.scan(text).stream()
        .findFirst()
        .map(hit -> who + " " + hit.what() + (hit.how().isEmpty() ? "" : ", " + hit.how()) + ".");
  }

  private static String together(Question question) {
    return Stream.concat(
            Stream.of(question.subject()), question.evidence().stream().map(Evidence::text))
        .map(String::strip)
        .collect(Collectors.joining(" "));
  }
}
