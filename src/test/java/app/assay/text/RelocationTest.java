package app.assay.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class RelocationTest {

  private static final String TEXT = "one two three four";
  private static final List<TextEdit> EDITS =
      List.of(
          TextEdit.delete(new Span(14, 18)),
          new TextEdit(new Span(4, 7), "twenty"),
          TextEdit.insert(0, "> "));
  private static final Relocation RELOCATION = new Relocation(EDITS);

  @Test
  void whatWasNotEditedIsFoundAgain() {
    String after = TextEdit.apply(TEXT, EDITS);
    assertThat(RELOCATION.of(new Span(8, 13)).in(after)).isEqualTo("three");
    assertThat(RELOCATION.of(new Span(1, 3)).in(after)).isEqualTo("ne");
  }

  @Test
  void editedWordIsWhatCameInItsPlace() {
    String after = TextEdit.apply(TEXT, EDITS);
    assertThat(RELOCATION.of(new Span(4, 7)).in(after)).isEqualTo("twenty");
    assertThat(RELOCATION.of(new Span(4, 13)).in(after)).isEqualTo("twenty three");
  }

  @Test
  void whatIsInsertedBeforeASpanBelongsToIt() {
    assertThat(RELOCATION.of(new Span(0, 3)).in(TextEdit.apply(TEXT, EDITS))).isEqualTo("> one");
  }

  @Test
  void deletedWordIsAnEmptyPlace() {
    assertThat(RELOCATION.of(new Span(15, 17)).isEmpty()).isTrue();
    assertThat(new Relocation(List.of(TextEdit.delete(new Span(0, 7)))).of(new Span(1, 3)))
        .isEqualTo(Span.at(0));
  }

  @Test
  void withoutEditsAllStays() {
    assertThat(new Relocation(List.of()).of(new Span(2, 5))).isEqualTo(new Span(2, 5));
  }
}
