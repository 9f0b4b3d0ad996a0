package app.assay.quality;

import app.assay.points.rules.PointCases;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Breaks innocent text in a way that one point must notice (the method of FIND, rulebook
/// engine-practice §1.5).
enum Mutation {
  /// A qualified forecast loses its qualifier.
  REMOVED_HEDGE(2, "a removed hedge") {
    @Override
    List<String> of(String text) {
      List<String> mutants = new ArrayList<>();
      Matcher hedge = HEDGE.matcher(text);
      while (hedge.find()) {
        mutants.add(text.substring(0, hedge.start()) + "will" + text.substring(hedge.end()));
      }
      return mutants;
    }
  },
  /// A statement with a count is repeated with another count.
  CHANGED_NUMBER(5, "a changed number") {
    @Override
    List<String> of(String text) {
      List<String> mutants = new ArrayList<>();
      Matcher count = COUNT.matcher(text);
      while (count.find()) {
        if (!UNSURE.matcher(count.group()).find()) {
          int number = Integer.parseInt(count.group(2)) * 3 + 7;
          String repeated = count.group(1) + number + count.group(3);
          mutants.add(text.strip() + "\n\n" + repeated + "\n");
        }
      }
      return mutants;
    }
  },
  /// The day of the last update moves into the future, or years back.
  CHANGED_DATE(8, "a changed date") {
    @Override
    List<String> of(String text) {
      List<String> mutants = new ArrayList<>();
      Matcher date = UPDATED.matcher(text);
      while (date.find()) {
        for (String year : List.of("2031", "2019")) {
          mutants.add(text.substring(0, date.start(2)) + year + text.substring(date.end(2)));
        }
      }
      return mutants;
    }
  };

  private static final Pattern HEDGE =
      Pattern.compile(
          "\\b(is|are) (projected|expected|planned|estimated|intended|anticipated) to\\b");

  /// A sentence of prose with one number, which counts something.
  private static final Pattern COUNT =
      Pattern.compile(
          "(?m)(?:^|(?<=\\. ))([A-Z][^.\\n|0-9#*:?]{3,90} )((?!(?:19|20)[0-9]{2} )[0-9]{2,4})"
              + "( [a-z]{4,}[^.\\n|0-9?:]{0,90}\\.)(?=$| [A-Z])");

  /// A sentence that demands, supposes, plans or dates claims no value that holds at all times.
  private static final Pattern UNSURE =
      Pattern.compile(
          "(?i)\\b(if|when|would|could|must|should|shall|may|might|will|example|about|over|than|least|most|up"
              + " to|set|wait|take|use|plan|planned|target|draft|january|february|march|april"
              + "|june|july|august|september|october|november|december|other|another|more)\\b");

  private static final Pattern UPDATED =
      Pattern.compile(
          "(?i)(last updated|last reviewed|updated)\\W{1,6}(20[0-9]{2})-[0-9]{2}-[0-9]{2}");

  private final int point;
  private final String label;

  Mutation(int point, String label) {
    this.point = point;
    this.label = label;
  }

  int point() {
    return point;
  }

  String label() {
    return label;
  }

  /// The mutants of a text; none where it has nothing to change.
  abstract List<String> of(String text);

  /// How many mutants of innocent texts are noticed: the point is raised oftener than before.
  int[] run(Detectors detectors, List<LabelledDocument> documents) {
    int noticed = 0;
    int all = 0;
    Stream<String> texts =
        Stream.concat(
            documents.stream().map(LabelledDocument::text),
            Contract.cases(point).stream()
                .filter(c -> c.kind().equals("pass"))
                .map(PointCases.Case::text));
    for (String text : texts.toList()) {
      long before = detectors.count(point, text);
      for (String mutant : of(text)) {
        all++;
        noticed += detectors.count(point, mutant) > before ? 1 : 0;
      }
    }
    return new int[] {noticed, all};
  }
}
