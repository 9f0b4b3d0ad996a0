package app.assay.hitl;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.SharedFolder;
import app.assay.cgd.CgdDocument;
import app.assay.cgd.CgdParser;
import app.assay.cgd.Claim;
import app.assay.cgd.ClaimState;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.edit.DocumentEditor;
import app.assay.cgd.hash.DocumentHash;
import app.assay.cgd.hash.HashResult;
import app.assay.cgd.rules.FormatRules;
import app.assay.text.LineIndex;
import app.assay.text.TextEdit;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/// Confirms the first pending claim of each real document in memory and looks at every byte.
class WildConfirmationTest {

  private static final CheckContext CONTEXT =
      CheckContext.at(Instant.parse("2026-11-21T12:00:00Z"));

  private final Confirmation confirmation =
      new Confirmation(DocumentEditor.standard(), FormatRules.validator());

  @TestFactory
  Stream<DynamicTest> confirmingChangesOnlyWhatItShould() throws IOException {
    Path folder = SharedFolder.file("cgd-wild");
    List<Path> files;
    try (var list = Files.list(folder)) {
      files = list.filter(p -> p.toString().endsWith(".cgd.md")).sorted().toList();
    }
    return files.stream()
        .map(f -> DynamicTest.dynamicTest(f.getFileName().toString(), () -> confirm(f)));
  }

  private void confirm(Path file) throws IOException {
    CgdDocument before = CgdParser.standard().parse(Files.readAllBytes(file));
    Optional<Claim> pending =
        before.claims().stream().filter(c -> c.state() == ClaimState.PENDING).findFirst();
    if (pending.isEmpty()) {
      assertThat(ReviewList.of(before, List.of())).as("nothing waits").isEmpty();
      return;
    }
    ConfirmationResult result =
        confirmation.plan(
            before,
            new ConfirmationRequest(
                new Reviewer("Dana Reviewer"),
                LocalDate.of(2026, 11, 21),
                List.of(
                    new ClaimDecision(
                        pending.get().index(),
                        pending.get().id(),
                        Answer.TRUE,
                        "Looked it up in the repository, commit 17f7edb",
                        Duration.ofSeconds(30),
                        false)),
                true,
                CONTEXT,
                NoTerms.NONE,
                Timing.MEASURED));
    assertThat(result).isInstanceOf(ConfirmationResult.Planned.class);
    ConfirmationResult.Planned planned = (ConfirmationResult.Planned) result;
    CgdDocument after = planned.after();
    assertThat(DocumentHash.compute(after.source()))
        .isEqualTo(new HashResult.Computed(after.header().value("document-sha256")));
    assertThat(TextEdit.apply(before.text(), planned.edits())).isEqualTo(after.text());
    for (TextEdit edit : planned.edits()) {
      for (String line : linesOf(before, edit)) {
        assertThat(isOurs(line, pending.get())).as("changed line: %s", line).isTrue();
      }
    }
  }

  /// The lines an edit touches in the document as it was.
  private static List<String> linesOf(CgdDocument document, TextEdit edit) {
    LineIndex lines = document.lines();
    List<String> touched = new ArrayList<>();
    if (edit.span().isEmpty() && edit.replacement().endsWith("\n")) {
      return touched;
    }
    int last = lines.lineAt(Math.max(edit.span().start(), edit.span().end() - 1));
    for (int line = lines.lineAt(edit.span().start()); line <= last; line++) {
      touched.add(lines.line(line));
    }
    return touched;
  }

  /// Keys the program owns, the claim's own fields, its line in the record, and the status line.
  private static boolean isOurs(String line, Claim claim) {
    String words = line.strip();
    return Stream.of(
                "document-sha256:",
                "rag-ingestable:",
                "hitl-pending-count:",
                "hitl-status:",
                "clarity-status:",
                "exclusions-coverage:",
                "source:",
                "round:",
                "location:",
                "confirmed-by:",
                "confirmed-date:",
                "Clarity Gate:",
                "points-passed:")
            .anyMatch(words::startsWith)
        || (words.startsWith("|") && words.contains(firstWords(claim)))
        || words.startsWith("- ")
        || (words.startsWith("|") && words.contains("Awaiting"));
  }

  private static String firstWords(Claim claim) {
    String text = claim.text();
    return text.substring(0, Math.min(12, text.length()));
  }
}
