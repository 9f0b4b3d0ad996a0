package app.assay.cgd.edit;

import static app.assay.cgd.edit.EditCase.edited;
import static app.assay.cgd.edit.EditCase.parse;
import static app.assay.cgd.edit.EditCase.refused;
import static org.assertj.core.api.Assertions.assertThat;

import app.assay.cgd.ClarityStatus;
import app.assay.cgd.Ending;
import app.assay.cgd.HitlStatus;
import org.junit.jupiter.api.Test;

class StatusLineEditTest {

  private static final Change SET =
      new Change.SetStatusLine(ClarityStatus.CLEAR, HitlStatus.REVIEWED);
  private static final String START = "---\na: 1\n---\nbody\n\n" + Ending.MARKER;

  private static String after(String ending) {
    String text = edited(parse(START + ending), SET).document().text();
    assertThat(text).startsWith(START);
    return text.substring(START.length());
  }

  @Test
  void onlyTheWordsMove() {
    assertThat(after("\nClarity Gate:  UNCLEAR |PENDING  \n\n"))
        .isEqualTo("\nClarity Gate:  CLEAR |REVIEWED  \n\n");
    assertThat(after("  \r\nClarity Gate: CLEAR | PENDING"))
        .isEqualTo("  \r\nClarity Gate: CLEAR | REVIEWED");
  }

  @Test
  void commentaryBehindTheStatusGoes() {
    assertThat(after("\nClarity Gate: CLEAR | PENDING (see above)\n"))
        .isEqualTo("\nClarity Gate: CLEAR | REVIEWED\n");
  }

  @Test
  void missingWordsAreFilledIn() {
    assertThat(after("\nClarity Gate:| \n")).isEqualTo("\nClarity Gate: CLEAR|REVIEWED \n");
  }

  @Test
  void aMissingLineIsAdded() {
    assertThat(after("")).isEqualTo("\nClarity Gate: CLEAR | REVIEWED\n");
    assertThat(after("\n")).isEqualTo("\nClarity Gate: CLEAR | REVIEWED\n");
    assertThat(after("\n\n")).isEqualTo("\nClarity Gate: CLEAR | REVIEWED\n");
    assertThat(after("\nother\n")).isEqualTo("\nClarity Gate: CLEAR | REVIEWED\nother\n");
  }

  @Test
  void aBrokenLineIsReplaced() {
    assertThat(after("\nclarity gate = clear\n")).isEqualTo("\nClarity Gate: CLEAR | REVIEWED\n");
  }

  @Test
  void refusesWhereThereIsNoPlaceForIt() {
    assertThat(refused(parse("---\na: 1\n---\nbody\n"), SET))
        .isEqualTo("There is no end marker, so there is no status line to set.");
    assertThat(refused(parse(START + "\n\nClarity Gate: CLEAR | PENDING\n"), SET))
        .isEqualTo(
            "Empty lines stand between the end marker and the status line; remove them first.");
  }
}
