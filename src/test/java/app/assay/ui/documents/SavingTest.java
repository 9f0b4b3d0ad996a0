package app.assay.ui.documents;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.text.ReadResult;
import app.assay.text.Span;
import app.assay.ui.HandRunner;
import app.assay.workspace.SameThreadRunner;
import app.assay.workspace.TaskRunner;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SavingTest {

  @TempDir Path folder;
  private final DocumentsFixture fixture = new DocumentsFixture();
  private final List<String> differences = new ArrayList<>();
  private Path file;
  private OpenDocument document;

  @BeforeEach
  void open() throws IOException {
    file = folder.resolve("plan.cgd.md");
    Files.copy(DocumentsFixture.sample("capacity-plan"), file);
    document = fixture.open(file);
    document.text().type(Span.at(document.text().text().indexOf("Traffic")), "Sea ");
  }

  private Saving saving(TaskRunner runner) {
    return new Saving(
        fixture.files, runner, (d, theirs) -> differences.add(theirs.source().text()));
  }

  private void way(String id) {
    document.notice().orElseThrow().ways().stream()
        .filter(w -> w.id().equals(id))
        .findFirst()
        .orElseThrow()
        .run()
        .run();
  }

  @Test
  void savedTextIsOnDiskAndNoLongerDirty() {
    saving(new SameThreadRunner()).save(document);
    assertThat(DocumentsFixture.text(file)).isEqualTo(document.text().text());
    assertThat(document.isDirty()).isFalse();
    assertThat(document.notice()).isEmpty();
  }

  @Test
  void undoAfterSavingMakesItDirtyAgain() {
    saving(new SameThreadRunner()).save(document);
    fixture.undo.undo();
    assertThat(document.isDirty()).isTrue();
  }

  @Test
  void typingWhileSavingStaysUnsaved() {
    HandRunner runner = new HandRunner();
    saving(runner).save(document);
    String asked = document.text().text();
    document.text().type(Span.at(0), "x");
    runner.runNext();
    assertThat(DocumentsFixture.text(file)).isEqualTo(asked);
    assertThat(document.isDirty()).isTrue();
  }

  @Test
  void secondSaveWaitsForTheFirst() {
    HandRunner runner = new HandRunner();
    Saving saving = saving(runner);
    saving.save(document);
    saving.save(document);
    assertThat(runner.waiting()).isEqualTo(1);
  }

  @Test
  void ownWriteIsNoOutsideChange() {
    HandRunner runner = new HandRunner();
    Saving saving = saving(runner);
    saving.lookAgain(document);
    saving.save(document);
    runner.runNext();
    runner.runNext();
    saving.lookAgain(document);
    runner.runNext();
    assertThat(document.notice()).isEmpty();
  }

  @Test
  void fileChangedUnderneathIsNotOverwritten() throws IOException {
    Files.writeString(file, "theirs");
    saving(new SameThreadRunner()).save(document);
    assertThat(DocumentsFixture.text(file)).isEqualTo("theirs");
    assertThat(document.isDirty()).isTrue();
    assertThat(document.notice().orElseThrow().ways().stream().map(Notice.Way::id))
        .containsExactly("difference", "reload", "keep");
  }

  @Test
  void differenceShowsTheTextOnDisk() throws IOException {
    Files.writeString(file, "theirs");
    saving(new SameThreadRunner()).save(document);
    way("difference");
    assertThat(differences).containsExactly("theirs");
  }

  @Test
  void reloadTakesTheirsAndUndoBringsMineBack() throws IOException {
    String mine = document.text().text();
    Files.writeString(file, "theirs");
    saving(new SameThreadRunner()).save(document);
    way("reload");
    assertThat(document.text().text()).isEqualTo("theirs");
    assertThat(document.isDirty()).isFalse();
    fixture.undo.undo();
    assertThat(document.text().text()).isEqualTo(mine);
  }

  @Test
  void keepWritesMineAndUndoBringsTheirs() throws IOException {
    String mine = document.text().text();
    Files.writeString(file, "theirs");
    saving(new SameThreadRunner()).save(document);
    way("keep");
    assertThat(DocumentsFixture.text(file)).isEqualTo(mine);
    fixture.undo.undo();
    assertThat(document.text().text()).isEqualTo("theirs");
  }

  @Test
  void fileThatIsGoneCanBeWrittenAgain() throws IOException {
    Files.delete(file);
    saving(new SameThreadRunner()).save(document);
    way("write");
    assertThat(DocumentsFixture.text(file)).isEqualTo(document.text().text());
    assertThat(document.isDirty()).isFalse();
  }

  @Test
  void outsideChangeIsNoticed() throws IOException {
    Files.writeString(file, "theirs");
    saving(new SameThreadRunner()).lookAgain(document);
    assertThat(document.notice().orElseThrow().message()).startsWith("plan.cgd.md changed on disk");
  }

  @Test
  void fileTouchedWithoutChangeIsNotNoticed() throws IOException {
    Files.writeString(file, Files.readString(file));
    saving(new SameThreadRunner()).lookAgain(document);
    assertThat(document.notice()).isEmpty();
    assertThat(fixture.files.read(file)).isInstanceOf(ReadResult.Loaded.class);
  }
}
