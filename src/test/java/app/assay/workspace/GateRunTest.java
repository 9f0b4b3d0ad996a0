package app.assay.workspace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.assay.cgd.CgdParser;
import app.assay.cgd.CgdText;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.check.Validator;
import app.assay.text.DocumentFile;
import app.assay.text.SourceText;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GateRunTest {

  private static final CheckContext CONTEXT =
      CheckContext.at(Instant.parse("2026-06-30T12:00:00Z"));

  @TempDir Path folder;

  @Test
  void reportsComeInTheOrderOfTheInputs() throws IOException {
    List<Input> inputs = new ArrayList<>();
    for (int i = 0; i < 200; i++) {
      inputs.add(write("n%03d.cgd.md".formatted(i), "word\n".repeat(i % 7 == 0 ? 20_000 : 1)));
    }
    List<String> paths = new ArrayList<>();
    run(4).run(inputs, new Counting(Integer.MAX_VALUE), file -> paths.add(file.path()));
    assertThat(paths).isEqualTo(inputs.stream().map(Input::shown).toList());
  }

  @Test
  void oneWorkerAndManyAgree() throws IOException {
    List<Input> inputs = new ArrayList<>();
    inputs.add(write("a.cgd.md", CgdText.valid().text()));
    inputs.add(write("b.cgd.md", CgdText.pending("A").text()));
    inputs.add(new Input.Unreadable("c", "There is no such file or folder."));
    assertThat(reports(run(4), inputs)).isEqualTo(reports(run(1), inputs));
  }

  @Test
  void threeThousandFilesAreHandedOverOneByOne() {
    List<Input> inputs =
        IntStream.range(0, 3_000)
            .<Input>mapToObj(i -> new Input.Standard(("# " + i).getBytes(StandardCharsets.UTF_8)))
            .toList();
    int[] seen = new int[1];
    Counting progress = new Counting(Integer.MAX_VALUE);
    run(2).run(inputs, progress, file -> seen[0]++);
    assertThat(seen[0]).isEqualTo(3_000);
    assertThat(progress.updates).isEqualTo(3_000);
  }

  @Test
  void runStopsWhenItIsCancelled() {
    List<Input> inputs =
        IntStream.range(0, 500).<Input>mapToObj(i -> new Input.Standard(new byte[0])).toList();
    List<FileReport> seen = new ArrayList<>();
    assertThatThrownBy(() -> run(2).run(inputs, new Counting(10), seen::add))
        .isInstanceOf(CancellationException.class);
    assertThat(seen).hasSize(10);
  }

  @Test
  void fileThatIsNotUtf8IsAnEntry() throws IOException {
    Path file = folder.resolve("latin.cgd.md");
    Files.write(file, new byte[] {'a', 'b', (byte) 0xE9, 'c'});
    FileReport report = run(1).report(new Input.OnDisk(file, "latin.cgd.md"));
    assertThat(report.trouble()).contains("The file is not UTF-8: byte 2 cannot be decoded.");
  }

  @Test
  void fileThatIsTooLargeIsAnEntry() throws IOException {
    Path file = folder.resolve("large.cgd.md");
    Files.write(file, new byte[DocumentFile.LIMIT + 1]);
    FileReport report = run(1).report(new Input.OnDisk(file, "large.cgd.md"));
    assertThat(report.trouble())
        .contains("The file has 10,000,001 bytes and at most 10,000,000 are read.");
    assertThat(report.bytes()).isEqualTo(10_000_001);
  }

  @Test
  void fileThatIsGoneIsAnEntry() {
    FileReport report = run(1).report(new Input.OnDisk(folder.resolve("x.md"), "x.md"));
    assertThat(report.trouble()).contains("x.md cannot be read: it does not exist.");
  }

  @Test
  void hashOfTheSourceBesideADocumentIsRecognised() throws IOException {
    write("lamp.md", "# Lamp\n");
    String hash = SourceText.sha256("# Lamp\n".getBytes(StandardCharsets.UTF_8));
    Input input = write("lamp.cgd.md", CgdText.valid().set("document-sha256", hash).text());
    assertThat(run(1).report(input).hash().recipe()).contains("L4");
  }

  private static GateRun run(int workers) {
    DocumentCheck check =
        new DocumentCheck(
            CgdParser.standard(), new Validator(List.of()), Optional.empty(), Optional.empty());
    return new GateRun(check, CONTEXT, new DocumentFile(), workers);
  }

  private static List<FileReport> reports(GateRun run, List<Input> inputs) {
    List<FileReport> reports = new ArrayList<>();
    run.run(inputs, new Counting(Integer.MAX_VALUE), reports::add);
    return reports;
  }

  private Input write(String name, String text) throws IOException {
    return new Input.OnDisk(Files.writeString(folder.resolve(name), text), name);
  }

  /// Is cancelled after a number of updates.
  private static final class Counting implements Progress {

    private final int most;
    private int updates;

    Counting(int most) {
      this.most = most;
    }

    @Override
    public void update(long done, long total, String message) {
      updates++;
    }

    @Override
    public boolean isCancelled() {
      return updates >= most;
    }
  }
}
