package app.assay;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/// A window is opened where it can be, and otherwise one line says how to get it.
class DisplayTest {

  private static final Set<String> ALL = Set.of("libgtk-3.so.0", "libXtst.so.6");

  @Test
  void displayAndLibrariesAreEnough() {
    assertThat(linux(Map.of("DISPLAY", ":0"), ALL, true)).isEqualTo(new Display.Ready());
  }

  @Test
  void windowsAndMacBringWhatAWindowNeeds() {
    for (String system : new String[] {"Windows 11", "Mac OS X"}) {
      assertThat(new Display(Map.of(), system, library -> false, () -> false).ask())
          .isEqualTo(new Display.Ready());
    }
  }

  @Test
  void missingLibrariesAreNamedByTheirPackages() {
    assertThat(linux(Map.of("DISPLAY", ":0"), Set.of(), true))
        .isEqualTo(
            new Display.Missing(
                "For the window install what it draws with: sudo apt-get install libgtk-3-0"
                    + " libxtst6"));
  }

  @Test
  void onlyWhatIsMissingIsAskedFor() {
    assertThat(linux(Map.of("DISPLAY", ":0"), Set.of("libgtk-3.so.0"), true))
        .isEqualTo(
            new Display.Missing(
                "For the window install what it draws with: sudo apt-get install libxtst6"));
  }

  @Test
  void noDisplayAsksForAVirtualOne() {
    assertThat(linux(Map.of(), ALL, true))
        .isEqualTo(
            new Display.Missing(
                "No display answers. For the window start this in a desktop session, or with a"
                    + " virtual display: sudo apt-get install xvfb xauth, then put xvfb-run before"
                    + " the command"));
  }

  @Test
  void bareMachineAsksForEverythingAtOnce() {
    assertThat(linux(Map.of(), Set.of(), true))
        .isInstanceOfSatisfying(
            Display.Missing.class,
            missing ->
                assertThat(missing.advice())
                    .contains("sudo apt-get install libgtk-3-0 libxtst6 xvfb xauth")
                    .doesNotContain("\n"));
  }

  @Test
  void onlyALinuxDesktopHasToNameItsDisplay() {
    assertThat(new Display(Map.of(), "Linux", library -> true, () -> true).isNamed()).isFalse();
    assertThat(new Display(Map.of("DISPLAY", ":0"), "Linux", l -> true, () -> true).isNamed())
        .isTrue();
    assertThat(new Display(Map.of(), "Mac OS X", library -> true, () -> true).isNamed()).isTrue();
  }

  @Test
  void displayThatRefusesCountsAsNone() {
    assertThat(linux(Map.of("DISPLAY", ":77"), ALL, false)).isInstanceOf(Display.Missing.class);
  }

  @Test
  void absentLibraryIsAnAnswerAndNoCrash() {
    assertThat(new NativeLibraries().loads("libassay-that-nobody-has.so.1")).isFalse();
  }

  private static Display.Answer linux(
      Map<String, String> environment, Set<String> libraries, boolean answers) {
    return new Display(environment, "Linux", libraries::contains, () -> answers).ask();
  }
}
