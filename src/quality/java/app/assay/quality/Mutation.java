package app.assay.quality;

import app.assay.finding.Finding;
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
    List<Mutant> of(String text) {
      List<Mutant> mutants = new ArrayList<>();
      Matcher hedge = HEDGE.matcher(text);
      while (hedge.find()) {
        if (Prose.isAt(text, hedge.start()) && !STILL_ANSWERED.matcher(line(text, hedge)).find()) {
          mutants.add(Mutant.replacing(text, hedge.start(), hedge.end(), "will"));
        }
      }
      return mutants;
    }
  },
  /// A statement with a count is repeated with another count.
  CHANGED_NUMBER(5, "a changed number") {
    @Override
    List<Mutant> of(String text) {
      List<Mutant> mutants = new ArrayList<>();
      Matcher count = COUNT.matcher(text);
      while (count.find()) {
        if (!UNSURE.matcher(count.group()).find()) {
          int number = Integer.parseInt(count.group(2)) * 3 + 7;
          String repeated = count.group(1) + number + count.group(3);
          mutants.add(Mutant.appending(text, repeated));
        }
      }
      return mutants;
    }
  },
  /// The day of the last update moves into the future or years back, or a day becomes one that no
  /// calendar has.
  CHANGED_DATE(8, "a changed date") {
    @Override
    List<Mutant> of(String text) {
      List<Mutant> mutants = new ArrayList<>();
      Matcher date = UPDATED.matcher(text);
      while (date.find()) {
        for (String year : List.of("2031", "2019")) {
          mutants.add(Mutant.replacing(text, date.start("year"), date.end("year"), year));
        }
      }
      Matcher day = DAY.matcher(text);
      while (day.find()) {
        if (Prose.isAt(text, day.start())) {
          mutants.add(Mutant.replacing(text, day.start("rest"), day.end("rest"), "-02-31"));
        }
      }
      return mutants;
    }
  };

  private static final Pattern HEDGE =
      Pattern.compile(
          "\\b(is|are)"
              + " (projected|expected|planned|estimated|intended|anticipated|forecast|scheduled|likely|hoped|due(?!"
              + " to (?:the|an?|our|its|their|this|that)\\b)|predicted|targeted)"
              + " to\\b|\\b(may|might|could)(?= (?:rise|fall|reach|grow|save|cut"
              + "|double|drop|increase|reduce|improve|cost|become|open|close|halve|triple|lower|bring)\\b)");

  /// A sentence that says by other words too that it is no fact, hangs on a condition or names its
  /// source keeps that, and so does a question, without its hedge.
  private static final Pattern STILL_ANSWERED =
      Pattern.compile(
          "(?i)\\b(?:rough estimate|estimate(?= of| from|, )|survey \\(|(?:base|best|worst)"
              + " case|scenario|assuming|assumptions?|assumes|believes|whether|provided|anticipate"
              + "|expect|if|unless|depends|should"
              + " (?:that|the|it|they|this)|sources?|according to|letter of|registry|when"
              + " the|guidance of|log|suggests that)\\b|\\((?:Annex|Appendix)"
              + " |\\[[A-Z0-9^]|\\([A-Z]\\w+ and [A-Z]\\w+ [0-9]{4}|\\?");

  /// A sentence of prose with one number, which counts something.
  private static final Pattern COUNT =
      Pattern.compile(
          "(?m)(?:^|(?<=\\. ))([A-Z][^.\\n|0-9#*:?]{3,90} )((?!(?:19|20)[0-9]{2} )[0-9]{2,4})"
              + "( [a-z]{4,}[^.\\n|0-9?:]{0,90}\\.)(?=$| [A-Z])");

  /// A sentence that demands, supposes, plans or dates claims no value that holds at all times.
  private static final Pattern UNSURE =
      Pattern.compile(
          "(?i)\\b(if|when|are to|is"
              + " to|would|could|must|should|shall|may|might|will|example|about|over|than|least|most|up"
              + " to|set|wait|take|use|plan|planned|target|draft|january|february|march|april"
              + "|june|july|august|september|october|november|december|other|another|more)\\b");

  private static final Pattern UPDATED =
      Pattern.compile(
          "(?i)last (?:updated|reviewed|revised|edited|changed)\\W{1,6}(?:(?:on )?\\d{1,2} )?"
              + "(?:(?:january|february|march|april|may|june|july|august|september|october|november"
              + "|december) (?:\\d{1,2}, )?)?(?<year>20[0-9]{2})\\b");

  private static final Pattern DAY =
      Pattern.compile("(?<![-\\w/.])20[0-9]{2}(?<rest>-[0-9]{2}-[0-9]{2})(?![-\\w/])");

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
  abstract List<Mutant> of(String text);

  private static String line(String text, Matcher at) {
    int end = text.indexOf('\n', at.end());
    return text.substring(
        Math.max(text.lastIndexOf('\n', at.start()), text.lastIndexOf(". ", at.start())) + 1,
        end < 0 ? text.length() : end);
  }

  /// How many mutants are noticed: the point is raised where the text was changed, or oftener than
  /// before. What is at fault already before the change is no mutant of innocent text and not
  /// counted.
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
      List<Mutant> mutants = of(text);
      List<Finding> before = mutants.isEmpty() ? List.of() : detectors.of(point, text);
      for (Mutant mutant : mutants) {
        if (before.stream().noneMatch(f -> f.span().overlaps(mutant.before()))) {
          List<Finding> after = detectors.of(point, mutant.text());
          boolean there = after.stream().anyMatch(f -> f.span().overlaps(mutant.after()));
          all++;
          noticed += there || after.size() > before.size() ? 1 : 0;
        }
      }
    }
    return new int[] {noticed, all};
  }
}
