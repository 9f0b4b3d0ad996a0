package app.assay.ui.documents;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.text.Span;
import app.assay.ui.documents.Drafts.Draft;
import app.assay.workspace.SameThreadRunner;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DraftsTest {

  @TempDir Path folder;
  private final DocumentsFixture fixture = new DocumentsFixture();
  private Path file;
  private final List<Runnable> due = new ArrayList<>();
  private OpenDocument document;
  private Drafts drafts;

  @BeforeEach
  void open() throws IOException {
    file = folder.resolve("plan.cgd.md");
    Files.copy(DocumentsFixture.sample("capacity-plan"), file);
    document = fixture.open(file);
    drafts = drafts();
    drafts.follow(document);
  }

  private Drafts drafts() {
    return new Drafts(
        folder.resolve("drafts"), fixture.files, new SameThreadRunner(), () -> due::add);
  }

  /// Two seconds pass.
  private void pass() {
    List.copyOf(due).forEach(Runnable::run);
    due.clear();
  }

  private List<Draft> found() {
    List<Draft> found = new ArrayList<>();
    drafts().find(found::addAll);
    return found;
  }

  @Test
  void unsavedTextIsKeptForTheNextStart() {
    document.text().type(Span.at(0), "Sea 📦\r\n");
    assertThat(found()).isEmpty();
    pass();
    assertThat(found()).containsExactly(new Draft(file, document.text().text()));
  }

  @Test
  void savedTextNeedsNoDraft() {
    document.text().type(Span.at(0), "x");
    pass();
    assertThat(found()).hasSize(1);
    new Saving(fixture.files, new SameThreadRunner(), (d, theirs) -> {}).save(document);
    assertThat(found()).isEmpty();
  }

  @Test
  void draftCutByACrashIsPassedOver() throws IOException {
    Files.createDirectories(folder.resolve("drafts"));
    Files.writeString(folder.resolve("drafts").resolve("draft-0123.json"), "{\"path\": \"a");
    assertThat(found()).isEmpty();
  }

  @Test
  void emptyDraftOfAnEarlierVersionIsSweptAway() throws IOException {
    Files.createDirectories(folder.resolve("drafts"));
    Files.createFile(folder.resolve("drafts").resolve("draft-0123.json"));
    assertThat(found()).isEmpty();
    assertThat(folder.resolve("drafts")).isEmptyDirectory();
  }

  @Test
  void offeredDraftIsTakenOnlyWhenTheUserWants() {
    String before = document.text().text();
    drafts.offer(new Draft(file, "kept"), document);
    assertThat(document.text().text()).isEqualTo(before);
    document.notice().orElseThrow().ways().getFirst().run().run();
    assertThat(document.text().text()).isEqualTo("kept");
    fixture.undo.undo();
    assertThat(document.text().text()).isEqualTo(before);
  }

  @Test
  void discardedDraftIsGone() {
    document.text().type(Span.at(0), "x");
    pass();
    Draft draft = found().getFirst();
    fixture.undo.undo();
    drafts.offer(draft, document);
    document.notice().orElseThrow().ways().get(1).run().run();
    assertThat(found()).isEmpty();
    assertThat(folder.resolve("drafts")).isEmptyDirectory();
  }

  @Test
  void draftThatSaysNothingNewIsNotOffered() {
    drafts.offer(new Draft(file, document.text().text()), document);
    assertThat(document.notice()).isEmpty();
  }
}
