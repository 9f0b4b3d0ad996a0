package app.assay.ui.action;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class FinderTest {

  private static Hit hit(String title, String note) {
    return new Hit("Document", title, note, "", () -> {});
  }

  private final Finder finder =
      new Finder(
          List.of(
              () -> List.of(hit("Save all", ""), hit("Save", ""), hit("Find in document", "")),
              () ->
                  List.of(
                      hit("lens-supplier", "documents/"),
                      hit("The lamp room has eight windows", "claim-1fcaa0cf"))));

  private List<String> found(String query) {
    return finder.search(query).stream().map(Hit::title).toList();
  }

  @Test
  void emptyQueryShowsEverything() {
    assertThat(found(" ")).hasSize(5);
  }

  @Test
  void titlesThatBeginSoComeFirst() {
    assertThat(found("save")).containsExactly("Save all", "Save");
    assertThat(found("document")).containsExactly("Find in document", "lens-supplier");
  }

  @Test
  void everyWordHasToBeThere() {
    assertThat(found("lamp windows")).containsExactly("The lamp room has eight windows");
    assertThat(found("lamp doors")).isEmpty();
  }

  @Test
  void noteIsSearchedToo() {
    assertThat(found("1fcaa")).containsExactly("The lamp room has eight windows");
  }
}
