package app.assay.workspace;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.finding.Finding;
import app.assay.finding.Fix;
import app.assay.text.SourceText;
import app.assay.text.Span;
import app.assay.text.TextEdit;
import app.assay.workspace.SoundFixes.Brought;
import app.assay.workspace.SoundFixes.Found;
import app.assay.workspace.SoundFixes.Held;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SoundFixesTest {

  private static final int MANY = 1_000;

  private static String lines(int count, IntFunction<String> line) {
    return IntStream.range(0, count).mapToObj(line).collect(Collectors.joining("\n\n"));
  }

  private static Found first(StubPoints points, String text) {
    SourceText source = SourceText.of(text);
    return new SoundFixes(points).first(source, points.wills(source));
  }

  private static String mended(String text, Found found) {
    return TextEdit.apply(text, found.edits());
  }

  @Test
  void fixesThatBringUpNothingAreTriedAllTogether() {
    StubPoints points = new StubPoints("bad may", "may");
    String text = lines(MANY, i -> "Line " + i + " will rise.");
    Found found = first(points, text);
    assertThat(mended(text, found)).isEqualTo(text.replace("will", "may"));
    assertThat(found.held()).isEmpty();
    assertThat(points.evaluations()).isEqualTo(2);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 499, 500, 998, 999})
  void nextFixIsMadeOfTheOneAmongManyWhoseFirstBringsSomethingUp(int culprit) {
    StubPoints points = new StubPoints("bad may", "may", "might");
    String text = lines(MANY, i -> (i == culprit ? "A bad" : "Line " + i) + " will rise.");
    Found found = first(points, text);
    assertThat(mended(text, found))
        .isEqualTo(text.replace("bad will", "bad might").replace("will", "may"));
    assertThat(found.held()).isEmpty();
    assertThat(points.evaluations()).isLessThanOrEqualTo(2 + 2 * 10 + 1);
  }

  @Test
  void findingIsLeftWhenEachFixBringsSomethingUpAndTheOthersAreMade() {
    StubPoints points = new StubPoints("bad (?:may|might)", "may", "might");
    String text = "Sales will rise.\n\nA bad will rise.\n\nCosts will fall.\n";
    Found found = first(points, text);
    assertThat(mended(text, found))
        .isEqualTo("Sales may rise.\n\nA bad will rise.\n\nCosts may fall.\n");
    assertThat(found.held())
        .containsExactly(
            new Held(
                points.wills(SourceText.of(text)).get(1),
                List.of(new Brought(StubPoints.RAISED, "bad may"))));
    assertThat(found.untried()).isEmpty();
  }

  @Test
  void whatComesUpFarFromTheFixIsFoundToo() {
    StubPoints points = new StubPoints("bad may.*(End)", "may", "might");
    String text = lines(20, i -> (i == 7 ? "A bad" : "Line") + " will rise.") + "\n\nEnd";
    assertThat(mended(text, first(points, text)))
        .isEqualTo(text.replace("bad will", "bad might").replace("will", "may"));
  }

  @Test
  void ofTwoThatBringSomethingUpOnlyTogetherTheFirstIsMade() {
    StubPoints points = new StubPoints("one may.*two may", "may");
    String text = "Line one will rise.\n\nSales will rise.\n\nLine two will rise.\n";
    Found found = first(points, text);
    assertThat(mended(text, found))
        .isEqualTo("Line one may rise.\n\nSales may rise.\n\nLine two will rise.\n");
    assertThat(found.held())
        .extracting(h -> h.finding().span().start())
        .containsExactly(text.lastIndexOf("will"));
  }

  @Test
  void whatWasRaisedThereBeforeIsNotBroughtUp() {
    StubPoints points = new StubPoints("bad (?:will|may)", "may");
    String text = "A bad will rise.";
    assertThat(mended(text, first(points, text))).isEqualTo("A bad may rise.");
  }

  @Test
  void everyTextThatIsReturnedWasTried() {
    List<String> read = new ArrayList<>();
    StubPoints points = new StubPoints("b[0-9]*[13] may|b[0-9]*9 might", "may", "might", "could");
    String text = lines(40, i -> "Line b" + i + " will rise.");
    SourceText source = SourceText.of(text);
    Found found =
        new SoundFixes(
                s -> {
                  read.add(s.text());
                  return points.apply(s);
                })
            .first(source, points.wills(source));
    assertThat(read).contains(mended(text, found));
    assertThat(points.apply(SourceText.of(mended(text, found))))
        .noneMatch(f -> f.rule().equals(StubPoints.RAISED));
    assertThat(mended(text, found)).doesNotContain("will");
  }

  @Test
  void fixThatOverlapsOneThatIsMadeIsLeftForTheNextRun() {
    StubPoints points = new StubPoints("never", "may");
    Finding wide = finding(new Span(0, 10), "x");
    Finding narrow = finding(new Span(4, 6), "y");
    Found found = new SoundFixes(points).first(SourceText.of("0123456789"), List.of(wide, narrow));
    assertThat(found).isEqualTo(new Found(wide.fixes().getFirst().edits(), List.of(), List.of()));
  }

  @Test
  void fixThatOverlapsOneThatIsHeldIsTried() {
    StubPoints points = new StubPoints("x", "may");
    Finding wide = finding(new Span(0, 10), "x");
    Finding narrow = finding(new Span(4, 6), "y");
    Found found = new SoundFixes(points).first(SourceText.of("0123456789"), List.of(wide, narrow));
    assertThat(found.edits()).isEqualTo(narrow.fixes().getFirst().edits());
    assertThat(found.held()).extracting(Held::finding).containsExactly(wide);
  }

  @Test
  void onlyTheChosenFixIsTried() {
    StubPoints points = new StubPoints("bad may", "may", "might");
    SourceText source = SourceText.of("A bad will rise.");
    Finding will = points.wills(source).getFirst();
    Found refused = new SoundFixes(points).only(source, will, will.fixes().getFirst());
    assertThat(refused.edits()).isEmpty();
    assertThat(refused.held()).hasSize(1);
    Found made = new SoundFixes(points).only(source, will, will.fixes().get(1));
    assertThat(made.edits()).isEqualTo(will.fixes().get(1).edits());
  }

  @Test
  void textIsNotReadWhereNothingCanBeMended() {
    StubPoints points = new StubPoints("never");
    assertThat(first(points, "It will rise.").edits()).isEmpty();
    assertThat(points.evaluations()).isZero();
  }

  @Test
  void manyThatBringSomethingUpBesideThemAreTriedTogether() {
    StubPoints points = new StubPoints("b[0-9]*[13] may|b[0-9]*[1] might", "may", "might");
    String text = lines(MANY, i -> "Line b" + i + " will rise.").replace("\n", "\r\n");
    Found found = first(points, text);
    assertThat(mended(text, found))
        .isEqualTo(
            text.replaceAll("(b[0-9]*3) will", "$1 might")
                .replaceAll("(b[0-9]*[^13]) will", "$1 may"));
    assertThat(found.held()).hasSize(MANY / 10);
    assertThat(points.evaluations()).isLessThanOrEqualTo(6);
  }

  @Test
  void culpritsOfOneParagraphAreToldApart() {
    StubPoints points = new StubPoints("bad may", "may", "might");
    String text = lines(9, i -> "It will be. A bad will fall. They will rise.");
    Found found = first(points, text);
    assertThat(mended(text, found))
        .isEqualTo(text.replace("bad will", "bad might").replace("will", "may"));
    assertThat(points.evaluations()).isLessThanOrEqualTo(8);
  }

  @Test
  void searchEndsWhereVeryManyBringSomethingUpFarFromThem() {
    StubPoints points = new StubPoints("may.*(End)", "may");
    SourceText source = SourceText.of(lines(MANY, i -> "It will rise.") + "\n\n\nEnd");
    List<FixTry> wanted = points.wills(source).stream().map(f -> new FixTry(f, f.fixes())).toList();
    Found found = new SoundSearch(source, points, 30).among(wanted);
    assertThat(points.evaluations()).isEqualTo(1 + 30);
    assertThat(found.held().size() + found.untried().size()).isEqualTo(MANY);
  }

  private static Finding finding(Span place, String replacement) {
    return new Finding(
        StubPoints.WILL, place, "", List.of(new Fix("", new TextEdit(place, replacement))));
  }
}
