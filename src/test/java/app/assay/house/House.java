package app.assay.house;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.ArchRule;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// The rules of the house that can be read from compiled classes, for the packages under `root`. A
/// rule about a room that is not built yet passes; that classes were seen is asserted apart.
record House(String root) {

  static final Set<String> ROOMS_OF_THE_FIVE =
      Set.of("hitl", "distillery", "rubric", "gatekeeper", "pipeline");

  private static final Set<String> GROUND = Set.of("text", "finding");

  /// Every room and what it may know of ours, from the ground up.
  static final Map<String, Set<String>> MAY_KNOW = mayKnow();

  private static Map<String, Set<String>> mayKnow() {
    Map<String, Set<String>> rooms = new LinkedHashMap<>();
    rooms.put("text", Set.of());
    rooms.put("finding", Set.of("text"));
    rooms.put("cgd", GROUND);
    rooms.put("points", GROUND);
    rooms.put("judge", GROUND);
    rooms.put("ledger", Set.of());
    rooms.put("vault", Set.of());
    rooms.put("hitl", Set.of("text", "finding", "cgd", "points", "ledger", "judge"));
    rooms.put("distillery", Set.of("text", "finding", "vault", "judge", "ledger"));
    rooms.put("rubric", Set.of("text", "finding", "judge", "ledger"));
    rooms.put("gatekeeper", Set.of("text", "finding", "judge", "ledger", "vault"));
    rooms.put("pipeline", Set.of("text", "finding", "judge", "ledger"));
    rooms.put("workspace", Set.copyOf(rooms.keySet()));
    rooms.put("report", Set.of("text", "finding", "workspace"));
    Set<String> below = Set.copyOf(rooms.keySet());
    rooms.put("cli", below);
    rooms.put("ui", below);
    return rooms;
  }

  /// All rules that are not about one room alone.
  Stream<ArchRule> rules() {
    return Stream.of(
        everyRoomHasAFloor(),
        noCircles(),
        roomsDoNotImportEachOther(),
        onlyUiKnowsTheWindow(),
        onlyCliKnowsPicocli(),
        onlyJudgeKnowsLanguageModels(),
        onlyJudgeKnowsKeyrings(),
        onlyJudgeReachesTheNetwork(),
        fewOpenASocketOfThisMachine(),
        onlyVaultAndLedgerKnowDatabases(),
        onlyCgdKnowsYaml(),
        whoShowsFindingsMakesNone(),
        onlyOneClassWritesFiles(),
        timeAndChanceComeFromOutside(),
        onlyTheRootsMakeTheClock(),
        onlyTheTaskRunnerStartsThreads(),
        noOtherProgramIsRun(),
        onlyTheCommandLineSpeaksToTheTerminal(),
        onlyTheDocumentTakesEditsOfTheProgram(),
        noStateInStatics(),
        namesSayWhatAThingIs(),
        nobodyCatchesEverything());
  }

  /// Rule 1: a room knows only what the table above grants it, so arrows point down.
  ArchRule arrowsPointDown(String room) {
    return noClasses()
        .that(in(room))
        .should()
        .dependOnClassesThat(in().and(not(in(room))).and(not(in(MAY_KNOW.get(room)))))
        .because("%s may know only %s".formatted(room, MAY_KNOW.get(room)))
        .allowEmptyShould(true);
  }

  /// Rule 1: a new package has a floor before it has a class.
  ArchRule everyRoomHasAFloor() {
    return noClasses()
        .that(in())
        .and(not(roof()))
        .and(not(in(MAY_KNOW.keySet())))
        .should()
        .bePublic()
        .orShould()
        .notBePublic()
        .because("the table of rooms lists every package")
        .allowEmptyShould(true);
  }

  /// Rule 1: no circles, neither between rooms nor between the packages inside one.
  ArchRule noCircles() {
    return slices().matching(root + ".(**)").should().beFreeOfCycles().allowEmptyShould(true);
  }

  /// Rule 1: the five systems meet in the workspace, never in each other.
  ArchRule roomsDoNotImportEachOther() {
    return slices()
        .matching(root + ".(*)..")
        .should()
        .notDependOnEachOther()
        .ignoreDependency(not(in(ROOMS_OF_THE_FIVE)), DescribedPredicate.alwaysTrue())
        .ignoreDependency(DescribedPredicate.alwaysTrue(), not(in(ROOMS_OF_THE_FIVE)))
        .allowEmptyShould(true);
  }

  /// Rule 1: a library is known in the rooms that need it and nowhere else.
  ArchRule onlyKnownIn(Set<String> rooms, String... libraries) {
    return noClasses()
        .that(in())
        .and(not(in(rooms)))
        .should()
        .dependOnClassesThat(resideInAnyPackage(libraries))
        .because("only %s may know %s".formatted(rooms, List.of(libraries)))
        .allowEmptyShould(true);
  }

  ArchRule onlyUiKnowsTheWindow() {
    return onlyKnownIn(
        Set.of("ui"),
        "javafx..",
        "javax.swing..",
        "java.awt..",
        "org.controlsfx..",
        "org.fxmisc..",
        "org.reactfx..",
        "atlantafx..",
        "org.kordamp..");
  }

  ArchRule onlyCliKnowsPicocli() {
    return onlyKnownIn(Set.of("cli"), "picocli..");
  }

  ArchRule onlyJudgeKnowsLanguageModels() {
    return onlyKnownIn(Set.of("judge"), "dev.langchain4j..");
  }

  ArchRule onlyJudgeKnowsKeyrings() {
    return onlyKnownIn(
        Set.of("judge"), "com.github.javakeyring..", "org.freedesktop..", "com.sun.jna..");
  }

  /// Rule 1: nothing leaves this machine but what a model is asked.
  ArchRule onlyJudgeReachesTheNetwork() {
    return never(
        in().and(not(in("judge"))),
        "reach the network",
        "java\\.net\\.http\\..*",
        "java\\.net\\.(Socket|ServerSocket|DatagramSocket|InetSocketAddress)\\.<init>\\(.*",
        "java\\.net\\.InetAddress\\..*",
        "java\\.net\\.URL\\.(openStream|openConnection|getContent)\\(.*");
  }

  /// Rule 1: sockets of this machine are no network, and few need one: the user's agent of keys,
  /// and two starts of the program (decision 0017).
  ArchRule fewOpenASocketOfThisMachine() {
    return never(
        in().and(not(in("judge")))
            .and(not(type("workspace.SoleWindow")))
            .and(not(type("hitl.signature.SshAgent"))),
        "open a channel",
        "java\\.nio\\.channels\\.(Asynchronous)?(Server)?SocketChannel\\.open\\(.*",
        "java\\.nio\\.channels\\.DatagramChannel\\.open\\(.*");
  }

  ArchRule onlyVaultAndLedgerKnowDatabases() {
    return onlyKnownIn(
        Set.of("vault", "ledger"),
        "java.sql..",
        "javax.sql..",
        "org.sqlite..",
        "org.postgresql..",
        "org.jdbi..",
        "org.flywaydb..");
  }

  ArchRule onlyCgdKnowsYaml() {
    return onlyKnownIn(Set.of("cgd"), "org.yaml..");
  }

  /// Rule 2: a check exists once; those who show findings never make one.
  ArchRule whoShowsFindingsMakesNone() {
    return never(
        in(Set.of("cli", "ui", "report")),
        "make a finding",
        Pattern.quote(root + ".finding.Finding.<init>") + ".*");
  }

  /// Rule 5: one class saves documents; the two stores keep their own files.
  ArchRule onlyOneClassWritesFiles() {
    return never(
        in().and(not(in(Set.of("ledger", "vault")))).and(not(type("text.DocumentFile"))),
        "write, move or delete a file",
        "java\\.nio\\.file\\.Files\\.(write|writeString|newOutputStream|newBufferedWriter"
            + "|newByteChannel|copy|move|delete|deleteIfExists|createFile|createTempFile)\\(.*",
        "java\\.io\\.(FileOutputStream|FileWriter|RandomAccessFile)\\.<init>.*",
        "java\\.io\\.Print(Writer|Stream)\\.<init>\\(java\\.(io\\.File|lang\\.String)\\b.*",
        "java\\.io\\.File\\.(delete|deleteOnExit|renameTo|createNewFile|createTempFile)\\(.*",
        "java\\.nio\\.channels\\.(Asynchronous)?FileChannel\\.open\\(.*");
  }

  /// Rule 6: nobody asks what time it is or rolls dice; a clock and a seed are handed in.
  ArchRule timeAndChanceComeFromOutside() {
    return never(
        in(),
        "ask for the time or roll dice",
        "java\\.time\\..*\\.now\\((java\\.time\\.ZoneId)?\\)",
        "java\\.lang\\.System\\.currentTimeMillis\\(\\)",
        "java\\.util\\.Date\\.<init>\\(\\)",
        "java\\.util\\.Random\\.<init>\\(\\)",
        "java\\.util\\.UUID\\.randomUUID\\(\\)",
        "java\\.lang\\.Math\\.random\\(\\)",
        "java\\.util\\.concurrent\\.ThreadLocalRandom\\..*");
  }

  /// Rule 6: only where the program is put together does the system's clock come in.
  ArchRule onlyTheRootsMakeTheClock() {
    return never(
        in().and(not(roof())).and(not(resideInAnyPackage(root + ".cli", root + ".ui"))),
        "make the system's clock",
        "java\\.time\\.Clock\\.(system.*|tick(Millis|Seconds|Minutes)\\(.*)",
        "java\\.time\\.InstantSource\\.system\\(\\)");
  }

  /// Rule 7: threads come from the one task runner, which lives in the workspace.
  ArchRule onlyTheTaskRunnerStartsThreads() {
    return never(
        in().and(not(in("workspace"))),
        "start a thread",
        "java\\.lang\\.Thread\\.(<init>|start|ofVirtual|ofPlatform|startVirtualThread)\\(.*",
        "java\\.lang\\.Thread\\$Builder.*",
        "java\\.util\\.concurrent\\.Executors\\..*",
        "java\\.util\\.concurrent\\.(ThreadPoolExecutor|ScheduledThreadPoolExecutor|ForkJoinPool)\\..*",
        "java\\.util\\.concurrent\\.CompletableFuture\\..*Async\\(.*",
        "java\\.util\\..*\\.parallel(Stream)?\\(\\)",
        "java\\.util\\.Timer\\.<init>.*",
        "javafx\\.concurrent\\..*");
  }

  /// No other program is ever run.
  ArchRule noOtherProgramIsRun() {
    return never(in(), "run another program", "java\\.lang\\.(Runtime\\.exec|ProcessBuilder\\.).*");
  }

  /// Only the command line speaks to the terminal or ends the program.
  ArchRule onlyTheCommandLineSpeaksToTheTerminal() {
    return never(
        in().and(not(roof())).and(not(in("cli"))),
        "speak to the terminal or end the program",
        "java\\.lang\\.System\\.(out|err|in|exit\\(int\\))",
        "java\\.lang\\.Throwable\\.printStackTrace\\(\\)");
  }

  /// What the program works out changes an open text in one place, which may refuse it.
  ArchRule onlyTheDocumentTakesEditsOfTheProgram() {
    return never(
        in().and(not(type("ui.documents.OpenDocument"))).and(not(in("ui.editor.model"))),
        "change an open text past its document",
        Pattern.quote(root + ".ui.editor.model.OpenText.") + "(apply|setText)\\(.*");
  }

  /// No state is shared behind everyone's back.
  ArchRule noStateInStatics() {
    return fields().that().areStatic().should().beFinal().allowEmptyShould(true);
  }

  /// A name says what the thing is.
  ArchRule namesSayWhatAThingIs() {
    return classes()
        .should()
        .haveNameNotMatching(".*(Manager|Helper|Utils?|Impl|Data)(\\$.*)?")
        .allowEmptyShould(true);
  }

  /// What a user can cause is a result; catching everything hides what a programmer broke.
  ArchRule nobodyCatchesEverything() {
    return noClasses()
        .should(new CatchEverything(Set.of("java.lang.Exception", "java.lang.RuntimeException")))
        .allowEmptyShould(true);
  }

  private ArchRule never(
      DescribedPredicate<JavaClass> who, String what, String... fullNamePatterns) {
    List<Pattern> forbidden = Stream.of(fullNamePatterns).map(Pattern::compile).toList();
    DescribedPredicate<JavaAccess<?>> access =
        describe(
            what,
            a ->
                forbidden.stream().anyMatch(p -> p.matcher(a.getTarget().getFullName()).matches()));
    return noClasses()
        .that(who)
        .should()
        .accessTargetWhere(access)
        .as("no class of %s should %s".formatted(who.getDescription(), what))
        .allowEmptyShould(true);
  }

  private DescribedPredicate<JavaClass> in() {
    return resideInAnyPackage(root + "..").as("the house");
  }

  private DescribedPredicate<JavaClass> roof() {
    return resideInAnyPackage(root).as("the package of the entry point");
  }

  private DescribedPredicate<JavaClass> in(String room) {
    return in(Set.of(room));
  }

  private DescribedPredicate<JavaClass> in(Set<String> rooms) {
    return resideInAnyPackage(
            rooms.stream().map(room -> root + "." + room + "..").toArray(String[]::new))
        .as(rooms.stream().sorted().toList().toString());
  }

  private DescribedPredicate<JavaClass> type(String name) {
    String full = root + "." + name;
    return describe(
        name, c -> c.getFullName().equals(full) || c.getFullName().startsWith(full + "$"));
  }
}
