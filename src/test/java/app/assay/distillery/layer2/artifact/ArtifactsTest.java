package app.assay.distillery.layer2.artifact;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.distillery.layer2.Proposal;
import app.assay.distillery.layer2.Sight;
import app.assay.distillery.layer2.source.Checkout;
import app.assay.judge.Evidence;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ArtifactsTest {

  private static final String LIMIT =
      """
      # limits of uploads
      MAX_UPLOAD_BYTES = 20 * 1024 * 1024


      def check_upload(size):
          if size > MAX_UPLOAD_BYTES:
              raise TooLarge("uploads over 20 MB are refused")
      """;

  @TempDir private Path folder;

  private static Proposal claiming(String claim, String... domains) {
    return new Proposal(
        "b", "fact", "Limit", claim, "", "", "c", List.of(domains), List.of(), "", List.of());
  }

  private void write(String path, String text) throws IOException {
    Path file = folder.resolve(path);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }

  private Sight find(Proposal candidate, Map<String, List<String>> patterns) {
    Checkout.Opening.Opened opened = (Checkout.Opening.Opened) Checkout.open(folder);
    try (Checkout checkout = opened.checkout()) {
      return Artifacts.of(checkout, patterns, () -> false).of(candidate);
    }
  }

  private List<String> sources(Proposal candidate) {
    return find(candidate, Map.of()).evidence().stream().map(Evidence::source).toList();
  }

  @Test
  void linesWithTheNamesOfTheClaimAreShown() throws IOException {
    write("upload/limits.py", LIMIT);
    write("readme.md", "# About\n\nThis is a harbour.\n");

    Sight sight = find(claiming("Uploads larger than `MAX_UPLOAD_BYTES` are refused."), Map.of());

    assertThat(sight.evidence())
        .containsExactly(new Evidence("e1", "upload/limits.py:1-7", LIMIT.strip()));
    assertThat(sight.notes()).isEmpty();
  }

  @Test
  void nothingFoundIsSaid() throws IOException {
    write("readme.md", "# About\n\nThis is a harbour.\n");

    Sight sight = find(claiming("Uploads larger than `MAX_UPLOAD_BYTES` are refused."), Map.of());

    assertThat(sight.evidence()).isEmpty();
    assertThat(sight.notes())
        .containsExactly("No artifact of the checkout speaks of it (1 files searched).");
  }

  @Test
  void ignoredBinaryLargeLinkedAndStoredFilesAreLeftOut(@TempDir Path outside) throws IOException {
    write(".gitignore", "*.log\n/made/\n");
    write("run.log", LIMIT);
    write("made/limits.py", LIMIT);
    write("deep/run.log", LIMIT);
    write("node_modules/x/limits.py", LIMIT);
    write("image.bin", LIMIT + "\0");
    write("large.py", LIMIT + "x".repeat(500_000));
    write(".knowledge/reports/batch.md", LIMIT);
    write("batch.json", "{\"applies_to\": 1, \"considerations\": \"MAX_UPLOAD_BYTES\"}");
    write(".knowledge/decisions/limit.md", LIMIT);
    Files.writeString(outside.resolve("limits.py"), LIMIT);
    Files.createSymbolicLink(folder.resolve("linked"), outside);
    Files.createSymbolicLink(folder.resolve("linked.py"), outside.resolve("limits.py"));

    assertThat(sources(claiming("Uploads larger than `MAX_UPLOAD_BYTES` are refused.")))
        .containsExactly(".knowledge/decisions/limit.md:1-7");
  }

  @Test
  void pathsThatTheClaimNamesComeFirst() throws IOException {
    write("a/limits.py", LIMIT);
    write("b/limits.py", LIMIT);

    assertThat(sources(claiming("In b/limits.py uploads over MAX_UPLOAD_BYTES are refused.")))
        .containsExactly("b/limits.py:1-7", "a/limits.py:1-7");
  }

  @Test
  void pathsOfTheDomainComeBeforeOthers() throws IOException {
    write("a/limits.py", LIMIT);
    write("b/limits.py", LIMIT);
    Proposal candidate = claiming("Uploads over MAX_UPLOAD_BYTES are refused.", "uploads");

    assertThat(find(candidate, Map.of("uploads", List.of("b/"))).evidence())
        .extracting(Evidence::source)
        .containsExactly("b/limits.py:1-7", "a/limits.py:1-7");
  }

  @Test
  void sameFilesGiveTheSameExcerpts() throws IOException {
    for (int i = 0; i < 40; i++) {
      write("m%d/limits.py".formatted(i), "# " + i + "\n" + LIMIT);
    }
    Proposal candidate = claiming("Uploads over MAX_UPLOAD_BYTES are refused.");

    Sight once = find(candidate, Map.of());

    assertThat(once.evidence()).hasSize(8);
    assertThat(find(candidate, Map.of())).isEqualTo(once);
  }

  @Test
  void aSearchThatIsStoppedSaysSo() throws IOException {
    write("a/limits.py", LIMIT);
    try (Checkout checkout = ((Checkout.Opening.Opened) Checkout.open(folder)).checkout()) {
      Sight sight = Artifacts.of(checkout, Map.of(), () -> true).of(claiming("Uploads."));

      assertThat(sight.notes()).startsWith("Only 0 of 1 files of the checkout were searched.");
    }
  }
}
