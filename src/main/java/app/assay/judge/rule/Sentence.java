package app.assay.judge.rule;

import app.assay.judge.Evidence;
import app.assay.judge.Question;
import app.assay.judge.Quote;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// A sentence of the evidence.
///
/// @param evidence id of the evidence
/// @param text verbatim, without white space around it
record Sentence(String evidence, String text) {

  /// A sentence ends with its mark before white space, a blank line, or before the next item, row
  /// or heading of Markdown.
  private static final Pattern END =
      Pattern.compile(
          "(?<=[.!?…])[\"'”’)\\]]?\\s+|(?<=[。！？])|\\n"
              + "\\s*\\n"
              + "|\\n"
              + "(?=\\s*(?:[-*+#|>]|\\d{1,3}[.)]\\s))");

  /// The sentences of all evidence, in their order.
  static List<Sentence> of(Question question) {
    List<Sentence> all = new ArrayList<>();
    for (Evidence evidence : question.evidence()) {
      Matcher end = END.matcher(evidence.text());
      int from = 0;
      while (end.find()) {
        add(evidence, from, end.start(), all);
        from = end.end();
      }
      add(evidence, from, evidence.text().length(), all);
    }
    return all;
  }

  Quote quote() {
    return new Quote(evidence, text);
  }

  private static void add(Evidence evidence, int from, int to, List<Sentence> all) {
    String text = evidence.text().substring(from, to).strip();
    if (!text.isEmpty()) {
      all.add(new Sentence(evidence.id(), text));
    }
  }
}
