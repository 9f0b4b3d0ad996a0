package app.assay.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SourceTextTest {

  @ParameterizedTest
  @CsvSource({
    "c080,0,overlong NUL",
    "61e08080,1,overlong in three bytes",
    "6162f0808080,2,overlong in four bytes",
    "61eda080,1,a high surrogate",
    "edb080,0,a low surrogate",
    "eda0bdedb880,0,CESU-8 pair",
    "f4908080,0,above U+10FFFF",
    "f8888080,0,five bytes",
    "6180,1,continuation alone",
    "61e282,1,cut at the end",
    "e28261,0,cut in the middle",
    "fffe6100,0,UTF-16 little endian",
    "feff0061,0,UTF-16 big endian",
    "636166e9,3,Latin-1",
    "efbb3f,0,half a byte order mark",
    "efbbbf61ff,4,after a byte order mark"
  })
  void malformedBytesAreRefusedWhereTheyStand(String hex, int offset, String what) {
    assertThat(SourceText.decode(HexFormat.of().parseHex(hex)))
        .as(what)
        .isEqualTo(new SourceText.Decoded.NotUtf8(offset));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "efbbbf",
        "efbbbfefbbbf",
        "efbbbfefbbbf61",
        "61efbbbf",
        "00",
        "0d0a0d0a0a",
        "f09f9880",
        "c285e280a8efbfbf"
      })
  void bytesComeBackAsTheyWere(String hex) {
    assertThat(HexFormat.of().formatHex(decoded(HexFormat.of().parseHex(hex)).bytes()))
        .isEqualTo(hex);
  }

  @Test
  void oneByteOrderMarkIsNoText() {
    assertThat(decoded("\ufeffa".getBytes(StandardCharsets.UTF_8)))
        .isEqualTo(new SourceText("a", true));
  }

  @Test
  void secondByteOrderMarkIsText() {
    assertThat(decoded("\ufeff\ufeffa".getBytes(StandardCharsets.UTF_8)))
        .isEqualTo(new SourceText("\ufeffa", true));
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5})
  void whatDecodesComesBackWhateverItIs(long seed) {
    Random random = new Random(seed);
    int accepted = 0;
    for (int i = 0; i < 20_000; i++) {
      byte[] bytes = new byte[random.nextInt(4)];
      random.nextBytes(bytes);
      if (SourceText.decode(bytes) instanceof SourceText.Decoded.Ok(SourceText source)) {
        assertThat(source.bytes()).isEqualTo(bytes);
        accepted++;
      }
    }
    assertThat(accepted).isGreaterThan(1000);
  }

  @Test
  void changedTextKeepsTheByteOrderMark() {
    assertThat(new SourceText("a", true).withText("b")).isEqualTo(new SourceText("b", true));
    assertThat(SourceText.of("a").withText("b")).isEqualTo(new SourceText("b", false));
  }

  @Test
  void hashIsSha256InLowerCase() {
    assertThat(SourceText.sha256("abc".getBytes(StandardCharsets.UTF_8)))
        .isEqualTo("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  }

  private static SourceText decoded(byte[] bytes) {
    assertThat(SourceText.decode(bytes)).isInstanceOf(SourceText.Decoded.Ok.class);
    return ((SourceText.Decoded.Ok) SourceText.decode(bytes)).source();
  }
}
