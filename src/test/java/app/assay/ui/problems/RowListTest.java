package app.assay.ui.problems;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.ui.problems.ProblemsShown.Patch;
import java.util.ArrayList;
import java.util.List;
import javafx.collections.ListChangeListener;
import org.junit.jupiter.api.Test;

class RowListTest {

  private final RowList rows = new RowList();
  private final List<String> told = new ArrayList<>();

  private static List<ProblemRow> headings(String titles) {
    return titles
        .chars()
        .mapToObj(c -> (ProblemRow) new ProblemRow.Heading(Character.toString(c), 1))
        .toList();
  }

  private void show(List<ProblemRow> fresh) {
    rows.show(fresh, Patch.between(rows.stream().toList(), fresh));
  }

  private void listen() {
    rows.addListener(
        (ListChangeListener<ProblemRow>)
            change -> {
              while (change.next()) {
                told.add(
                    change.getFrom() + "-" + change.getTo() + " was " + change.getRemovedSize());
              }
            });
  }

  @Test
  void onlyTheRowsThatDifferAreTold() {
    List<ProblemRow> before = headings("abcdef");
    rows.show(before, Patch.between(List.of(), before));
    listen();
    List<ProblemRow> after = headings("abXYef");
    rows.show(after, Patch.between(before, after));
    assertThat(rows).isEqualTo(after);
    assertThat(told).containsExactly("2-4 was 2");
  }

  @Test
  void rowsComeAndGo() {
    List<ProblemRow> before = headings("abc");
    rows.show(before, Patch.between(List.of(), before));
    listen();
    List<ProblemRow> more = headings("abxc");
    rows.show(more, Patch.between(before, more));
    List<ProblemRow> less = headings("c");
    rows.show(less, Patch.between(more, less));
    assertThat(told).containsExactly("2-3 was 0", "0-0 was 3");
    assertThat(rows).isEqualTo(less);
  }

  @Test
  void equalRowsAreNotTold() {
    List<ProblemRow> before = headings("abc");
    rows.show(before, Patch.between(List.of(), before));
    listen();
    List<ProblemRow> equal = headings("abc");
    rows.show(equal, Patch.between(before, equal));
    assertThat(told).isEmpty();
    assertThat(rows.shows(equal)).isTrue();
  }

  @Test
  void patchOfOtherRowsIsNotTrusted() {
    show(headings("ab"));
    listen();
    List<ProblemRow> after = headings("cd");
    rows.show(after, Patch.between(headings("xd"), after));
    assertThat(told).containsExactly("0-2 was 2");
    assertThat(rows).isEqualTo(after);
  }
}
