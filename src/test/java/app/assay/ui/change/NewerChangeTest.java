package app.assay.ui.change;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.cgd.CgdText;
import app.assay.hitl.BlockReview;
import app.assay.ledger.Ledger;
import app.assay.text.DocumentFile;
import app.assay.text.Span;
import app.assay.ui.change.ChangeModel.Stage;
import app.assay.ui.documents.DocumentsFixture;
import app.assay.ui.documents.OpenDocument;
import app.assay.workspace.SameThreadRunner;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.ZoneOffset;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// No card changes a document of a newer version (W-FC01), and none asks again in vain.
class NewerChangeTest {

  private static final String EXCLUSION =
      "<!-- CG-EXCLUSION:BEGIN id=secret -->\nNobody knows.\n<!-- CG-EXCLUSION:END id=secret -->\n";

  @TempDir Path folder;
  private final DocumentsFixture fixture = new DocumentsFixture();

  private OpenDocument newer(String name) throws IOException {
    String text =
        switch (name) {
          case "promote" -> CgdText.confirmed("Ida Berg").text();
          case "demote" ->
              Files.readString(
                  Path.of("sample-vaults", "lighthouse", "reference", "rota-2026.cgd.md"));
          default ->
              CgdText.valid()
                  .set("hitl-status", "REVIEWED_WITH_EXCEPTIONS")
                  .body("# Horn\n\nThe horn is red.\n\n" + EXCLUSION)
                  .text();
        };
    String version = "clarity-gate-version: ";
    return fixture.open(
        Files.writeString(
            folder.resolve("horn.cgd.md"), text.replace(version + "2.1", version + "3.0")));
  }

  private ChangeForm form(String name, OpenDocument document) {
    String text = document.text().text();
    int at = text.indexOf("# ");
    return switch (name) {
      case "exclude" -> new ExclusionForm(new Span(at, at + 3), text);
      case "include" ->
          new InclusionForm(
              Span.at(text.indexOf("Nobody")),
              new InclusionForm.Ledgered(
                  new BlockReview(
                      new DocumentFile(),
                      Ledger.open(
                          folder, Clock.fixed(DocumentsFixture.CONTEXT.now(), ZoneOffset.UTC)),
                      "test"),
                  document.path(),
                  document.name()));
      case "promote" -> new PromotionForm("Ida Berg");
      case "demote" -> new DemotionForm();
      default -> new MigrationForm(Optional::empty);
    };
  }

  @ParameterizedTest
  @ValueSource(strings = {"exclude", "include", "promote", "demote", "migrate"})
  void everyCardIsRefusedAndAskingAgainIsNotOffered(String name) throws IOException {
    OpenDocument document = newer(name);
    String before = document.text().text();
    ChangeModel model =
        new ChangeModel(
            document,
            new ChangeTools(
                new SameThreadRunner(),
                () -> DocumentsFixture.CONTEXT,
                fixture.undo,
                said -> {},
                written -> {}),
            form(name, document));
    Map.of(
            "id",
            "horn-1",
            "reason",
            "Unsure",
            "owner",
            "Ida Berg",
            "version",
            "1.0",
            "value:claim-75fb137a",
            "$99")
        .forEach(model::fill);
    model.preview();
    assertThat(model.stage()).as(model.messages().toString()).isEqualTo(Stage.REFUSED);
    assertThat(model.messages().toString()).contains("newer than");
    assertThat(model.isRefusedForGood()).isTrue();
    assertThat(document.text().text()).isEqualTo(before);
  }
}
