package app.assay.quality;

import app.assay.finding.Finding;
import app.assay.points.check.PointsContext;
import app.assay.points.check.Sensitivity;
import app.assay.points.lexicon.Lexicon;
import app.assay.points.rules.PointRules;
import app.assay.text.LineIndex;
import app.assay.text.Span;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;

/// Prints precision and recall of each point on the labelled documents, under both sensitivities.
///
/// Arguments: the half (`dev` or `frozen`), and for `dev` a point whose false alarms and misses are
/// listed. The frozen half is opened for figures only, so its errors are never listed.
final class Quality {

  private static final LocalDate AS_OF = LocalDate.of(2026, 3, 1);

  private final Lexicon lexicon = Lexicon.load();
  private final PrintStream out;

  private Quality(PrintStream out) {
    this.out = out;
  }

  public static void main(String[] args) throws IOException {
    String half = args.length > 0 ? args[0] : "dev";
    int point = args.length > 1 && half.equals("dev") ? Integer.parseInt(args[1]) : 0;
    PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    List<LabelledDocument> documents =
        LabelledDocument.in(Path.of("src/quality/corpus").resolve(half));
    new Quality(out).run(half, documents, point);
  }

  private void run(String half, List<LabelledDocument> documents, int listed) {
    int words = documents.stream().mapToInt(LabelledDocument::words).sum();
    out.printf("%s: %d documents, %d words%n", half, documents.size(), words);
    for (Sensitivity sensitivity : Sensitivity.values()) {
      out.printf("%n%s%n", sensitivity.label());
      for (int point = 1; point <= 9; point++) {
        Score score = Score.NONE;
        for (LabelledDocument document : documents) {
          score = score.plus(score(document, point, sensitivity));
        }
        out.printf(
            "%d  precision %-18s recall %-18s alarms %4d  labels %4d  alarms/1000 words %.1f%n",
            point,
            score.precision(),
            score.recall(),
            score.alarms(),
            score.labels(),
            1000.0 * score.alarms() / words);
      }
    }
    if (listed > 0) {
      documents.forEach(d -> list(d, listed));
    }
  }

  private Score score(LabelledDocument document, int point, Sensitivity sensitivity) {
    List<Span> alarms =
        findings(document, sensitivity).stream()
            .filter(f -> f.rule().point() == point)
            .map(Finding::span)
            .toList();
    return Score.of(alarms, labels(document, point).stream().map(Label::span).toList());
  }

  private void list(LabelledDocument document, int point) {
    List<Label> labels = labels(document, point);
    List<Span> alarms = new ArrayList<>();
    LineIndex lines = new LineIndex(document.text());
    for (Finding finding : findings(document, Sensitivity.THOROUGH)) {
      if (finding.rule().point() == point) {
        alarms.add(finding.span());
        boolean right = labels.stream().anyMatch(l -> l.span().overlaps(finding.span()));
        line(right ? "hit  " : "FALSE", document, lines, finding.span(), finding.rule().id());
      }
    }
    for (Label label : labels) {
      if (alarms.stream().noneMatch(a -> a.overlaps(label.span()))) {
        line("MISS ", document, lines, label.span(), label.reason());
      }
    }
  }

  private void line(
      String kind, LabelledDocument document, LineIndex lines, Span span, String why) {
    String words = span.in(document.text()).replaceAll("\\s+", " ");
    out.printf(
        "%s %s:%d  %s  (%s)%n", kind, document.name(), lines.lineAt(span.start()) + 1, words, why);
  }

  private List<Finding> findings(LabelledDocument document, Sensitivity sensitivity) {
    return PointRules.check(lexicon)
        .evaluate(
            document.text(),
            new LineIndex(document.text()),
            List.of(),
            new PointsContext(AS_OF, sensitivity))
        .findings();
  }

  private static List<Label> labels(LabelledDocument document, int point) {
    return document.labels().stream().filter(l -> l.point() == point).toList();
  }
}
