package app.assay.ui;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.text.Span;
import app.assay.ui.documents.DocumentPane;
import app.assay.ui.documents.OpenDocument;
import java.io.IOException;
import java.nio.file.Files;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import org.fxmisc.richtext.CodeArea;
import org.junit.jupiter.api.Test;

/// Documents with more in them than anybody can look at.
class LargeDocumentTest extends WorkbenchFxTest {

  private static final int MANY = 5_000;

  private OpenDocument openPlain(String text) throws IOException {
    Files.writeString(vault.resolve("documents/notes.md"), text);
    openVault();
    return open("documents/notes.md");
  }

  private DocumentPane pane() {
    return lookup(".document").queryAs(DocumentPane.class);
  }

  @Test
  void thousandsOfFindingsAreListedButOnlyThoseInSightAreDrawn() throws IOException {
    OpenDocument notes =
        openPlain(
            IntStream.rangeClosed(1, MANY)
                .mapToObj(i -> "Lamp %d will shine.\n\n".formatted(i))
                .collect(Collectors.joining()));
    assertThat(notes.fresh().orElseThrow().report().findings()).hasSize(MANY);
    await(() -> models.problems.problems().size() == MANY);
    ListView<?> list = lookup("#problems-list").queryListView();
    assertThat(list.getItems()).hasSize(MANY);
    assertThat(lookup("#problems-list .list-cell").queryAll().size()).isLessThan(100);
    assertThat(pane().editor().highlights()).hasSize(MANY);
    interact(() -> list.scrollTo(MANY - 1));
    settle();
    assertThat(lookup("#problems-list .list-cell").queryAll().size()).isLessThan(100);
    interact(() -> pane().select(Span.at(notes.text().text().indexOf("Lamp 2500 "))));
    write("x");
    assertThat(pane().editor().highlights()).hasSize(MANY);
    awaitCheck(notes);
    await(
        () ->
            models.problems.problems().size() == MANY
                && models.problems.problems().getLast().finding()
                    == notes.fresh().orElseThrow().report().findings().getLast());
    assertThat(pane().editor().highlights()).hasSize(MANY);
    picture("points-thousands");
  }

  @Test
  void veryLongLineIsCheckedShownInPartAndKeptWhole() throws IOException {
    String line =
        IntStream.rangeClosed(1, 9_000)
            .mapToObj(i -> "Lamp %d is lit at dusk.".formatted(i))
            .collect(Collectors.joining(" "));
    assertThat(line.length()).isGreaterThan(200_000);
    String text = "# Lamps\n\n" + line + " Sales will double.\n\nTraffic will grow.\n";
    OpenDocument notes = openPlain(text);
    assertThat(notes.fresh().orElseThrow().report().findings())
        .filteredOn(f -> f.rule().id().equals("P2-WILL"))
        .hasSize(2);
    assertThat(lookup("#editor-text").queryAs(CodeArea.class).getLength()).isLessThan(20_000);
    interact(() -> pane().select(Span.at(notes.text().text().indexOf("will grow"))));
    settle();
    push(KeyCode.ALT, KeyCode.ENTER);
    settle();
    push(KeyCode.ENTER);
    String mended = text.replace("Traffic will grow", "Traffic is projected to grow");
    await(() -> notes.text().text().equals(mended));
  }
}
