package app.assay.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class TextDiffTest {

  private static List<String> shown(String before, String after, int context) {
    List<String> shown = new ArrayList<>();
    for (DiffHunk hunk : TextDiff.hunks(before, after, context)) {
      shown.add("@");
      for (DiffLine line : hunk.lines()) {
        String sign =
            switch (line.kind()) {
              case KEPT -> " ";
              case REMOVED -> "-";
              case ADDED -> "+";
            };
        shown.add(sign + line.text());
      }
    }
    return shown;
  }

  @Test
  void equalTextsHaveNoHunks() {
    assertThat(TextDiff.hunks("a\nb", "a\nb", 3)).isEmpty();
    assertThat(TextDiff.hunks("", "", 3)).isEmpty();
  }

  @Test
  void showsChangedLinesWithTheirSurroundings() {
    assertThat(shown("1\n2\n3\n4\n5\n6\n", "1\n2\nx\n4\n5\n6\n", 1))
        .containsExactly("@", " 2", "-3", "+x", " 4");
  }

  @Test
  void hunksWhoseSurroundingsTouchAreOne() {
    assertThat(shown("1\n2\n3\n4\n5\n", "x\n2\n3\ny\n5\n", 1))
        .containsExactly("@", "-1", "+x", " 2", " 3", "-4", "+y", " 5");
    assertThat(shown("1\n2\n3\n4\n5\n", "x\n2\n3\n4\ny\n", 1))
        .containsExactly("@", "-1", "+x", " 2", "@", " 4", "-5", "+y");
  }

  @Test
  void linesAreNumberedOnBothSides() {
    DiffHunk hunk = TextDiff.hunks("a\nb\nc\n", "a\nnew\nb\nc\n", 1).getFirst();
    assertThat(hunk.lines())
        .containsExactly(
            new DiffLine(DiffLine.Kind.KEPT, "a", 1, 1, List.of()),
            new DiffLine(DiffLine.Kind.ADDED, "new", 0, 2, List.of()),
            new DiffLine(DiffLine.Kind.KEPT, "b", 2, 3, List.of()));
  }

  @Test
  void changedWordsAreMarked() {
    DiffHunk hunk =
        TextDiff.hunks("| 1 | Lit | PENDING | |", "| 1 | Lit | ✓ Done | |", 0).getFirst();
    assertThat(hunk.lines().get(0).marks()).containsExactly(new Span(12, 19));
    assertThat(hunk.lines().get(1).marks()).containsExactly(new Span(12, 18));
  }

  @Test
  void linesWithNothingInCommonHaveNoMarks() {
    DiffHunk hunk = TextDiff.hunks("abc", "xyz", 0).getFirst();
    assertThat(hunk.lines()).allMatch(line -> line.marks().isEmpty());
  }

  @Test
  void aChangedLineBreakIsADifference() {
    assertThat(shown("a\nb\n", "a\r\nb\n", 0)).containsExactly("@", "-a", "+a");
    assertThat(shown("a\n", "a", 0)).containsExactly("@", "-a", "+a");
  }

  @Test
  void manyChangesAreShownAsReplaced() {
    String before = lines(0, 3_000);
    String after = lines(5_000, 8_000);
    assertThat(TextDiff.hunks("same\n" + before, "same\n" + after, 1))
        .singleElement()
        .satisfies(hunk -> assertThat(hunk.lines()).hasSize(6_001));
  }

  @Test
  void everyDifferenceLeadsFromOneTextToTheOther() {
    Random random = new Random(7);
    for (int round = 0; round < 2_000; round++) {
      String before = randomLines(random);
      String after = randomLines(random);
      List<String> kept = new ArrayList<>();
      List<String> replayed = new ArrayList<>();
      for (DiffHunk hunk : TextDiff.hunks(before, after, 100)) {
        for (DiffLine line : hunk.lines()) {
          if (line.kind() != DiffLine.Kind.REMOVED) {
            replayed.add(line.text());
          }
          if (line.kind() != DiffLine.Kind.ADDED) {
            kept.add(line.text());
          }
        }
      }
      if (!before.equals(after)) {
        assertThat(replayed).isEqualTo(after.lines().toList());
        assertThat(kept).isEqualTo(before.lines().toList());
      }
    }
  }

  @Test
  void differencesAreTheFewest() {
    assertThat(shown("a\nb\nc\na\nb\nb\na\n", "c\nb\na\nb\na\nc\n", 9))
        .filteredOn(line -> line.startsWith("-") || line.startsWith("+"))
        .hasSize(5);
  }

  private static String lines(int from, int to) {
    return IntStream.range(from, to).mapToObj(i -> i + "\n").collect(Collectors.joining());
  }

  private static String randomLines(Random random) {
    return random
        .ints(random.nextInt(12), 0, 4)
        .mapToObj(i -> "line " + i + "\n")
        .collect(Collectors.joining());
  }
}
