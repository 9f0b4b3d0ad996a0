package app.assay.ui.documents;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.Typist;
import app.assay.points.check.Detector;
import app.assay.points.rules.PointRules;
import app.assay.text.Span;
import app.assay.text.TextEdit;
import app.assay.ui.HandRunner;
import app.assay.ui.editor.model.Highlight;
import app.assay.ui.editor.model.HighlightTrack;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/// What is marked while somebody types: first the part that was edited, then the whole text.
class FirstMarksTest {

  private static final int EDITS = 60;
  private static final int DOCUMENTS = 8;
  private static final long SEED = 20261122;

  private static final Set<String> OF_BLOCKS =
      PointRules.all().stream()
          .filter(Detector.OfBlock.class::isInstance)
          .map(d -> d.rule().id())
          .collect(Collectors.toSet());

  @TempDir Path folder;

  private final HandRunner runner = new HandRunner();
  private final HighlightTrack shown = new HighlightTrack();
  private final List<FirstMarks> first = new ArrayList<>();

  static Stream<Path> documents() throws IOException {
    return Typist.documents(DOCUMENTS);
  }

  @ParameterizedTest
  @MethodSource("documents")
  void whatBlocksSayIsKnownFirst(Path file) throws IOException {
    OpenDocument document = open(Files.readString(file));
    Typist typist = typist(document);
    for (int i = 0; i < EDITS; i++) {
      Checked before = document.fresh().orElseThrow();
      first.clear();
      typist.edit();
      runAll();
      Checked after = document.fresh().orElseThrow();
      for (FirstMarks marks : first.isEmpty() ? first : List.of(first.getLast())) {
        Set<Highlight> seen = ofBlocks(marks.marks(), before, marks.part());
        Set<Highlight> expected = ofBlocks(after.marks(), after, marks.part());
        seen.removeIf(m -> isOfWholeText(m, after.marks(), after));
        expected.removeIf(m -> isOfWholeText(m, marks.marks(), before));
        assertThat(seen).as("after %s", typist.edits).isEqualTo(expected);
      }
    }
  }

  /// True where the whole text gives rise to a finding of the same point at a mark's place, of
  /// which only one is shown: the text's before a block's, and until the text is read again the one
  /// that was there.
  private static boolean isOfWholeText(Highlight mark, List<Highlight> marks, Checked of) {
    return marks.stream()
        .filter(m -> m.point() == mark.point() && m.span().overlaps(mark.span()))
        .flatMap(m -> of.finding(m.id()).stream())
        .anyMatch(f -> !OF_BLOCKS.contains(f.rule().id()));
  }

  /// Without what detectors of the whole text say, which is known later.
  private static Set<Highlight> ofBlocks(List<Highlight> marks, Checked of, Span part) {
    return marks.stream()
        .filter(m -> m.isOfPoints() && part.start() <= m.span().start())
        .filter(m -> m.span().start() <= part.end())
        .filter(m -> of.finding(m.id()).map(f -> OF_BLOCKS.contains(f.rule().id())).orElse(true))
        .map(m -> new Highlight(m.span(), m.kind(), m.point(), ""))
        .collect(Collectors.toSet());
  }

  @ParameterizedTest
  @MethodSource("documents")
  void whatIsShownInTheEndIsWhatAFreshCheckShows(Path file) throws IOException {
    OpenDocument document = open(Files.readString(file));
    Typist typist = typist(document);
    for (int i = 0; i < EDITS; i++) {
      typist.edit();
      for (int some = typist.random.nextInt(3); some > 0 && runner.waiting() > 0; some--) {
        runner.runNext();
      }
      if (typist.random.nextInt(4) == 0) {
        runAll();
        assertThat(shown.all())
            .as("after %s", typist.edits)
            .isEqualTo(fresh(document.text().text()));
      }
    }
  }

  @Test
  void aFindingThatStaysStandsForTheSame() throws IOException {
    OpenDocument document = open("It is the best shop in town.\n\nIt rains");
    List<Highlight> before = shown.all();
    document.text().type(Span.at(document.text().text().length()), ".");
    runner.runNext();
    assertThat(first).hasSize(1);
    assertThat(first.getFirst().marks()).isEqualTo(before).isNotEmpty();
  }

  @ParameterizedTest
  @ValueSource(ints = {3, 4, 5, 6, 7, 8})
  void aParagraphAtFaultThatOnlyLeadsInThePartIsNotMarkedAgain(int between) throws IOException {
    String paragraphs = "It rains.\n\n".repeat(between);
    OpenDocument document = open("Last updated: 2024-05-02\n# Weather\n" + paragraphs + "It snows");
    document.text().type(Span.at(document.text().text().length()), ".");
    runner.runNext();
    assertThat(first).hasSize(1);
    assertThat(first.getFirst().marks()).isEmpty();
  }

  private OpenDocument open(String text) throws IOException {
    DocumentsFixture fixture = new DocumentsFixture(runner);
    List<OpenDocument> opened = new ArrayList<>();
    Path file = Files.writeString(folder.resolve("text" + shown.hashCode() + ".md"), text);
    fixture.documents.open(file, opened::add);
    runAll();
    OpenDocument document = opened.getFirst();
    document.text().onEdit(edited -> shown.shift(edited.change()));
    document.onFirstMarks(
        marks -> {
          first.add(marks);
          shown.set(marks.part(), marks.marks());
        });
    document.onChange(() -> document.fresh().map(Checked::marks).ifPresent(shown::set));
    document.fresh().map(Checked::marks).ifPresent(shown::set);
    return document;
  }

  private List<Highlight> fresh(String text) throws IOException {
    HandRunner other = new HandRunner();
    List<OpenDocument> opened = new ArrayList<>();
    Path file = Files.writeString(folder.resolve("fresh.md"), text);
    new DocumentsFixture(other).documents.open(file, opened::add);
    while (other.waiting() > 0) {
      other.runNext();
    }
    HighlightTrack track = new HighlightTrack();
    track.set(opened.getFirst().fresh().orElseThrow().marks());
    return track.all();
  }

  private static Typist typist(OpenDocument document) {
    return new Typist(
        document.text().text(),
        SEED,
        (from, to, with) ->
            document.text().apply("typing", List.of(new TextEdit(new Span(from, to), with))));
  }

  private void runAll() {
    while (runner.waiting() > 0) {
      runner.runNext();
    }
  }
}
