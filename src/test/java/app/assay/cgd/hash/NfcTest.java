package app.assay.cgd.hash;

import static org.assertj.core.api.Assertions.assertThat;

import java.text.Normalizer;
import java.util.Random;
import org.junit.jupiter.api.Test;

class NfcTest {

  // Marks of many classes, some that decompose, some that are not reordered, some beyond the BMP.
  private static final int[] MARKS = {
    0x301, 0x323, 0x345, 0x344, 0x340, 0x34F, 0x327, 0x338, 0x5B0, 0x64B, 0x93C, 0x94D, 0xF71,
    0xF72, 0xF73, 0xF75, 0xCD5, 0xDCA, 0xDDA, 0x302A, 0x3099, 0x20DD, 0x1D165, 0x1D16D, 0x1E8D0
  };

  @Test
  void shortRunIsComposed() {
    assertThat(Nfc.compose("e\u0301")).isEqualTo("\u00e9");
  }

  @Test
  void composedLineStaysAsItIs() {
    String line = "caf\u00e9 \ud83d\ude00";
    assertThat(Nfc.compose(line)).isSameAs(line);
  }

  @Test
  void longRunsComeOutAsFromTheNormaliser() {
    Random random = new Random(20260112);
    for (int round = 0; round < 400; round++) {
      String line = line(random);
      assertThat(Nfc.compose(line)).isEqualTo(Normalizer.normalize(line, Normalizer.Form.NFC));
    }
  }

  @Test
  void marksOfALongRunArePutInOrder() {
    String text = "a" + "\u0345\u0301\u0323".repeat(100) + "b\u0301\u0323";
    assertThat(Nfc.ordered(text))
        .isEqualTo(
            "a"
                + "\u0323".repeat(100)
                + "\u0301".repeat(100)
                + "\u0345".repeat(100)
                + "b\u0323\u0301");
  }

  @Test
  void markThatIsNotReorderedParts() {
    String run = "\u0301\u0323".repeat(100);
    String ordered = "\u0323".repeat(100) + "\u0301".repeat(100);
    assertThat(Nfc.ordered(run + "\u034f" + run)).isEqualTo(ordered + "\u034f" + ordered);
  }

  @Test
  void shortRunIsLeftToTheNormaliser() {
    String text = "a\u0301\u0323";
    assertThat(Nfc.ordered(text)).isSameAs(text);
  }

  private static String line(Random random) {
    StringBuilder line = new StringBuilder("a");
    for (int run = 0; run < 3; run++) {
      int length = 100 + random.nextInt(100);
      for (int i = 0; i < length; i++) {
        line.appendCodePoint(MARKS[random.nextInt(MARKS.length)]);
      }
      line.append(random.nextBoolean() ? "\u1ec7" : "\u0f40");
    }
    return line.toString();
  }
}
