package app.assay.distillery.curation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.api.Test;

class NoteSignalsTest {

  private static final Set<String> VAULT = Set.of("dry-the-lamp", "wind-the-clock");

  @Test
  void aLineWithItsSignalIsRead() {
    assertThat(
            NoteSignals.in("- `dry-the-lamp` [outdated]: the lamp is sealed now", VAULT, "a1b2c3d"))
        .containsExactly(
            new Signal("dry-the-lamp", "outdated", "the lamp is sealed now", "a1b2c3d"));
  }

  @Test
  void aLineWithoutASignalCountsForAnEntryOfTheVault() {
    assertThat(
            NoteSignals.in(
                "- `wind-the-clock`: followed it\n- `build.sh`: changed", VAULT, "a1b2c3d"))
        .containsExactly(new Signal("wind-the-clock", "", "followed it", "a1b2c3d"));
  }

  @Test
  void aSignalMayNameAnEntryThatIsGone() {
    assertThat(NoteSignals.in("* `old-rule` [Conflicted] — see #9", VAULT, ""))
        .containsExactly(new Signal("old-rule", "conflicted", "see #9", ""));
  }

  @Test
  void anUnknownSignalIsPartOfTheNote() {
    assertThat(NoteSignals.in("- `dry-the-lamp` [maybe]: hm", VAULT, ""))
        .containsExactly(new Signal("dry-the-lamp", "", "[maybe]: hm", ""));
  }
}
