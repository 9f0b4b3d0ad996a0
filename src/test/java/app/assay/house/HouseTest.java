package app.assay.house;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchRule;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Each rule of the house fires on a class that breaks it, and only there.
class HouseTest {

  private static final String ROOT = "app.assay.house.wrong";
  private static final House HOUSE = new House(ROOT);
  private static final JavaClasses WRONG = new ClassFileImporter().importPackages(ROOT);
  private static final Pattern METHOD = Pattern.compile("Method <[\\w.]+\\.(\\w+\\.\\w+)\\(");

  @Test
  void groundMayNotLookUp() {
    assertThat(broken(HOUSE.arrowsPointDown("text"))).anyMatch(s -> s.contains("LooksUp"));
  }

  @Test
  void roomMayLookDown() {
    assertThat(broken(HOUSE.arrowsPointDown("report"))).isEmpty();
  }

  @Test
  void packageWithoutAFloorIsRefused() {
    assertThat(broken(HOUSE.everyRoomHasAFloor())).isNotEmpty().allMatch(s -> s.contains("Barrel"));
  }

  @Test
  void circleInsideARoomIsFound() {
    assertThat(broken(HOUSE.noCircles())).anyMatch(s -> s.contains("Slice cgd.check"));
  }

  @Test
  void oneOfTheFiveMayNotKnowAnother() {
    assertThat(broken(HOUSE.roomsDoNotImportEachOther()))
        .isNotEmpty()
        .allMatch(s -> s.contains("Round") && s.contains("Candidate"));
    assertThat(broken(HOUSE.arrowsPointDown("hitl"))).anyMatch(s -> s.contains("Candidate"));
  }

  @Test
  void buttonOutsideTheWindowIsFound() {
    assertThat(broken(HOUSE.onlyUiKnowsTheWindow()))
        .isNotEmpty()
        .allMatch(s -> s.contains("hitl.Round"));
  }

  @Test
  void databaseOutsideTheStoresIsFound() {
    assertThat(broken(HOUSE.onlyVaultAndLedgerKnowDatabases()))
        .isNotEmpty()
        .allMatch(s -> s.contains("distillery.Candidate"));
  }

  @Test
  void everyWayToTheNetworkIsFound() {
    assertThat(methods(HOUSE.onlyJudgeReachesTheNetwork()))
        .containsExactly("Caller.client", "Caller.name", "Caller.socket", "Caller.stream");
  }

  @Test
  void channelThatIsOpenedElsewhereIsFound() {
    assertThat(methods(HOUSE.fewOpenASocketOfThisMachine())).containsExactly("Caller.channel");
  }

  @Test
  void keyringOutsideTheJudgesIsFound() {
    assertThat(broken(HOUSE.onlyJudgeKnowsKeyrings()))
        .isNotEmpty()
        .allMatch(s -> s.contains("workspace.Caller"));
  }

  @Test
  void yamlAndPicocliOutsideTheirRoomsAreFound() {
    assertThat(broken(HOUSE.onlyCgdKnowsYaml())).anyMatch(s -> s.contains("rubric.Ballot"));
    assertThat(broken(HOUSE.onlyCliKnowsPicocli())).anyMatch(s -> s.contains("rubric.Ballot"));
  }

  @Test
  void findingMadeByAReportIsFound() {
    assertThat(methods(HOUSE.whoShowsFindingsMakesNone())).containsExactly("Inventor.invent");
  }

  @Test
  void onlyTheSavingClassMayWrite() {
    assertThat(methods(HOUSE.onlyOneClassWritesFiles()))
        .containsExactly("Scribbler.stream", "Scribbler.string", "Scribbler.writer");
  }

  @Test
  void timeAndDiceAreFoundAndWhatIsHandedInIsNot() {
    assertThat(methods(HOUSE.timeAndChanceComeFromOutside()))
        .containsExactly(
            "Clockwatcher.dice",
            "Clockwatcher.instant",
            "Clockwatcher.millis",
            "Clockwatcher.reference",
            "Clockwatcher.zone");
  }

  @Test
  void systemClockBelowTheRootsIsFound() {
    assertThat(methods(HOUSE.onlyTheRootsMakeTheClock())).containsExactly("Clockwatcher.clock");
  }

  @Test
  void everyWayToStartAThreadIsFound() {
    assertThat(methods(HOUSE.onlyTheTaskRunnerStartsThreads()))
        .containsExactly("Busy.future", "Busy.pool", "Busy.stream", "Busy.thread", "Busy.virtual");
  }

  @Test
  void otherProgramIsFound() {
    assertThat(methods(HOUSE.noOtherProgramIsRun())).containsExactly("Runner.run");
  }

  @Test
  void wordToTheTerminalIsFound() {
    assertThat(methods(HOUSE.onlyTheCommandLineSpeaksToTheTerminal()))
        .containsExactly("Runner.run");
  }

  @Test
  void catchingEverythingIsFoundAndCatchingOneThingIsNot() {
    assertThat(broken(HOUSE.nobodyCatchesEverything()))
        .containsExactly(ROOT + ".judge.Runner.run() catches everything");
  }

  @Test
  void editPastTheDocumentIsFound() {
    assertThat(methods(HOUSE.onlyTheDocumentTakesEditsOfTheProgram()))
        .containsExactly("Mender.mend");
  }

  @Test
  void sharedStateIsFound() {
    assertThat(broken(HOUSE.noStateInStatics()))
        .isNotEmpty()
        .allMatch(s -> s.contains("Runner.runs"));
  }

  @Test
  void nameThatSaysNothingIsFound() {
    assertThat(broken(HOUSE.namesSayWhatAThingIs()))
        .isNotEmpty()
        .allMatch(s -> s.contains("PromptHelper"));
  }

  @Test
  void fourHundredLinesAreAllowedAndOneMoreIsNot(@TempDir Path folder) throws IOException {
    Files.writeString(folder.resolve("Fits.java"), "\n".repeat(400));
    Files.writeString(folder.resolve("Long.java"), "\n".repeat(401));
    assertThat(new SourceLengths(400).longer(folder)).containsExactly("Long.java");
  }

  @Test
  void folderWithoutSourcesProvesNothing(@TempDir Path folder) {
    assertThatThrownBy(() -> new SourceLengths(400).longer(folder))
        .isInstanceOf(IllegalStateException.class);
  }

  private static List<String> broken(ArchRule rule) {
    return rule.evaluate(WRONG).getFailureReport().getDetails();
  }

  private static List<String> methods(ArchRule rule) {
    return broken(rule).stream()
        .map(METHOD::matcher)
        .map(m -> m.find() ? m.group(1) : "no method")
        .sorted()
        .distinct()
        .toList();
  }
}
