package app.assay.quality;

import app.assay.text.Span;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// How far two readers, who did not see each other's labels, agree on the documents that both
/// labelled (rulebook engine-practice §1.5: kappa of .6 or more to publish). It bounds what any
/// detector can reach.
///
/// @param first documents with the labels that count
/// @param second the same documents with the other reader's
record Agreement(List<LabelledDocument> first, List<LabelledDocument> second) {

  /// The documents for which the folder has labels of a second reader.
  static Agreement on(Path folder, List<LabelledDocument> documents) throws IOException {
    List<LabelledDocument> first = new ArrayList<>();
    List<LabelledDocument> second = new ArrayList<>();
    for (LabelledDocument document : documents) {
      Path labels = folder.resolve(document.name().replaceFirst("\\.md$", ".labels.tsv"));
      if (Files.exists(labels)) {
        first.add(document);
        second.add(document.labelledBy(labels));
      }
    }
    return new Agreement(first, second);
  }

  /// Labels of one reader that the other has too, and Cohen's kappa over lines with text.
  String of(int point) {
    Score score = Score.NONE;
    int[][] lines = new int[2][2];
    for (int i = 0; i < first.size(); i++) {
      List<Span> one = spans(first.get(i), point);
      List<Span> other = spans(second.get(i), point);
      score = score.plus(Score.of(one, other));
      count(first.get(i).text(), one, other, lines);
    }
    return "the second reader has %d of %d, the first %d of %d, kappa over lines %s"
        .formatted(score.right(), score.alarms(), score.found(), score.labels(), kappa(lines));
  }

  private static void count(String text, List<Span> one, List<Span> other, int[][] lines) {
    int start = 0;
    for (String line : text.split("\n", -1)) {
      Span place = new Span(start, start + line.length());
      if (!line.isBlank()) {
        int a = one.stream().anyMatch(place::overlaps) ? 1 : 0;
        int b = other.stream().anyMatch(place::overlaps) ? 1 : 0;
        lines[a][b]++;
      }
      start = place.end() + 1;
    }
  }

  private static String kappa(int[][] lines) {
    double all = lines[0][0] + lines[0][1] + lines[1][0] + lines[1][1];
    double agreed = (lines[0][0] + lines[1][1]) / all;
    double one = (lines[1][0] + lines[1][1]) / all;
    double other = (lines[0][1] + lines[1][1]) / all;
    double chance = one * other + (1 - one) * (1 - other);
    return String.format(Locale.ROOT, "%.2f", (agreed - chance) / (1 - chance));
  }

  private static List<Span> spans(LabelledDocument document, int point) {
    return document.labels().stream().filter(l -> l.point() == point).map(Label::span).toList();
  }
}
