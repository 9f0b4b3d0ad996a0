package app.assay.cgd.edit;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.CgdText;
import java.util.List;
import org.junit.jupiter.api.Test;

/// What cannot be understood is not written to (W-FC01).
class NewerVersionTest {

  private static final List<Change> CHANGE =
      List.of(new Change.SetField("rag-ingestable", Value.word("false")));

  private static CgdDocument version(String version) {
    return CgdText.valid().set("clarity-gate-version", version).parse();
  }

  @Test
  void nothingIsWrittenToANewerMajorVersion() {
    assertThat(DocumentEditor.standard().apply(version("3.0"), CHANGE))
        .isInstanceOfSatisfying(
            EditResult.Refused.class,
            refused ->
                assertThat(refused.message())
                    .isEqualTo(
                        "Nothing was written: format 3.0 is newer than 2, which is understood here."
                            + " Use a newer program, or change the text by hand."));
  }

  @Test
  void newerVersionIsNotStamped() {
    assertThat(new Stamp(DocumentEditor.standard()).apply(version("3.0"), Stamp.Options.STANDARD))
        .isInstanceOf(EditResult.Refused.class);
  }

  @Test
  void newerMinorVersionIsWrittenTo() {
    assertThat(DocumentEditor.standard().apply(version("2.9"), CHANGE))
        .isInstanceOf(EditResult.Edited.class);
  }
}
