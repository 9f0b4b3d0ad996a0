package app.assay.hitl.queue;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.cgd.CgdText;
import app.assay.text.DocumentFile;
import app.assay.text.SourceText;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class QueueDraftTest {

  @TempDir Path vault;

  @Test
  void queueHasTheFormOfTheSpecification() throws IOException {
    QueueSample sample = QueueSample.in(vault).queued();
    String a = sha256("docs/a.cgd.md");
    String b = sha256("docs/b.cgd.md");
    String c = sha256("prices.cgd.md");
    String lines = a + "  docs/a.cgd.md\n" + b + "  docs/b.cgd.md\n" + c + "  prices.cgd.md\n";
    assertThat(Files.readString(sample.queueFile()))
        .isEqualTo(
            """
            schema-version: 1.0
            generated: 2026-06-15T12:00:00Z
            expires: 2026-06-22T12:00:00Z
            source-files-hash: %s
            documents:
              - file: "docs/a.cgd.md"
                file-hash: %s
                claims:
                  - id: "claim-75fb137a"
                    text: "Base price is $99/mo"
                    location: "api-pricing/1"
                    round: B
                    response: null
                    notes: ""
              - file: "docs/b.cgd.md"
                file-hash: %s
                claims:
                  - id: "claim-75fb137a"
                    text: "Base price is $99/mo"
                    location: "api-pricing/1"
                    round: B
                    response: null
                    notes: ""
                  - id: "claim-eb357742"
                    text: "The API supports GraphQL"
                    location: "features/1"
                    round: B
                    response: null
                    notes: ""
              - file: "prices.cgd.md"
                file-hash: %s
                claims:
                  - id: "claim-75fb137a"
                    text: "Base price is $99/mo"
                    location: "api-pricing/1"
                    round: A
                    response: null
                    notes: ""
            """
                .formatted(SourceText.sha256(lines.getBytes(StandardCharsets.UTF_8)), a, b, c));
  }

  @Test
  void whatIsWrittenIsReadBack() throws IOException {
    String odd = "Quote \\\" and back \\\\ and \\u0085 and \\t tab, : # 数 😀";
    write("odd.cgd.md", CgdText.pending("B").claim("id: c-2\ntext: \"" + odd + "\"\nround: B"));
    QueueDraft draft = draft();
    draft.add(vault.resolve("odd.cgd.md"));
    HitlQueue queue =
        ((FileReading.Read<HitlQueue>) QueueReader.read(draft.text(QueueSample.GENERATED)))
            .content();
    assertThat(queue.documents().getFirst().claims().get(1).text().value())
        .isEqualTo("Quote \" and back \\ and \u0085 and \t tab, : # 数 😀");
    assertThat(queue.expectedHash()).isEqualTo(queue.sourceFilesHash().value());
  }

  @Test
  void nothingPendingGivesAnEmptyQueue() throws IOException {
    write("clear.cgd.md", CgdText.valid());
    QueueDraft draft = draft();
    assertThat(draft.add(vault.resolve("clear.cgd.md")))
        .isEqualTo(new QueueDraft.Added.Queued(0, List.of()));
    assertThat(draft.text(QueueSample.GENERATED)).endsWith("documents: []\n");
    assertThat(QueueReader.read(draft.text(QueueSample.GENERATED)))
        .isInstanceOf(FileReading.Read.class);
  }

  @Test
  void halfConfirmedClaimIsLeftOutAndSaid() throws IOException {
    write(
        "half.cgd.md",
        CgdText.valid().claim("id: c-1\ntext: \"Half\"\nround: B\nconfirmed-by: Ida Berg"));
    assertThat(draft().add(vault.resolve("half.cgd.md")))
        .isEqualTo(
            new QueueDraft.Added.Queued(
                0,
                List.of(
                    "Claim c-1 is half confirmed (W-HC01) and not queued; see 'assay confirm"
                        + " --replace'.")));
  }

  @Test
  void claimsThatNoAnswerCouldFindAreLeftOutAndSaid() throws IOException {
    write(
        "ids.cgd.md",
        CgdText.valid()
            .claim("text: \"None\"\nround: B")
            .claim("id: c-1\ntext: \"One\"\nround: B")
            .claim("id: c-1\ntext: \"Two\"\nround: B"));
    assertThat(draft().add(vault.resolve("ids.cgd.md")))
        .isEqualTo(
            new QueueDraft.Added.Queued(
                0,
                List.of(
                    "Claim 1 of the list has no id and is not queued.",
                    "The id c-1 belongs to 2 claims, so they are not queued.",
                    "The id c-1 belongs to 2 claims, so they are not queued.")));
  }

  @Test
  void documentOutsideTheRootIsRefused() throws IOException {
    Files.createDirectory(vault.resolve("inner"));
    write("outer.cgd.md", CgdText.pending("B"));
    QueueDraft draft = new QueueDraft(QueueRoot.of(vault.resolve("inner")), new DocumentFile());
    assertThat(draft.add(vault.resolve("outer.cgd.md")))
        .isEqualTo(
            new QueueDraft.Added.Refused(
                "It does not lie in the folder of the queue; name a folder around both with"
                    + " --root."));
  }

  @Test
  void linkAndFileAreOneDocument() throws IOException {
    write("real.cgd.md", CgdText.pending("B"));
    Files.createSymbolicLink(vault.resolve("link.cgd.md"), vault.resolve("real.cgd.md"));
    QueueDraft draft = draft();
    draft.add(vault.resolve("link.cgd.md"));
    draft.add(vault.resolve("real.cgd.md"));
    assertThat(draft.documents()).isEqualTo(1);
    assertThat(draft.text(QueueSample.GENERATED)).contains("file: \"real.cgd.md\"");
  }

  @Test
  void brokenFrontMatterIsRefusedAndAMissingFileUnreadable() throws IOException {
    Files.writeString(vault.resolve("broken.cgd.md"), "---\na: [\n---\n");
    assertThat(draft().add(vault.resolve("broken.cgd.md")))
        .isEqualTo(
            new QueueDraft.Added.Refused("The front matter cannot be read; see 'assay verify'."));
    assertThat(draft().add(vault.resolve("gone.cgd.md")))
        .isEqualTo(new QueueDraft.Added.Unreadable("The file cannot be read: it does not exist."));
  }

  private QueueDraft draft() throws IOException {
    return new QueueDraft(QueueRoot.of(vault), new DocumentFile());
  }

  private void write(String name, CgdText text) throws IOException {
    Files.writeString(vault.resolve(name), text.text());
  }

  private String sha256(String file) throws IOException {
    return SourceText.sha256(Files.readAllBytes(vault.resolve(file)));
  }
}
