package app.assay.cgd.edit;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.SharedFolder;
import app.assay.cgd.CgdDocument;
import app.assay.cgd.CgdParser;
import app.assay.cgd.ClaimState;
import app.assay.cgd.hash.DocumentHash;
import app.assay.cgd.hash.HashResult;
import app.assay.text.TextEdit;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Edits of real documents, byte by byte.
class WildEditTest {

  private static final String BY = "Maria Rossi";
  private static final String DAY = "2026-07-01";

  private static List<Path> documents() throws IOException {
    try (var files = Files.list(SharedFolder.file("cgd-wild"))) {
      List<Path> documents = files.filter(p -> p.toString().endsWith(".cgd.md")).sorted().toList();
      assertThat(documents).hasSize(20);
      return documents;
    }
  }

  private static CgdDocument read(Path file) throws IOException {
    return CgdParser.standard().parse(Files.readAllBytes(file));
  }

  /// Lines of the one text that the other does not have, found without the code under test.
  private static List<String> linesOnlyIn(String text, String other) {
    List<String> rest = new ArrayList<>(other.lines().toList());
    return text.lines().filter(line -> !rest.remove(line)).toList();
  }

  private static void assertOnlyEditsMoved(EditResult.Edited edited) {
    byte[] before = edited.before().source().bytes();
    byte[] after = edited.document().source().bytes();
    String text = edited.before().text();
    int shift = edited.before().source().byteOrderMark() ? 3 : 0;
    int from = 0;
    int at = 0;
    for (TextEdit edit : edited.edits()) {
      int start = bytes(text.substring(0, edit.span().start())) + shift;
      assertThat(slice(after, at, at + start - from)).isEqualTo(slice(before, from, start));
      at += start - from + bytes(edit.replacement());
      from = bytes(text.substring(0, edit.span().end())) + shift;
    }
    assertThat(slice(after, at, after.length)).isEqualTo(slice(before, from, before.length));
  }

  private static int bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8).length;
  }

  private static byte[] slice(byte[] bytes, int from, int to) {
    return Arrays.copyOfRange(bytes, from, to);
  }

  @Test
  void stampingChangesTheHashLineOnly() throws IOException {
    for (Path file : documents()) {
      CgdDocument document = read(file);
      EditResult result =
          new Stamp(DocumentEditor.standard()).apply(document, Stamp.Options.PRESENT_ONLY);
      assertThat(result).as(file.toString()).isInstanceOf(EditResult.Edited.class);
      EditResult.Edited edited = (EditResult.Edited) result;
      String text = edited.document().text();
      assertOnlyEditsMoved(edited);
      assertThat(linesOnlyIn(text, document.text()))
          .singleElement()
          .asString()
          .matches("document-sha256: [0-9a-f]{64}");
      assertThat(edited.edits()).hasSize(1);
      assertThat(DocumentHash.compute(edited.document().source()))
          .isEqualTo(
              new HashResult.Computed(edited.document().header().storedHash().orElseThrow()));
    }
  }

  @Test
  void confirmingAPendingClaimChangesItsLinesAndTheHash() throws IOException {
    int confirmed = 0;
    for (Path file : documents()) {
      CgdDocument document = read(file);
      for (int claim = 0; claim < document.claims().size(); claim++) {
        if (document.claims().get(claim).state() == ClaimState.PENDING) {
          confirm(document, claim);
          confirmed++;
        }
      }
    }
    assertThat(confirmed).isEqualTo(10);
  }

  private static void confirm(CgdDocument document, int claim) {
    DocumentEditor editor = DocumentEditor.standard();
    List<Change> fields =
        List.of(
            new Change.SetClaimField(claim, "confirmed-by", Value.text(BY)),
            new Change.SetClaimField(claim, "confirmed-date", Value.word(DAY)));
    EditResult.Edited confirmed = (EditResult.Edited) editor.apply(document, fields);
    RecordPlan.Planned plan =
        (RecordPlan.Planned) RecordEdit.plan(confirmed.document(), List.of(RecordLine.of(claim)));
    assertThat(plan.notes()).isEmpty();
    EditResult.Edited stamped =
        (EditResult.Edited)
            editor.applyAndStamp(confirmed.document(), plan.changes(), Stamp.Options.CONFIRMATION);
    EditResult.Edited all = confirmed.followedBy(stamped);
    assertOnlyEditsMoved(all);
    String before = document.text();
    String after = all.document().text();
    List<String> row =
        linesOnlyIn(before, after).stream().filter(line -> line.startsWith("| ")).toList();
    assertThat(row).hasSize(1);
    String confirmedRow =
        row.getFirst()
            .replaceFirst(
                "\\| (PENDING|Awaiting Confirmation) \\| +\\| +\\|$",
                "| ✓ Confirmed | " + BY + " | " + DAY + " |");
    List<String> added = new ArrayList<>(linesOnlyIn(after, before));
    added.removeIf(line -> line.matches("document-sha256: [0-9a-f]{64}"));
    added.remove("rag-ingestable: false");
    assertThat(added)
        .containsExactly(
            "hitl-pending-count: " + (document.header().pendingCount().getAsInt() - 1),
            "    confirmed-by: " + BY,
            "    confirmed-date: " + DAY,
            confirmedRow);
    assertThat(linesOnlyIn(before, after))
        .hasSize(3)
        .anyMatch(line -> line.startsWith("hitl-pending-count: "))
        .anyMatch(line -> line.startsWith("document-sha256: "));
  }

  @Test
  void aFirstClaimGetsItsLinesInEveryDocument() throws IOException {
    for (Path file : documents()) {
      CgdDocument document = read(file);
      List<Change.Field> fields =
          List.of(
              new Change.Field("id", Value.word("claim-0badcafe")),
              new Change.Field("text", Value.text("The lamp is lit.")),
              new Change.Field("source", Value.text("log book")),
              new Change.Field("round", Value.word("A")));
      EditResult.Edited added = EditCase.edited(document, new Change.AddClaim(fields));
      int claim = document.claims().size();
      EditResult.Edited confirmed =
          EditCase.edited(
              added.document(),
              new Change.SetClaimField(claim, "confirmed-by", Value.text(BY)),
              new Change.SetClaimField(claim, "confirmed-date", Value.word(DAY)));
      RecordPlan.Planned plan =
          (RecordPlan.Planned) RecordEdit.plan(confirmed.document(), List.of(RecordLine.of(claim)));
      EditResult.Edited recorded =
          EditCase.edited(confirmed.document(), plan.changes().toArray(Change[]::new));
      assertOnlyEditsMoved(added.followedBy(confirmed).followedBy(recorded));
      assertThat(linesOnlyIn(recorded.document().text(), confirmed.document().text()))
          .as(file.toString())
          .contains("- The lamp is lit. (log book) ✓");
      assertThat(linesOnlyIn(confirmed.document().text(), recorded.document().text()))
          .isSubsetOf("- None.");
    }
  }
}
