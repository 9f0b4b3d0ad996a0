package app.assay.ui.bulk;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.cgd.CgdText;
import app.assay.cgd.check.CheckContext;
import app.assay.text.DiffLine;
import app.assay.text.DocumentFile;
import app.assay.ui.bulk.BulkRow.Choice;
import app.assay.ui.bulk.BulkRow.State;
import app.assay.workspace.BulkChange;
import app.assay.workspace.BulkMigration;
import app.assay.workspace.BulkRecipe;
import app.assay.workspace.SameThreadRunner;
import app.assay.workspace.UndoStack;
import app.assay.workspace.Vault;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BulkModelTest {

  private static final String OLD = CgdText.valid().set("clarity-gate-version", "2.0").text();
  private static final Path LENS =
      Path.of("sample-vaults", "lighthouse", "documents", "lens-supplier.cgd.md");

  @TempDir Path folder;
  private final DocumentFile files = new DocumentFile();
  private final UndoStack undo = new UndoStack(10);
  private final Set<Path> unsaved = new HashSet<>();
  private final List<Path> written = new ArrayList<>();
  private final List<String> said = new ArrayList<>();

  private void put(String name, String text) throws IOException {
    Files.writeString(folder.resolve(name), text);
  }

  private String text(String name) throws IOException {
    return Files.readString(folder.resolve(name));
  }

  private BulkModel started(BulkChange change, String key) throws IOException {
    BulkModel model =
        new BulkModel(
            new BulkTools(
                Vault.read(folder),
                new SameThreadRunner(),
                files,
                undo,
                () -> CheckContext.at(Instant.parse("2026-06-15T09:00:00Z")),
                unsaved::contains,
                written::add,
                said::add),
            change,
            key);
    model.start();
    return model;
  }

  private BulkModel migration() throws IOException {
    return started(new BulkMigration(files), "migration");
  }

  private static List<String> names(BulkModel model) {
    return model.rows().stream().map(row -> row.item().shown()).toList();
  }

  @Test
  void migrationListsWhatWouldChangeThenWhatIsLeftAlone() throws IOException {
    put("a-new.cgd.md", CgdText.valid().set("clarity-gate-version", "3.0").text());
    put("b-old.cgd.md", OLD);
    put("c-now.cgd.md", CgdText.valid().text());
    put("notes.md", "# Notes\n\nNothing of the format.\n");
    BulkModel model = migration();
    assertThat(names(model)).containsExactly("b-old.cgd.md", "a-new.cgd.md");
    assertThat(model.about()).isEqualTo("1 would change · 1 left alone · 1 at 2.1 already");
    assertThat(model.rows().getFirst().lines())
        .extracting(DiffLine::text)
        .contains("clarity-gate-version: 2.0", "clarity-gate-version: 2.1");
    assertThat(model.rows().getLast().state()).isEqualTo(State.LEFT);
    assertThat(text("b-old.cgd.md")).isEqualTo(OLD);
  }

  @Test
  void onlyWhatWasAcceptedIsWrittenAndOneUndoBringsItBack() throws IOException {
    for (String name : List.of("a.cgd.md", "b.cgd.md", "c.cgd.md")) {
      put(name, OLD);
    }
    BulkModel model = migration();
    assertThat(model.canWrite()).isFalse();
    model.chooseAll(Choice.ACCEPTED);
    model.choose(1, Choice.REFUSED);
    model.write();
    assertThat(model.rows())
        .extracting(BulkRow::state)
        .containsExactly(State.WRITTEN, State.PROPOSED, State.WRITTEN);
    assertThat(text("a.cgd.md")).contains("clarity-gate-version: 2.1");
    assertThat(text("b.cgd.md")).isEqualTo(OLD);
    assertThat(written).hasSize(2);
    undo.undo();
    assertThat(text("a.cgd.md")).isEqualTo(OLD);
    assertThat(text("c.cgd.md")).isEqualTo(OLD);
    undo.redo();
    assertThat(text("c.cgd.md")).contains("clarity-gate-version: 2.1");
  }

  @Test
  void fileThatChangedSinceIsLeftAlone() throws IOException {
    put("a.cgd.md", OLD);
    BulkModel model = migration();
    model.chooseAll(Choice.ACCEPTED);
    put("a.cgd.md", OLD + "\n");
    model.write();
    assertThat(model.rows().getFirst().state()).isEqualTo(State.LEFT);
    assertThat(model.rows().getFirst().result()).startsWith("The file has changed since");
    assertThat(text("a.cgd.md")).isEqualTo(OLD + "\n");
    assertThat(undo.canUndo()).isFalse();
  }

  @Test
  void documentWithUnsavedChangesIsLeftAlone() throws IOException {
    put("a.cgd.md", OLD);
    BulkModel model = migration();
    unsaved.add(folder.resolve("a.cgd.md").toAbsolutePath().normalize());
    model.chooseAll(Choice.ACCEPTED);
    model.write();
    assertThat(model.rows().getFirst().state()).isEqualTo(State.LEFT);
    assertThat(text("a.cgd.md")).isEqualTo(OLD);
  }

  @Test
  void undoSaysWhatItLeftAlone() throws IOException {
    put("a.cgd.md", OLD);
    BulkModel model = migration();
    model.chooseAll(Choice.ACCEPTED);
    model.write();
    put("a.cgd.md", text("a.cgd.md") + "\n");
    undo.undo();
    assertThat(said)
        .containsExactly(
            "0 of 1 documents were brought back; the others have changed since and were left"
                + " alone.");
  }

  @Test
  void hashOfAnotherRecipeIsStampedAndATextThatChangedIsNot() throws IOException {
    put("lens.cgd.md", Files.readString(LENS));
    put("right.cgd.md", CgdText.valid().text());
    put("torn.cgd.md", CgdText.valid().text().replace("eight windows", "nine windows"));
    BulkModel model = started(new BulkRecipe(files), "recipe");
    assertThat(names(model)).containsExactly("lens.cgd.md", "torn.cgd.md");
    assertThat(model.about()).isEqualTo("1 would be stamped · 1 left alone · 1 right already");
    model.chooseAll(Choice.ACCEPTED);
    model.write();
    assertThat(model.count(State.WRITTEN)).isEqualTo(1);
    assertThat(names(started(new BulkRecipe(files), "recipe"))).containsExactly("torn.cgd.md");
  }
}
