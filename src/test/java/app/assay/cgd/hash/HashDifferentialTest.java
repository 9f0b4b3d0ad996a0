package app.assay.cgd.hash;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import app.assay.text.SourceText;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Our hash against a second implementation in Python, `src/test/python/document_hash.py`, which
/// was written from the rulebook alone. `-Dassay.differential=100000` compares that many documents.
class HashDifferentialTest {

  private static final Path SCRIPT = Path.of("src/test/python/document_hash.py");

  private static final long SEED = 20260301;
  private static final int SHOWN = 3;

  @TempDir Path folder;

  @Test
  void generatedDocumentsHaveTheHashOfTheOtherImplementation()
      throws IOException, InterruptedException {
    assumeThat(hasPython()).as("python3 is on this machine").isTrue();
    int count = Integer.getInteger("assay.differential", 5_000);
    List<String> ours = new ArrayList<>();
    Path documents = folder.resolve("documents");
    Random random = new Random(SEED);
    try (OutputStream out = Files.newOutputStream(documents)) {
      for (int i = 0; i < count; i++) {
        String text = text(i, random);
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        out.write((bytes.length + "\n").getBytes(StandardCharsets.US_ASCII));
        out.write(bytes);
        ours.add(hash(bytes));
      }
    }
    List<String> theirs = theirs(documents);
    assertThat(theirs).hasSameSizeAs(ours);
    assertThat(theirs).filteredOn(h -> !h.equals("none")).hasSizeGreaterThan(count / 3);
    assertThat(differing(ours, theirs)).isEmpty();
  }

  /// Made again from the seed, so that not all texts are held.
  private static List<String> differing(List<String> ours, List<String> theirs) {
    List<String> texts = new ArrayList<>();
    Random random = new Random(SEED);
    for (int i = 0; i < ours.size(); i++) {
      String text = text(i, random);
      if (!ours.get(i).equals(theirs.get(i)) && texts.size() < SHOWN) {
        texts.add(text);
      }
    }
    return texts;
  }

  private static String text(int i, Random random) {
    return i % 2 == 0 ? HashTexts.assembled(random) : HashTexts.mutated(random);
  }

  private List<String> theirs(Path documents) throws IOException, InterruptedException {
    Path hashes = folder.resolve("hashes");
    Process python =
        new ProcessBuilder("python3", SCRIPT.toString())
            .redirectInput(documents.toFile())
            .redirectOutput(hashes.toFile())
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    assertThat(python.waitFor()).isZero();
    return Files.readAllLines(hashes);
  }

  private static String hash(byte[] bytes) {
    SourceText.Decoded decoded = SourceText.decode(bytes);
    assertThat(decoded).isInstanceOf(SourceText.Decoded.Ok.class);
    return DocumentHash.compute(((SourceText.Decoded.Ok) decoded).source())
            instanceof HashResult.Computed(String sha256)
        ? sha256
        : "none";
  }

  private static boolean hasPython() throws InterruptedException {
    try {
      return new ProcessBuilder("python3", "--version").start().waitFor() == 0;
    } catch (IOException e) {
      return false;
    }
  }
}
