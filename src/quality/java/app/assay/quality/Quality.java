package app.assay.quality;

import app.assay.points.check.Sensitivity;
import app.assay.points.lexicon.Lexicon;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;

/// Measures the detectors and prints the figures.
///
/// Arguments: `frozen` (default) for the full measurement; `frozen write` also puts the table into
/// README.md and the figures into the rule pages; `frozen print FOLDER [DAY]` for the figures on
/// somebody else's documents, labelled as ours are and read on a day, see [ReadingDay]; `frozen
/// learn` for new weights, learned from the development half; `dev N` lists the false alarms and
/// misses of point N in the development half. Errors in the frozen half are never listed: it is
/// opened for figures only.
final class Quality {

  private static final Path CORPUS = Path.of("src/quality/corpus");
  private static final Path FROZEN = CORPUS.resolve("frozen");

  private final PrintStream out;
  private final Detectors detectors = new Detectors(Lexicon.load());

  private Quality(PrintStream out) {
    this.out = out;
  }

  public static void main(String[] args) throws IOException {
    List<String> asked = List.of(args);
    PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    Quality quality = new Quality(out);
    if (asked.contains("dev")) {
      quality.develop(asked.size() > 1 ? Integer.parseInt(asked.get(1)) : 0);
    } else if (asked.contains("learn")) {
      quality.learn();
    } else if (asked.size() > 2 && !Path.of(asked.get(2)).equals(FROZEN)) {
      quality.measureOthers(Path.of(asked.get(2)), asked.subList(3, asked.size()));
    } else {
      quality.measure(asked.contains("write"));
    }
  }

  private void develop(int point) throws IOException {
    Measured dev = new Measured(detectors, LabelledDocument.in(CORPUS.resolve("dev")));
    table("dev", dev);
    if (point > 0) {
      new Listing(out, dev).of(point);
    }
  }

  private void learn() throws IOException {
    List<LabelledDocument> documents = LabelledDocument.in(CORPUS.resolve("dev"));
    int lines = Learning.write(detectors.lexicon(), documents);
    out.printf("weights.tsv: %d lines, from %d documents%n", lines, documents.size());
  }

  private void measureOthers(Path folder, List<String> day) throws IOException {
    List<LabelledDocument> documents = LabelledDocument.in(folder);
    if (documents.isEmpty()) {
      out.printf(
          "Nothing was measured: %s holds no document NAME.md with NAME.labels.tsv.%n", folder);
      return;
    }
    ReadingDay read = ReadingDay.of(day, detectors.lexicon(), documents, Clock.systemDefaultZone());
    Measured others = new Measured(detectors, documents, read);
    out.printf("%nRead on %s%n", read);
    table(folder.toString(), others);
    baselines(others);
  }

  private void measure(boolean write) throws IOException {
    List<String> differences = FrozenFiles.differences(FROZEN);
    if (!differences.isEmpty()) {
      throw new IllegalStateException("The frozen half is not what is listed: " + differences);
    }
    Measured dev = new Measured(detectors, LabelledDocument.in(CORPUS.resolve("dev")));
    Measured frozen = new Measured(detectors, LabelledDocument.in(FROZEN));
    out.println("Conformance (contract set, not a measurement)");
    for (int point = 1; point <= 9; point++) {
      Contract contract = Contract.of(point, detectors);
      out.printf("%d  %d of %d cases%n", point, contract.held(), contract.cases());
    }
    out.printf("%nAgreement of two readers%n");
    Agreement agreement = Agreement.on(CORPUS.resolve("second"), frozen.documents());
    for (int point = 1; point <= 9; point++) {
      out.printf("%d  %s%n", point, agreement.of(point));
    }
    table("dev", dev);
    table("frozen", frozen);
    baselines(frozen);
    out.printf("%nMetamorphic%n");
    FixCheck fixes = FixCheck.of(detectors, dev.documents());
    out.printf(
        "%d of %d fixes clear their finding, %d would be offered again, %d bring up another, %d"
            + " findings without a fix%n",
        fixes.cleared(), fixes.fixes(), fixes.again(), fixes.creating(), fixes.without());
    out.printf(
        "before they are made, %d of these %d are held back; %d findings then have no fix left%n",
        fixes.heldBack(), fixes.creating(), fixes.unsound());
    out.printf(
        "all findings of a document mended at once: %d are gone, %d brought up%n",
        fixes.made(), fixes.broughtUp());
    for (Mutation mutation : Mutation.values()) {
      int[] seen = mutation.run(detectors, dev.documents());
      out.printf(
          "%s raises point %d in %d of %d%n", mutation.label(), mutation.point(), seen[0], seen[1]);
    }
    if (write) {
      new Publication(frozen).write();
    }
  }

  private void table(String half, Measured measured) {
    out.printf(
        "%n%s: %d documents, %d words%n", half, measured.documents().size(), measured.words());
    for (Sensitivity sensitivity : Sensitivity.values()) {
      out.println(sensitivity.label());
      for (int point = 1; point <= 9; point++) {
        Score score = measured.ofPoint(point, sensitivity);
        out.printf(
            "%d  precision %-18s recall %-18s alarms %4d  labels %4d  alarms/1000 words %.1f%n",
            point,
            score.precision(),
            score.recall(),
            score.alarms(),
            score.labels(),
            1000.0 * score.alarms() / measured.words());
      }
    }
  }

  private void baselines(Measured documents) {
    for (Baseline baseline : Baseline.values()) {
      out.printf("%nBaseline: %s%n", baseline.label());
      for (int point = 1; point <= 9; point++) {
        Score score = documents.ofBaseline(point, baseline);
        out.printf("%d  precision %-18s recall %s%n", point, score.precision(), score.recall());
      }
    }
  }
}
