package app.assay.points.rules;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.SharedFolder;
import app.assay.finding.Finding;
import app.assay.finding.Fix;
import app.assay.text.TextEdit;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/// Whole documents, mended: every fix of every finding clears it and is not offered again, and one
/// of them brings up no other; and made one after another until nothing is left to mend, fixes
/// leave the headings, lists and tables of a document as they were. All labelled documents are
/// tried by `mvn -Pquality`; here each so many-th of them, and of the real documents beside the
/// checkout.
class FixesTest {

  private static final int EVERY_LABELLED = 30;
  private static final int EVERY_REAL = 15;

  /// A marker twice in a row, a phrase twice in a row.
  private static final Pattern TWICE =
      Pattern.compile(
          "(\\*?\\([a-z][^()]{2,40}\\)\\*?|\\[[a-z][^\\[\\]]{2,60}]) \\1"
              + "|(?i:projected|designed) to (?i:is|are)? ?(?i:projected|designed) to"
              + "|(PLANNED|PROJECTED): (PLANNED|PROJECTED):");

  @TestFactory
  Stream<DynamicTest> labelledDocuments() throws IOException {
    return each(Path.of("src/quality/corpus/dev"), EVERY_LABELLED);
  }

  @TestFactory
  Stream<DynamicTest> sampleVaults() throws IOException {
    return each(Path.of("sample-vaults"), 1);
  }

  @TestFactory
  Stream<DynamicTest> realDocuments() throws IOException {
    return each(SharedFolder.file("."), EVERY_REAL);
  }

  @Test
  void secondMarkerIsSeen() {
    assertThat(TWICE.matcher("It is 5 *(estimated)* *(estimated)*.").find()).isTrue();
    assertThat(TWICE.matcher("It is projected to are projected to rise.").find()).isTrue();
    assertThat(TWICE.matcher("It is 5 *(estimated)*, or 6 *(estimated)*.").find()).isFalse();
  }

  private static Stream<DynamicTest> each(Path folder, int every) throws IOException {
    List<Path> files;
    try (Stream<Path> all = Files.walk(folder)) {
      files = all.filter(f -> f.toString().endsWith(".md")).sorted().toList();
    }
    List<DynamicTest> tests = new ArrayList<>();
    for (int i = 0; i < files.size(); i += every) {
      Path file = files.get(i);
      tests.add(
          DynamicTest.dynamicTest(
              file.getFileName().toString(),
              () -> {
                String text = Files.readString(file).replaceFirst("^\uFEFF", "");
                tryEach(text);
                mendAll(text);
              }));
    }
    assertThat(tests).isNotEmpty();
    return tests.stream();
  }

  private static void tryEach(String text) {
    List<Finding> before = PointRun.findings(text);
    for (Finding finding : before) {
      boolean sound = finding.fixes().isEmpty();
      for (Fix fix : finding.fixes()) {
        String mended = TextEdit.apply(text, fix.edits());
        sound |= expectDone(before, PointRun.findings(mended), finding, fix).brought().isEmpty();
      }
      assertThat(sound)
          .as("%s at %s has a sound fix", finding.rule().id(), finding.span())
          .isTrue();
    }
  }

  /// Another fix of another finding each time.
  private static void mendAll(String text) {
    String mended = text;
    List<Finding> left = PointRun.findings(text);
    int most = left.size() + 2;
    for (int step = 1; hasFix(left); step++) {
      assertThat(step).as("fixes that mend %s findings", most - 2).isLessThanOrEqualTo(most);
      List<Finding> open = left.stream().filter(f -> !f.fixes().isEmpty()).toList();
      Finding finding = open.get(step * 7 % open.size());
      Fix fix = finding.fixes().get(step % finding.fixes().size());
      mended = TextEdit.apply(mended, fix.edits());
      List<Finding> after = PointRun.findings(mended);
      expectDone(left, after, finding, fix);
      left = after;
    }
    assertThat(shape(mended)).isEqualTo(shape(text));
    assertThat(TWICE.matcher(mended).results().map(r -> r.group()))
        .isEqualTo(TWICE.matcher(text).results().map(r -> r.group()).toList());
  }

  private static boolean hasFix(List<Finding> findings) {
    return findings.stream().anyMatch(f -> !f.fixes().isEmpty());
  }

  private static FixEffect expectDone(
      List<Finding> before, List<Finding> after, Finding finding, Fix fix) {
    FixEffect effect = FixEffect.of(before, after, finding, fix);
    assertThat(effect.isDone())
        .as("%s “%s” at %s: %s", finding.rule().id(), fix.title(), finding.span(), effect)
        .isTrue();
    return effect;
  }

  /// Headings, fences, items and table rows in order, with their depth or their cells.
  private static List<String> shape(String text) {
    List<String> shape = new ArrayList<>();
    boolean code = false;
    for (String line : text.lines().toList()) {
      String words = line.strip();
      if (words.startsWith("```") || words.startsWith("~~~")) {
        code = !code;
        shape.add("fence");
      } else if (!code && words.startsWith("#")) {
        shape.add("heading " + words.indexOf(' '));
      } else if (!code && words.startsWith("|")) {
        shape.add("row " + words.replace("\\|", "").chars().filter(c -> c == '|').count());
      } else if (!code && words.matches("([-*+]|\\d+[.)]) .*")) {
        shape.add("item " + line.indexOf(words));
      }
    }
    return shape;
  }
}
